Feature: Catalogs side by side
  What is activated in a catalog, for good or for a block, concerns that catalog alone.

  @id:ACTIVATE-07
  @needs:BLOCK-02
  Rule: Each catalog must have an active locale of its own

    @surface:catalog
    Scenario: activation in one catalog does not touch another
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
    Scenario: a block in one catalog does not touch another while it runs
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
      Then inside the block the calls gave
        | fr |
        | en |
        | Hi |

    @surface:library
    Scenario: the same locale is activated in one catalog after another
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
    Scenario: activation in a catalog does not touch the main catalog
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
    Scenario: activation in the main catalog does not touch another
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
    Scenario: a new catalog beside a main catalog in which another locale is active
      Given the module has the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is active in the module
      And a new catalog
      Then the active locale is "en"

    @surface:catalog
    Scenario: a block in one catalog inside a block in another
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
      Then inside the block the calls gave
        | fr |
        | en |
        | fr |
