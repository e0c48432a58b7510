Feature: Injecting translations into a catalog
  `inject` adds translations to a catalog. It takes a translations hash, or a loader that returns one. The
  locales in the hash become available. Nothing else in the catalog's state changes.

  Background:
    Given a new catalog

  @id:INJECT-01
  @surface:catalog
  Rule: `inject` must make all locales in the injected translations available

    Scenario: several locales
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      Then the available locales are "en", "fr" and "de"

    Scenario: names that are written in several ways
      When the translations are injected
        """
        pt_BR: { greeting: Oi }
        pt-BR: { greeting: Oi }
        pt-br: { greeting: Oi }
        zh-Hant-TW: { greeting: 你好 }
        en: { greeting: Hello }
        EN: { greeting: Hello }
        """
      Then the available locales are "pt_BR", "pt-BR", "pt-br", "zh-Hant-TW", "en" and "EN"

    Scenario: a second injection
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And the translations are injected
        """
        de: { greeting: Guten Tag }
        """
      Then the available locales are "en", "fr" and "de"

    Scenario: available_locales is called between injections
      When the translations are injected
        """
        en: { greeting: Hello }
        """
      Then the available locales are "en"
      When the translations are injected
        """
        fr: { greeting: Bonjour }
        """
      Then the available locales are "en" and "fr"

    Scenario: a locale that is injected twice is listed once
      When the translations are injected
        """
        en: { greeting: Hello }
        """
      And the translations are injected
        """
        en: { farewell: Goodbye }
        """
      Then the available locales are "en"

    Scenario: another catalog with another locale
      Given another catalog with the translations
        """
        fr: { greeting: Bonjour }
        """
      When the translations are injected
        """
        en: { greeting: Hello }
        """
      Then the available locales are "en"

  @id:INJECT-02
  @surface:catalog
  Rule: `inject` must return nil

    Scenario: a translations hash
      When the translations are injected
        """
        en: { greeting: Hello }
        """
      Then it returns nil

    Scenario: a loader
      When a loader of the translations is injected
        """
        en: { greeting: Hello }
        """
      Then it returns nil

    Scenario: a second injection, after an activation
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is activated
      And the translations are injected
        """
        fr: { farewell: Au revoir }
        """
      Then it returns nil

    Scenario: an injection into a second catalog
      Given another catalog with the translations
        """
        en: { greeting: Hello }
        """
      When the translations are injected
        """
        en: { greeting: Hi }
        """
      Then it returns nil

  @id:INJECT-03
  @surface:catalog
  Rule: `inject` must accept a loader and inject the hash that its `load` method returns

    Scenario: the locales become available
      When a loader of the translations is injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      Then the available locales are "en" and "fr"

    Scenario: the translations are found
      When a loader of the translations is injected
        """
        en: { greeting: Hello, menu: { file: { open: Open } } }
        """
      Then "greeting" translates to "Hello"
      And "menu.file.open" translates to "Open"

    Scenario: a loader and then a hash
      When a loader of the translations is injected
        """
        fr: { greeting: Bonjour }
        """
      And the translations are injected
        """
        en: { greeting: Hello }
        """
      Then the available locales are "en" and "fr"
      And "greeting" translates to "Hello"

    Scenario: one loader after another
      When a loader of the translations is injected
        """
        fr: { greeting: Bonjour }
        """
      And a loader of the translations is injected
        """
        en: { greeting: Hello }
        """
      Then the available locales are "en" and "fr"
      And "greeting" translates to "Hello"

  @id:INJECT-04
  @surface:catalog
  Rule: A lookup must find injected translations

    Scenario Outline: each locale has its own translations
      Given a new catalog with the default locale "<locale>"
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        pt-BR: { greeting: Oi }
        pt_BR: { greeting: Olá }
        pt-br: { greeting: Alô }
        pt: { greeting: Viva }
        """
      Then "greeting" translates to "<greeting>"

      Examples:
        | case                         | locale | greeting |
        | English                      | en     | Hello    |
        | French                       | fr     | Bonjour  |
        | a region after a hyphen      | pt-BR  | Oi       |
        | a region after an underscore | pt_BR  | Olá      |
        | a region in small letters    | pt-br  | Alô      |
        | the language of the regions  | pt     | Viva     |

    Scenario: the same locale is injected again
      When the translations are injected
        """
        en: { greeting: Hello }
        """
      And the translations are injected
        """
        en: { farewell: Goodbye }
        """
      Then "greeting" translates to "Hello"
      And "farewell" translates to "Goodbye"

    Scenario: the same locale is injected again without any keys
      When the translations are injected
        """
        en: { greeting: Hello }
        """
      And the translations are injected
        """
        en: {}
        """
      Then "greeting" translates to "Hello"

    Scenario: a hash without locales
      When the translations are injected
        """
        en: { greeting: Hello }
        """
      And the translations are injected
        """
        {}
        """
      Then it returns nil
      And "greeting" translates to "Hello"

    Scenario: a hash that is injected while another locale is active
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is activated
      And the translations are injected
        """
        fr: { farewell: Au revoir }
        """
      Then "farewell" translates to "Au revoir"

    Scenario: a loader that is injected while another locale is active
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is activated
      And a loader of the translations is injected
        """
        fr: { farewell: Au revoir }
        """
      Then "farewell" translates to "Au revoir"

  @id:INJECT-05
  @surface:catalog
  Rule: `inject` must not change the active locale

    Scenario: another locale is injected
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is activated
      And the translations are injected
        """
        de: { greeting: Guten Tag }
        """
      Then the active locale is "fr"

    Scenario: the default locale is injected again
      When the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is activated
      And a loader of the translations is injected
        """
        en: { farewell: Goodbye }
        """
      Then the active locale is "fr"
