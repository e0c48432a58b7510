Feature: Building a catalog from a configuration
  `Catalog.from_config` builds a catalog from a configuration. The catalog uses all options that are set
  on the configuration.

  @id:CONFIG-01
  @surface:catalog
  Rule: `Catalog.from_config` must use the configuration's default locale

    Scenario: a default locale
      When a catalog is built from the configuration
        """
        default_locale: fr
        """
      Then the default locale is "fr"
      And the active locale is "fr"

    Scenario: a default locale and a loader of another locale
      When a catalog is built from the configuration
        """
        default_locale: fr
        loaders:
          - en: { greeting: Hello }
        """
      Then the active locale is "fr"

    Scenario: a default locale and loaders of several locales
      When a catalog is built from the configuration
        """
        default_locale: fr
        loaders:
          - en: { greeting: Hello }
            fr: { greeting: Bonjour }
        """
      Then the default locale is "fr"
      And the active locale is "fr"

    Scenario: no default locale
      When a catalog is built from the configuration
        """
        loaders:
          - en: { greeting: Hello }
        """
      Then the default locale is "en"
      And the active locale is "en"

  @id:CONFIG-02
  @surface:catalog
  Rule: `Catalog.from_config` must load the translations from the configuration's loaders

    Scenario: one loader
      When a catalog is built from the configuration
        """
        loaders:
          - en: { greeting: Hello }
            fr: { greeting: Bonjour }
        """
      Then the available locales are "en" and "fr"
      And "greeting" translates to "Hello"

    Scenario: several loaders
      When a catalog is built from the configuration
        """
        loaders:
          - en: { greeting: Hello }
          - fr: { greeting: Bonjour }
          - de: { greeting: Guten Tag }
        """
      Then the available locales are "en", "fr" and "de"
      And "greeting" translates to "Hello"

    Scenario: two loaders for one locale
      When a catalog is built from the configuration
        """
        loaders:
          - en: { greeting: Hello, menu: { open: Open } }
          - en: { farewell: Goodbye }
        """
      Then "greeting" translates to "Hello"
      And "menu.open" translates to "Open"
      And "farewell" translates to "Goodbye"

    Scenario: a loader of a folder
      Given a folder with the file "en.yml"
        """
        en: { greeting: Hello }
        """
      When a catalog is built from a configuration with the YAML loader of the folder
      Then "greeting" translates to "Hello"

    Scenario: a second catalog from another configuration
      When a catalog is built from the configuration
        """
        default_locale: fr
        loaders:
          - fr: { greeting: Bonjour, farewell: Au revoir }
        """
      And a catalog is built from the configuration
        """
        default_locale: de
        loaders:
          - de: { greeting: Guten Tag }
        """
      Then the default locale is "de"
      And "greeting" translates to "Guten Tag"
      And "farewell" has no translation

    Scenario: a locale is assigned
      When a catalog is built from the configuration
        """
        loaders:
          - en: { greeting: Hello }
            fr: { greeting: Bonjour }
        """
      And "fr" is assigned as the locale
      Then it returns "fr"
      And "greeting" translates to "Bonjour"

    Scenario: a block
      When a catalog is built from the configuration
        """
        loaders:
          - en: { greeting: Hello }
            fr: { greeting: Bonjour }
        """
      And a block runs with the locale "fr"
        | translate | "greeting" |
      Then the calls in the block returned
        | Bonjour |
      And the active locale is "en"

    Scenario: a number format
      When a catalog is built from the configuration
        """
        loaders:
          - en: { greeting: Hello }
          - en:
              i18n:
                number:
                  formats:
                    default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false }
                    custom: { delimiter: "_", separator: ";", decimal_places: 1, group: 3, only_significant: false }
        """
      Then the number 1234.5 localizes to "1,234.50"
      When the number 1234.5 is localized with the format :custom
      Then the text is "1_234;5"

    Scenario: a locale of the second loader is activated
      When a catalog is built from the configuration
        """
        loaders:
          - en: { greeting: Hello }
          - fr: { greeting: Bonjour }
        """
      And "fr" is activated
      Then it returns "fr"
      And "greeting" translates to "Bonjour"

  @id:CONFIG-03
  @surface:library
  Rule: `Catalog.from_config` must not change the main catalog or the main configuration

    Scenario: the main catalog does not get its translations
      Given the module has the translations
        """
        en: { greeting: Hello }
        """
      When a catalog is built from the configuration
        """
        default_locale: fr
        loaders:
          - fr: { greeting: Bonjour }
        """
      Then "greeting" translates to "Bonjour"
      And the active locale of the module is "en"
      When "greeting" is translated in the module
      Then the translation is "Hello"

    Scenario: the active locale of the main catalog is not used or changed
      Given the module has the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is active in the module
      When a catalog is built from the configuration
        """
        loaders:
          - en: { greeting: Hi }
            fr: { greeting: Salut }
        """
      Then the active locale of the catalog is "en"
      And the active locale of the module is "fr"
      And "greeting" translates to "Hi"

    Scenario: activating a locale in the new catalog
      Given the module has the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a catalog is built from the configuration
        """
        loaders:
          - fr: { greeting: Salut }
        """
      And "fr" is activated in the catalog
      Then the active locale of the catalog is "fr"
      And the active locale of the module is "en"

    Scenario: the main configuration does not change
      When a catalog is built from the configuration
        """
        default_locale: fr
        loaders:
          - fr: { greeting: Bonjour }
        """
      Then the main configuration has the default locale "en"
      And the active locale of the module is "en"
      When the module is initialized
      And "fr" is activated in the module
      Then it raises InvalidLocale

    Scenario: the main configuration is not used
      Given these fields of the main configuration are set
        """
        default_locale: de
        loaders:
          - de: { greeting: Guten Tag }
        """
      When a catalog is built from the configuration
        """
        loaders:
          - fr: { farewell: Au revoir }
        """
      Then the default locale is "en"
      And "greeting" has no translation
      When "de" is activated
      Then it raises InvalidLocale
