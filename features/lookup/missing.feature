Feature: Missing translations
  When no translation is found for a key, translate says so in the string that it returns, and translate!
  raises MissingTranslation.

  @id:MISSING-01
  Rule: translate returns a string that states that the translation is missing

    Scenario Outline: keys that nothing is stored under
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { open: Open }
        """
      When <key> is translated
      Then the translation is missing

      Examples:
        | case                                       | key              |
        | a simple key                               | "nowhere"        |
        | a Symbol                                   | :blank           |
        | a nested key                               | "menu.close"     |
        | a path that is unknown                     | "nowhere.at.all" |
        | a name that objects have in some languages | "constructor"    |
        | another of them                            | "toString"       |

    Scenario: in a catalog without translations
      Given no translations
      When "greeting" is translated
      Then the translation is missing

    Scenario: a key that another locale has
      Given the translations
        """
        en: { greeting: Hello }
        fr: { farewell: Au revoir }
        """
      And "fr" is active
      When "greeting" is translated
      Then the translation is missing

  @id:MISSING-02
  Rule: translate! raises MissingTranslation

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
      When <key> is translated by translate! with the arguments
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
      When "greeting" is translated by translate!
      Then it raises MissingTranslation

    Scenario: a key that another locale has
      Given the translations
        """
        en: { greeting: Hello, farewell: Goodbye }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "farewell" is translated by translate!
      Then it raises MissingTranslation

    Scenario: a missing translation inside a block
      Given the translations
        """
        en: { greeting: Hello, farewell: Goodbye }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | translate! | "farewell" |
      Then inside the block the calls gave
        | raises MissingTranslation |
      And the active locale is "en"

    Scenario Outline: names that objects have in some languages
      Given the translations
        """
        en: { simple: A simple translation }
        """
      When <key> is translated by translate!
      Then it raises MissingTranslation

      Examples:
        | case        | key           |
        | constructor | "constructor" |
        | toString    | "toString"    |

    Scenario: a missing translation leaves the locale as it is
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

  @id:MISSING-03
  Rule: translate! returns the text that is found, as translate does

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
      When <key> is translated by translate!
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
      When <key> is translated by translate! with the arguments
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
      When "items" is translated by translate! with the arguments
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
      When "greeting" is translated by translate! with the arguments
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
      And "greeting" is translated by translate!
      Then the translation is "Bonjour"

    Scenario: inside a block
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | translate! | "greeting" |
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
      When "blank" is translated by translate! with the arguments
        | scope | error |
      And "simple" is translated by translate!
      Then the translation is "A simple translation"

    Scenario: an empty text
      Given the translations
        """
        en: { empty: "" }
        """
      When "empty" is translated by translate!
      Then the translation is ""
