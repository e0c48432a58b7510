Feature: Building a catalog
  A catalog holds the translations of several locales. It is built with a default locale, and may be given
  the locales that are available and fallbacks; each has a default, and the first two can be read back.

  @id:CATALOG-01
  @needs:INJECT-02
  @surface:catalog
  Rule: `default_locale` must return the default locale that the constructor was given

    Scenario Outline: the default locale is the one that was given
      Given a new catalog with the default locale "<locale>"
      Then the default locale is "<locale>"

      Examples:
        | case           | locale |
        | French         | fr     |
        | a regional tag | pt-BR  |
        | the usual one  | en     |

    Scenario: injecting translations leaves the default locale as it is
      Given a new catalog with the default locale "fr"
      When the translations are injected
        """
        de: { greeting: Guten Tag }
        """
      Then the default locale is "fr"

  @id:CATALOG-02
  Rule: The default locale must be "en" when the constructor is given none

    @surface:catalog
    Scenario: no default locale is given
      Given a new catalog
      Then the default locale is "en"
      And the active locale is "en"

    @surface:library
    Scenario: the default locale of the main configuration is another matter
      Given the main configuration is given
        """
        default_locale: fr
        """
      And a new catalog
      Then the default locale is "en"
      And the active locale is "en"

    @surface:catalog
    Scenario: nil for the other arguments is the same as leaving them out
      Given a new catalog with nil for its available locales and fallbacks
      Then the default locale is "en"
      And the active locale is "en"

  @id:CATALOG-03
  @needs:CATALOG-01
  @surface:catalog
  Rule: The active locale must be the default locale until another locale is activated

    Scenario: in a catalog as it was built
      Given a new catalog with the default locale "fr"
      Then the active locale is "fr"

    Scenario: after translations were injected, for the default locale and for others
      Given a new catalog with the default locale "fr"
      When the translations are injected
        """
        de: { greeting: Guten Tag }
        fr: { greeting: Bonjour }
        en: { greeting: Hello }
        """
      Then the active locale is "fr"

    Scenario: after translations were injected for other locales alone
      Given a new catalog with the default locale "fr"
      When the translations are injected
        """
        en: { greeting: Hello }
        """
      Then the active locale is "fr"

  @id:CATALOG-04
  @needs:CATALOG-01
  @surface:catalog
  Rule: `available_locales` must return only the default locale until translations are injected

    Scenario Outline: a catalog as it was built
      Given a new catalog with the default locale "<locale>"
      Then the available locales are "<locale>"

      Examples:
        | case          | locale |
        | the usual one | en     |
        | another one   | fr     |

  @id:CATALOG-05
  @needs:ACTIVATE-02
  @surface:catalog
  Rule: An injected locale must be available, even if the constructor was not given it

    Scenario: the same locales were given and injected
      Given a new catalog with the available locales "en" and "fr"
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      Then the available locales are "en" and "fr"

    Scenario: a locale that was not given becomes available by injection all the same
      Given a new catalog with the available locales "en"
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is activated
      Then the active locale is "fr"
