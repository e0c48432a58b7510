Feature: Directives of dates
  Most directives below produce a part of a date, as a number or a name. `%D`, `%F` and `%x` produce a whole
  date, and `%c` produces a date and a time.

  Background:
    Given the translations in "fixtures/locales/yaml"

  @id:DIRECTIVE-01
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  Rule: `%a`, `%A`, `%b` and `%B` produce names from the locale's data, and a caret, as in `%^a`, converts them to upper case

    @recorded:directives-open-1..8
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

    @recorded:times-open-2
    @recorded:times-open-4
    @recorded:times-open-29
    @recorded:times-open-92
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
  Rule: `%c`, `%h` and `%^h` produce English names in every locale

    @recorded:directives-open-9
    @recorded:directives-open-18
    @recorded:directives-open-19
    Scenario Outline: in English
      When the time 2021-01-03T00:05:09.001002003+05:30 is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case               | directive | text                       |
        | month              | %h        | [Jan]                      |
        | month, in capitals | %^h       | [JAN]                      |
        | date and time      | %c        | [Sun Jan  3 00:05:09 2021] |

    @recorded:times-open-1
    @recorded:times-open-39
    @recorded:times-open-60
    @recorded:times-open-89
    Scenario Outline: in French
      Given "fr" is active
      When the time 2038-03-31T01:40:04+05:30 is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case               | directive | text                       |
        | month              | %h        | [Mar]                      |
        | month, in capitals | %^h       | [MAR]                      |
        | date and time      | %c        | [Wed Mar 31 01:40:04 2038] |

    @recorded:every-weekday-in-c
    Scenario Outline: each day of the week in a date and time
      When the time <date>T01:02:03+00:00 is localized with the pattern "%c"
      Then the text is "<text>"

      Examples:
        | case      | date       | text                     |
        | Monday    | 2021-01-04 | Mon Jan  4 01:02:03 2021 |
        | Tuesday   | 2021-01-05 | Tue Jan  5 01:02:03 2021 |
        | Wednesday | 2021-01-06 | Wed Jan  6 01:02:03 2021 |
        | Thursday  | 2021-01-07 | Thu Jan  7 01:02:03 2021 |
        | Friday    | 2021-01-08 | Fri Jan  8 01:02:03 2021 |
        | Saturday  | 2021-01-09 | Sat Jan  9 01:02:03 2021 |
        | Sunday    | 2021-01-10 | Sun Jan 10 01:02:03 2021 |

    @recorded:every-month-in-c
    Scenario Outline: each month in a date and time
      When the date <date> is localized with the pattern "%c"
      Then the text is "<text>"

      Examples:
        | case      | date       | text                     |
        | January   | 2021-01-04 | Mon Jan  4 00:00:00 2021 |
        | February  | 2021-02-04 | Thu Feb  4 00:00:00 2021 |
        | March     | 2021-03-04 | Thu Mar  4 00:00:00 2021 |
        | April     | 2021-04-04 | Sun Apr  4 00:00:00 2021 |
        | May       | 2021-05-04 | Tue May  4 00:00:00 2021 |
        | June      | 2021-06-04 | Fri Jun  4 00:00:00 2021 |
        | July      | 2021-07-04 | Sun Jul  4 00:00:00 2021 |
        | August    | 2021-08-04 | Wed Aug  4 00:00:00 2021 |
        | September | 2021-09-04 | Sat Sep  4 00:00:00 2021 |
        | October   | 2021-10-04 | Mon Oct  4 00:00:00 2021 |
        | November  | 2021-11-04 | Thu Nov  4 00:00:00 2021 |
        | December  | 2021-12-04 | Sat Dec  4 00:00:00 2021 |

  @id:DIRECTIVE-03
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  Rule: Date directives produce the year, month, day and week as numbers

    @recorded:directives-open-10..17
    @recorded:directives-open-22
    @recorded:directives-open-26..28
    @recorded:directives-open-41..44
    @recorded:directives-open-46
    @recorded:directives-open-47
    @recorded:directives-open-10
    @recorded:directives-open-13
    @recorded:directives-open-15..17
    @recorded:directives-open-16
    @recorded:directives-open-17
    @recorded:directives-open-42
    Scenario Outline: directives on several days
      When the time <time> is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                                                                                              | time                                | directive | text         |
        | year, a month and a day of one digit, in a week of the previous year                                              | 2021-01-03T00:05:09.001002003+05:30 | %Y        | [2021]       |
        | year within the century, a month and a day of one digit, in a week of the previous year                           | 2021-01-03T00:05:09.001002003+05:30 | %y        | [21]         |
        | century, a month and a day of one digit, in a week of the previous year                                           | 2021-01-03T00:05:09.001002003+05:30 | %C        | [20]         |
        | year that the week belongs to, a month and a day of one digit, in a week of the previous year                     | 2021-01-03T00:05:09.001002003+05:30 | %G        | [2020]       |
        | year that the week belongs to, within the century, a month and a day of one digit, in a week of the previous year | 2021-01-03T00:05:09.001002003+05:30 | %g        | [20]         |
        | week of the year, a month and a day of one digit, in a week of the previous year                                  | 2021-01-03T00:05:09.001002003+05:30 | %V        | [53]         |
        | month, a month and a day of one digit, in a week of the previous year                                             | 2021-01-03T00:05:09.001002003+05:30 | %m        | [01]         |
        | month, padded with a space, a month and a day of one digit, in a week of the previous year                        | 2021-01-03T00:05:09.001002003+05:30 | %_m       | [ 1]         |
        | month, without padding, a month and a day of one digit, in a week of the previous year                            | 2021-01-03T00:05:09.001002003+05:30 | %-m       | [1]          |
        | day, a month and a day of one digit, in a week of the previous year                                               | 2021-01-03T00:05:09.001002003+05:30 | %d        | [03]         |
        | day, without padding, a month and a day of one digit, in a week of the previous year                              | 2021-01-03T00:05:09.001002003+05:30 | %-d       | [3]          |
        | day, padded with a space, a month and a day of one digit, in a week of the previous year                          | 2021-01-03T00:05:09.001002003+05:30 | %e        | [ 3]         |
        | day of the year, a month and a day of one digit, in a week of the previous year                                   | 2021-01-03T00:05:09.001002003+05:30 | %j        | [003]        |
        | day of the week, Monday is 1, a month and a day of one digit, in a week of the previous year                      | 2021-01-03T00:05:09.001002003+05:30 | %u        | [7]          |
        | day of the week, Sunday is 0, a month and a day of one digit, in a week of the previous year                      | 2021-01-03T00:05:09.001002003+05:30 | %w        | [0]          |
        | year, month and day, a month and a day of one digit, in a week of the previous year                               | 2021-01-03T00:05:09.001002003+05:30 | %F        | [2021-01-03] |
        | month, day and year, a month and a day of one digit, in a week of the previous year                               | 2021-01-03T00:05:09.001002003+05:30 | %D        | [01/03/21]   |
        | month, day and year, by %x, a month and a day of one digit, in a week of the previous year                        | 2021-01-03T00:05:09.001002003+05:30 | %x        | [01/03/21]   |
        | year, a month and a day of two digits                                                                             | 2020-12-13T21:11:08-05:00           | %Y        | [2020]       |
        | year within the century, a month and a day of two digits                                                          | 2020-12-13T21:11:08-05:00           | %y        | [20]         |
        | century, a month and a day of two digits                                                                          | 2020-12-13T21:11:08-05:00           | %C        | [20]         |
        | year that the week belongs to, a month and a day of two digits                                                    | 2020-12-13T21:11:08-05:00           | %G        | [2020]       |
        | year that the week belongs to, within the century, a month and a day of two digits                                | 2020-12-13T21:11:08-05:00           | %g        | [20]         |
        | week of the year, a month and a day of two digits                                                                 | 2020-12-13T21:11:08-05:00           | %V        | [50]         |
        | month, a month and a day of two digits                                                                            | 2020-12-13T21:11:08-05:00           | %m        | [12]         |
        | month, padded with a space, a month and a day of two digits                                                       | 2020-12-13T21:11:08-05:00           | %_m       | [12]         |
        | month, without padding, a month and a day of two digits                                                           | 2020-12-13T21:11:08-05:00           | %-m       | [12]         |
        | day, a month and a day of two digits                                                                              | 2020-12-13T21:11:08-05:00           | %d        | [13]         |
        | day, without padding, a month and a day of two digits                                                             | 2020-12-13T21:11:08-05:00           | %-d       | [13]         |
        | day, padded with a space, a month and a day of two digits                                                         | 2020-12-13T21:11:08-05:00           | %e        | [13]         |
        | day of the year, a month and a day of two digits                                                                  | 2020-12-13T21:11:08-05:00           | %j        | [348]        |
        | day of the week, Monday is 1, a month and a day of two digits                                                     | 2020-12-13T21:11:08-05:00           | %u        | [7]          |
        | day of the week, Sunday is 0, a month and a day of two digits                                                     | 2020-12-13T21:11:08-05:00           | %w        | [0]          |
        | year, month and day, a month and a day of two digits                                                              | 2020-12-13T21:11:08-05:00           | %F        | [2020-12-13] |
        | month, day and year, a month and a day of two digits                                                              | 2020-12-13T21:11:08-05:00           | %D        | [12/13/20]   |
        | month, day and year, by %x, a month and a day of two digits                                                       | 2020-12-13T21:11:08-05:00           | %x        | [12/13/20]   |
        | year, a year of two digits                                                                                        | 0042-07-04T12:00:00.999999999+00:00 | %Y        | [0042]       |
        | year within the century, a year of two digits                                                                     | 0042-07-04T12:00:00.999999999+00:00 | %y        | [42]         |
        | century, a year of two digits                                                                                     | 0042-07-04T12:00:00.999999999+00:00 | %C        | [0]          |
        | year that the week belongs to, a year of two digits                                                               | 0042-07-04T12:00:00.999999999+00:00 | %G        | [0042]       |
        | year that the week belongs to, within the century, a year of two digits                                           | 0042-07-04T12:00:00.999999999+00:00 | %g        | [42]         |
        | week of the year, a year of two digits                                                                            | 0042-07-04T12:00:00.999999999+00:00 | %V        | [27]         |
        | day of the year, a year of two digits                                                                             | 0042-07-04T12:00:00.999999999+00:00 | %j        | [185]        |
        | day of the week, Monday is 1, a year of two digits                                                                | 0042-07-04T12:00:00.999999999+00:00 | %u        | [5]          |
        | day of the week, Sunday is 0, a year of two digits                                                                | 0042-07-04T12:00:00.999999999+00:00 | %w        | [5]          |
        | year, month and day, a year of two digits                                                                         | 0042-07-04T12:00:00.999999999+00:00 | %F        | [0042-07-04] |
        | month, day and year, a year of two digits                                                                         | 0042-07-04T12:00:00.999999999+00:00 | %D        | [07/04/42]   |
        | month, day and year, by %x, a year of two digits                                                                  | 0042-07-04T12:00:00.999999999+00:00 | %x        | [07/04/42]   |
        | year that the week belongs to, the last week of a year                                                            | 2026-12-31T11:59:59.100000000-00:30 | %G        | [2026]       |
        | year that the week belongs to, within the century, the last week of a year                                        | 2026-12-31T11:59:59.100000000-00:30 | %g        | [26]         |
        | week of the year, the last week of a year                                                                         | 2026-12-31T11:59:59.100000000-00:30 | %V        | [53]         |
        | day of the year, the last week of a year                                                                          | 2026-12-31T11:59:59.100000000-00:30 | %j        | [365]        |
        | year that the week belongs to, the first week of a year that begins on a Thursday                                 | 2026-01-01T11:59:59.100000000-00:30 | %G        | [2026]       |
        | year that the week belongs to, within the century, the first week of a year that begins on a Thursday             | 2026-01-01T11:59:59.100000000-00:30 | %g        | [26]         |
        | week of the year, the first week of a year that begins on a Thursday                                              | 2026-01-01T11:59:59.100000000-00:30 | %V        | [01]         |
        | day of the year, the first week of a year that begins on a Thursday                                               | 2026-01-01T11:59:59.100000000-00:30 | %j        | [001]        |

    @recorded:years
    Scenario Outline: years long ago and far ahead
      When the date <date> is localized with the pattern "<pattern>"
      Then the text is "<text>"

      Examples:
        | case                                      | date       | pattern  | text       |
        | a year of three digits                    | 0999-01-01 | %Y-%m-%d | 0999-01-01 |
        | the first year                            | 0001-01-01 | %Y-%m-%d | 0001-01-01 |
        | the last year of four digits              | 9999-12-31 | %Y-%m-%d | 9999-12-31 |
        | day of the week in the nineteenth century | 1899-12-31 | %A       | Sunday     |
