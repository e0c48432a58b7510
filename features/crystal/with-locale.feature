Feature: Results of a block with a locale
  The document does not say what `with_locale` returns or what happens to an error that its block raises.

  @id:WITHLOCALE-01
  @section:4.2
  @silent:SILENT-27
  Rule: `with_locale` returns the value of its block

    @recorded:states-open-10
    Scenario: a block that raises no error
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | locale |  |
      Then with_locale returned the value of its block

  @id:WITHLOCALE-02
  @section:3
  @silent:SILENT-28
  Rule: `with_locale` raises the error that its block raises

    @recorded:states-open-105
    Scenario: an error that the block raises
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | raise | something else went wrong |
      Then it raises another error

    Scenario: the message of the error
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | raise | something else went wrong |
      Then it raises another error with the message "something else went wrong"

    @recorded:states-open-192
    Scenario: the active locale after the error
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      And "de" is active
      When a block runs with the locale "fr"
        | raise | something else went wrong |
      Then it raises another error
      And the active locale is "de"

    @recorded:inner-block-that-raises
    Scenario: an error that a nested block raises
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      When a block runs with the locale "fr"
        | with_locale | "de"                      |
        | > raise     | something else went wrong |
        | locale      |                           |
        | translate   | "greeting"                |
        | activate    | "xx"                      |
        | locale      |                           |
      Then the calls in the block returned
        | raises another error |
        | fr                   |
        | Bonjour              |
        | raises InvalidLocale |
        | fr                   |
      And the active locale is "en"
