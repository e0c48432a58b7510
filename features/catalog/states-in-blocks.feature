Feature: Operations in a block
  Section 3 of the document describes the state transitions of a catalog, and makes no exception for
  blocks. Therefore, an operation has the same effect inside a block as outside one, even if blocks are
  nested. When a block ends, the previously active locale becomes active again.

  Background:
    Given the translations in "fixtures/locales/yaml"

  @id:STATE-01
  Rule: Inside a block, each operation must have the same effect as outside any block

    Scenario Outline: activating a locale in a block
      When a block runs with the locale "<block>"
        | <operation> | "<locale>" |
        | locale      |            |
        | translate   | "greeting" |
      Then the calls in the block returned
        | <outcome>  |
        | <active>   |
        | <greeting> |
      And the active locale is "en"

      Examples:
        | case                                                | block | operation | locale | outcome              | active | greeting  |
        | activate in a block with the default locale         | en    | activate  | fr     | fr                   | fr     | Bonjour   |
        | activate in a block with another locale             | de    | activate  | fr     | fr                   | fr     | Bonjour   |
        | locale= in a block with the default locale          | en    | locale=   | fr     | fr                   | fr     | Bonjour   |
        | locale= in a block with another locale              | de    | locale=   | fr     | fr                   | fr     | Bonjour   |
        | activate is refused in a block with the default one | en    | activate  | es     | raises InvalidLocale | en     | Hello     |
        | activate is refused in a block with another locale  | de    | activate  | es     | raises InvalidLocale | de     | Guten Tag |
        | locale= is refused in a block with the default one  | en    | locale=   | es     | raises InvalidLocale | en     | Hello     |
        | locale= is refused in a block with another locale   | de    | locale=   | es     | raises InvalidLocale | de     | Guten Tag |

    Scenario Outline: activating a locale in a nested block
      When a block runs with the locale "de"
        | with_locale   | "<block>"  |
        | > <operation> | "<locale>" |
        | > locale      |            |
        | > translate   | "greeting" |
        | locale        |            |
      Then the calls in the block returned
        | <outcome>  |
        | <active>   |
        | <greeting> |
        | de         |
      And the active locale is "en"

      Examples:
        | case                                                | block | operation | locale | outcome              | active | greeting |
        | activate in a block with the default locale         | en    | activate  | fr     | fr                   | fr     | Bonjour  |
        | activate in a block with another locale             | fr    | activate  | en     | en                   | en     | Hello    |
        | locale= in a block with the default locale          | en    | locale=   | fr     | fr                   | fr     | Bonjour  |
        | locale= in a block with another locale              | fr    | locale=   | en     | en                   | en     | Hello    |
        | activate is refused in a block with the default one | en    | activate  | es     | raises InvalidLocale | en     | Hello    |
        | activate is refused in a block with another locale  | fr    | activate  | es     | raises InvalidLocale | fr     | Bonjour  |
        | locale= is refused in a block with the default one  | en    | locale=   | es     | raises InvalidLocale | en     | Hello    |
        | locale= is refused in a block with another locale   | fr    | locale=   | es     | raises InvalidLocale | fr     | Bonjour  |

    Scenario Outline: a block in a block
      When a block runs with the locale "<block>"
        | with_locale         | "<inner>"  |
        | > locale            |            |
        | > localize the date | 2020-12-13 |
        | locale              |            |
        | localize the date   | 2020-12-13 |
      Then the calls in the block returned
        | <inner>       |
        | <date inside> |
        | <block>       |
        | <date after>  |
      And the active locale is "en"

      Examples:
        | case                               | block | inner | date inside | date after |
        | another locale in the default one  | en    | fr    | 13/12/2020  | 2020-12-13 |
        | another locale in another one      | de    | fr    | 13/12/2020  | 13.12.2020 |
        | the default locale in another one  | fr    | en    | 2020-12-13  | 13/12/2020 |
        | the default locale in the same one | en    | en    | 2020-12-13  | 2020-12-13 |

    Scenario Outline: a block that is refused in a block
      When a block runs with the locale "<block>"
        | with_locale | "es"       |
        | > activate  | "fr"       |
        | locale      |            |
        | translate   | "greeting" |
      Then the calls in the block returned
        | raises InvalidLocale |
        | <block>              |
        | <greeting>           |
      And the active locale is "en"

      Examples:
        | case               | block | greeting  |
        | the default locale | en    | Hello     |
        | another locale     | de    | Guten Tag |

    Scenario Outline: a block in a nested block
      When a block runs with the locale "de"
        | with_locale   | "<block>"  |
        | > with_locale | "<inner>"  |
        | > > locale    |            |
        | > > translate | "greeting" |
        | > locale      |            |
        | locale        |            |
      Then the calls in the block returned
        | <inner>    |
        | <greeting> |
        | <block>    |
        | de         |
      And the active locale is "en"

      Examples:
        | case                              | block | inner | greeting  |
        | another locale in the default one | en    | fr    | Bonjour   |
        | the default locale in another one | fr    | en    | Hello     |
        | the locale of the outermost block | fr    | de    | Guten Tag |

    Scenario Outline: a block that is refused in a nested block
      When a block runs with the locale "de"
        | with_locale   | "<block>"  |
        | > with_locale | "es"       |
        | > > activate  | "de"       |
        | > locale      |            |
        | > translate   | "greeting" |
        | locale        |            |
      Then the calls in the block returned
        | raises InvalidLocale |
        | <block>              |
        | <greeting>           |
        | de                   |
      And the active locale is "en"

      Examples:
        | case               | block | greeting |
        | the default locale | en    | Hello    |
        | another locale     | fr    | Bonjour  |

    Scenario Outline: a lookup and localization in a block
      When a block runs with the locale "<block>"
        | locale            |            |
        | available_locales |            |
        | translate         | "greeting" |
        | localize the date | 2020-12-13 |
      Then the calls in the block returned
        | <block>    |
        | de, en, fr |
        | <greeting> |
        | <date>     |

      Examples:
        | case               | block | greeting  | date       |
        | the default locale | en    | Hello     | 2020-12-13 |
        | another locale     | de    | Guten Tag | 13.12.2020 |

    Scenario Outline: a lookup and localization in a nested block
      When a block runs with the locale "de"
        | with_locale         | "<block>"  |
        | > locale            |            |
        | > available_locales |            |
        | > translate         | "greeting" |
        | > localize the date | 2020-12-13 |
      Then the calls in the block returned
        | <block>    |
        | de, en, fr |
        | <greeting> |
        | <date>     |

      Examples:
        | case               | block | greeting | date       |
        | the default locale | en    | Hello    | 2020-12-13 |
        | another locale     | fr    | Bonjour  | 13/12/2020 |

    @surface:catalog
    Scenario Outline: an injection in a block
      When a block runs with the locale "<block>"
        | <operation> | es: { greeting: Hola } |
        | locale      |                        |
        | activate    | "es"                   |
        | translate   | "greeting"             |
      Then the calls in the block returned
        | nil     |
        | <block> |
        | es      |
        | Hola    |
      And the active locale is "en"
      And the available locales are "en", "fr", "de" and "es"

      Examples:
        | case                                        | block | operation          |
        | a hash in a block with the default locale   | en    | inject             |
        | a hash in a block with another locale       | de    | inject             |
        | a loader in a block with the default locale | en    | inject a loader of |
        | a loader in a block with another locale     | de    | inject a loader of |

    @surface:catalog
    Scenario Outline: an injection in a nested block
      When a block runs with the locale "de"
        | with_locale   | "<block>"              |
        | > <operation> | es: { greeting: Hola } |
        | > locale      |                        |
        | > activate    | "es"                   |
        | > translate   | "greeting"             |
        | locale        |                        |
      Then the calls in the block returned
        | nil     |
        | <block> |
        | es      |
        | Hola    |
        | de      |
      And the active locale is "en"

      Examples:
        | case                                        | block | operation          |
        | a hash in a block with the default locale   | en    | inject             |
        | a hash in a block with another locale       | fr    | inject             |
        | a loader in a block with the default locale | en    | inject a loader of |
        | a loader in a block with another locale     | fr    | inject a loader of |

    @surface:module
    Scenario Outline: replacing the main configuration in a block
      When a block runs with the locale "<block>"
        | config=   | default_locale: fr |
        | locale    |                    |
        | translate | "greeting"         |
      Then the calls in the block returned
        | nil        |
        | <block>    |
        | <greeting> |
      And the active locale is "en"
      And the main configuration has the default locale "fr"

      Examples:
        | case               | block | greeting  |
        | the default locale | en    | Hello     |
        | another locale     | de    | Guten Tag |

    @surface:module
    Scenario Outline: replacing the main configuration in a nested block
      When a block runs with the locale "de"
        | with_locale | "<block>"          |
        | > config=   | default_locale: fr |
        | > locale    |                    |
        | > translate | "greeting"         |
        | locale      |                    |
      Then the calls in the block returned
        | nil        |
        | <block>    |
        | <greeting> |
        | de         |
      And the active locale is "en"
      And the main configuration has the default locale "fr"

      Examples:
        | case               | block | greeting |
        | the default locale | en    | Hello    |
        | another locale     | fr    | Bonjour  |

    Scenario Outline: a lookup with an argument in a block and after it
      When a block runs with the locale "de"
        | translate   | <key> | <argument> | <value> |
        | with_locale | "en"  |            |         |
        | > translate | <key> | <argument> | <value> |
        | translate   | <key> | <argument> | <value> |
      Then the calls in the block returned
        | <inside> |
        | <text>   |
        | <inside> |
      When <key> is translated with the arguments
        | <argument> | <value> |
      Then the translation is "<text>"

      Examples:
        | case                                | key         | argument | value            | inside           | text          |
        | translate, with a count of 0        | "items"     | count    | 0                | 0 Dinge          | 0 items       |
        | translate, with a count of 1        | "items"     | count    | 1                | 1 Ding           | 1 item        |
        | translate, with a count of 3        | "items"     | count    | 3                | 3 Dinge          | 3 items       |
        | translate, with a scope             | "edit"      | scope    | "menu"           | Bearbeiten       | Edit          |
        | translate, with an array as a scope | "close"     | scope    | ["menu", "file"] | Schließen        | Close         |
        | translate, with params              | "welcome"   | params   | {name: Ann}      | Willkommen, Ann! | Welcome, Ann! |
        | translate, with a named argument    | "welcome"   | kwargs   | {name: Ann}      | Willkommen, Ann! | Welcome, Ann! |
        | translate, with nil as the default  | "menu.edit" | default  | null             | Bearbeiten       | Edit          |

    Scenario Outline: a missing translation in a block
      When a block runs with the locale "de"
        | translate! | "nowhere"  | <argument> | <value> |
        | translate! | "greeting" |            |         |
      Then the calls in the block returned
        | raises MissingTranslation |
        | Guten Tag                 |

      Examples:
        | case             | argument | value       |
        | a scope          | scope    | "menu"      |
        | a count          | count    | 2           |
        | params           | params   | {name: Ann} |
        | a named argument | kwargs   | {name: Ann} |

    Scenario: numbers, times and dates in a block and after it
      When a block runs with the locale "de"
        | localize the number | 1234.5                    |
        | localize the time   | 2021-03-07T09:08:07+05:30 |
        | localize the date   | 2021-03-07                |
      Then the calls in the block returned
        | 1.234,5                                |
        | So., 07. März 2021, 09:08:07 Uhr +0530 |
        | 07.03.2021                             |
      And the number 1234.5 localizes to "1,234.50"
      And the time 2021-03-07T09:08:07+05:30 localizes to "Sun, 07 Mar 2021 09:08:07 +0530"
      And the date 2021-03-07 localizes to "2021-03-07"

    Scenario Outline: a format in a block and after it
      When a block runs with the locale "de"
        | localize <object>   | <value> | format | <format> |
        | with_locale         | "en"    |        |          |
        | > localize <object> | <value> | format | <format> |
      Then the calls in the block returned
        | <inside> |
        | <text>   |
      When <object> <value> is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case                   | object     | value                     | format   | inside                 | text                 |
        | a number               | the number | 1234.5                    | :custom  | 1/234:5000             | 1_234;5              |
        | a number, and a String | the number | 1234.5                    | "custom" | 1/234:5000             | 1_234;5              |
        | a time                 | the time   | 2021-03-07T09:08:07+00:00 | :short   | 07. März um 09:08      | 07 Mar 09:08         |
        | a long time            | the time   | 2021-03-07T09:08:07+00:00 | :long    | 07. März 2021 um 09:08 | March 07, 2021 09:08 |
        | a date                 | the date   | 2021-03-07                | :short   | 07. März               | Mar 07               |
        | a pattern for a time   | the time   | 2021-03-07T09:08:07+00:00 | "%d %B"  | 07 März                | 07 March             |
        | a pattern for a date   | the date   | 2021-03-07                | "%a %b"  | So März                | Sun Mar              |

    @surface:catalog
    Scenario: the default locale in a block
      When a block runs with the locale "de"
        | default_locale |  |
      Then the calls in the block returned
        | en |

    @surface:catalog
    Scenario Outline: texts that are injected in a block
      When a block runs with the locale "de"
        | <operation> | { en: { farewell: Goodbye }, de: { farewell: Auf Wiedersehen } } |
        | translate   | "farewell"                                                       |
      Then the calls in the block returned
        | nil             |
        | Auf Wiedersehen |
      And "farewell" translates to "Goodbye"
      When "de" is activated
      Then "farewell" translates to "Auf Wiedersehen"

      Examples:
        | case     | operation          |
        | a hash   | inject             |
        | a loader | inject a loader of |

    @surface:catalog
    Scenario: a block with a locale that was injected in a block
      When a block runs with the locale "de"
        | inject      | es: { greeting: Hola } |
        | with_locale | "es"                   |
        | > locale    |                        |
        | > translate | "greeting"             |
        | locale      |                        |
      Then the calls in the block returned
        | nil  |
        | es   |
        | Hola |
        | de   |
      And the active locale is "en"
