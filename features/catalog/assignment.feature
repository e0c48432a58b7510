Feature: Assigning the locale
  `locale=` does the same as `activate`: it makes an available locale active until another one is
  activated.

  @id:ACTIVATE-03
  Rule: `locale=` must do the same as `activate`

    Scenario Outline: a locale given as a String or a Symbol
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When <locale> is assigned as the locale
      Then it returns "fr"
      And the active locale is "fr"
      And "greeting" translates to "Bonjour"

      Examples:
        | case     | locale |
        | a String | "fr"   |
        | a Symbol | :fr    |

    Scenario: a second assignment
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      When "fr" is assigned as the locale
      And "de" is assigned as the locale
      Then it returns "de"
      And the active locale is "de"

    Scenario Outline: a locale that is not available
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        pt-BR: { greeting: Oi }
        """
      When <locale> is assigned as the locale
      Then it raises InvalidLocale

      Examples:
        | case                                | locale  |
        | a String                            | "es"    |
        | a Symbol                            | :es     |
        | a region of an available locale     | "fr-CA" |
        | no characters                       | ""      |
        | capitals                            | "FR"    |
        | an underscore for a hyphen          | "pt_BR" |
        | the language of an available region | "pt"    |

    Scenario: the active locale does not change when InvalidLocale is raised
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "es" is assigned as the locale
      Then it raises InvalidLocale
      And the active locale is "fr"
      And "greeting" translates to "Bonjour"

    Scenario: the default locale stays active when InvalidLocale is raised
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "es" is assigned as the locale
      Then it raises InvalidLocale
      And the active locale is "en"

    Scenario: a catalog without translations
      Given no translations
      When "fr" is assigned as the locale
      Then it raises InvalidLocale

    @surface:module
    Scenario: a main catalog before init
      When "fr" is assigned as the locale
      Then it raises InvalidLocale

    @surface:catalog
    Scenario: the locale "en" where another one is the default
      Given a new catalog with the default locale "fr"
      When the translations are injected
        """
        fr: { greeting: Bonjour }
        """
      And "en" is assigned as the locale
      Then it raises InvalidLocale

    Scenario: a locale that is already active
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "fr" is assigned as the locale
      Then it returns "fr"
      And the active locale is "fr"

    Scenario: the available locales do not change
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "es" is assigned as the locale
      Then it raises InvalidLocale
      When "fr" is assigned as the locale
      Then the available locales are "en" and "fr"

    Scenario: after a lookup
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "greeting" is translated
      Then the translation is "Hello"
      When "fr" is assigned as the locale
      Then it returns "fr"
      And "greeting" translates to "Bonjour"

    Scenario: inside a block
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      When a block runs with the locale "fr"
        | locale= | "de" |
        | locale  |      |
      Then the calls in the block returned
        | de |
        | de |
      And the active locale is "en"

    Scenario: after localization and a block
      Given the translations in "fixtures/locales/yaml"
      When the date 2020-12-13 is localized
      And a block runs with the locale "fr"
        | locale |  |
      And "de" is assigned as the locale
      Then it returns "de"

    Scenario: after a number and a time were localized
      Given the translations in "fixtures/locales/yaml"
      When the number 1234.5 is localized
      And the time 2021-03-07T09:08:07+00:00 is localized
      And "de" is assigned as the locale
      Then the number 1234.5 localizes to "1.234,5"
      And the time 2021-03-07T09:08:07+00:00 localizes to "So., 07. März 2021, 09:08:07 Uhr +0000"

    Scenario: after available_locales was called
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      Then the available locales are "en" and "fr"
      When "fr" is assigned as the locale
      Then it returns "fr"
