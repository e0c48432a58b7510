Feature: Available locales of a configuration, and the main catalog before init
  A configuration has a field that the document does not describe: the available locales. The document
  also does not say what happens when the main catalog is used before `init` is called.

  @id:OPTION-01
  @section:2.2
  @section:4.2
  @silent:SILENT-05
  @surface:catalog
  Rule: When a configuration lists available locales, its loaders make no others available

    @recorded:states-open-13
    @recorded:states-open-95
    @recorded:states-open-151
    @recorded:states-open-193
    Scenario Outline: locales that are not available
      When a catalog is built from the configuration
        """
        default_locale: fr
        available_locales: [es]
        loaders:
          - es: { greeting: Hola }
            de: { greeting: Guten Tag }
            fr: { greeting: Bonjour }
        """
      Then the available locales are "es"
      And the active locale is "fr"
      When "<locale>" is activated
      Then it raises InvalidLocale with the message "<locale> is not a valid locale"

      Examples:
        | case                   | locale |
        | a locale of the loader | de     |
        | the default locale     | fr     |

    @recorded:states-open-13
    @recorded:states-open-143
    Scenario: a lookup in an available locale
      When a catalog is built from the configuration
        """
        available_locales: [es]
        loaders:
          - es: { greeting: Hola }
            de: { greeting: Guten Tag }
        """
      And "es" is activated
      Then it returns "es"
      And "greeting" translates to "Hola"

    @recorded:states-open-151
    Scenario: a lookup in a default locale that is not available
      When a catalog is built from the configuration
        """
        default_locale: fr
        available_locales: [es]
        loaders:
          - es: { greeting: Hola }
            fr: { greeting: Bonjour }
        """
      And "greeting" is translated
      Then the translation is missing

    @recorded:states-open-71
    @recorded:states-open-143
    Scenario: an available locale without translations
      When a catalog is built from the configuration
        """
        available_locales: [en]
        default_locale: es
        loaders:
          - fr: { greeting: Bonjour }
        """
      And "en" is activated
      Then it returns "en"

    @recorded:states-open-13
    Scenario: a locale that is injected later
      When a catalog is built from the configuration
        """
        default_locale: de
        available_locales: [de]
        loaders:
          - es: { greeting: Hola }
            de: { greeting: Guten Tag }
        """
      And the translations are injected
        """
        es: { farewell: Adiós }
        """
      Then the available locales are, in this order, "de" and "es"

  @id:OPTION-02
  @section:2.2
  @section:4.2
  @silent:SILENT-05
  @surface:catalog
  Rule: An empty array of available locales in a configuration places no restriction on the catalog's locales

    @recorded:config-available-locales-empty
    Scenario: a locale of the loader
      When a catalog is built from the configuration
        """
        available_locales: []
        loaders:
          - en: { a: found }
        """
      Then "a" translates to "found"
      And the available locales are "en"
      When "en" is activated
      Then it returns "en"

  @id:BEFORE-01
  @section:3
  @section:4
  @silent:SILENT-38
  @surface:module
  Rule: If the main catalog is used before `init`, it is created from the main configuration at its first use

    @recorded:states-open-31
    @recorded:states-open-36
    @recorded:states-open-174
    Scenario: a configuration with two locales
      Given these fields of the main configuration are set
        """
        default_locale: fr
        loaders:
          - fr: { greeting: Bonjour }
            de: { greeting: Guten Tag }
        """
      Then the available locales are, in this order, "fr" and "de"
      And the active locale is "fr"
      And "greeting" translates to "Bonjour"
      When "de" is activated
      Then it returns "de"

    @recorded:states-open-31
    @recorded:states-open-174
    Scenario: a default locale without translations
      Given the main configuration is replaced by
        """
        default_locale: es
        loaders:
          - fr: { greeting: Bonjour }
        """
      Then the available locales are "fr"
      And the active locale is "es"

  @id:BEFORE-02
  @section:3
  @silent:SILENT-38
  @surface:module
  Rule: After its first use, the main catalog ignores changes to the main configuration until `init` is called

    @recorded:states-open-48
    @recorded:states-open-130
    Scenario: the configuration is set after the first use
      Given the active locale is "en"
      When these fields of the main configuration are set
        """
        default_locale: fr
        loaders:
          - fr: { greeting: Bonjour }
        """
      Then the active locale is "en"
      And the available locales are "en"
      When the module is initialized
      Then the active locale is "fr"
      And the available locales are "fr"

    @recorded:states-open-130
    Scenario: the configuration is replaced after the first use
      Given the main configuration is replaced by
        """
        default_locale: xx
        loaders:
          - fr: { greeting: Bonjour }
            xx: { greeting: Hey }
        """
      And "greeting" translates to "Hey"
      When the main configuration is replaced by
        """
        loaders:
          - en: { greeting: Hello }
        """
      Then the available locales are, in this order, "fr" and "xx"
      When "fr" is activated
      Then it returns "fr"

    @recorded:states-open-122
    Scenario: a first use that raises an error
      When "fr" is activated
      Then it raises InvalidLocale
      When these fields of the main configuration are set
        """
        loaders:
          - fr: { greeting: Bonjour }
        """
      And "fr" is activated
      Then it raises InvalidLocale

  @id:BEFORE-03
  @section:2.3
  @section:7
  @silent:SILENT-11
  @surface:module
  Rule: An `init` that raises an error leaves the translations and the active locale as they were

    @recorded:an-init-that-raises
    Scenario: a loader whose file cannot be parsed
      Given the module has the translations
        """
        en: { a: A text }
        fr: { a: Un texte }
        """
      And a folder with the file "en.yml"
        """
        en: [1
        """
      When "fr" is activated
      And the main configuration is replaced by a configuration with the YAML loader of the folder
      And the module is initialized
      Then it raises another error
      And "a" translates to "Un texte"
      And the active locale is "fr"
      And the available locales are "en" and "fr"
