Feature: A block with a locale
  `with_locale` activates a locale while its block runs, and then activates the previous locale again.

  @id:BLOCK-01
  @needs:DATE-03
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
  @needs:BLOCK-01
  Rule: `with_locale` must raise InvalidLocale and leave the state unchanged when the locale is not available

    Scenario Outline: a locale that was never injected
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      And "fr" is active
      When a block runs with the locale <locale>
        | activate | "de" |
      Then it raises InvalidLocale
      And the active locale is "fr"
      And "greeting" translates to "Bonjour"
      And the available locales are "en", "fr" and "de"

      Examples:
        | case                            | locale        |
        | a String                        | "es"          |
        | a Symbol                        | :es           |
        | a region of an available locale | "fr-CA"       |
        | no characters                   | ""            |
        | a method name in some languages | "constructor" |

    Scenario: a catalog without translations
      Given no translations
      When a block runs with the locale "fr"
        | locale |  |
      Then it raises InvalidLocale
