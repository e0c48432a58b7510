Feature: A block with a locale
  `with_locale` activates a locale for the duration of its block, and then reactivates the previous one.

  @id:BLOCK-01
  Rule: `with_locale` must run its block with the given locale active

    Scenario Outline: a locale given as a String or a Symbol
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale <locale>
        | locale    |            |
        | translate | "greeting" |
      Then the calls in the block returned
        | fr      |
        | Bonjour |

      Examples:
        | case     | locale |
        | a String | "fr"   |
        | a Symbol | :fr    |

    Scenario: localization in the block
      Given the translations in "fixtures/locales/yaml"
      When a block runs with the locale "fr"
        | localize the date | 2020-12-13 |
      Then the calls in the block returned
        | 13/12/2020 |

    Scenario: localization before the block and in it
      Given the translations in "fixtures/locales/yaml"
      Then the date 2020-12-13 localizes to "2020-12-13"
      When a block runs with the locale "fr"
        | localize the date | 2020-12-13 |
      Then the calls in the block returned
        | 13/12/2020 |

    Scenario: a key that only the previous locale has
      Given the translations
        """
        en: { greeting: Hello, farewell: Goodbye }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | translate | "farewell" |
      Then the calls in the block returned
        | no translation |

    Scenario: another locale than the active one
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      And "fr" is active
      When a block runs with the locale "de"
        | locale    |            |
        | translate | "greeting" |
      Then the calls in the block returned
        | de        |
        | Guten Tag |

    Scenario: a locale that is already active
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When a block runs with the locale "fr"
        | locale |  |
      Then the calls in the block returned
        | fr |

  @id:BLOCK-03
  Rule: `with_locale` must raise InvalidLocale and leave the state unchanged when the locale is not available

    Scenario Outline: a locale that was never injected
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        pt-BR: { greeting: Oi }
        """
      And "fr" is active
      When a block runs with the locale <locale>
        | activate | "de" |
      Then it raises InvalidLocale
      And the active locale is "fr"
      And "greeting" translates to "Bonjour"
      And the available locales are "en", "fr", "de" and "pt-BR"

      Examples:
        | case                                | locale        |
        | a String                            | "es"          |
        | a Symbol                            | :es           |
        | a region of an available locale     | "fr-CA"       |
        | no characters                       | ""            |
        | a method name in some languages     | "constructor" |
        | capitals                            | "FR"          |
        | an underscore for a hyphen          | "pt_BR"       |
        | the language of an available region | "pt"          |

    @surface:catalog
    Scenario: a block that injects translations
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "es"
        | inject | de: { greeting: Guten Tag } |
      Then it raises InvalidLocale
      And the available locales are "en" and "fr"

    Scenario: a catalog without translations
      Given no translations
      When a block runs with the locale "fr"
        | locale |  |
      Then it raises InvalidLocale

    @surface:catalog
    Scenario: the locale "en" where another one is the default
      Given a new catalog with the default locale "fr"
      When the translations are injected
        """
        fr: { greeting: Bonjour }
        """
      And a block runs with the locale "en"
        | locale |  |
      Then it raises InvalidLocale

    Scenario: the default locale stays active
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "es"
        | activate | "fr" |
      Then it raises InvalidLocale
      And the active locale is "en"

    @surface:module
    Scenario: a main catalog before init
      When a block runs with the locale "fr"
        | locale |  |
      Then it raises InvalidLocale
