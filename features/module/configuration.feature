Feature: The main configuration
  The module has one main configuration. Users can read and set its fields, append loaders to it, or
  replace it as a whole.

  @id:MODULE-01
  @surface:module
  Rule: The default locale of the main configuration must be "en" until another one is set

    Scenario: nothing is configured
      Then the main configuration has the default locale "en"

    Scenario: only loaders are configured
      Given these fields of the main configuration are set
        """
        loaders:
          - fr: { greeting: Bonjour }
        """
      Then the main configuration has the default locale "en"

  @id:MODULE-02
  @surface:module
  Rule: The main configuration must return the default locale that was last set on it

    Scenario: set once
      Given these fields of the main configuration are set
        """
        default_locale: fr
        """
      Then the main configuration has the default locale "fr"

    Scenario Outline: names that are written in several ways
      Given these fields of the main configuration are set
        """
        default_locale: <locale>
        """
      Then the main configuration has the default locale "<locale>"

      Examples:
        | case          | locale     |
        | a hyphen      | pt-BR      |
        | an underscore | pt_BR      |
        | capitals      | IT         |
        | small letters | zh-hant-tw |

    Scenario: set twice
      Given these fields of the main configuration are set
        """
        default_locale: fr
        """
      And these fields of the main configuration are set
        """
        default_locale: de
        """
      Then the main configuration has the default locale "de"

    Scenario: set after init
      When the module is initialized
      And these fields of the main configuration are set
        """
        default_locale: fr
        """
      Then the main configuration has the default locale "fr"

    Scenario: init does not change it
      Given these fields of the main configuration are set
        """
        default_locale: fr
        """
      When the module is initialized
      Then the main configuration has the default locale "fr"

  @id:MODULE-03
  @surface:module
  Rule: `config=` must replace the main configuration

    Scenario: the default locale of the new configuration
      Given these fields of the main configuration are set
        """
        default_locale: fr
        loaders:
          - fr: { greeting: Bonjour }
        """
      When the main configuration is replaced by
        """
        default_locale: de
        loaders:
          - de: { greeting: Guten Tag }
        """
      Then the main configuration has the default locale "de"

    Scenario: replaced twice
      When the main configuration is replaced by
        """
        default_locale: fr
        loaders:
          - fr: { greeting: Bonjour }
        """
      And the main configuration is replaced by
        """
        default_locale: de
        loaders:
          - de: { greeting: Guten Tag }
        """
      Then the main configuration has the default locale "de"

    Scenario: a field that is set later
      When the main configuration is replaced by
        """
        default_locale: fr
        loaders:
          - fr: { greeting: Bonjour }
        """
      And these fields of the main configuration are set
        """
        default_locale: de
        loaders:
          - de: { greeting: Guten Tag }
        """
      Then the main configuration has the default locale "de"
      When the module is initialized
      Then "greeting" translates to "Guten Tag"

    Scenario: another locale is active
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When the main configuration is replaced by
        """
        default_locale: de
        """
      Then the main configuration has the default locale "de"

    Scenario: a field of the replaced configuration
      Given these fields of the main configuration are set
        """
        default_locale: fr
        loaders:
          - fr: { greeting: Bonjour }
        """
      When the main configuration is replaced by
        """
        loaders:
          - en: { greeting: Hello }
        """
      Then the main configuration has the default locale "en"

    Scenario: init after config=
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
  @surface:module
  Rule: `config=` must not change the main catalog

    Scenario: the translations and locales do not change
      Given these fields of the main configuration are set
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
      Given these fields of the main configuration are set
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
        loaders:
          - de: { greeting: Guten Tag }
        """
      Then the active locale is "fr"
      And "greeting" translates to "Bonjour"

    Scenario: a locale of the new configuration before init
      Given these fields of the main configuration are set
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
