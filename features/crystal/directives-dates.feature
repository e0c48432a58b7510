Feature: Directives of dates
  Each of these directives writes a date, a part of a date, or the name of a day or a month.

  Background:
    Given the translations in "fixtures/locales/yaml"

  @id:DIRECTIVE-01
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  Rule: Name directives write the names of the locale, in capitals after a caret

    # directives-open-1 to -8
    Scenario Outline: in English
      When the time 2021-01-03T00:05:09.001002003+05:30 is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                      | directive | text      |
        | day of the week, abbreviated              | %a        | [Sun]     |
        | day of the week, abbreviated, in capitals | %^a       | [SUN]     |
        | day of the week                           | %A        | [Sunday]  |
        | day of the week, in capitals              | %^A       | [SUNDAY]  |
        | month, abbreviated                        | %b        | [Jan]     |
        | month, abbreviated, in capitals           | %^b       | [JAN]     |
        | month                                     | %B        | [January] |
        | month, in capitals                        | %^B       | [JANUARY] |

    # times-open-2, -4, -29 and -92
    Scenario Outline: in French
      Given "fr" is active
      When the date 2021-02-10 is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                      | directive | text       |
        | day of the week, abbreviated              | %a        | [mer]      |
        | day of the week, abbreviated, in capitals | %^a       | [MER]      |
        | day of the week                           | %A        | [mercredi] |
        | day of the week, in capitals              | %^A       | [MERCREDI] |
        | month, abbreviated                        | %b        | [févr]     |
        | month, abbreviated, in capitals           | %^b       | [FÉVR]     |
        | month                                     | %B        | [février]  |
        | month, in capitals                        | %^B       | [FÉVRIER]  |

  @id:DIRECTIVE-02
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  Rule: `%c`, `%h` and `%^h` write English names in every locale

    # directives-open-9, -18, -19
    Scenario Outline: in English
      When the time 2021-01-03T00:05:09.001002003+05:30 is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case               | directive | text                       |
        | month              | %h        | [Jan]                      |
        | month, in capitals | %^h       | [JAN]                      |
        | date and time      | %c        | [Sun Jan  3 00:05:09 2021] |

    # times-open-1, -39, -60 and -89
    Scenario Outline: in French
      Given "fr" is active
      When the time 2038-03-31T01:40:04+05:30 is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case               | directive | text                       |
        | month              | %h        | [Mar]                      |
        | month, in capitals | %^h       | [MAR]                      |
        | date and time      | %c        | [Wed Mar 31 01:40:04 2038] |

  @id:DIRECTIVE-03
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  Rule: Date directives write the year, the month, the day and the week

    # directives-open-10 to -47
    Scenario Outline: a month and a day of one digit, in a week of the previous year
      When the time 2021-01-03T00:05:09.001002003+05:30 is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                              | directive | text         |
        | year                                              | %Y        | [2021]       |
        | year within the century                           | %y        | [21]         |
        | century                                           | %C        | [20]         |
        | year that the week belongs to                     | %G        | [2020]       |
        | year that the week belongs to, within the century | %g        | [20]         |
        | week of the year                                  | %V        | [53]         |
        | month                                             | %m        | [01]         |
        | month, padded with a space                        | %_m       | [ 1]         |
        | month, without padding                            | %-m       | [1]          |
        | day                                               | %d        | [03]         |
        | day, without padding                              | %-d       | [3]          |
        | day, padded with a space                          | %e        | [ 3]         |
        | day of the year                                   | %j        | [003]        |
        | day of the week, Monday is 1                      | %u        | [7]          |
        | day of the week, Sunday is 0                      | %w        | [0]          |
        | year, month and day                               | %F        | [2021-01-03] |
        | month, day and year                               | %D        | [01/03/21]   |
        | month, day and year, by %x                        | %x        | [01/03/21]   |

    # directives-open-10 to -47
    Scenario Outline: a month and a day of two digits
      When the time 2020-12-13T21:11:08-05:00 is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                              | directive | text         |
        | year                                              | %Y        | [2020]       |
        | year within the century                           | %y        | [20]         |
        | century                                           | %C        | [20]         |
        | year that the week belongs to                     | %G        | [2020]       |
        | year that the week belongs to, within the century | %g        | [20]         |
        | week of the year                                  | %V        | [50]         |
        | month                                             | %m        | [12]         |
        | month, padded with a space                        | %_m       | [12]         |
        | month, without padding                            | %-m       | [12]         |
        | day                                               | %d        | [13]         |
        | day, without padding                              | %-d       | [13]         |
        | day, padded with a space                          | %e        | [13]         |
        | day of the year                                   | %j        | [348]        |
        | day of the week, Monday is 1                      | %u        | [7]          |
        | day of the week, Sunday is 0                      | %w        | [0]          |
        | year, month and day                               | %F        | [2020-12-13] |
        | month, day and year                               | %D        | [12/13/20]   |
        | month, day and year, by %x                        | %x        | [12/13/20]   |

    # directives-open-10 to -47
    Scenario Outline: a year of two digits
      When the time 0042-07-04T12:00:00.999999999+00:00 is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                              | directive | text         |
        | year                                              | %Y        | [0042]       |
        | year within the century                           | %y        | [42]         |
        | century                                           | %C        | [0]          |
        | year that the week belongs to                     | %G        | [0042]       |
        | year that the week belongs to, within the century | %g        | [42]         |
        | week of the year                                  | %V        | [27]         |
        | day of the year                                   | %j        | [185]        |
        | day of the week, Monday is 1                      | %u        | [5]          |
        | day of the week, Sunday is 0                      | %w        | [5]          |
        | year, month and day                               | %F        | [0042-07-04] |
        | month, day and year                               | %D        | [07/04/42]   |
        | month, day and year, by %x                        | %x        | [07/04/42]   |

    # directives-open-16, -17, -22, -42
    Scenario Outline: the last week of a year
      When the time 2026-12-31T11:59:59.100000000-00:30 is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                              | directive | text   |
        | year that the week belongs to                     | %G        | [2026] |
        | year that the week belongs to, within the century | %g        | [26]   |
        | week of the year                                  | %V        | [53]   |
        | day of the year                                   | %j        | [365]  |

    Scenario Outline: the first week of a year that begins on a Thursday
      When the time 2026-01-01T11:59:59.100000000-00:30 is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                              | directive | text   |
        | year that the week belongs to                     | %G        | [2026] |
        | year that the week belongs to, within the century | %g        | [26]   |
        | week of the year                                  | %V        | [01]   |
        | day of the year                                   | %j        | [001]  |
