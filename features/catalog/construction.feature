Feature: Building a catalog
  A catalog holds translations for several locales. Its constructor takes a default locale, available
  locales and fallbacks, all of which are optional. The default locale and the available locales can be read
  back.

  @id:CATALOG-01
  @surface:catalog
  Rule: `default_locale` must return the default locale that was passed to the constructor

    Scenario Outline: a default locale that the constructor was given
      Given a new catalog with the default locale "<locale>"
      Then the default locale is "<locale>"

      Examples:
        | case                      | locale |
        | French                    | fr     |
        | a regional tag            | pt-BR  |
        | an underscore             | pt_BR  |
        | capitals                  | EN     |
        | a region in small letters | pt-br  |

    Scenario: another catalog with another default locale
      Given a new catalog with the default locale "fr"
      And another catalog with the translations
        """
        en: { greeting: Hello }
        """
      Then the default locale is "fr"

    Scenario: inject does not change the default locale
      Given a new catalog with the default locale "fr"
      When the translations are injected
        """
        de: { greeting: Guten Tag }
        """
      Then the default locale is "fr"

  @id:CATALOG-02
  Rule: The default locale must be "en" when none is passed to the constructor

    @surface:catalog
    Scenario: no default locale is given
      Given a new catalog
      Then the default locale is "en"
      And the active locale is "en"

    @surface:library
    Scenario: the default locale of the main configuration is not used
      Given these fields of the main configuration are set
        """
        default_locale: fr
        loaders:
          - fr: { greeting: Bonjour }
        """
      And a new catalog
      Then the default locale is "en"
      And the active locale is "en"

    @surface:catalog
    Scenario: another catalog was built with another default locale before
      Given a new catalog with the default locale "fr"
      And another catalog with the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      Then the active locale of the other catalog is "en"

    @surface:catalog
    Scenario: nil for the other arguments
      Given a new catalog with nil for its available locales and fallbacks
      Then the default locale is "en"
      And the active locale is "en"

  @id:CATALOG-03
  @surface:catalog
  Rule: The active locale must be the default locale until another locale is activated

    Scenario: a new catalog
      Given a new catalog with the default locale "fr"
      Then the active locale is "fr"

    Scenario: translations for the default locale and others
      Given a new catalog with the default locale "fr"
      When the translations are injected
        """
        de: { greeting: Guten Tag }
        fr: { greeting: Bonjour }
        en: { greeting: Hello }
        """
      Then the active locale is "fr"

    Scenario: translations for another locale only
      Given a new catalog with the default locale "fr"
      When the translations are injected
        """
        en: { greeting: Hello }
        """
      Then the active locale is "fr"

  @id:CATALOG-04
  @surface:catalog
  Rule: `available_locales` must return only the default locale until translations are injected

    Scenario Outline: a new catalog
      Given a new catalog with the default locale "<locale>"
      Then the available locales are "<locale>"

      Examples:
        | case    | locale |
        | English | en     |
        | French  | fr     |

  @id:CATALOG-05
  @surface:catalog
  Rule: A locale with injected translations must be available, even if it was not passed to the constructor

    Scenario: the injected locales are those that the constructor was given
      Given a new catalog with the available locales "en" and "fr"
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      Then the available locales are "en" and "fr"

    Scenario: an injected locale that the constructor was not given
      Given a new catalog with the available locales "en"
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is activated
      Then the active locale is "fr"

    Scenario Outline: activating a locale
      Given a new catalog with the available locales "en" and "fr"
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "<locale>" is <operation>
      Then it <outcome>
      And the active locale is "<active>"
      And "greeting" translates to "<greeting>"

      Examples:
        | case                | locale | operation              | outcome              | active | greeting |
        | activate            | fr     | activated              | returns "fr"         | fr     | Bonjour  |
        | locale=             | fr     | assigned as the locale | returns "fr"         | fr     | Bonjour  |
        | activate is refused | es     | activated              | raises InvalidLocale | en     | Hello    |
        | locale= is refused  | es     | assigned as the locale | raises InvalidLocale | en     | Hello    |

    Scenario: a block
      Given a new catalog with the available locales "en" and "fr"
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And a block runs with the locale "fr"
        | locale    |            |
        | translate | "greeting" |
      Then the calls in the block returned
        | fr      |
        | Bonjour |
      And the active locale is "en"

    Scenario: a block that is refused
      Given a new catalog with the available locales "en" and "fr"
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And a block runs with the locale "es"
        | activate | "fr" |
      Then it raises InvalidLocale
      And the active locale is "en"

    Scenario: injections
      Given a new catalog with the available locales "en" and "fr"
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      Then the active locale is "en"
      When a loader of the translations is injected
        """
        de: { greeting: Guten Tag }
        """
      Then it returns nil
      And the active locale is "en"
      When "de" is activated
      Then it returns "de"

    Scenario: localization
      Given a new catalog with the available locales "en"
      When the translations are injected
        """
        en: { i18n: { number: { formats: { default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false } } } } }
        """
      Then the number 1234.5 localizes to "1,234.50"
