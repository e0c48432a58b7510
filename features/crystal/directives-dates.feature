Feature: Directives of dates
  Most directives below produce a part of a date, as a number or a name. `%D`, `%F` and `%x` produce a whole
  date, and `%c` produces a date and a time.

  @id:DIRECTIVE-01
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  Rule: `%A` produces the full name of the day of the week from the locale's data, and a caret, as in `%^a`, converts a name to upper case

    @recorded:directives-open-3
    Scenario: a Sunday
      Given the translations in "fixtures/locales/yaml"
      When the time 2021-01-03T00:05:09.001002003+05:30 is localized with the pattern "[%A]"
      Then the text is "[Sunday]"

    @recorded:times-open-2
    @recorded:times-open-4
    @recorded:times-open-29
    @recorded:times-open-92
    Scenario Outline: in French
      Given the translations in "fixtures/locales/yaml"
      And "fr" is active
      When the date 2021-02-10 is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                      | directive | text       |
        | day of the week, abbreviated, in capitals | %^a       | [MER]      |
        | day of the week                           | %A        | [mercredi] |
        | day of the week, in capitals              | %^A       | [MERCREDI] |
        | month, abbreviated, in capitals           | %^b       | [FÉVR]     |
        | month, in capitals                        | %^B       | [FÉVRIER]  |

  @id:DIRECTIVE-02
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  Rule: `%c`, `%h` and `%^h` produce English names in every locale

    @recorded:times-open-1
    @recorded:times-open-39
    @recorded:times-open-60
    @recorded:times-open-89
    Scenario Outline: in French
      Given the translations in "fixtures/locales/yaml"
      And "fr" is active
      When the time 2038-03-31T01:40:04+05:30 is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case               | directive | text                       |
        | month              | %h        | [Mar]                      |
        | month, in capitals | %^h       | [MAR]                      |
        | date and time      | %c        | [Wed Mar 31 01:40:04 2038] |

    @recorded:every-weekday-in-c
    Scenario: each day of the week in a date and time
      Given the translations
        """
        fr:
          i18n:
            date: { abbr_day_names: [lun, mar, mer, jeu, ven, sam, dim], formats: { default: "%F" } }
            time: { formats: { default: "%c" } }
        """
      And "fr" is active
      Then the time 2021-01-04T01:02:03+00:00 localizes to "Mon Jan  4 01:02:03 2021"
      And the time 2021-01-05T01:02:03+00:00 localizes to "Tue Jan  5 01:02:03 2021"
      And the time 2021-01-06T01:02:03+00:00 localizes to "Wed Jan  6 01:02:03 2021"
      And the time 2021-01-07T01:02:03+00:00 localizes to "Thu Jan  7 01:02:03 2021"
      And the time 2021-01-08T01:02:03+00:00 localizes to "Fri Jan  8 01:02:03 2021"
      And the time 2021-01-09T01:02:03+00:00 localizes to "Sat Jan  9 01:02:03 2021"
      And the time 2021-01-10T01:02:03+00:00 localizes to "Sun Jan 10 01:02:03 2021"

    @recorded:every-month-in-c
    Scenario: each month in a date and time
      Given the translations
        """
        fr:
          i18n:
            date:
              abbr_month_names: [janv, févr, mars, avr, mai, juin, juil, août, sept, oct, nov, déc]
              formats: { default: "%c" }
            time: { formats: { default: "%T" } }
        """
      And "fr" is active
      Then the date 2021-01-04 localizes to "Mon Jan  4 00:00:00 2021"
      And the date 2021-02-04 localizes to "Thu Feb  4 00:00:00 2021"
      And the date 2021-03-04 localizes to "Thu Mar  4 00:00:00 2021"
      And the date 2021-04-04 localizes to "Sun Apr  4 00:00:00 2021"
      And the date 2021-05-04 localizes to "Tue May  4 00:00:00 2021"
      And the date 2021-06-04 localizes to "Fri Jun  4 00:00:00 2021"
      And the date 2021-07-04 localizes to "Sun Jul  4 00:00:00 2021"
      And the date 2021-08-04 localizes to "Wed Aug  4 00:00:00 2021"
      And the date 2021-09-04 localizes to "Sat Sep  4 00:00:00 2021"
      And the date 2021-10-04 localizes to "Mon Oct  4 00:00:00 2021"
      And the date 2021-11-04 localizes to "Thu Nov  4 00:00:00 2021"
      And the date 2021-12-04 localizes to "Sat Dec  4 00:00:00 2021"

  @id:DIRECTIVE-03
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  @silent:SILENT-63
  Rule: Date directives produce the year, month, day and week as numbers

    @recorded:directives-open-10
    @recorded:directives-open-12..17
    @recorded:directives-open-22
    @recorded:directives-open-27
    @recorded:directives-open-28
    @recorded:directives-open-41..44
    @recorded:directives-open-46
    Scenario Outline: directives on several days
      Given the translations in "fixtures/locales/yaml"
      When the time <time> is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                                      | time                                | directive | text         |
        | year within the century                                   | 2021-01-03T00:05:09.001002003+05:30 | %y        | [21]         |
        | century                                                   | 2021-01-03T00:05:09.001002003+05:30 | %C        | [20]         |
        | century, in the year 42                                   | 0042-07-04T12:00:00.999999999+00:00 | %C        | [0]          |
        | year that the week belongs to, in its last days           | 2021-01-03T00:05:09.001002003+05:30 | %G        | [2020]       |
        | year that the week belongs to, at the end of a year       | 2026-12-31T11:59:59.100000000-00:30 | %G        | [2026]       |
        | year that the week belongs to, at the beginning of a year | 2026-01-01T11:59:59.100000000-00:30 | %G        | [2026]       |
        | year that the week belongs to, within the century         | 2021-01-03T00:05:09.001002003+05:30 | %g        | [20]         |
        | week of the previous year                                 | 2021-01-03T00:05:09.001002003+05:30 | %V        | [53]         |
        | week of the year, the first                               | 2026-01-01T11:59:59.100000000-00:30 | %V        | [01]         |
        | month of one digit, padded with a space                   | 2021-01-03T00:05:09.001002003+05:30 | %_m       | [ 1]         |
        | month of one digit, without padding                       | 2021-01-03T00:05:09.001002003+05:30 | %-m       | [1]          |
        | day of one digit, without padding                         | 2021-01-03T00:05:09.001002003+05:30 | %-d       | [3]          |
        | day of one digit, padded with a space                     | 2021-01-03T00:05:09.001002003+05:30 | %e        | [ 3]         |
        | day of two digits, padded with a space                    | 2020-12-13T21:11:08-05:00           | %e        | [13]         |
        | day of the year, of one digit                             | 2021-01-03T00:05:09.001002003+05:30 | %j        | [003]        |
        | day of the year, after a leap day                         | 2020-12-13T21:11:08-05:00           | %j        | [348]        |
        | day of the year, the last                                 | 2026-12-31T11:59:59.100000000-00:30 | %j        | [365]        |
        | day of the week, Monday is 1, a Sunday                    | 2021-01-03T00:05:09.001002003+05:30 | %u        | [7]          |
        | day of the week, Monday is 1, a Friday                    | 0042-07-04T12:00:00.999999999+00:00 | %u        | [5]          |
        | day of the week, Sunday is 0, a Sunday                    | 2021-01-03T00:05:09.001002003+05:30 | %w        | [0]          |
        | day of the week, Sunday is 0, a Friday                    | 0042-07-04T12:00:00.999999999+00:00 | %w        | [5]          |
        | year, month and day                                       | 2021-01-03T00:05:09.001002003+05:30 | %F        | [2021-01-03] |
        | year, month and day, in the year 42                       | 0042-07-04T12:00:00.999999999+00:00 | %F        | [0042-07-04] |
        | month, day and year                                       | 2021-01-03T00:05:09.001002003+05:30 | %D        | [01/03/21]   |
        | month, day and year, by %x                                | 2021-01-03T00:05:09.001002003+05:30 | %x        | [01/03/21]   |

    @recorded:years
    @recorded:early-years
    Scenario Outline: years long ago and far ahead
      Given the translations in "fixtures/locales/yaml"
      When the date <date> is localized with the pattern "<pattern>"
      Then the text is "<text>"

      Examples:
        | case                                      | date       | pattern  | text       |
        | a year of three digits                    | 0999-01-01 | %Y-%m-%d | 0999-01-01 |
        | the first year                            | 0001-01-01 | %Y-%m-%d | 0001-01-01 |
        | a year of two digits                      | 0033-05-01 | %Y-%m-%d | 0033-05-01 |
        | day of the week in the year 99            | 0099-05-01 | %a       | Fri        |
        | day of the week before 1582               | 1500-02-28 | %a       | Wed        |
        | the last year of four digits              | 9999-12-31 | %Y-%m-%d | 9999-12-31 |
        | day of the week in the nineteenth century | 1899-12-31 | %A       | Sunday     |
