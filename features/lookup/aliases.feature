Feature: Aliases
  `t` is a short name for `translate`, and `l` for `localize`, on the module and on a catalog. An alias
  takes the same arguments as the operation that it stands for, and does the same thing.

  @id:ALIAS-01
  Rule: `t` must do the same as `translate`

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
        """

    Scenario Outline: a key
      When <key> is translated by t
      Then it has the same outcome as translate with the same arguments

      Examples:
        | case               | key              |
        | a String           | "simple"         |
        | a Symbol           | :simple          |
        | a path             | "menu.file.open" |
        | a Symbol with dots | :menu.file.open  |
        | an empty text      | "empty"          |

    Scenario Outline: a key and an argument
      When <key> is translated by t with the arguments
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
      When "items" is translated by t with the arguments
        | scope  | [:error]                   |
        | count  | 4                          |
        | params | {name: Ann, place: London} |
      Then it has the same outcome as translate with the same arguments

    Scenario: a scope, a count and named arguments
      When "items" is translated by t with the arguments
        | scope  | error                      |
        | count  | 4                          |
        | kwargs | {name: Ann, place: London} |
      Then it has the same outcome as translate with the same arguments

    Scenario: a scope and a named argument
      When "greeting" is translated by t with the arguments
        | scope  | error       |
        | kwargs | {name: Ann} |
      Then it has the same outcome as translate with the same arguments

    Scenario: after a locale was activated
      When "fr" is activated
      And "simple" is translated by t
      Then it has the same outcome as translate with the same arguments

    Scenario: in a block
      When a block runs with the locale "fr"
        | t         | "simple" |
        | translate | "simple" |
      Then the calls in the block all returned the same

    Scenario: a lookup without a scope after one with a scope
      When "blank" is translated by t with the arguments
        | scope | error |
      And "simple" is translated by t
      Then it has the same outcome as translate with the same arguments

    Scenario Outline: a missing key
      When <key> is translated by t with the arguments
        | scope | <scope> |
        | count | <count> |
      Then it has the same outcome as translate with the same arguments

      Examples:
        | case                 | key          | scope   | count |
        | a String             | "nowhere"    | null    | null  |
        | a Symbol             | :blank       | null    | null  |
        | a path               | "menu.close" | null    | null  |
        | a path below a text  | "simple.x"   | null    | null  |
        | in a scope           | "simple"     | error   | null  |
        | in a scope of no key | "simple"     | nowhere | null  |
        | with a count         | "nowhere"    | null    | 2     |

    Scenario Outline: a missing key and an argument
      When "nowhere" is translated by t with the arguments
        | <argument> | <value> |
      Then it has the same outcome as translate with the same arguments

      Examples:
        | case                | argument | value                 |
        | an array as a scope | scope    | ["error", "username"] |
        | params              | params   | {name: Ann}           |
        | a named argument    | kwargs   | {name: Ann}           |

    Scenario Outline: an argument in a block
      When a block runs with the locale "en"
        | t         | <key> | <argument> | <value> |
        | translate | <key> | <argument> | <value> |
      Then the calls in the block all returned the same

      Examples:
        | case             | key        | argument | value       |
        | a scope          | "blank"    | scope    | "error"     |
        | a count          | "items"    | count    | 1           |
        | params           | "greeting" | params   | {name: Ann} |
        | a named argument | "greeting" | kwargs   | {name: Ann} |

    Scenario: a key that only another locale has
      Given "fr" is active
      When "menu.file.open" is translated by t
      Then it has the same outcome as translate with the same arguments

    Scenario: a missing translation in a block
      When a block runs with the locale "fr"
        | t         | "menu.file.open" |
        | translate | "menu.file.open" |
      Then the calls in the block all returned the same
      And the active locale is "en"

  @id:ALIAS-02
  Rule: `l` must do the same as `localize`

    Scenario Outline: a time or a date with named arguments
      Given the translations
        """
        en:
          i18n:
            date: { formats: { default: "%d", long: "%{name}, on the %d" } }
            time: { formats: { default: "%H", long: "%{name}, at %H" } }
        """
      When <object> is localized by l with the format :long and the named arguments
        | name | Ann |
      Then it has the same outcome as localize with the same arguments

      Examples:
        | case   | object                             |
        | a time | the time 2020-12-13T21:11:08-05:00 |
        | a date | the date 2020-12-13                |

    Scenario Outline: each kind of object with a format
      Given the translations in "fixtures/locales/yaml"
      When <object> is localized by l with the format <format>
      Then it has the same outcome as localize with the same arguments

      Examples:
        | case                 | object                             | format   |
        | a number             | the number 1234.5678               | :custom  |
        | a number, by String  | the number 1234.5678               | "custom" |
        | a number, by default | the number 1234.5678               | :default |
        | a time               | the time 2020-12-13T21:11:08-05:00 | :short   |
        | a time, long         | the time 2020-12-13T21:11:08-05:00 | :long    |
        | a time, by default   | the time 2020-12-13T21:11:08-05:00 | :default |
        | a time, in a pattern | the time 2020-12-13T21:11:08-05:00 | "%H.%M"  |
        | a date               | the date 2020-12-13                | :long    |
        | a date, short        | the date 2020-12-13                | :short   |
        | a date, by default   | the date 2020-12-13                | :default |
        | a date, in a pattern | the date 2020-12-13                | "%d.%m." |

    Scenario Outline: each kind of object without a format
      Given the translations in "fixtures/locales/yaml"
      When <object> is localized by l
      Then it has the same outcome as localize with the same arguments

      Examples:
        | case     | object                             |
        | a number | the number 1234.5678               |
        | an Int   | the number 1234567                 |
        | a time   | the time 2020-12-13T21:11:08-05:00 |
        | a date   | the date 2020-12-13                |

    Scenario Outline: after a locale was activated
      Given the translations in "fixtures/locales/yaml"
      When "fr" is activated
      And <object> is localized by l
      Then it has the same outcome as localize with the same arguments

      Examples:
        | case     | object                             |
        | a number | the number 1234.5678               |
        | a time   | the time 2020-12-13T21:11:08-05:00 |
        | a date   | the date 2020-12-13                |

    Scenario: in a block
      Given the translations in "fixtures/locales/yaml"
      When a block runs with the locale "fr"
        | l the date        | 2020-12-13 |
        | localize the date | 2020-12-13 |
      Then the calls in the block all returned the same

    Scenario Outline: a format in a block
      Given the translations in "fixtures/locales/yaml"
      When a block runs with the locale "fr"
        | l <object>        | <value> | format | <format> |
        | localize <object> | <value> | format | <format> |
      Then the calls in the block all returned the same

      Examples:
        | case     | object     | value                     | format  |
        | a number | the number | 1234.5678                 | :custom |
        | a time   | the time   | 2020-12-13T21:11:08-05:00 | :short  |
        | a date   | the date   | 2020-12-13                | :long   |

    Scenario: an object without a format after one with a format
      Given the translations in "fixtures/locales/yaml"
      When the number 1234.5678 is localized by l with the format :custom
      And the number 1234.5678 is localized by l
      Then it has the same outcome as localize with the same arguments
