Feature: Activating a locale
  Activating a locale decides in which locale translated strings are returned. Only an available locale
  can be activated; it stays active until another one is.

  @id:ACTIVATE-01
  @needs:MODULE-01
  @needs:MODULE-02
  @needs:ACTIVATE-05
  @needs:ACTIVATE-02
  Rule: `activate` must make an available locale the active locale

    Scenario Outline: by String and by Symbol
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        pt: { greeting: Olá }
        pt-BR: { greeting: Oi }
        """
      When <locale> is activated
      Then the active locale is "<active>"

      Examples:
        | case           | locale  | active |
        | a String       | "fr"    | fr     |
        | a Symbol       | :fr     | fr     |
        | another one    | "de"    | de     |
        | the default    | "en"    | en     |
        | a regional tag | "pt-BR" | pt-BR  |

    Scenario: activating leaves the available locales as they are
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "fr" is activated
      Then the available locales are "en" and "fr"

    @surface:catalog
    Scenario: a locale that became available can be activated
      Given a new catalog
      When the translations are injected
        """
        en: { greeting: Hello }
        es: { greeting: Hola }
        """
      And "es" is activated
      Then the active locale is "es"

    @surface:catalog
    Scenario: activating another locale leaves the default locale as it is
      Given a new catalog with the default locale "fr"
      When the translations are injected
        """
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      And "de" is activated
      Then the default locale is "fr"

    @surface:module
    Scenario: activating a locale leaves the default locale of the main configuration as it is
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "fr" is activated
      Then the main configuration has the default locale "en"

  @id:ACTIVATE-02
  @needs:LOAD-05
  Rule: `activate` must return the locale as a String

    Scenario Outline: by String and by Symbol
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When <locale> is activated
      Then it returns "<returned>"

      Examples:
        | case        | locale | returned |
        | a String    | "fr"   | fr       |
        | a Symbol    | :fr    | fr       |
        | the default | "en"   | en       |

    Scenario: the locale that is active already
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "fr" is activated
      Then it returns "fr"

  @id:ACTIVATE-04
  @needs:MISSING-01
  @needs:ACTIVATE-01
  Rule: An activated locale must stay active until another locale is activated

    Scenario: over lookups and localization
      Given the translations in "fixtures/locales/yaml"
      When "fr" is activated
      And "greeting" is translated
      And "nowhere" is translated
      And the date 2020-12-13 is localized
      Then the active locale is "fr"

    Scenario: the second of two activations counts
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      When "fr" is activated
      And "de" is activated
      Then the active locale is "de"

    Scenario: the default locale can be activated again
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
  @needs:INIT-02
  @needs:INJECT-01
  Rule: `activate` must raise InvalidLocale when the locale is not available

    Scenario Outline: a locale that was never injected
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When <locale> is activated
      Then it raises InvalidLocale

      Examples:
        | case                                       | locale        |
        | a String                                   | "es"          |
        | a Symbol                                   | :es           |
        | a region of an available locale            | "fr-CA"       |
        | the beginning of one                       | "e"           |
        | no characters                              | ""            |
        | a name that objects have in some languages | "constructor" |

    Scenario: nothing was injected at all
      Given no translations
      When "fr" is activated
      Then it raises InvalidLocale

    @surface:catalog
    Scenario: another catalog has it
      Given a new catalog
      And another catalog with the translations
        """
        fr: { greeting: Bonjour }
        """
      When "fr" is activated
      Then it raises InvalidLocale

    @surface:module
    Scenario: nothing was loaded into the main catalog
      When "fr" is activated
      Then it raises InvalidLocale

  @id:ACTIVATE-06
  @needs:ACTIVATE-04
  @needs:INJECT-05
  Rule: `activate` must leave the state unchanged when it raises InvalidLocale

    Scenario: the locale that was activated before stays active
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "es" is activated
      Then it raises InvalidLocale
      And the active locale is "fr"

    Scenario: the refused locale does not become available
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "es" is activated
      Then it raises InvalidLocale
      And the available locales are "en" and "fr"

    Scenario: a locale can be activated after another was refused
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
    Scenario: a locale that could not be activated can be once it was injected
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
    Scenario: it adds nothing to a catalog without translations
      Given a new catalog with the default locale "fr"
      When "de" is activated
      Then it raises InvalidLocale
      And the available locales are "fr"
