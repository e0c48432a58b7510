Feature: Constants
  The document gives the values of two constants.

  @id:CONSTANT-01
  @surface:library
  Rule: VERSION must be "0.2.2"

    Scenario: the version of the interface
      Then the constant VERSION is "0.2.2"

  @id:CONSTANT-02
  @surface:library
  Rule: Catalog::DEFAULT_LOCALE must be "en"

    Scenario: nothing is configured
      Then the constant DEFAULT_LOCALE is "en"

    Scenario: another default locale is configured
      Given these fields of the main configuration are set
        """
        default_locale: fr
        loaders:
          - fr: { greeting: Bonjour }
        """
      When the module is initialized
      Then the constant DEFAULT_LOCALE is "en"
