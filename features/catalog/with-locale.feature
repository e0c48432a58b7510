Feature: A block with a locale
  with_locale activates a locale for the length of a block and gives the previous one back afterwards, so
  that the change does not leak out.

  @id:BLOCK-01
  @needs:DATE-03
  Rule: An available locale is active inside the block

    Scenario Outline: by String and by Symbol
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale <locale>
        | locale    |            |
        | translate | "greeting" |
      Then inside the block the calls gave
        | fr      |
        | Bonjour |

      Examples:
        | case     | locale |
        | a String | "fr"   |
        | a Symbol | :fr    |

    Scenario: localization inside the block uses its locale
      Given the translations in "fixtures/locales/yaml"
      When a block runs with the locale "fr"
        | localize the date | 2020-12-13 |
      Then inside the block the calls gave
        | 13/12/2020 |

    Scenario: localization before the block, and inside it
      Given the translations in "fixtures/locales/yaml"
      Then the date 2020-12-13 localizes to "2020-12-13"
      When a block runs with the locale "fr"
        | localize the date | 2020-12-13 |
      Then inside the block the calls gave
        | 13/12/2020 |

    Scenario: a lookup inside the block does not reach into the locale outside
      Given the translations
        """
        en: { greeting: Hello, farewell: Goodbye }
        fr: { greeting: Bonjour }
        """
      When a block runs with the locale "fr"
        | translate | "farewell" |
      Then inside the block the calls gave
        | a text that states that the translation is missing |

    Scenario: the locale that is active already
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When a block runs with the locale "fr"
        | locale |  |
      Then inside the block the calls gave
        | fr |

  @id:BLOCK-02
  @needs:ACTIVATE-06
  @needs:BLOCK-03
  Rule: When the block completes, the previously active locale is active again

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

  @id:BLOCK-03
  @needs:BLOCK-01
  Rule: A block with a locale that is not available raises InvalidLocale and leaves the state as it was

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
        | case                                       | locale        |
        | a String                                   | "es"          |
        | a Symbol                                   | :es           |
        | a region of an available locale            | "fr-CA"       |
        | no characters                              | ""            |
        | a name that objects have in some languages | "constructor" |

    Scenario: nothing was injected at all
      Given no translations
      When a block runs with the locale "fr"
        | locale |  |
      Then it raises InvalidLocale
