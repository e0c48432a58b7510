Feature: The main configuration
  The module holds a main configuration. Its fields can be read and set, loaders are appended to it, and
  it can be replaced as a whole.

  @id:MODULE-01
  @surface:module
  Rule: The default locale of the main configuration must be "en" until another one is set

    Scenario: nothing was configured
      Then the main configuration has the default locale "en"

    Scenario: loaders alone were configured
      Given the main configuration is given
        """
        loaders:
          - fr: { greeting: Bonjour }
        """
      Then the main configuration has the default locale "en"

  @id:MODULE-02
  @needs:INIT-02
  @surface:module
  Rule: The main configuration must return the default locale that was set on it

    Scenario: set in place
      Given the main configuration is given
        """
        default_locale: fr
        """
      Then the main configuration has the default locale "fr"

    Scenario: set twice
      Given the main configuration is given
        """
        default_locale: fr
        """
      And the main configuration is given
        """
        default_locale: de
        """
      Then the main configuration has the default locale "de"

    Scenario: set after initializing
      When the module is initialized
      And the main configuration is given
        """
        default_locale: fr
        """
      Then the main configuration has the default locale "fr"

    Scenario: initializing leaves it as it is
      Given the main configuration is given
        """
        default_locale: fr
        """
      When the module is initialized
      Then the main configuration has the default locale "fr"

  @id:MODULE-03
  @needs:INIT-03
  @surface:module
  Rule: `config=` must replace the main configuration

    Scenario: its default locale can be read back
      Given the main configuration is given
        """
        default_locale: fr
        """
      When the main configuration is replaced by
        """
        default_locale: de
        """
      Then the main configuration has the default locale "de"

    Scenario: replaced twice
      When the main configuration is replaced by
        """
        default_locale: fr
        """
      And the main configuration is replaced by
        """
        default_locale: de
        """
      Then the main configuration has the default locale "de"

    Scenario: what is set later is set on the new one
      When the main configuration is replaced by
        """
        default_locale: fr
        """
      And the main configuration is given
        """
        default_locale: de
        """
      Then the main configuration has the default locale "de"

    Scenario: what was set on the replaced one is gone
      Given the main configuration is given
        """
        default_locale: fr
        """
      When the main configuration is replaced by
        """
        loaders:
          - en: { greeting: Hello }
        """
      Then the main configuration has the default locale "en"

    Scenario: the default locale of the new one is active after initializing
      When the main configuration is replaced by
        """
        default_locale: de
        loaders:
          - en: { greeting: Hello }
            de: { greeting: Guten Tag }
        """
      And the module is initialized
      Then the active locale is "de"

  @id:MODULE-04
  @needs:INIT-03
  @needs:ACTIVATE-06
  @needs:LOOKUP-04
  @surface:module
  Rule: `config=` must not change the main catalog

    Scenario: its translations, available locales and active locale stay
      Given the main configuration is given
        """
        loaders:
          - en: { greeting: Hello }
            fr: { greeting: Bonjour }
        """
      When the module is initialized
      And the main configuration is replaced by
        """
        default_locale: de
        loaders:
          - de: { greeting: Guten Tag }
        """
      Then the active locale is "en"
      And the available locales are "en" and "fr"
      And "greeting" translates to "Hello"

    Scenario: an activated locale stays active
      Given the main configuration is given
        """
        loaders:
          - en: { greeting: Hello }
            fr: { greeting: Bonjour }
        """
      When the module is initialized
      And "fr" is activated
      And the main configuration is replaced by
        """
        default_locale: de
        """
      Then the active locale is "fr"
      And "greeting" translates to "Bonjour"

    Scenario: locales of the new configuration cannot be activated before the next initialization
      Given the main configuration is given
        """
        loaders:
          - en: { greeting: Hello }
        """
      When the module is initialized
      And the main configuration is replaced by
        """
        loaders:
          - de: { greeting: Guten Tag }
        """
      And "de" is activated
      Then it raises InvalidLocale
      And the active locale is "en"
