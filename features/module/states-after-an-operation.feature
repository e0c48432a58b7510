Feature: init and config= after other operations
  `init` and `config=` have the same effect whether the previous operation succeeded or raised
  InvalidLocale.

  Background:
    Given the translations in "fixtures/locales/yaml"

  @id:STATE-08
  @surface:module
  Rule: `init` and `config=` must each have the same effect regardless of which operation came before

    Scenario Outline: init after an operation that activates a locale
      Given these fields of the main configuration are set
        """
        loaders:
          - es: { greeting: Hola }
        """
      When "<first locale>" is <first>
      Then it <first outcome>
      When the module is initialized
      Then it returns nil
      And the active locale is "en"
      And the available locales are "en", "fr", "de" and "es"

      Examples:
        | case                | first locale | first                  | first outcome        |
        | activate is refused | it           | activated              | raises InvalidLocale |
        | locale=             | fr           | assigned as the locale | returns "fr"         |
        | locale= is refused  | it           | assigned as the locale | raises InvalidLocale |

    Scenario: init after a block
      Given these fields of the main configuration are set
        """
        loaders:
          - es: { greeting: Hola }
        """
      When a block runs with the locale "fr"
        | locale |  |
      And the module is initialized
      Then it returns nil
      And the active locale is "en"
      And the available locales are "en", "fr", "de" and "es"

    Scenario: init after a block that is refused
      Given these fields of the main configuration are set
        """
        loaders:
          - es: { greeting: Hola }
        """
      When a block runs with the locale "it"
        | activate | "fr" |
      Then it raises InvalidLocale
      When the module is initialized
      Then it returns nil
      And the active locale is "en"
      And the available locales are "en", "fr", "de" and "es"

    Scenario Outline: config= after an operation that activates a locale
      When "<first locale>" is <first>
      Then it <first outcome>
      When the main configuration is replaced by
        """
        default_locale: de
        """
      Then the active locale is "<active>"
      And the available locales are "en", "fr" and "de"
      And the main configuration has the default locale "de"

      Examples:
        | case                | first locale | first                  | first outcome        | active |
        | activate is refused | es           | activated              | raises InvalidLocale | en     |
        | locale=             | fr           | assigned as the locale | returns "fr"         | fr     |
        | locale= is refused  | es           | assigned as the locale | raises InvalidLocale | en     |

    Scenario: config= after a block
      When a block runs with the locale "fr"
        | locale |  |
      And the main configuration is replaced by
        """
        default_locale: de
        """
      Then the active locale is "en"
      And the available locales are "en", "fr" and "de"
      And the main configuration has the default locale "de"

    Scenario: config= after a block that is refused
      When a block runs with the locale "es"
        | activate | "fr" |
      Then it raises InvalidLocale
      When the main configuration is replaced by
        """
        default_locale: de
        """
      Then the active locale is "en"
      And the available locales are "en", "fr" and "de"
      And the main configuration has the default locale "de"
