Feature: Operations after the main configuration was replaced
  `config=` replaces the main configuration and leaves the main catalog unchanged. Until the next `init`,
  lookups, localization and activations still use the main catalog that the last `init` built.

  Background:
    Given the translations in "fixtures/locales/yaml"
    And the main configuration is replaced by
      """
      default_locale: es
      loaders:
        - es: { greeting: Hola }
          pt: { greeting: Olá }
      """

  @id:STATE-05
  @surface:module
  Rule: After `config=`, each operation except `config` and `init` must have the same effect as if `config=` had not been called

    Scenario Outline: activating a locale
      Given "<before>" is active
      When "<locale>" is <operation>
      Then it <outcome>
      And the active locale is "<active>"
      And "greeting" translates to "<greeting>"

      Examples:
        | case                                               | before | locale | operation              | outcome              | active | greeting  |
        | activate, and the default locale is active         | en     | de     | activated              | returns "de"         | de     | Guten Tag |
        | activate, and another locale is active             | de     | en     | activated              | returns "en"         | en     | Hello     |
        | locale=, and the default locale is active          | en     | de     | assigned as the locale | returns "de"         | de     | Guten Tag |
        | locale=, and another locale is active              | de     | en     | assigned as the locale | returns "en"         | en     | Hello     |
        | activate is refused, and the default one is active | en     | es     | activated              | raises InvalidLocale | en     | Hello     |
        | activate is refused, and another locale is active  | de     | es     | activated              | raises InvalidLocale | de     | Guten Tag |
        | locale= is refused, and the default one is active  | en     | es     | assigned as the locale | raises InvalidLocale | en     | Hello     |
        | locale= is refused, and another locale is active   | de     | es     | assigned as the locale | raises InvalidLocale | de     | Guten Tag |

    Scenario Outline: activating a locale at once
      When "<locale>" is <operation>
      Then it <outcome>
      And the active locale is "<active>"

      Examples:
        | case                | locale | operation              | outcome              | active |
        | activate            | de     | activated              | returns "de"         | de     |
        | locale=             | de     | assigned as the locale | returns "de"         | de     |
        | activate is refused | es     | activated              | raises InvalidLocale | en     |
        | locale= is refused  | es     | assigned as the locale | raises InvalidLocale | en     |

    Scenario Outline: a block
      Given "<before>" is active
      When a block runs with the locale "fr"
        | locale    |            |
        | translate | "greeting" |
      Then the calls in the block returned
        | fr      |
        | Bonjour |
      And the active locale is "<before>"

      Examples:
        | case                         | before |
        | the default locale is active | en     |
        | another locale is active     | de     |

    Scenario: a block at once
      When a block runs with the locale "fr"
        | locale    |            |
        | translate | "greeting" |
      Then the calls in the block returned
        | fr      |
        | Bonjour |
      And the active locale is "en"

    Scenario Outline: a block that is refused
      Given "<before>" is active
      When a block runs with the locale "es"
        | activate | "fr" |
      Then it raises InvalidLocale
      And the active locale is "<before>"

      Examples:
        | case                         | before |
        | the default locale is active | en     |
        | another locale is active     | de     |

    Scenario: a block that is refused at once
      When a block runs with the locale "es"
        | activate | "fr" |
      Then it raises InvalidLocale
      And the active locale is "en"

    Scenario Outline: a lookup and localization
      When "<before>" is activated
      Then the active locale is "<before>"
      And the available locales are "en", "fr" and "de"
      And "greeting" translates to "<greeting>"
      And the date 2020-12-13 localizes to "<date>"

      Examples:
        | case                         | before | greeting  | date       |
        | the default locale is active | en     | Hello     | 2020-12-13 |
        | another locale is active     | de     | Guten Tag | 13.12.2020 |

    Scenario: a localization at once
      Then the date 2020-12-13 localizes to "2020-12-13"

    Scenario Outline: replacing the main configuration again
      Given "<before>" is active
      When the main configuration is replaced by
        """
        default_locale: fr
        """
      Then the active locale is "<before>"
      And "greeting" translates to "<greeting>"
      And the main configuration has the default locale "fr"

      Examples:
        | case                         | before | greeting  |
        | the default locale is active | en     | Hello     |
        | another locale is active     | de     | Guten Tag |

    Scenario: replacing the main configuration again at once
      When the main configuration is replaced by
        """
        default_locale: fr
        """
      Then the active locale is "en"
      And the main configuration has the default locale "fr"

  @id:STATE-06
  @surface:module
  Rule: After `config=`, `init` must build the main catalog from the new configuration, regardless of which locale is active

    Scenario Outline: init
      Given "<before>" is active
      When the module is initialized
      Then it returns nil
      And the active locale is "es"
      And the available locales are "es" and "pt"
      And "greeting" translates to "Hola"

      Examples:
        | case                         | before |
        | the default locale is active | en     |
        | another locale is active     | de     |
