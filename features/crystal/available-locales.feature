Feature: Available locales
  The document leaves open how the available locales that are given to the constructor are combined with
  injected locales, and in what order they are listed.

  @id:AVAILABLE-01
  @section:2.1
  @section:3
  @silent:SILENT-01
  @surface:catalog
  Rule: Before anything is injected, `available_locales` returns the locales given to the constructor, in the same order

    @recorded:states-open-9
    @recorded:states-open-32
    @recorded:states-open-49
    @recorded:states-open-53
    Scenario Outline: the locales given to the constructor
      Given a new catalog with the available locales <given>
      Then the available locales are, in this order, <listed>

      Examples:
        | case                       | given            | listed           |
        | without the default locale | "xx" and "de"    | "xx" and "de"    |
        | the same locale twice      | "xx" and "xx"    | "xx" and "xx"    |
        | not in alphabetical order  | "es", "de", "en" | "es", "de", "en" |

  @id:AVAILABLE-02
  @section:2.1
  @section:3
  @section:7
  @silent:SILENT-02
  @surface:catalog
  Rule: Before anything is injected, a locale given to the constructor can be activated

    @recorded:states-open-1
    @recorded:states-open-9
    @recorded:states-open-88
    Scenario Outline: a locale given to the constructor
      Given a new catalog with the available locales "en", "fr" and "xx"
      When <locale> is activated
      Then it returns "<active>"
      And the active locale is "<active>"

      Examples:
        | case                    | locale | active |
        | the second, as a Symbol | :fr    | fr     |
        | the last                | "xx"   | xx     |

    @recorded:states-open-9
    Scenario: a lookup in a locale given to the constructor
      Given a new catalog with the available locales "en" and "fr"
      And "fr" is active
      When "greeting" is translated
      Then the translation is missing

    @recorded:states-open-112
    @recorded:states-open-136
    Scenario: a default locale not given to the constructor
      Given a new catalog with the available locales "es" and "de"
      When "en" is activated
      Then it raises InvalidLocale
      And the active locale is "en"

  @id:AVAILABLE-03
  @section:2.1
  @section:3
  @silent:SILENT-01
  @silent:SILENT-04
  @surface:catalog
  Rule: Injected locales are listed after those given to the constructor

    @recorded:states-open-32
    @recorded:states-open-104
    @recorded:states-open-105
    Scenario Outline: two injected locales
      Given a new catalog with the available locales <given>
      And the translations are injected
        """
        fr: { greeting: Bonjour }
        en: { greeting: Hello }
        """
      Then the available locales are, in this order, <listed>

      Examples:
        | case                | given         | listed                 |
        | both are new        | "es" and "xx" | "es", "xx", "fr", "en" |
        | one was given       | "es" and "fr" | "es", "fr", "en"       |
        | one was given twice | "es" and "es" | "es", "es", "fr", "en" |

  @id:AVAILABLE-04
  @section:2.1
  @section:3
  @silent:SILENT-03
  Rule: Once other locales are injected, the default locale is available only if it was injected as well, or was given to the constructor as an available locale

    @recorded:states-open-2
    @recorded:states-open-6
    @recorded:states-open-8
    Scenario: a default locale without translations
      Given the translations
        """
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      Then the available locales are, in this order, "fr" and "de"
      And the active locale is "en"
      When "en" is activated
      Then it raises InvalidLocale
      And the active locale is "en"

    @recorded:states-open-6
    Scenario: a default locale that was active before
      Given the translations
        """
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "en" is activated
      Then it raises InvalidLocale
      And the active locale is "fr"

    @recorded:states-open-48
    @recorded:states-open-188
    @surface:catalog
    Scenario: a default locale before anything is injected
      Given a new catalog with the default locale "de"
      When "de" is activated
      Then it returns "de"

    @recorded:states-open-1
    @recorded:states-open-104
    @surface:catalog
    Scenario: a default locale that is injected later
      Given a new catalog
      When the translations are injected
        """
        fr: { greeting: Bonjour }
        """
      And the translations are injected
        """
        en: { greeting: Hello }
        """
      And "en" is activated
      Then it returns "en"
      And the available locales are, in this order, "fr" and "en"

  @id:AVAILABLE-05
  @section:2.1
  @silent:SILENT-04
  Rule: Available locales are listed in the order in which they became available

    @recorded:states-open-188
    Scenario: several locales of one loader
      Given the translations
        """
        xx: { greeting: Hey }
        fr: { greeting: Bonjour }
        es: { greeting: Hola }
        """
      Then the available locales are, in this order, "xx", "fr" and "es"

    @recorded:states-open-190
    @surface:module
    Scenario: two loaders
      Given these fields of the main configuration are set
        """
        loaders:
          - de: { greeting: Guten Tag }
          - en: { greeting: Hello }
            de: { farewell: Tschüss }
            es: { greeting: Hola }
        """
      When the module is initialized
      Then the available locales are, in this order, "de", "en" and "es"

    @recorded:states-open-200
    @surface:catalog
    Scenario: two injections
      Given a new catalog
      And the translations are injected
        """
        xx: { greeting: Hey }
        """
      And the translations are injected
        """
        fr: { greeting: Bonjour }
        xx: { farewell: Bye }
        """
      Then the available locales are, in this order, "xx" and "fr"

  @id:AVAILABLE-07
  @section:2.1
  @section:3
  @silent:SILENT-01
  @surface:catalog
  Rule: A locale given to the constructor stays available when only other locales are injected

    @recorded:states-open-104
    @recorded:states-open-140
    Scenario: a locale given to the constructor, without translations
      Given a new catalog with the available locales "en" and "fr"
      When the translations are injected
        """
        en: { greeting: Hello }
        """
      Then the available locales include "fr"

  @id:AVAILABLE-08
  @section:2.1
  @section:3
  @silent:SILENT-01
  @surface:catalog
  Rule: An empty array of available locales places no restriction on the catalog's locales

    @recorded:available-locales-empty
    Scenario: a locale that is injected
      Given a new catalog with an empty array of available locales
      When the translations are injected
        """
        en: { a: A }
        """
      Then the available locales are "en"
      And "a" translates to "A"
      When "en" is activated
      Then it returns "en"
