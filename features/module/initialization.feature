Feature: Initializing the module
  `I18n.init` replaces the main catalog with a new one that it builds from the main configuration. The
  new catalog contains the translations from the configuration's loaders.

  @id:INIT-01
  @surface:module
  Rule: `init` must read translations from all loaders of the main configuration

    Scenario: several loaders
      Given these fields of the main configuration are set
        """
        loaders:
          - en: { greeting: Hello }
          - fr: { greeting: Bonjour }
          - de: { greeting: Guten Tag }
          - es: { greeting: Hola }
          - it: { greeting: Ciao }
        """
      When the module is initialized
      Then the available locales are "en", "fr", "de", "es" and "it"
      And "greeting" translates to "Hello"

    Scenario: two loaders for one locale
      Given these fields of the main configuration are set
        """
        loaders:
          - en: { greeting: Hello }
          - en: { farewell: Goodbye }
        """
      When the module is initialized
      Then "greeting" translates to "Hello"
      And "farewell" translates to "Goodbye"

    Scenario: two loaders for nested keys of one locale
      Given these fields of the main configuration are set
        """
        loaders:
          - en: { menu: { file: { open: Open it } } }
          - en: { menu: { file: { close: Close it }, edit: Edit it } }
        """
      When the module is initialized
      Then "menu.file.open" translates to "Open it"
      And "menu.file.close" translates to "Close it"
      And "menu.edit" translates to "Edit it"

    Scenario: two loaders for plural forms of one key
      Given these fields of the main configuration are set
        """
        loaders:
          - en: { items: { one: One item } }
          - en: { items: { other: "%{count} items" } }
        """
      When the module is initialized
      And "items" is translated with count 1
      Then the translation is "One item"

    Scenario Outline: two folders with files of one locale
      Given a folder named "first" with the file "en.<first extension>"
        """
        { "en": { "greeting": "Hello", "menu": { "open": "Open it" } } }
        """
      And the <first> loader of the folder is appended to the main configuration
      And a folder named "second" with the file "en.<second extension>"
        """
        { "en": { "farewell": "Goodbye", "menu": { "close": "Close it" } } }
        """
      And the <second> loader of the folder is appended to the main configuration
      When the module is initialized
      Then "greeting" translates to "Hello"
      And "farewell" translates to "Goodbye"
      And "menu.open" translates to "Open it"
      And "menu.close" translates to "Close it"

      Examples:
        | case          | first | first extension | second | second extension |
        | YAML alone    | YAML  | yml             | YAML   | yml              |
        | JSON alone    | JSON  | json            | JSON   | json             |
        | YAML and JSON | YAML  | yml             | JSON   | json             |

    Scenario: a loader that is appended later
      Given these fields of the main configuration are set
        """
        loaders:
          - en: { greeting: Hello }
        """
      And these fields of the main configuration are set
        """
        loaders:
          - fr: { greeting: Bonjour }
        """
      When the module is initialized
      Then the available locales are "en" and "fr"
      And "greeting" translates to "Hello"

  @id:INIT-02
  @surface:module
  Rule: `init` must return nil

    Scenario: a loader
      Given these fields of the main configuration are set
        """
        loaders:
          - en: { greeting: Hello }
        """
      When the module is initialized
      Then it returns nil

    Scenario: nothing is configured
      When the module is initialized
      Then it returns nil

    Scenario: another configuration, after an activation
      Given the module has the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "fr" is activated
      And the main configuration is replaced by
        """
        loaders:
          - en: { greeting: Hi }
        """
      And the module is initialized
      Then it returns nil

  @id:INIT-03
  @surface:module
  Rule: `init` must activate the default locale of the main configuration

    Scenario: a configured default locale
      Given these fields of the main configuration are set
        """
        default_locale: fr
        loaders:
          - en: { greeting: Hello }
            fr: { greeting: Bonjour }
        """
      When the module is initialized
      Then the active locale is "fr"
      And "greeting" translates to "Bonjour"

    Scenario: a configured default locale without loaders
      Given these fields of the main configuration are set
        """
        default_locale: fr
        """
      When the module is initialized
      Then the active locale is "fr"

    Scenario: a configured default locale without translations
      Given these fields of the main configuration are set
        """
        default_locale: fr
        loaders:
          - en: { greeting: Hello }
            de: { greeting: Guten Tag }
        """
      When the module is initialized
      Then the active locale is "fr"

    Scenario: no configured default locale
      Given these fields of the main configuration are set
        """
        loaders:
          - fr: { greeting: Bonjour }
            en: { greeting: Hello }
        """
      When the module is initialized
      Then the active locale is "en"
      And "greeting" translates to "Hello"

    Scenario: nothing is configured
      When the module is initialized
      Then the active locale is "en"

  @id:INIT-04
  @surface:module
  Rule: `init` must replace the main catalog with a new one

    Scenario: an activated locale
      Given these fields of the main configuration are set
        """
        loaders:
          - en: { greeting: Hello }
            fr: { greeting: Bonjour }
        """
      When the module is initialized
      And "fr" is activated
      And the module is initialized
      Then the active locale is "en"
      And "greeting" translates to "Hello"

    Scenario: the same loaders
      Given these fields of the main configuration are set
        """
        loaders:
          - en: { greeting: Hello }
            fr: { greeting: Bonjour }
        """
      When the module is initialized
      And the module is initialized
      Then the available locales are "en" and "fr"
      And "greeting" translates to "Hello"

    Scenario: a loader that is appended before the second init
      Given these fields of the main configuration are set
        """
        loaders:
          - en: { greeting: Hello }
        """
      When the module is initialized
      And these fields of the main configuration are set
        """
        loaders:
          - fr: { greeting: Bonjour }
        """
      And the module is initialized
      Then the available locales are "en" and "fr"

    Scenario: a default locale that is set before the second init
      Given these fields of the main configuration are set
        """
        loaders:
          - en: { greeting: Hello }
            fr: { greeting: Bonjour }
        """
      When the module is initialized
      And these fields of the main configuration are set
        """
        default_locale: fr
        """
      And the module is initialized
      Then the active locale is "fr"

    Scenario: a new configuration without loaders
      Given these fields of the main configuration are set
        """
        loaders:
          - en: { greeting: Hello }
        """
      When the module is initialized
      And the main configuration is replaced by
        """
        default_locale: en
        """
      And the module is initialized
      Then "greeting" has no translation

    Scenario: a lookup before and after
      Given these fields of the main configuration are set
        """
        loaders:
          - en: { greeting: Hello }
        """
      When the module is initialized
      Then "greeting" translates to "Hello"
      When the main configuration is replaced by
        """
        loaders:
          - en: { greeting: Hi }
        """
      And the module is initialized
      Then "greeting" translates to "Hi"

    Scenario: a localization before and after
      Given these fields of the main configuration are set
        """
        loaders:
          - en:
              i18n:
                number: { formats: { default: { delimiter: ",", separator: ".", decimal_places: 1, group: 3, only_significant: false } } }
                date:
                  abbr_day_names: [Mon, Tue, Wed, Thu, Fri, Sat, Sun]
                  day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
                  abbr_month_names: [Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec]
                  month_names: [January, February, March, April, May, June, July, August, September, October, November, December]
                  formats: { default: "%b %Y", long: "%d %B %Y", short: "%d %b" }
                time:
                  am: am
                  pm: pm
                  formats: { default: "%H:%M", long: "%d %B %Y %H:%M", short: "%H:%M" }
        """
      When the module is initialized
      Then the date 2020-12-13 localizes to "Dec 2020"
      And the number 1234.5 localizes to "1,234.5"
      When the main configuration is replaced by
        """
        loaders:
          - en:
              i18n:
                number: { formats: { default: { delimiter: "_", separator: ";", decimal_places: 1, group: 3, only_significant: false } } }
                date:
                  abbr_day_names: [Mon, Tue, Wed, Thu, Fri, Sat, Sun]
                  day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
                  abbr_month_names: [Jan., Feb., Mar., Apr., May, Jun., Jul., Aug., Sep., Oct., Nov., Dec.]
                  month_names: [January, February, March, April, May, June, July, August, September, October, November, December]
                  formats: { default: "[%b %Y]", long: "%d %B %Y", short: "%d %b" }
                time:
                  am: am
                  pm: pm
                  formats: { default: "%H:%M", long: "%d %B %Y %H:%M", short: "%H:%M" }
        """
      And the module is initialized
      Then the date 2020-12-13 localizes to "[Dec. 2020]"
      And the number 1234.5 localizes to "1_234;5"

    Scenario: translations and locales of the previous catalog
      Given these fields of the main configuration are set
        """
        loaders:
          - en: { greeting: Hello, farewell: Goodbye }
            fr: { greeting: Bonjour }
        """
      When the module is initialized
      Then the available locales are "en" and "fr"
      When the main configuration is replaced by
        """
        loaders:
          - en: { greeting: Hi }
        """
      And the module is initialized
      Then the available locales are "en"
      And "greeting" translates to "Hi"
      And "farewell" has no translation

    Scenario: the loaders of a replaced configuration
      Given these fields of the main configuration are set
        """
        loaders:
          - en: { greeting: Hello, farewell: Goodbye }
        """
      And the main configuration is replaced by
        """
        loaders:
          - en: { greeting: Hi }
        """
      When the module is initialized
      Then "greeting" translates to "Hi"
      And "farewell" has no translation

    Scenario: after a block
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | locale |  |
      And the module is initialized
      Then it returns nil
      And the active locale is "en"
