Feature: Texts of errors and of missing translations
  The document gives neither the text for a missing translation nor the messages of the errors.

  @id:TEXT-01
  @section:4.4
  @section:7
  @silent:SILENT-29
  Rule: The text for a missing translation names the active locale and the path

    @recorded:lookups-open-4
    @recorded:lookups-open-11
    @recorded:lookups-open-15
    @recorded:lookups-open-45
    @recorded:lookups-open-57
    @recorded:lookups-open-59
    @recorded:lookups-open-96
    Scenario Outline: the path of a lookup
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        ru: { greeting: Привет }
        """
      And "<locale>" is active
      When <key> is translated with the arguments
        | scope | <scope> |
        | count | <count> |
      Then the translation is "<text>"

      Examples:
        | case                         | locale | key         | scope                 | count | text                                        |
        | a key                        | en     | "nope"      | null                  | null  | missing translation: en.nope                |
        | a key of several parts       | fr     | "simple.x"  | null                  | null  | missing translation: fr.simple.x            |
        | a scope                      | en     | "nope"      | error.username        | null  | missing translation: en.error.username.nope |
        | a scope as an array          | en     | "nope"      | ["error", "username"] | null  | missing translation: en.error.username.nope |
        | a count                      | en     | "nope"      | null                  | 1     | missing translation: en.nope.one            |
        | a count of 0                 | en     | "nope"      | null                  | 0     | missing translation: en.nope.other          |
        | a count by the locale's rule | ru     | "nope"      | null                  | 5     | missing translation: ru.nope.many           |
        | a scope and a count          | fr     | "deep.leaf" | error                 | 1.5   | missing translation: fr.error.deep.leaf.one |

    @recorded:states-open-2
    @recorded:states-open-36
    @surface:catalog
    Scenario: a locale without any translations
      Given a new catalog with the default locale "de"
      When "deep.b" is translated
      Then the translation is "missing translation: de.deep.b"

  @id:TEXT-03
  @section:4.4
  @section:7
  @silent:SILENT-29
  Rule: The message of MissingTranslation is the text that `translate` returns for the same lookup

    @recorded:lookups-open-4
    @recorded:lookups-open-11
    @recorded:lookups-open-15
    @recorded:lookups-open-45
    @recorded:lookups-open-57
    @recorded:lookups-open-59
    @recorded:lookups-open-96
    Scenario Outline: the path of a lookup
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        ru: { greeting: Привет }
        """
      And "<locale>" is active
      When <key> is translated by translate! with the arguments
        | scope | <scope> |
        | count | <count> |
      Then it raises MissingTranslation with the message "<text>"

      Examples:
        | case                | locale | key         | scope          | count | text                                        |
        | a key               | en     | "nope"      | null           | null  | missing translation: en.nope                |
        | a scope             | en     | "nope"      | error.username | null  | missing translation: en.error.username.nope |
        | a scope and a count | fr     | "deep.leaf" | error          | 1.5   | missing translation: fr.error.deep.leaf.one |

  @id:TEXT-04
  @section:4.2
  @section:7
  @silent:SILENT-25
  @silent:SILENT-29
  Rule: When localization data lacks a name or a text that a pattern needs, the message of MissingTranslation names the active locale and the missing path

    @recorded:absent-names
    Scenario Outline: names of the first day and month, and the text for the afternoon
      Given the translations
        """
        en: { i18n: { date: { formats: { default: "%a" } }, time: { formats: { default: "%a" } } } }
        """
      When <object> is localized with the pattern "<pattern>"
      Then it raises MissingTranslation with the message "<text>"

      Examples:
        | case                         | object                             | pattern | text                                                 |
        | day of the week, abbreviated | the date 2021-01-04                | %a      | missing translation: en.i18n.date.abbr_day_names.0   |
        | day of the week              | the date 2021-01-04                | %A      | missing translation: en.i18n.date.day_names.0        |
        | month, abbreviated           | the date 2021-01-04                | %b      | missing translation: en.i18n.date.abbr_month_names.0 |
        | month                        | the date 2021-01-04                | %B      | missing translation: en.i18n.date.month_names.0      |
        | text for the afternoon       | the time 2021-01-04T21:11:08-05:00 | %p      | missing translation: en.i18n.time.pm                 |

    @recorded:absent-in-the-active-locale
    Scenario: a locale that is not the default one
      Given the translations
        """
        en: { i18n: { date: { day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday] } } }
        fr: { a: A }
        """
      And "fr" is active
      When the date 2021-01-04 is localized with the pattern "%A"
      Then it raises MissingTranslation with the message "missing translation: fr.i18n.date.day_names.0"

  @id:TEXT-02
  @section:3
  @section:7
  @silent:SILENT-29
  Rule: The message of InvalidLocale names the locale

    @recorded:states-open-1
    @recorded:states-open-10
    Scenario Outline: activating, by String and by Symbol
      Given the translations
        """
        en: { greeting: Hello }
        """
      When <locale> is activated
      Then it raises InvalidLocale with the message "<text>"

      Examples:
        | case     | locale | text                     |
        | a String | "fr"   | fr is not a valid locale |
        | a Symbol | :es    | es is not a valid locale |

    @recorded:states-open-2
    Scenario: assigning
      Given the translations
        """
        en: { greeting: Hello }
        """
      When "fr" is assigned as the locale
      Then it raises InvalidLocale with the message "fr is not a valid locale"

    @recorded:states-open-3
    Scenario: a block
      Given the translations
        """
        en: { greeting: Hello }
        """
      When a block runs with the locale "es"
        | locale |  |
      Then it raises InvalidLocale with the message "es is not a valid locale"
