Feature: Missing translations
  When no translation is found for a key, `translate` returns a string that says so, and `translate!`
  raises MissingTranslation.

  @id:MISSING-01
  Rule: When no translation is found, `translate` must return a string that states that the translation is missing

    Scenario Outline: a missing key
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { open: Open a menu }
        """
      When <key> is translated
      Then it states that the translation is missing

      Examples:
        | case                   | key              |
        | a simple key           | "nowhere"        |
        | a Symbol               | :blank           |
        | a nested key           | "menu.close"     |
        | a path that is unknown | "nowhere.at.all" |
        | constructor            | "constructor"    |
        | toString               | "toString"       |

    Scenario: a catalog without translations
      Given no translations
      When "greeting" is translated
      Then it states that the translation is missing

    Scenario Outline: a catalog without translations, and an argument
      Given no translations
      When "greeting" is translated with the arguments
        | <argument> | <value> |
      Then it states that the translation is missing

      Examples:
        | case                | argument | value       |
        | a String as a scope | scope    | "menu"      |
        | an array as a scope | scope    | ["menu"]    |
        | a count             | count    | 2           |
        | params              | params   | {name: Ann} |
        | a named argument    | kwargs   | {name: Ann} |

    @surface:catalog
    Scenario: a translation that is injected after the lookup
      Given a new catalog
      When "farewell" is translated
      Then it states that the translation is missing
      When the translations are injected
        """
        en: { farewell: Goodbye }
        """
      Then "farewell" translates to "Goodbye"

    Scenario Outline: a missing key with arguments
      Given the translations
        """
        en:
          other: Another text
          nowhere_one: One of another text
          nowhere_other: Others of another text
          nowhere_plural: Many of another text
          greeting: "Hello, %{name}!"
          items: { one: "%{count} item", other: "%{count} items" }
          menu: { other: Another text in the menu, file: { open: Open a file } }
        """
      When "nowhere" is translated with the arguments
        | <argument> | <value>       |
        | <other>    | <other value> |
      Then it states that the translation is missing

      Examples:
        | case                            | argument | value            | other  | other value |
        | a count                         | count    | 2                | scope  | null        |
        | a String as a scope             | scope    | "menu"           | params | null        |
        | an array as a scope             | scope    | ["menu", "file"] | params | null        |
        | params                          | params   | {name: Ann}      | scope  | null        |
        | a named argument                | kwargs   | {name: Ann}      | scope  | null        |
        | nil as the default              | default  | null             | params | null        |
        | a scope and a count             | scope    | "menu"           | count  | 2           |
        | an array as a scope and a count | scope    | ["menu", "file"] | count  | 1           |
        | a scope and params              | scope    | "menu"           | params | {name: Ann} |
        | a scope and a named argument    | scope    | "menu"           | kwargs | {name: Ann} |
        | a count and params              | count    | 2                | params | {name: Ann} |
        | a count and a named argument    | count    | 2                | kwargs | {name: Ann} |

  @id:MISSING-02
  Rule: `translate!` must raise MissingTranslation when no translation is found

    Scenario Outline: a missing key
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { file: { open: Open a file } }
          greeting: "Hello, %{name}!"
          order: "%{last}, %{first}"
          items: { one: "%{count} item", other: "%{count} items" }
          error:
            blank: Blank in error
            greeting: "Error, %{name}!"
            username: { blank: Blank in error.username }
            items: { one: "%{name} has one", other: "%{name} has %{count} in %{place}" }
        """
      When <key> is translated by translate! with the arguments
        | scope | <scope> |
        | count | <count> |
      Then it raises MissingTranslation

      Examples:
        | case                                 | key                       | scope   | count |
        | a String                             | "nowhere"                 | null    | null  |
        | a Symbol                             | :blank                    | null    | null  |
        | a path                               | "menu.close"              | null    | null  |
        | a path below a text                  | "simple.x"                | null    | null  |
        | an index into a text                 | "simple.0"                | null    | null  |
        | the length of a text                 | "simple.length"           | null    | null  |
        | a method of a text                   | "simple.upper"            | null    | null  |
        | in a scope                           | "simple"                  | error   | null  |
        | in a scope of no key                 | "simple"                  | nowhere | null  |
        | constructor                          | "constructor"             | null    | null  |
        | toString                             | "toString"                | null    | null  |
        | valueOf                              | "valueOf"                 | null    | null  |
        | hasOwnProperty                       | "hasOwnProperty"          | null    | null  |
        | __proto__                            | "__proto__"               | null    | null  |
        | the name of an inherited constructor | "constructor.name"        | null    | null  |
        | the name of the type of a text       | "simple.constructor.name" | null    | null  |
        | the name of the type of a map        | "menu.constructor.name"   | null    | null  |
        | with a count                         | "nowhere"                 | null    | 2     |

    Scenario: a missing key that was looked up by translate before
      Given the translations
        """
        en: { greeting: Hello }
        """
      When "nowhere" is translated
      And "nowhere" is translated by translate!
      Then it raises MissingTranslation

    Scenario: a catalog without translations
      Given no translations
      When "greeting" is translated by translate!
      Then it raises MissingTranslation

    Scenario Outline: a catalog without translations, and an argument
      Given no translations
      When "greeting" is translated by translate! with the arguments
        | <argument> | <value> |
      Then it raises MissingTranslation

      Examples:
        | case                | argument | value       |
        | a String as a scope | scope    | "menu"      |
        | an array as a scope | scope    | ["menu"]    |
        | a count             | count    | 2           |
        | params              | params   | {name: Ann} |
        | a named argument    | kwargs   | {name: Ann} |

    Scenario: a key that only another locale has
      Given the translations
        """
        en: { greeting: Hello, farewell: Goodbye }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "farewell" is translated by translate!
      Then it raises MissingTranslation

    Scenario: a missing translation in a block
      Given the translations
        """
        en: { greeting: Hello, farewell: Goodbye }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | translate! | "farewell" |
      Then the calls in the block returned
        | raises MissingTranslation |
      And the active locale is "en"

    Scenario: the active locale does not change
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "nowhere" is translated by translate!
      Then it raises MissingTranslation
      And the active locale is "fr"
      And "greeting" translates to "Bonjour"

    Scenario Outline: a missing key with arguments
      Given the translations
        """
        en:
          other: Another text
          nowhere_one: One of another text
          nowhere_other: Others of another text
          nowhere_plural: Many of another text
          greeting: "Hello, %{name}!"
          items: { one: "%{count} item", other: "%{count} items" }
          menu: { other: Another text in the menu, file: { open: Open a file } }
        """
      When "nowhere" is translated by translate! with the arguments
        | <argument> | <value>       |
        | <other>    | <other value> |
      Then it raises MissingTranslation

      Examples:
        | case                            | argument | value            | other  | other value |
        | a count                         | count    | 2                | scope  | null        |
        | a String as a scope             | scope    | "menu"           | params | null        |
        | an array as a scope             | scope    | ["menu", "file"] | params | null        |
        | params                          | params   | {name: Ann}      | scope  | null        |
        | a named argument                | kwargs   | {name: Ann}      | scope  | null        |
        | nil as the default              | default  | null             | params | null        |
        | a scope and a count             | scope    | "menu"           | count  | 2           |
        | an array as a scope and a count | scope    | ["menu", "file"] | count  | 1           |
        | a scope and params              | scope    | "menu"           | params | {name: Ann} |
        | a scope and a named argument    | scope    | "menu"           | kwargs | {name: Ann} |
        | a count and params              | count    | 2                | params | {name: Ann} |
        | a count and a named argument    | count    | 2                | kwargs | {name: Ann} |

  @id:MISSING-03
  Rule: `translate!` must return the same text as `translate` when a translation is found

    Background:
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { file: { open: Open a file } }
          greeting: "Hello, %{name}!"
          order: "%{last}, %{first}"
          items: { one: "%{count} item", other: "%{count} items" }
          error:
            blank: Blank in error
            greeting: "Error, %{name}!"
            username: { blank: Blank in error.username }
            items: { one: "%{name} has one", other: "%{name} has %{count} in %{place}" }
          empty: ""
        fr: { simple: Une traduction simple }
        de:
          greeting: "Guten Tag, %{name}!"
          items: { one: "%{count} Ding", other: "%{count} Dinge" }
          error: { blank: Leer, username: { blank: "Leer, Name" } }
        """

    Scenario Outline: a key
      When <key> is translated by translate!
      Then it has the same outcome as translate with the same arguments

      Examples:
        | case               | key              |
        | a String           | "simple"         |
        | a Symbol           | :simple          |
        | a path             | "menu.file.open" |
        | a Symbol with dots | :menu.file.open  |

    Scenario Outline: a key and an argument
      When <key> is translated by translate! with the arguments
        | <argument> | <value> |
      Then it has the same outcome as translate with the same arguments

      Examples:
        | case                         | key              | argument | value                                   |
        | a scope, a String            | "blank"          | scope    | "error"                                 |
        | a scope, a dotted String     | "blank"          | scope    | "error.username"                        |
        | a scope, a Symbol            | "blank"          | scope    | :error                                  |
        | a scope, a Symbol with dots  | "blank"          | scope    | :error.username                         |
        | a scope, an array of Strings | "blank"          | scope    | ["error", "username"]                   |
        | a scope, an array of Symbols | "blank"          | scope    | [:error, :username]                     |
        | a scope, an array of both    | "blank"          | scope    | ["error", :username]                    |
        | a scope before a Symbol      | :blank           | scope    | "error"                                 |
        | a scope before a path        | "username.blank" | scope    | "error"                                 |
        | a count of 1                 | "items"          | count    | 1                                       |
        | a count of 3                 | "items"          | count    | 3                                       |
        | a count of 0                 | "items"          | count    | 0                                       |
        | a count of 2.5               | "items"          | count    | 2.5                                     |
        | a param                      | "greeting"       | params   | {name: Ann}                             |
        | two params                   | "order"          | params   | {first: Ann, last: Smith}               |
        | params called like arguments | "simple"         | params   | {key: greeting, scope: error, count: 1} |
        | a param of a type of its own | "greeting"       | params   | {name: 7}                               |
        | a named argument             | "greeting"       | kwargs   | {name: Ann}                             |
        | two named arguments          | "order"          | kwargs   | {first: Ann, last: Smith}               |
        | nil as the default           | "simple"         | default  | null                                    |

    Scenario: a scope, a count and params
      When "items" is translated by translate! with the arguments
        | scope  | [:error]                   |
        | count  | 4                          |
        | params | {name: Ann, place: London} |
      Then it has the same outcome as translate with the same arguments

    Scenario: a scope and a named argument
      When "greeting" is translated by translate! with the arguments
        | scope  | error       |
        | kwargs | {name: Ann} |
      Then it has the same outcome as translate with the same arguments
      When "items" is translated by translate! with the arguments
        | scope  | error                      |
        | count  | 4                          |
        | kwargs | {name: Ann, place: London} |
      Then it has the same outcome as translate with the same arguments

    Scenario: after a locale was activated
      When "fr" is activated
      And "simple" is translated by translate!
      Then it has the same outcome as translate with the same arguments

    Scenario: in a block
      When a block runs with the locale "fr"
        | translate! | "simple" |
        | translate  | "simple" |
      Then the calls in the block all returned the same

    Scenario Outline: an argument after a locale was activated
      When "de" is activated
      And <key> is translated by translate! with the arguments
        | <argument> | <value> |
      Then it has the same outcome as translate with the same arguments

      Examples:
        | case                | key        | argument | value                 |
        | a scope             | "blank"    | scope    | "error"               |
        | an array as a scope | "blank"    | scope    | ["error", "username"] |
        | a count             | "items"    | count    | 1                     |
        | params              | "greeting" | params   | {name: Ann}           |
        | a named argument    | "greeting" | kwargs   | {name: Ann}           |

    Scenario Outline: an argument in a block
      When a block runs with the locale "de"
        | translate! | <key> | <argument> | <value> |
        | translate  | <key> | <argument> | <value> |
      Then the calls in the block all returned the same

      Examples:
        | case                | key        | argument | value                 |
        | a scope             | "blank"    | scope    | "error"               |
        | an array as a scope | "blank"    | scope    | ["error", "username"] |
        | a count             | "items"    | count    | 1                     |
        | params              | "greeting" | params   | {name: Ann}           |
        | a named argument    | "greeting" | kwargs   | {name: Ann}           |

    Scenario: a lookup without a scope after one with a scope
      When "blank" is translated by translate! with the arguments
        | scope | error |
      And "simple" is translated by translate!
      Then it has the same outcome as translate with the same arguments

    Scenario: an empty text
      When "empty" is translated by translate!
      Then it has the same outcome as translate with the same arguments

    Scenario Outline: a text that is easily taken for none
      Given the translations
        """
        en: { taken: "<text>", other: Another text }
        """
      When "taken" is translated by translate! with the arguments
        | params | {name: ""} |
      Then the translation is "<translation>"

      Examples:
        | case                                  | text                   | translation            |
        | zero                                  | 0                      | 0                      |
        | false                                 | false                  | false                  |
        | the key itself                        | taken                  | taken                  |
        | the text of a missing translation     | missing translation: x | missing translation: x |
        | the name of another key after a colon | :other                 | :other                 |
        | an empty value alone                  | %{name}                |                        |
