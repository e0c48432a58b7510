Feature: What comes out of a block with a locale

  @id:WITHLOCALE-01
  @section:4.2
  @silent:SILENT-27
  Rule: `with_locale` returns the value of its block

    # states-open-10: the value is that of the recording adapter's own block
    Scenario: a block that goes through
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | locale |  |
      Then with_locale returned what its block did

  @id:WITHLOCALE-02
  @section:3
  @silent:SILENT-28
  Rule: `with_locale` raises the error that its block raises

    # states-open-105
    Scenario: an error of the block's own
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | raise | something else went wrong |
      Then it raises another error

    Scenario: it is the error that was raised, and not one around it
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | raise | something else went wrong |
      Then it raises another error saying "something else went wrong"

    # states-open-192
    Scenario: the previous locale is active again after it
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
