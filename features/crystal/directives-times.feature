Feature: Directives of times
  Most directives below produce a time of day, a part of a time of day, the offset from UTC, or the number
  of seconds since 1970.

  @id:DIRECTIVE-04
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  Rule: Time directives produce hours, minutes, seconds and fractions of a second

    @recorded:directives-open-21
    @recorded:directives-open-23..25
    @recorded:directives-open-30..33
    @recorded:directives-open-36
    @recorded:directives-open-37
    @recorded:directives-open-40
    @recorded:directives-open-45
    Scenario Outline: directives at several times
      Given the translations in "fixtures/locales/yaml"
      When the time <time> is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                                                      | time                                | directive | text          |
        | hour on a clock of twelve hours, just after midnight                      | 2021-01-03T00:05:09.001002003+05:30 | %I        | [12]          |
        | hour on a clock of twelve hours, in the evening                           | 2020-12-13T21:11:08-05:00           | %I        | [09]          |
        | hour on a clock of twelve hours, at noon                                  | 0042-07-04T12:00:00.999999999+00:00 | %I        | [12]          |
        | hour, padded with a space, just after midnight                            | 2021-01-03T00:05:09.001002003+05:30 | %k        | [ 0]          |
        | hour, padded with a space, in the evening                                 | 2020-12-13T21:11:08-05:00           | %k        | [21]          |
        | hour on a clock of twelve hours, padded with a space, just after midnight | 2021-01-03T00:05:09.001002003+05:30 | %l        | [12]          |
        | hour on a clock of twelve hours, padded with a space, in the evening      | 2020-12-13T21:11:08-05:00           | %l        | [ 9]          |
        | milliseconds                                                              | 2021-01-03T00:05:09.001002003+05:30 | %L        | [001]         |
        | milliseconds of a whole second                                            | 2020-12-13T21:11:08-05:00           | %L        | [000]         |
        | milliseconds, just before the next second                                 | 0042-07-04T12:00:00.999999999+00:00 | %L        | [999]         |
        | milliseconds, by %3N                                                      | 2021-01-03T00:05:09.001002003+05:30 | %3N       | [001]         |
        | microseconds                                                              | 2021-01-03T00:05:09.001002003+05:30 | %6N       | [001002]      |
        | microseconds, just before the next second                                 | 0042-07-04T12:00:00.999999999+00:00 | %6N       | [999999]      |
        | nanoseconds                                                               | 2021-01-03T00:05:09.001002003+05:30 | %9N       | [001002003]   |
        | nanoseconds, by %N                                                        | 2021-01-03T00:05:09.001002003+05:30 | %N        | [001002003]   |
        | hour and minute                                                           | 2021-01-03T00:05:09.001002003+05:30 | %R        | [00:05]       |
        | hour, minute and second                                                   | 2021-01-03T00:05:09.001002003+05:30 | %T        | [00:05:09]    |
        | hour, minute and second, by %X                                            | 2021-01-03T00:05:09.001002003+05:30 | %X        | [00:05:09]    |
        | time on a clock of twelve hours, just after midnight                      | 2021-01-03T00:05:09.001002003+05:30 | %r        | [12:05:09 AM] |
        | time on a clock of twelve hours, in the evening                           | 2020-12-13T21:11:08-05:00           | %r        | [09:11:08 PM] |
        | time on a clock of twelve hours, at noon                                  | 0042-07-04T12:00:00.999999999+00:00 | %r        | [12:00:00 PM] |

  @id:DIRECTIVE-05
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  Rule: `%:z` and `%::z` produce the offset from UTC with colons, and `%s` produces the number of seconds since 1970

    @recorded:directives-open-38
    @recorded:directives-open-49
    @recorded:directives-open-50
    Scenario Outline: directives at several times
      Given the translations in "fixtures/locales/yaml"
      When the time <time> is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                         | time                                | directive | text           |
        | with a colon, east of Greenwich              | 2021-01-03T00:05:09.001002003+05:30 | %:z       | [+05:30]       |
        | with a colon, half an hour west of Greenwich | 2026-12-31T11:59:59.100000000-00:30 | %:z       | [-00:30]       |
        | with a colon, at Greenwich                   | 0042-07-04T12:00:00.999999999+00:00 | %:z       | [+00:00]       |
        | with seconds                                 | 2021-01-03T00:05:09.001002003+05:30 | %::z      | [+05:30:00]    |
        | seconds since 1970                           | 2021-01-03T00:05:09.001002003+05:30 | %s        | [1609612509]   |
        | seconds since 1970, before 1970              | 0042-07-04T12:00:00.999999999+00:00 | %s        | [-60825816000] |

  @id:DIRECTIVE-06
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  @silent:SILENT-23
  Rule: `%p` produces the locale's text for morning or afternoon in upper case, and `%P` produces it in lower case

    @recorded:directives-open-34
    Scenario Outline: several times
      Given the translations in "fixtures/locales/yaml"
      When the time <time> is localized with the pattern "[%p]"
      Then the text is "<text>"

      Examples:
        | case           | time                                | text |
        | after midnight | 2021-01-03T00:05:09.001002003+05:30 | [AM] |
        | at noon        | 0042-07-04T12:00:00.999999999+00:00 | [PM] |
        | in the evening | 2020-12-13T21:11:08-05:00           | [PM] |

    @recorded:times-open-44
    @recorded:times-open-81
    @recorded:times-open-92
    @recorded:times-open-119
    Scenario Outline: in French
      Given the translations
        """
        fr:
          i18n:
            date: { formats: { default: "%F" } }
            time: { am: Matin, pm: Soir, formats: { default: "%F" } }
        en: { greeting: Hello }
        """
      And "fr" is active
      When the time <time> is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                                  | time                      | directive | text          |
        | morning, in capitals                                  | 2038-05-31T01:38:45+14:00 | %p        | [MATIN]       |
        | afternoon, in small letters                           | 2000-03-09T23:28:05+14:00 | %P        | [soir]        |
        | time on a clock of twelve hours, with English markers | 2096-10-10T23:56:29-11:00 | %r        | [11:56:29 PM] |

    @recorded:markers-after-a-change-of-locale
    Scenario: after each change of the active locale
      Given the translations
        """
        en: { i18n: { time: { am: am, pm: pm, formats: { default: "%p" } } } }
        fr: { i18n: { time: { am: matin, pm: soir, formats: { default: "%p" } } } }
        """
      Then the time 2021-01-04T21:11:08-05:00 localizes to "PM"
      When "fr" is activated
      Then the time 2021-01-04T21:11:08-05:00 localizes to "SOIR"
      When "en" is activated
      And the time 2021-01-04T21:11:08-05:00 is localized with the pattern "%P"
      Then the text is "pm"

  @id:DIRECTIVE-09
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  Rule: When a time's zone is just an offset, `%Z` and `%^Z` produce that offset with a colon

    @recorded:zones
    Scenario Outline: zones of times
      Given the translations in "fixtures/locales/yaml"
      When the time 2021-01-04T21:11:08<offset> is localized with the pattern "<directive>"
      Then the text is "<text>"

      Examples:
        | case                      | offset | directive | text   |
        | west of Greenwich         | -05:00 | %Z        | -05:00 |
        | west of Greenwich, by %^Z | -05:00 | %^Z       | -05:00 |
        | at Greenwich              | +00:00 | %Z        | +00:00 |
        | with minutes              | +05:30 | %Z        | +05:30 |
        | minus zero                | -00:00 | %Z        | +00:00 |

  @id:DIRECTIVE-07
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  Rule: `%%` produces a single percent sign, and a percent sign that begins no directive is left unchanged

    @recorded:percent-after-replacement
    Scenario Outline: two percent signs before a directive and before other text
      Given the translations in "fixtures/locales/yaml"
      When the date 2021-01-04 is localized with the pattern "<pattern>"
      Then the text is "<text>"

      Examples:
        | case                             | pattern  | text    |
        | before the letter of a directive | %%Y      | %Y      |
        | before a directive               | %%%Y     | %2021   |
        | before a space                   | 100%% %d | 100% 04 |

    @recorded:directives-open-57
    Scenario: a percent sign before a bracket
      Given the translations in "fixtures/locales/yaml"
      When the time 2021-01-03T00:05:09.001002003+05:30 is localized with the pattern "[%]"
      Then the text is "[%]"

  @id:DIRECTIVE-08
  @section:2.5
  @section:4.3.5
  @silent:SILENT-44
  Rule: `localize` raises an error for a pattern that ends in the middle of a directive

    @recorded:times-open-45
    @recorded:times-open-57
    @recorded:times-open-84
    @recorded:times-open-90
    @recorded:times-open-111
    Scenario Outline: patterns with an incomplete directive
      Given the translations in "fixtures/locales/yaml"
      When the time 2021-03-07T09:08:05-05:00 is localized with the pattern "<pattern>"
      Then it raises another error

      Examples:
        | case           | pattern      |
        | a percent sign | %g %n %A %   |
        | a hyphen       | %p %-        |
        | a caret        | %b/%e/%_m/%^ |
        | a colon        | %A/%:        |
