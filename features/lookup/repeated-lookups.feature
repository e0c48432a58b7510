Feature: Repeated lookups
  The same key may be looked up several times while the active locale, the arguments or the translations
  change. The document describes each lookup alone. Therefore, no lookup depends on an earlier one.

  @id:LOOKUP-05
  Rule: A lookup must not depend on the lookups before it

    Scenario Outline: the same arguments after another locale was activated
      Given the translations
        """
        en:
          greeting: "Hello, %{name}!"
          items: { one: a single item, other: "%{count} items" }
          error: { blank: Blank, greeting: "Error, %{name}!", items: { one: a single error, other: "%{count} errors" } }
        de:
          greeting: "Guten Tag, %{name}!"
          items: { one: ein einziges Ding, other: "%{count} Dinge" }
          error: { blank: Leer, greeting: "Fehler, %{name}!", items: { one: ein Fehler, other: "%{count} Fehler" } }
        """
      When "<key>" is translated with the arguments
        | <argument> | <value>       |
        | <other>    | <other value> |
      Then the translation is "<before>"
      When "de" is activated
      And "<key>" is translated with the arguments
        | <argument> | <value>       |
        | <other>    | <other value> |
      Then the translation is "<after>"

      Examples:
        | case                | key      | argument | value       | other   | other value | before         | after             |
        | a String as a scope | blank    | scope    | "error"     | default | null        | Blank          | Leer              |
        | an array as a scope | blank    | scope    | ["error"]   | default | null        | Blank          | Leer              |
        | a count of 1        | items    | count    | 1           | default | null        | a single item  | ein einziges Ding |
        | a count of 3        | items    | count    | 3           | default | null        | 3 items        | 3 Dinge           |
        | params              | greeting | params   | {name: Ann} | default | null        | Hello, Ann!    | Guten Tag, Ann!   |
        | a named argument    | greeting | kwargs   | {name: Ann} | default | null        | Hello, Ann!    | Guten Tag, Ann!   |
        | a scope and a count | items    | scope    | "error"     | count   | 1           | a single error | ein Fehler        |
        | a scope and params  | greeting | scope    | "error"     | params  | {name: Ann} | Error, Ann!    | Fehler, Ann!      |

    Scenario Outline: the same key with other arguments
      Given the translations
        """
        en:
          order: "%{first}, %{last}"
          items: { one: "%{count} item", other: "%{count} items" }
          blank: Blank at the top
          error: { blank: Blank in error }
          user: { error: { blank: Blank in user.error } }
        """
      When "<key>" is translated with the arguments
        | <argument> | <value> |
      Then the translation is "<before>"
      When "<key>" is translated with the arguments
        | <argument> | <other value> |
      Then the translation is "<after>"

      Examples:
        | case                           | key   | argument | value                   | other value             | before         | after               |
        | another value of the first     | order | params   | {first: Ann, last: Lee} | {first: Bob, last: Lee} | Ann, Lee       | Bob, Lee            |
        | another value of the last      | order | params   | {first: Ann, last: Lee} | {first: Ann, last: Kay} | Ann, Lee       | Ann, Kay            |
        | names that change places       | order | params   | {first: Ann, last: Lee} | {last: Ann, first: Lee} | Ann, Lee       | Lee, Ann            |
        | values that change places      | order | params   | {first: Ann, last: Lee} | {first: Lee, last: Ann} | Ann, Lee       | Lee, Ann            |
        | values joined in the same way  | order | params   | {first: A B, last: C}   | {first: A, last: B C}   | A B, C         | A, B C              |
        | another last named argument    | order | kwargs   | {first: Ann, last: Lee} | {first: Ann, last: Kay} | Ann, Lee       | Ann, Kay            |
        | another count of the same form | items | count    | 2                       | 7                       | 2 items        | 7 items             |
        | another count, another form    | items | count    | 2                       | 1                       | 2 items        | 1 item              |
        | another scope                  | blank | scope    | "error"                 | "user.error"            | Blank in error | Blank in user.error |
        | another array as a scope       | blank | scope    | ["error"]               | ["user", "error"]       | Blank in error | Blank in user.error |
        | nil after a scope              | blank | scope    | "error"                 | null                    | Blank in error | Blank at the top    |

    Scenario Outline: paths and texts that are easily taken for the same
      Given the translations
        """
        en:
          grow: Grow it
          formal: { title: A formal title }
          a: { bc: Below a, b: { c: Below a and b } }
          ab: { c: Below ab }
          plain: "Hello, %{name}"
          padded: " Hello, %{name} "
        eng: { row: A row }
        en.formal: { title: A very formal title }
        """
      When "<key>" is translated with the arguments
        | scope  | <scope>     |
        | params | {name: Ann} |
      Then the translation is "<before>"
      When "<locale>" is activated
      And "<other key>" is translated with the arguments
        | scope  | <other scope> |
        | params | {name: Ann}   |
      Then the translation is <after>

      Examples:
        | case                                | key          | scope      | before         | locale    | other key | other scope | after                 |
        | the same after the locale           | grow         | null       | Grow it        | eng       | row       | null        | "A row"               |
        | the same after the locale and a dot | formal.title | null       | A formal title | en.formal | title     | null        | "A very formal title" |
        | a scope and a key                   | bc           | "a"        | Below a        | en        | c         | "ab"        | "Below ab"            |
        | arrays                              | c            | ["a", "b"] | Below a and b  | en        | c         | ["ab"]      | "Below ab"            |
        | spaces around a text                | plain        | null       | Hello, Ann     | en        | padded    | null        | " Hello, Ann "        |

    Scenario Outline: another value beside the same argument
      Given the translations
        """
        en:
          error: { greeting: "Error, %{name}!" }
          items: { one: "%{name} has one item", other: "%{name} has %{count} items" }
        """
      When "<key>" is translated with the arguments
        | params     | {name: Ann} |
        | <argument> | <value>     |
      And "<key>" is translated with the arguments
        | params     | {name: Bob} |
        | <argument> | <value>     |
      Then the translation is "<text>"

      Examples:
        | case                | key      | argument | value     | text             |
        | a String as a scope | greeting | scope    | "error"   | Error, Bob!      |
        | an array as a scope | greeting | scope    | ["error"] | Error, Bob!      |
        | a count of 1        | items    | count    | 1         | Bob has one item |
        | a count of 2        | items    | count    | 2         | Bob has 2 items  |

    Scenario Outline: a value after another argument for the same placeholder
      Given the translations
        """
        en:
          greeting: "Hello, %{name}!"
          page: "Page %{count}"
          items: { one: "%{count} item", other: "%{count} items" }
        """
      When "<before>" is translated with the arguments
        | <argument> | <value> |
      And "<after>" is translated with the arguments
        | <other argument> | <other value> |
      Then the translation is "<text>"

      Examples:
        | case                              | before   | argument | value       | after    | other argument | other value | text        |
        | a value named count after a count | items    | count    | 2           | page     | params         | {count: 3}  | Page 3      |
        | a count after a value named count | page     | params   | {count: 3}  | items    | count          | 2           | 2 items     |
        | params after a named argument     | greeting | kwargs   | {name: Ann} | greeting | params         | {name: Bob} | Hello, Bob! |

    @surface:catalog
    Scenario: a text that is injected into another locale than the active one after a lookup that found nothing
      Given a new catalog
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is activated
      And "farewell" is translated
      Then the translation is missing
      When "en" is activated
      And the translations are injected
        """
        fr: { farewell: Au revoir }
        """
      And "fr" is activated
      Then "farewell" translates to "Au revoir"

    @surface:catalog
    Scenario Outline: a translation that is injected after a lookup that found nothing
      Given a new catalog
      When the translations are injected
        """
        en: { greeting: Hello }
        """
      And "<key>" is translated with the arguments
        | <argument> | <value>       |
        | <other>    | <other value> |
      Then the translation is missing
      When the translations are injected
        """
        en:
          farewell: "Goodbye, %{name}!"
          items: { one: "%{count} item", other: "%{count} items" }
          menu: { close: Close it, items: { one: "%{count} entry", other: "%{count} entries" } }
        """
      And "<key>" is translated with the arguments
        | <argument> | <value>       |
        | <other>    | <other value> |
      Then the translation is "<text>"

      Examples:
        | case                | key      | argument | value       | other  | other value | text          |
        | a count             | items    | count    | 2           | scope  | null        | 2 items       |
        | a String as a scope | close    | scope    | "menu"      | params | null        | Close it      |
        | an array as a scope | close    | scope    | ["menu"]    | params | null        | Close it      |
        | a scope and a count | items    | scope    | "menu"      | count  | 2           | 2 entries     |
        | params              | farewell | params   | {name: Ann} | scope  | null        | Goodbye, Ann! |
        | a named argument    | farewell | kwargs   | {name: Ann} | scope  | null        | Goodbye, Ann! |

    Scenario Outline: a lookup without an argument after one with it
      Given the translations
        """
        en:
          items: { one: "%{count} item", other: "%{count} items" }
          title: A title
          page: "Page %{count}"
          menu: { title: A title in the menu }
        """
      When "<before>" is translated with the arguments
        | <argument> | <value> |
      And "<after>" is translated with the arguments
        | <other argument> | <other value> |
      Then the translation is "<text>"

      Examples:
        | case                       | before | argument | value  | after | other argument | other value | text    |
        | a plain text after a count | items  | count    | 2      | title | params         | {name: Ann} | A title |
        | a plain text after a scope | title  | scope    | "menu" | title | params         | {name: Ann} | A title |

    @surface:catalog
    Scenario Outline: a translation that is injected after translate! found nothing
      Given a new catalog
      When the translations are injected
        """
        en: { greeting: Hello }
        """
      And "<key>" is translated by translate! with the arguments
        | <argument> | <value> |
      Then it raises MissingTranslation
      When the translations are injected
        """
        en:
          farewell: Goodbye
          items: { one: "%{count} item", other: "%{count} items" }
          menu: { close: Close it }
        """
      And "<key>" is translated by translate! with the arguments
        | <argument> | <value> |
      Then the translation is "<text>"

      Examples:
        | case    | key      | argument | value  | text     |
        | a key   | farewell | params   | null   | Goodbye  |
        | a count | items    | count    | 2      | 2 items  |
        | a scope | close    | scope    | "menu" | Close it |

    @surface:module
    Scenario: a translation that init reads after a lookup that found nothing
      Given no translations
      When "greeting" is translated
      Then the translation is missing
      When these fields of the main configuration are set
        """
        loaders:
          - en: { greeting: Hello }
        """
      And the module is initialized
      Then "greeting" translates to "Hello"
