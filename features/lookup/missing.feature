Feature: Missing translations
  When no translation is found for a key, translate says so in the string that it returns, and translate!
  raises MissingTranslation.

  @id:MISSING-01
  Rule: translate returns a string that states that the translation is missing

    Scenario Outline: keys that nothing is stored under
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { open: Open }
        """
      When <key> is translated plainly
      Then it states that the translation is missing

      Examples:
        | case                                       | key              |
        | a simple key                               | "nowhere"        |
        | a Symbol                                   | :blank           |
        | a nested key                               | "menu.close"     |
        | a path that is unknown                     | "nowhere.at.all" |
        | a name that objects have in some languages | "constructor"    |
        | another of them                            | "toString"       |

    Scenario: in a catalog without translations
      Given a new catalog
      When "greeting" is translated plainly
      Then it states that the translation is missing

    Scenario: a key that another locale has
      Given the translations
        """
        en: { greeting: Hello }
        fr: { farewell: Au revoir }
        """
      And "fr" is active
      When "greeting" is translated plainly
      Then it states that the translation is missing

  @id:MISSING-02
  Rule: translate! raises MissingTranslation

    Scenario Outline: keys that nothing is stored under
      Given the translations
        """
        en:
          simple: A simple translation
          menu: { open: Open }
        """
      When <key> is translated strictly
      Then it raises MissingTranslation

      Examples:
        | case                                       | key              |
        | a simple key                               | "nowhere"        |
        | a Symbol                                   | :blank           |
        | a nested key                               | "menu.close"     |
        | a path that is unknown                     | "nowhere.at.all" |
        | a name that objects have in some languages | "constructor"    |
        | another of them                            | "toString"       |

    Scenario: in a catalog without translations
      Given a new catalog
      When "greeting" is translated strictly
      Then it raises MissingTranslation

    Scenario: a key that another locale has
      Given the translations
        """
        en: { greeting: Hello }
        fr: { farewell: Au revoir }
        """
      And "fr" is active
      When "greeting" is translated strictly
      Then it raises MissingTranslation

    Scenario: a key that is there does not raise
      Given the translations
        """
        en: { greeting: Hello, empty: "" }
        """
      When "greeting" is translated strictly
      Then the translation is "Hello"

    Scenario: a missing translation leaves the locale as it is
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "nowhere" is translated strictly
      Then it raises MissingTranslation
      And the active locale is "fr"
      And "greeting" translates to "Bonjour"
