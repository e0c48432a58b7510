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
        | case                              | block | inner | greeting |
        | another locale in the default one | en    | fr    | Bonjour  |
        | the default locale in another one | fr    | en    | Hello    |

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
