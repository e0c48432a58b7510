Feature: Several catalogs
  Each catalog has its own active locale. Activating a locale in one catalog, whether permanently or for a
  block, does not affect any other catalog.

  @id:ACTIVATE-07
  Rule: Each catalog must have its own active locale

    @surface:catalog
    Scenario: activating a locale in one of two catalogs
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And another catalog with the translations
        """
        en: { greeting: Hi }
        fr: { greeting: Salut }
        """
      When "fr" is activated in the other catalog
      Then the active locale of the other catalog is "fr"
      And the active locale is "en"
      And "greeting" translates to "Hello"

    @surface:catalog
    Scenario: a block in one of two catalogs
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And another catalog with the translations
        """
        en: { greeting: Hi }
        fr: { greeting: Salut }
        """
      When a block runs with the locale "fr"
        | locale                         |            |
        | locale of the other catalog    |            |
        | translate in the other catalog | "greeting" |
      Then the calls in the block returned
        | fr |
        | en |
        | Hi |

    @surface:library
    Scenario: activating the same locale in the main catalog and in another
      Given the module has the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And another catalog with the translations
        """
        en: { greeting: Hi }
        fr: { greeting: Salut }
        """
      When "fr" is activated in the module
      And "fr" is activated in the other catalog
      Then it returns "fr"
      And the active locale of the module is "fr"
      And the active locale of the other catalog is "fr"

    @surface:library
    Scenario: activating a locale in a catalog beside the main catalog
      Given the module has the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And another catalog with the translations
        """
        en: { greeting: Hi }
        fr: { greeting: Salut }
        """
      When "fr" is activated in the other catalog
      Then the active locale of the other catalog is "fr"
      And the active locale of the module is "en"

    @surface:library
    Scenario: activating a locale in the main catalog beside another
      Given the module has the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And another catalog with the translations
        """
        en: { greeting: Hi }
        fr: { greeting: Salut }
        """
      When "fr" is activated in the module
      Then the active locale of the module is "fr"
      And the active locale of the other catalog is "en"

    @surface:library
    Scenario: a new catalog beside a main catalog with another active locale
      Given the module has the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is active in the module
      And a new catalog
      Then the active locale is "en"

    @surface:catalog
    Scenario: a block in one catalog within a block in another
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And another catalog with the translations
        """
        en: { greeting: Hi }
        fr: { greeting: Salut }
        """
      When a block runs with the locale "fr"
        | with_locale in the other catalog | "fr" |
        | > locale                         |      |
        | locale of the other catalog      |      |
        | locale                           |      |
      Then the calls in the block returned
        | fr |
        | en |
        | fr |
