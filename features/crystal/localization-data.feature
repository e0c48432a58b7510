Feature: Names of formats and absent localization data
  A String format may be the name of a predefined pattern. A format may also name a pattern that does not
  exist, and a pattern may need a day name or a month name that is missing.

  @id:DATA-01
  @section:4.2
  @silent:SILENT-24
  Rule: A String format that is the name of a predefined pattern selects that pattern

    @recorded:times-open-1
    @recorded:times-open-4
    @recorded:times-open-5
    @recorded:times-open-17
    Scenario Outline: dates
      Given the translations in "fixtures/locales/yaml"
      When the date 1999-04-13 is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case    | format    | text           |
        | long    | "long"    | April 13, 1999 |
        | default | "default" | 1999-04-13     |

    @recorded:times-open-5
    @recorded:times-open-6
    @recorded:times-open-12
    Scenario Outline: times
      Given the translations in "fixtures/locales/yaml"
      When the time 2038-03-09T01:43:18+14:00 is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case    | format    | text                            |
        | short   | "short"   | 09 Mar 01:43                    |
        | default | "default" | Tue, 09 Mar 2038 01:43:18 +1400 |

  @id:DATA-02
  @section:4.2
  @section:4.3.6
  @silent:SILENT-25
  Rule: When the named pattern does not exist, `localize` uses the name itself as the pattern

    @recorded:times-open-4
    @recorded:times-open-10
    @recorded:times-open-14
    Scenario Outline: a locale with other patterns
      Given the translations in "fixtures/locales/yaml"
      When <object> is localized with the format <format>
      Then the text is "missing"

      Examples:
        | case              | object                             | format    |
        | a date            | the date 2000-01-09                | :missing  |
        | a date, by String | the date 2000-01-09                | "missing" |
        | a time            | the time 2038-03-09T01:43:18+14:00 | :missing  |

    @recorded:format-names-of-the-other-kind
    Scenario Outline: a pattern of that name among those of the other kind
      Given the translations
        """
        en:
          i18n:
            date: { formats: { default: "%Y-%m-%d", short: D } }
            time: { formats: { default: "%H:%M", long: T } }
        """
      When <object> is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case   | object                             | format | text  |
        | a date | the date 2021-01-04                | :long  | long  |
        | a time | the time 2021-01-04T21:11:08-05:00 | :short | short |

    @recorded:absent-in-the-active-locale
    Scenario Outline: a default locale that has the pattern
      Given the translations
        """
        en:
          i18n:
            date: { formats: { default: "%Y-%m-%d", long: "%B" } }
            time: { formats: { default: "%H", long: "%M" } }
        fr: { a: A }
        """
      And "fr" is active
      When <object> is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case                        | object                             | format   | text    |
        | a date                      | the date 2021-01-04                | :default | default |
        | a date, with another format | the date 2021-01-04                | :long    | long    |
        | a time                      | the time 2021-01-04T21:11:08-05:00 | :default | default |
        | a time, with another format | the time 2021-01-04T21:11:08-05:00 | :long    | long    |

    @recorded:absent-in-the-active-locale
    Scenario: a given pattern without names, and no localization data
      Given the translations
        """
        en: { greeting: Hello }
        """
      When the date 2000-01-09 is localized with the pattern "%d/%m/%Y"
      Then the text is "09/01/2000"

  @id:DATA-03
  @section:4.2
  @silent:SILENT-26
  Rule: `localize` uses its named arguments to fill placeholders in a predefined pattern, but not in a String pattern

    @recorded:placeholders-in-a-pattern
    Scenario Outline: placeholders in a predefined pattern
      Given the translations
        """
        en:
          i18n:
            date: { formats: { default: "%d", long: "%{name}, on the %d of %m" } }
            time: { formats: { default: "%H", long: "%{name}, at %H:%M" } }
        """
      When <object> is localized with the format :long and the named arguments
        | name | Ann |
      Then the text is "<text>"

      Examples:
        | case   | object                             | text                 |
        | a date | the date 2020-12-13                | Ann, on the 13 of 12 |
        | a time | the time 2038-03-09T01:43:18+14:00 | Ann, at 01:43        |

    @recorded:date-options
    Scenario: a directive in a named argument
      Given the translations
        """
        en: { i18n: { date: { formats: { default: "%d", long: "%Y, %{name}" } } } }
        """
      When the date 2021-01-04 is localized with the format :long and the named arguments
        | name | "%m" |
      Then the text is "2021, 01"

    @recorded:placeholders-in-a-pattern
    Scenario: a named argument without a placeholder
      Given the translations
        """
        en: { i18n: { date: { formats: { default: "%d", long: "on the %d of %m" } } } }
        """
      When the date 2020-12-13 is localized with the format :long and the named arguments
        | name | Ann |
      Then the text is "on the 13 of 12"

    @recorded:placeholders-in-a-pattern
    Scenario: the default pattern
      Given the translations
        """
        en: { i18n: { date: { formats: { default: "%{name} %Y" } } } }
        """
      When the date 2021-01-04 is localized with the named arguments
        | name | n |
      Then the text is "n 2021"

    @recorded:placeholders-in-a-pattern
    Scenario Outline: placeholders in a given pattern, which stay
      Given the translations
        """
        en:
          i18n:
            date: { formats: { default: "%Y-%m-%d" } }
            time: { formats: { default: "%H:%M" } }
        """
      When <object> is localized with the format "<pattern>" and the named arguments
        | name | n |
      Then the text is "<text>"

      Examples:
        | case   | object                             | pattern    | text         |
        | a date | the date 2021-01-04                | %Y %{name} | 2021 %{name} |
        | a time | the time 2021-01-04T21:11:08-05:00 | %H %{name} | 21 %{name}   |

  @id:DATA-04
  @section:4.2
  @section:4.3.6
  @silent:SILENT-25
  Rule: `localize` raises MissingTranslation when the locale lacks a name or a text that the pattern needs

    @recorded:absent-names
    Scenario Outline: names of days and months
      Given the translations
        """
        en: { i18n: { date: { formats: { default: "%a %A %b %B" } } } }
        """
      When the date 2021-01-04 is localized with the pattern "<pattern>"
      Then it raises MissingTranslation

      Examples:
        | case                         | pattern |
        | day of the week, abbreviated | %a      |
        | day of the week              | %A      |
        | month, abbreviated           | %b      |
        | month                        | %B      |

    @recorded:absent-names
    Scenario Outline: texts for the afternoon
      Given the translations
        """
        en: { i18n: { time: { formats: { default: "%a %p %P" } } } }
        """
      When the time 2021-01-04T21:11:08-05:00 is localized with the pattern "<pattern>"
      Then it raises MissingTranslation

      Examples:
        | case             | pattern |
        | in capitals      | %p      |
        | in small letters | %P      |

    @recorded:absent-names
    Scenario Outline: a predefined pattern
      Given the translations
        """
        en:
          i18n:
            date: { formats: { default: "%a %A %b %B" } }
            time: { formats: { default: "%a %p %P" } }
        """
      When <object> is localized
      Then it raises MissingTranslation

      Examples:
        | case   | object                             |
        | a date | the date 2021-01-04                |
        | a time | the time 2021-01-04T21:11:08-05:00 |

    @recorded:absent-in-the-active-locale
    Scenario: names that only the default locale has
      Given the translations
        """
        en:
          i18n:
            date:
              day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
        fr: { a: A }
        """
      And "fr" is active
      When the date 2021-01-04 is localized with the pattern "%A"
      Then it raises MissingTranslation
