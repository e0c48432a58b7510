Feature: Activating a locale
  Lookups return translations in the active locale. `activate` makes an available locale active. That
  locale then stays active until another one is activated.

  @id:ACTIVATE-01
  Rule: `activate` must make the given locale active if it is available

    Scenario Outline: a locale given as a String or a Symbol
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        pt: { greeting: Olá }
        pt-BR: { greeting: Oi }
        zh_TW: { greeting: 你好 }
        IT: { greeting: Ciao }
        zh-hk: { greeting: 你好 }
        es-419: { greeting: Hola }
        ca@valencia: { greeting: Hola }
        """
      When <locale> is activated
      Then the active locale is "<active>"

      Examples:
        | case                      | locale        | active      |
        | a String                  | "fr"          | fr          |
        | a Symbol                  | :fr           | fr          |
        | a second String           | "de"          | de          |
        | the default               | "en"          | en          |
        | a regional tag            | "pt-BR"       | pt-BR       |
        | an underscore             | "zh_TW"       | zh_TW       |
        | capitals                  | "IT"          | IT          |
        | a region in small letters | "zh-hk"       | zh-hk       |
        | digits                    | "es-419"      | es-419      |
        | an at sign                | "ca@valencia" | ca@valencia |

    Scenario: the available locales do not change
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "fr" is activated
      Then the available locales are "en" and "fr"

    @surface:catalog
    Scenario: the default locale of the catalog does not change
      Given a new catalog with the default locale "fr"
      When the translations are injected
        """
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      And "de" is activated
      Then the default locale is "fr"

    @surface:module
    Scenario: the default locale of the main configuration does not change
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "fr" is activated
      Then the main configuration has the default locale "en"

  @id:ACTIVATE-02
  Rule: `activate` must return the locale as a String

    Scenario Outline: a locale given as a String or a Symbol
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        zh_TW: { greeting: 你好 }
        IT: { greeting: Ciao }
        zh-hk: { greeting: 你好 }
        """
      When <locale> is activated
      Then it returns "<returned>"

      Examples:
        | case                      | locale  | returned |
        | a String                  | "fr"    | fr       |
        | a Symbol                  | :fr     | fr       |
        | the default               | "en"    | en       |
        | an underscore             | "zh_TW" | zh_TW    |
        | capitals                  | "IT"    | IT       |
        | a region in small letters | "zh-hk" | zh-hk    |

    Scenario: a locale that is already active
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "fr" is activated
      Then it returns "fr"

    Scenario: after a lookup
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "greeting" is translated
      And "fr" is activated
      Then it returns "fr"

  @id:ACTIVATE-04
  Rule: An activated locale must stay active until another locale is activated

    Scenario: after lookups and localization
      Given the translations in "fixtures/locales/yaml"
      When "fr" is activated
      And "greeting" is translated
      And "nowhere" is translated
      And the date 2020-12-13 is localized
      And the number 1234.5 is localized
      And the time 2020-12-13T21:11:08+00:00 is localized
      Then the active locale is "fr"

    Scenario: a second activation
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      When "fr" is activated
      And "de" is activated
      Then the active locale is "de"

    Scenario: a second activation of the same locale
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "fr" is activated
      And "fr" is activated
      Then the active locale is "fr"

    Scenario: the default locale after another one
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "en" is activated
      Then the active locale is "en"

    Scenario: another locale is activated after a lookup
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "greeting" is translated
      And "fr" is activated
      Then the active locale is "fr"

  @id:ACTIVATE-05
  Rule: `activate` must raise InvalidLocale when the locale is not available

    Scenario Outline: a locale that was never injected
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        pt-BR: { greeting: Oi }
        zh_TW: { greeting: 你好 }
        """
      When <locale> is activated
      Then it raises InvalidLocale

      Examples:
        | case                                 | locale        |
        | a String                             | "es"          |
        | a Symbol                             | :es           |
        | a region of an available locale      | "fr-CA"       |
        | the beginning of an available locale | "e"           |
        | no characters                        | ""            |
        | a method name in some languages      | "constructor" |
        | a capital                            | "Fr"          |
        | capitals                             | "FR"          |
        | a region in small letters            | "pt-br"       |
        | an underscore for a hyphen           | "pt_BR"       |
        | a hyphen for an underscore           | "zh-TW"       |
        | the language of an available region  | "pt"          |
        | a space before it                    | " fr"         |
        | a space behind it                    | "fr "         |
        | an encoding behind it                | "fr.UTF-8"    |
        | a point for a letter                 | "f."          |

    Scenario: a catalog without translations
      Given no translations
      When "fr" is activated
      Then it raises InvalidLocale

    @surface:catalog
    Scenario: the locale "en" where another one is the default
      Given a new catalog with the default locale "fr"
      When the translations are injected
        """
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      And "en" is activated
      Then it raises InvalidLocale
      And the available locales are "fr" and "de"

    @surface:catalog
    Scenario: a locale that only another catalog has
      Given a new catalog
      And another catalog with the translations
        """
        fr: { greeting: Bonjour }
        """
      When "fr" is activated
      Then it raises InvalidLocale

    @surface:module
    Scenario: a main catalog before init
      When "fr" is activated
      Then it raises InvalidLocale

  @id:ACTIVATE-06
  Rule: `activate` must leave the state unchanged when it raises InvalidLocale

    Scenario: the active locale does not change
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "es" is activated
      Then it raises InvalidLocale
      And the active locale is "fr"

    Scenario: the locale does not become available
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "es" is activated
      Then it raises InvalidLocale
      And the available locales are "en" and "fr"

    Scenario: another locale can still be activated
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "es" is activated
      Then it raises InvalidLocale
      When "fr" is activated
      Then the active locale is "fr"

    @surface:catalog
    Scenario: the locale can be activated once it is injected
      Given a new catalog
      When "fr" is activated
      Then it raises InvalidLocale
      When the translations are injected
        """
        fr: { greeting: Bonjour }
        """
      And "fr" is activated
      Then the active locale is "fr"

    @surface:catalog
    Scenario: the locale does not become available in a catalog without translations
      Given a new catalog with the default locale "fr"
      When "de" is activated
      Then it raises InvalidLocale
      And the available locales are "fr"
