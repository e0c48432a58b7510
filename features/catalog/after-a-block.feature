Feature: After a block with a locale
  When the block of with_locale completes, the locale that was active before it is active again, whatever the
  block did, and the catalog goes on as before.

  @id:BLOCK-02
  @needs:ACTIVATE-06
  @needs:BLOCK-03
  Rule: `with_locale` must make the previously active locale active again when its block ends

    Scenario: the default locale
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | locale |  |
      Then the active locale is "en"
      And "greeting" translates to "Hello"

    Scenario: a locale other than the default
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      And "de" is active
      When a block runs with the locale "fr"
        | locale |  |
      Then the active locale is "de"
      And "greeting" translates to "Guten Tag"

    Scenario: a block that activates a locale itself
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      When a block runs with the locale "fr"
        | activate | "de" |
        | locale   |      |
      Then inside the block the calls gave
        | de |
        | de |
      And the active locale is "en"

    Scenario: a block with the locale that is active already, which activates another
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      And "fr" is active
      When a block runs with the locale "fr"
        | activate | "de" |
      Then the active locale is "fr"

    Scenario: a block in which an activation is refused
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | activate | "es" |
        | locale   |      |
      Then inside the block the calls gave
        | raises InvalidLocale |
        | fr                   |
      And the active locale is "en"

    Scenario: blocks within blocks
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      And "de" is active
      When a block runs with the locale "fr"
        | with_locale | "en" |
        | > locale    |      |
      Then the active locale is "de"

    Scenario: one block after another
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      When a block runs with the locale "fr"
        | locale |  |
      And a block runs with the locale "de"
        | locale |  |
      Then inside the block the calls gave
        | de |
      And the active locale is "en"

    Scenario: the change does not leak out of a block that raises
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      And "de" is active
      When a block runs with the locale "fr"
        | raise | something else went wrong |
      Then the active locale is "de"
      And "greeting" translates to "Guten Tag"

    Scenario: a default locale for which nothing was injected
      Given the translations
        """
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | translate | "greeting" |
      Then inside the block the calls gave
        | Bonjour |
      And the active locale is "en"

    Scenario: the available locales stay as they were
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | locale |  |
      Then the available locales are "en" and "fr"

    Scenario: an inner block has the inner locale, and the outer one its own again after it
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      When a block runs with the locale "fr"
        | locale      |            |
        | with_locale | "de"       |
        | > locale    |            |
        | > translate | "greeting" |
        | locale      |            |
        | translate   | "greeting" |
      Then inside the block the calls gave
        | fr        |
        | de        |
        | Guten Tag |
        | fr        |
        | Bonjour   |

    Scenario: a block that goes on after an inner one was refused
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | with_locale | "es" |
        | > locale    |      |
        | locale      |      |
      Then inside the block the calls gave
        | raises InvalidLocale |
        | fr                   |
      And the active locale is "en"

    Scenario: a block after a lookup and localization
      Given the translations in "fixtures/locales/yaml"
      When "greeting" is translated
      And the date 2020-12-13 is localized
      And a block runs with the locale "fr"
        | locale |  |
      Then the active locale is "en"

    Scenario: an activation after a block
      Given the translations in "fixtures/locales/yaml"
      When the date 2020-12-13 is localized
      And a block runs with the locale "fr"
        | locale |  |
      And "de" is activated
      Then it returns "de"
      And the active locale is "de"

    @surface:catalog
    Scenario: an injection after a block
      Given the translations in "fixtures/locales/yaml"
      When the date 2020-12-13 is localized
      And a block runs with the locale "fr"
        | locale |  |
      And the translations are injected
        """
        es: { greeting: Hola }
        """
      Then it returns nil
      And the active locale is "en"
