Feature: Aliases
  Lookups and localization have short names, on the module and on a catalog: t for translate, t! for
  translate!, and l for localize. An alias takes the same arguments and does the same.

  @id:ALIAS-01
  @needs:MISSING-01
  Rule: t is translate under another name

    Scenario Outline: a key
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { file: { open: Open } }
          greeting: "Hello, %{name}!"
          order: "%{last}, %{first}"
          items: { one: "%{count} item", other: "%{count} items" }
          error:
            blank: Blank in error
            greeting: "Error, %{name}!"
            username: { blank: Blank in error.username }
            items: { one: "%{name} has one", other: "%{name} has %{count} in %{place}" }
        """
      When <key> is translated by t
      Then the translation is "<text>"

      Examples:
        | case     | key              | text                 |
        | a String | "simple"         | A simple translation |
        | a Symbol | :simple          | A simple translation |
        | a path   | "menu.file.open" | Open                 |

    Scenario Outline: a key and an argument
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { file: { open: Open } }
          greeting: "Hello, %{name}!"
          order: "%{last}, %{first}"
          items: { one: "%{count} item", other: "%{count} items" }
          error:
            blank: Blank in error
            greeting: "Error, %{name}!"
            username: { blank: Blank in error.username }
            items: { one: "%{name} has one", other: "%{name} has %{count} in %{place}" }
        """
      When <key> is translated by t with the arguments
        | <argument> | <value> |
      Then the translation is "<text>"

      Examples:
        | case                         | key              | argument | value                     | text                    |
        | a scope, a String            | "blank"          | scope    | "error"                   | Blank in error          |
        | a scope, a dotted String     | "blank"          | scope    | "error.username"          | Blank in error.username |
        | a scope, a Symbol            | "blank"          | scope    | :error                    | Blank in error          |
        | a scope, an array of Strings | "blank"          | scope    | ["error", "username"]     | Blank in error.username |
        | a scope, an array of Symbols | "blank"          | scope    | [:error, :username]       | Blank in error.username |
        | a scope, an array of both    | "blank"          | scope    | ["error", :username]      | Blank in error.username |
        | a scope before a Symbol      | :blank           | scope    | "error"                   | Blank in error          |
        | a scope before a path        | "username.blank" | scope    | "error"                   | Blank in error.username |
        | a count of 1                 | "items"          | count    | 1                         | 1 item                  |
        | a count of 3                 | "items"          | count    | 3                         | 3 items                 |
        | a count of 0                 | "items"          | count    | 0                         | 0 items                 |
        | a count of 2.5               | "items"          | count    | 2.5                       | 2.5 items               |
        | a param                      | "greeting"       | params   | {name: Ann}               | Hello, Ann!             |
        | two params                   | "order"          | params   | {first: Ann, last: Smith} | Smith, Ann              |
        | a param of a type of its own | "greeting"       | params   | {name: 7}                 | Hello, 7!               |
        | a named argument             | "greeting"       | kwargs   | {name: Ann}               | Hello, Ann!             |
        | two named arguments          | "order"          | kwargs   | {first: Ann, last: Smith} | Smith, Ann              |
        | nil as the default           | "simple"         | default  | null                      | A simple translation    |

    Scenario: a scope, a count and params
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { file: { open: Open } }
          greeting: "Hello, %{name}!"
          order: "%{last}, %{first}"
          items: { one: "%{count} item", other: "%{count} items" }
          error:
            blank: Blank in error
            greeting: "Error, %{name}!"
            username: { blank: Blank in error.username }
            items: { one: "%{name} has one", other: "%{name} has %{count} in %{place}" }
        """
      When "items" is translated by t with the arguments
        | scope  | [:error]                   |
        | count  | 4                          |
        | params | {name: Ann, place: London} |
      Then the translation is "Ann has 4 in London"

    Scenario: a scope and a named argument
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { file: { open: Open } }
          greeting: "Hello, %{name}!"
          order: "%{last}, %{first}"
          items: { one: "%{count} item", other: "%{count} items" }
          error:
            blank: Blank in error
            greeting: "Error, %{name}!"
            username: { blank: Blank in error.username }
            items: { one: "%{name} has one", other: "%{name} has %{count} in %{place}" }
        """
      When "greeting" is translated by t with the arguments
        | scope  | error       |
        | kwargs | {name: Ann} |
      Then the translation is "Error, Ann!"

    Scenario: after a locale was activated
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "fr" is activated
      And "greeting" is translated by t
      Then the translation is "Bonjour"

    Scenario: inside a block
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | t | "greeting" |
      Then inside the block the calls gave
        | Bonjour |

    Scenario: one lookup leaves nothing behind for the next
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { file: { open: Open } }
          greeting: "Hello, %{name}!"
          order: "%{last}, %{first}"
          items: { one: "%{count} item", other: "%{count} items" }
          error:
            blank: Blank in error
            greeting: "Error, %{name}!"
            username: { blank: Blank in error.username }
            items: { one: "%{name} has one", other: "%{name} has %{count} in %{place}" }
        """
      When "blank" is translated by t with the arguments
        | scope | error |
      And "simple" is translated by t
      Then the translation is "A simple translation"

    Scenario Outline: a key that nothing is stored under
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { file: { open: Open } }
          greeting: "Hello, %{name}!"
          order: "%{last}, %{first}"
          items: { one: "%{count} item", other: "%{count} items" }
          error:
            blank: Blank in error
            greeting: "Error, %{name}!"
            username: { blank: Blank in error.username }
            items: { one: "%{name} has one", other: "%{name} has %{count} in %{place}" }
        """
      When <key> is translated by t with the arguments
        | scope | <scope> |
        | count | <count> |
      Then the translation is missing

      Examples:
        | case                 | key          | scope   | count |
        | a String             | "nowhere"    | null    | null  |
        | a Symbol             | :blank       | null    | null  |
        | a path               | "menu.close" | null    | null  |
        | a path below a text  | "simple.x"   | null    | null  |
        | in a scope           | "simple"     | error   | null  |
        | in a scope of no key | "simple"     | nowhere | null  |
        | with a count         | "nowhere"    | null    | 2     |

    Scenario: without any translations
      Given no translations
      When "greeting" is translated by t
      Then the translation is missing

    Scenario: a key that another locale has
      Given the translations
        """
        en: { greeting: Hello, farewell: Goodbye }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "farewell" is translated by t
      Then the translation is missing

    Scenario: a missing translation inside a block
      Given the translations
        """
        en: { greeting: Hello, farewell: Goodbye }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | t | "farewell" |
      Then inside the block the calls gave
        | a text that states that the translation is missing |
      And the active locale is "en"

  @id:ALIAS-03
  @needs:MISSING-02
  @needs:MISSING-03
  Rule: t! is translate! under another name

    Scenario Outline: a key
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { file: { open: Open } }
          greeting: "Hello, %{name}!"
          order: "%{last}, %{first}"
          items: { one: "%{count} item", other: "%{count} items" }
          error:
            blank: Blank in error
            greeting: "Error, %{name}!"
            username: { blank: Blank in error.username }
            items: { one: "%{name} has one", other: "%{name} has %{count} in %{place}" }
        """
      When <key> is translated by t!
      Then the translation is "<text>"

      Examples:
        | case     | key              | text                 |
        | a String | "simple"         | A simple translation |
        | a Symbol | :simple          | A simple translation |
        | a path   | "menu.file.open" | Open                 |

    Scenario Outline: a key and an argument
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { file: { open: Open } }
          greeting: "Hello, %{name}!"
          order: "%{last}, %{first}"
          items: { one: "%{count} item", other: "%{count} items" }
          error:
            blank: Blank in error
            greeting: "Error, %{name}!"
            username: { blank: Blank in error.username }
            items: { one: "%{name} has one", other: "%{name} has %{count} in %{place}" }
        """
      When <key> is translated by t! with the arguments
        | <argument> | <value> |
      Then the translation is "<text>"

      Examples:
        | case                         | key              | argument | value                     | text                    |
        | a scope, a String            | "blank"          | scope    | "error"                   | Blank in error          |
        | a scope, a dotted String     | "blank"          | scope    | "error.username"          | Blank in error.username |
        | a scope, a Symbol            | "blank"          | scope    | :error                    | Blank in error          |
        | a scope, an array of Strings | "blank"          | scope    | ["error", "username"]     | Blank in error.username |
        | a scope, an array of Symbols | "blank"          | scope    | [:error, :username]       | Blank in error.username |
        | a scope, an array of both    | "blank"          | scope    | ["error", :username]      | Blank in error.username |
        | a scope before a Symbol      | :blank           | scope    | "error"                   | Blank in error          |
        | a scope before a path        | "username.blank" | scope    | "error"                   | Blank in error.username |
        | a count of 1                 | "items"          | count    | 1                         | 1 item                  |
        | a count of 3                 | "items"          | count    | 3                         | 3 items                 |
        | a count of 0                 | "items"          | count    | 0                         | 0 items                 |
        | a count of 2.5               | "items"          | count    | 2.5                       | 2.5 items               |
        | a param                      | "greeting"       | params   | {name: Ann}               | Hello, Ann!             |
        | two params                   | "order"          | params   | {first: Ann, last: Smith} | Smith, Ann              |
        | a param of a type of its own | "greeting"       | params   | {name: 7}                 | Hello, 7!               |
        | a named argument             | "greeting"       | kwargs   | {name: Ann}               | Hello, Ann!             |
        | two named arguments          | "order"          | kwargs   | {first: Ann, last: Smith} | Smith, Ann              |
        | nil as the default           | "simple"         | default  | null                      | A simple translation    |

    Scenario: a scope, a count and params
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { file: { open: Open } }
          greeting: "Hello, %{name}!"
          order: "%{last}, %{first}"
          items: { one: "%{count} item", other: "%{count} items" }
          error:
            blank: Blank in error
            greeting: "Error, %{name}!"
            username: { blank: Blank in error.username }
            items: { one: "%{name} has one", other: "%{name} has %{count} in %{place}" }
        """
      When "items" is translated by t! with the arguments
        | scope  | [:error]                   |
        | count  | 4                          |
        | params | {name: Ann, place: London} |
      Then the translation is "Ann has 4 in London"

    Scenario: a scope and a named argument
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { file: { open: Open } }
          greeting: "Hello, %{name}!"
          order: "%{last}, %{first}"
          items: { one: "%{count} item", other: "%{count} items" }
          error:
            blank: Blank in error
            greeting: "Error, %{name}!"
            username: { blank: Blank in error.username }
            items: { one: "%{name} has one", other: "%{name} has %{count} in %{place}" }
        """
      When "greeting" is translated by t! with the arguments
        | scope  | error       |
        | kwargs | {name: Ann} |
      Then the translation is "Error, Ann!"

    Scenario: after a locale was activated
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "fr" is activated
      And "greeting" is translated by t!
      Then the translation is "Bonjour"

    Scenario: inside a block
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | t! | "greeting" |
      Then inside the block the calls gave
        | Bonjour |

    Scenario: one lookup leaves nothing behind for the next
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { file: { open: Open } }
          greeting: "Hello, %{name}!"
          order: "%{last}, %{first}"
          items: { one: "%{count} item", other: "%{count} items" }
          error:
            blank: Blank in error
            greeting: "Error, %{name}!"
            username: { blank: Blank in error.username }
            items: { one: "%{name} has one", other: "%{name} has %{count} in %{place}" }
        """
      When "blank" is translated by t! with the arguments
        | scope | error |
      And "simple" is translated by t!
      Then the translation is "A simple translation"

    Scenario Outline: a key that nothing is stored under
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { file: { open: Open } }
          greeting: "Hello, %{name}!"
          order: "%{last}, %{first}"
          items: { one: "%{count} item", other: "%{count} items" }
          error:
            blank: Blank in error
            greeting: "Error, %{name}!"
            username: { blank: Blank in error.username }
            items: { one: "%{name} has one", other: "%{name} has %{count} in %{place}" }
        """
      When <key> is translated by t! with the arguments
        | scope | <scope> |
        | count | <count> |
      Then it raises MissingTranslation

      Examples:
        | case                 | key          | scope   | count |
        | a String             | "nowhere"    | null    | null  |
        | a Symbol             | :blank       | null    | null  |
        | a path               | "menu.close" | null    | null  |
        | a path below a text  | "simple.x"   | null    | null  |
        | in a scope           | "simple"     | error   | null  |
        | in a scope of no key | "simple"     | nowhere | null  |
        | with a count         | "nowhere"    | null    | 2     |

    Scenario: without any translations
      Given no translations
      When "greeting" is translated by t!
      Then it raises MissingTranslation

    Scenario: a key that another locale has
      Given the translations
        """
        en: { greeting: Hello, farewell: Goodbye }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "farewell" is translated by t!
      Then it raises MissingTranslation

    Scenario: a missing translation inside a block
      Given the translations
        """
        en: { greeting: Hello, farewell: Goodbye }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | t! | "farewell" |
      Then inside the block the calls gave
        | raises MissingTranslation |
      And the active locale is "en"

  @id:ALIAS-02
  Rule: l is localize under another name

    Scenario Outline: each kind of object with a format
      Given the translations in "fixtures/locales/yaml"
      When <object> is localized by l with the format <format>
      Then the text is "<text>"

      Examples:
        | case                 | object                             | format   | text                            |
        | a number             | the number 1234.5678               | :custom  | 1_234;6                         |
        | a number, by String  | the number 1234.5678               | "custom" | 1_234;6                         |
        | a number, by default | the number 1234.5678               | :default | 1,234.57                        |
        | a time               | the time 2020-12-13T21:11:08-05:00 | :short   | 13 Dec 21:11                    |
        | a time, long         | the time 2020-12-13T21:11:08-05:00 | :long    | December 13, 2020 21:11         |
        | a time, by default   | the time 2020-12-13T21:11:08-05:00 | :default | Sun, 13 Dec 2020 21:11:08 -0500 |
        | a time, in a pattern | the time 2020-12-13T21:11:08-05:00 | "%H.%M"  | 21.11                           |
        | a date               | the date 2020-12-13                | :long    | December 13, 2020               |
        | a date, short        | the date 2020-12-13                | :short   | Dec 13                          |
        | a date, by default   | the date 2020-12-13                | :default | 2020-12-13                      |
        | a date, in a pattern | the date 2020-12-13                | "%d.%m." | 13.12.                          |

    Scenario Outline: each kind of object without a format
      Given the translations in "fixtures/locales/yaml"
      When <object> is localized by l
      Then the text is "<text>"

      Examples:
        | case     | object                             | text                            |
        | a number | the number 1234.5678               | 1,234.57                        |
        | a time   | the time 2020-12-13T21:11:08-05:00 | Sun, 13 Dec 2020 21:11:08 -0500 |
        | a date   | the date 2020-12-13                | 2020-12-13                      |

    Scenario Outline: after a locale was activated
      Given the translations in "fixtures/locales/yaml"
      When "fr" is activated
      And <object> is localized by l
      Then the text is "<text>"

      Examples:
        | case     | object                             | text                               |
        | a number | the number 1234.5678               | 1 234,568                          |
        | a time   | the time 2020-12-13T21:11:08-05:00 | dim 13 déc 2020 à 21h11:08 (-0500) |
        | a date   | the date 2020-12-13                | 13/12/2020                         |

    Scenario: inside a block
      Given the translations in "fixtures/locales/yaml"
      When a block runs with the locale "fr"
        | l the date | 2020-12-13 |
      Then inside the block the calls gave
        | 13/12/2020 |

    Scenario: a format does not stay for the next object
      Given the translations in "fixtures/locales/yaml"
      When the number 1234.5678 is localized by l with the format :custom
      And the number 1234.5678 is localized by l
      Then the text is "1,234.57"
