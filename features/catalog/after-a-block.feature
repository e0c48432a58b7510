Feature: After a block with a locale
  When the block passed to `with_locale` ends, the previously active locale becomes active again, whatever
  the block did. Nothing else in the catalog changes when the block ends.

  @id:BLOCK-02
  Rule: `with_locale` must reactivate the previously active locale when its block ends

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

    Scenario: a block that activates another locale
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      When a block runs with the locale "fr"
        | activate | "de" |
        | locale   |      |
      Then the calls in the block returned
        | de |
        | de |
      And the active locale is "en"

    Scenario: a block with the active locale that activates another one
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

    Scenario: a block in which activate raises InvalidLocale
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | activate | "es" |
        | locale   |      |
      Then the calls in the block returned
        | raises InvalidLocale |
        | fr                   |
      And the active locale is "en"

    Scenario: a nested block with the default locale
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
      Then the calls in the block returned
        | de |
      And the active locale is "en"

    Scenario: a block that raises an error
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

    Scenario: a block that localizes a number and a time, and raises an error
      Given the translations in "fixtures/locales/yaml"
      When a block runs with the locale "de"
        | localize the number | 1234.5                    |
        | localize the time   | 2021-03-07T09:08:07+00:00 |
        | raise               | something else went wrong |
      Then the number 1234.5 localizes to "1,234.50"
      And the time 2021-03-07T09:08:07+00:00 localizes to "Sun, 07 Mar 2021 09:08:07 +0000"

    Scenario: a default locale without translations
      Given the translations
        """
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | translate | "greeting" |
      Then the calls in the block returned
        | Bonjour |
      And the active locale is "en"

    @surface:module
    Scenario: a configured default locale
      Given these fields of the main configuration are set
        """
        default_locale: fr
        loaders:
          - en: { greeting: Hello }
            fr: { greeting: Bonjour }
            de: { greeting: Guten Tag }
        """
      When the module is initialized
      And a block runs with the locale "de"
        | locale |  |
      Then the active locale is "fr"
      And "greeting" translates to "Bonjour"

    @surface:catalog
    Scenario: a default locale that the constructor was given
      Given a new catalog with the default locale "fr"
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      And a block runs with the locale "de"
        | locale |  |
      Then the active locale is "fr"
      And "greeting" translates to "Bonjour"

    Scenario: the available locales do not change
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | locale |  |
      Then the available locales are "en" and "fr"

    Scenario: a nested block restores the locale of the outer block
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
      Then the calls in the block returned
        | fr        |
        | de        |
        | Guten Tag |
        | fr        |
        | Bonjour   |

    Scenario: a nested block that raises InvalidLocale
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | with_locale | "es" |
        | > locale    |      |
        | locale      |      |
      Then the calls in the block returned
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

    Scenario: a nested block after an activation in a block
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      When a block runs with the locale "fr"
        | activate    | "de" |
        | with_locale | "en" |
        | > locale    |      |
        | locale      |      |
      Then the calls in the block returned
        | de |
        | en |
        | de |
      And the active locale is "en"

    Scenario: six nested blocks
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      When a block runs with the locale "fr"
        | with_locale         | "de" |
        | > with_locale       | "en" |
        | > > with_locale     | "fr" |
        | > > > with_locale   | "de" |
        | > > > > with_locale | "fr" |
        | > > > > > locale    |      |
        | > > > > locale      |      |
        | > > > locale        |      |
        | > > locale          |      |
        | > locale            |      |
        | locale              |      |
      Then the calls in the block returned
        | fr |
        | de |
        | fr |
        | en |
        | de |
        | fr |
      And the active locale is "en"

    Scenario: nested blocks with one locale
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | with_locale | "fr" |
        | > locale    |      |
        | locale      |      |
      Then the calls in the block returned
        | fr |
        | fr |
      And the active locale is "en"

    Scenario: a nested block that raises an error
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
      Then the calls in the block returned
        | fr |
      And the active locale is "en"

    Scenario: a block that activates another locale and raises an error
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      When a block runs with the locale "fr"
        | activate | "de"                      |
        | raise    | something else went wrong |
      Then the active locale is "en"
      And "greeting" translates to "Hello"

    @surface:catalog
    Scenario: a block that injects translations and raises an error
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | inject | { de: { greeting: Guten Tag }, en: { farewell: Goodbye } } |
        | raise  | something else went wrong                                  |
      Then the available locales are "en", "fr" and "de"
      And "farewell" translates to "Goodbye"
