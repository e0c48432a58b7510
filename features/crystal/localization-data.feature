Feature: Names of formats and absent localization data
  A format may be the name of a predefined pattern, given as a String. It may also name a pattern that does
  not exist.

  @id:DATA-01
  @section:4.2
  @silent:SILENT-24
  Rule: A String that is the name of a predefined pattern selects that pattern

    # times-open-1, -4, -5 and -17
    Scenario Outline: dates
      Given the translations in "fixtures/locales/yaml"
      When the date 1999-04-13 is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case    | format    | text           |
        | long    | "long"    | April 13, 1999 |
        | short   | "short"   | Apr 13         |
        | default | "default" | 1999-04-13     |

    # times-open-5, -6 and -12
    Scenario Outline: times
      Given the translations in "fixtures/locales/yaml"
      When the time 2038-03-09T01:43:18+14:00 is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case    | format    | text                            |
        | long    | "long"    | March 09, 2038 01:43            |
        | short   | "short"   | 09 Mar 01:43                    |
        | default | "default" | Tue, 09 Mar 2038 01:43:18 +1400 |

  @id:DATA-02
  @section:4.2
  @section:4.3.6
  @silent:SILENT-25
  Rule: The name of a pattern that is absent is used as the pattern

    # times-open-4, -10 and -14
    Scenario Outline: a locale with other patterns
      Given the translations in "fixtures/locales/yaml"
      When <object> is localized with the format <format>
      Then the text is "missing"

      Examples:
        | case              | object                             | format    |
        | a date            | the date 2000-01-09                | :missing  |
        | a date, by String | the date 2000-01-09                | "missing" |
        | a time            | the time 2038-03-09T01:43:18+14:00 | :missing  |

    Scenario Outline: a locale without localization data
      Given the translations
        """
        en: { greeting: Hello }
        """
      When <object> is localized
      Then the text is "default"

      Examples:
        | case   | object                             |
        | a date | the date 2000-01-09                |
        | a time | the time 2038-03-09T01:43:18+14:00 |

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
  Rule: `localize` fills placeholders in a predefined pattern with its named arguments

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

    Scenario: a named argument without a placeholder
      Given the translations
        """
        en: { i18n: { date: { formats: { default: "%d", long: "on the %d of %m" } } } }
        """
      When the date 2020-12-13 is localized with the format :long and the named arguments
        | name | Ann |
      Then the text is "on the 13 of 12"
