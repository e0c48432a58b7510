Feature: Several catalogs
  Each catalog has its own active locale and its own translations. Activating a locale in one catalog,
  whether permanently or for a block, does not affect any other catalog. Neither does an injection.

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
        de: { greeting: Hallo }
        """
      When "de" is activated in the other catalog
      And a block runs with the locale "fr"
        | with_locale in the other catalog | "fr" |
        | > locale                         |      |
        | locale of the other catalog      |      |
        | locale                           |      |
      Then the calls in the block returned
        | fr |
        | de |
        | fr |

    @surface:module
    Scenario: assigning the locale of the main catalog beside another
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
      When "fr" is assigned as the locale
      Then the active locale is "fr"
      And the active locale of the other catalog is "en"

    @surface:module
    Scenario: a block in the main catalog beside another
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
        | locale                      |  |
        | locale of the other catalog |  |
      Then the calls in the block returned
        | fr |
        | en |
      And the active locale of the other catalog is "en"

    @surface:catalog
    Scenario: assigning the locale of a catalog beside the main catalog
      Given the module has the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And the translations
        """
        en: { greeting: Hi }
        fr: { greeting: Salut }
        """
      When "fr" is assigned as the locale
      Then the active locale is "fr"
      And the active locale of the module is "en"

    @surface:catalog
    Scenario: a block in a catalog beside the main catalog
      Given the module has the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      And "de" is active in the module
      And the translations
        """
        en: { greeting: Hi }
        fr: { greeting: Salut }
        """
      When a block runs with the locale "fr"
        | locale               |  |
        | locale of the module |  |
      Then the calls in the block returned
        | fr |
        | de |
      And the active locale of the module is "de"

    @surface:catalog
    Scenario: localization in a catalog beside the main catalog
      Given the module has the translations in "fixtures/locales/yaml"
      And "de" is active in the module
      And the translations in "fixtures/locales/yaml"
      Then the number 1234.5 localizes to "1,234.50"
      And the date 2020-12-13 localizes to "2020-12-13"

    @surface:catalog
    Scenario: locales that the main catalog does not have
      Given the module has the translations
        """
        en: { greeting: Hello }
        """
      And the translations
        """
        en: { greeting: Hi }
        fr: { greeting: Salut }
        de: { greeting: Hallo }
        """
      When a block runs with the locale "fr"
        | translate | "greeting" |
        | activate  | "de"       |
        | translate | "greeting" |
      Then the calls in the block returned
        | Salut |
        | de    |
        | Hallo |

  @id:INJECT-06
  Rule: Translations that are injected into one catalog must not be found in another

    @surface:catalog
    Scenario: two catalogs with the same locale
      Given the translations
        """
        en: { greeting: Hello }
        """
      And another catalog with the translations
        """
        en: { greeting: Hi, farewell: Goodbye }
        """
      Then "greeting" translates to "Hello"
      And "farewell" has no translation
      When "greeting" is translated in the other catalog
      Then the translation is "Hi"

    @surface:library
    Scenario: a loader that is injected into a catalog before init
      Given the module has the translations
        """
        en: { greeting: Hello }
        """
      And a new catalog
      When a loader of the translations is injected
        """
        fr: { greeting: Bonjour }
        """
      And the module is initialized
      And "fr" is activated in the module
      Then it raises InvalidLocale

    @surface:catalog
    Scenario Outline: two catalogs with the files of one folder
      Given the folder "fixtures/locales/<folder>"
      When the folder is read by the <format> loader
      And the translations are injected
        """
        en: { farewell: Goodbye, menu: { help: Help } }
        """
      And the folder is read by the <format> loader
      Then "greeting" translates to "Hello"
      And "farewell" has no translation
      And "menu.help" has no translation

      Examples:
        | case       | folder | format |
        | YAML files | yaml   | YAML   |
        | JSON files | json   | JSON   |
