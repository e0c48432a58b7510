Feature: Directives of times
  Most directives below produce a time of day, a part of a time of day, the offset from UTC, or the number
  of seconds since 1970. Unknown directives are covered too.

  @id:DIRECTIVE-04
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  Rule: Time directives produce hours, minutes, seconds and fractions of a second

    @recorded:directives-open-20
    @recorded:directives-open-21
    @recorded:directives-open-23..25
    @recorded:directives-open-29..33
    @recorded:directives-open-36
    @recorded:directives-open-37
    @recorded:directives-open-39
    @recorded:directives-open-40
    @recorded:directives-open-45
    Scenario Outline: directives at several times
      Given the translations in "fixtures/locales/yaml"
      When the time <time> is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                                                      | time                                | directive | text          |
        | hour, just after midnight                                                 | 2021-01-03T00:05:09.001002003+05:30 | %H        | [00]          |
        | hour on a clock of twelve hours, just after midnight                      | 2021-01-03T00:05:09.001002003+05:30 | %I        | [12]          |
        | hour, padded with a space, just after midnight                            | 2021-01-03T00:05:09.001002003+05:30 | %k        | [ 0]          |
        | hour on a clock of twelve hours, padded with a space, just after midnight | 2021-01-03T00:05:09.001002003+05:30 | %l        | [12]          |
        | minute, just after midnight                                               | 2021-01-03T00:05:09.001002003+05:30 | %M        | [05]          |
        | second, just after midnight                                               | 2021-01-03T00:05:09.001002003+05:30 | %S        | [09]          |
        | milliseconds, just after midnight                                         | 2021-01-03T00:05:09.001002003+05:30 | %L        | [001]         |
        | milliseconds, by %3N, just after midnight                                 | 2021-01-03T00:05:09.001002003+05:30 | %3N       | [001]         |
        | microseconds, just after midnight                                         | 2021-01-03T00:05:09.001002003+05:30 | %6N       | [001002]      |
        | nanoseconds, just after midnight                                          | 2021-01-03T00:05:09.001002003+05:30 | %9N       | [001002003]   |
        | nanoseconds, by %N, just after midnight                                   | 2021-01-03T00:05:09.001002003+05:30 | %N        | [001002003]   |
        | hour and minute, just after midnight                                      | 2021-01-03T00:05:09.001002003+05:30 | %R        | [00:05]       |
        | hour, minute and second, just after midnight                              | 2021-01-03T00:05:09.001002003+05:30 | %T        | [00:05:09]    |
        | hour, minute and second, by %X, just after midnight                       | 2021-01-03T00:05:09.001002003+05:30 | %X        | [00:05:09]    |
        | time on a clock of twelve hours, just after midnight                      | 2021-01-03T00:05:09.001002003+05:30 | %r        | [12:05:09 AM] |
        | hour, in the evening                                                      | 2020-12-13T21:11:08-05:00           | %H        | [21]          |
        | hour on a clock of twelve hours, in the evening                           | 2020-12-13T21:11:08-05:00           | %I        | [09]          |
        | hour, padded with a space, in the evening                                 | 2020-12-13T21:11:08-05:00           | %k        | [21]          |
        | hour on a clock of twelve hours, padded with a space, in the evening      | 2020-12-13T21:11:08-05:00           | %l        | [ 9]          |
        | minute, in the evening                                                    | 2020-12-13T21:11:08-05:00           | %M        | [11]          |
        | second, in the evening                                                    | 2020-12-13T21:11:08-05:00           | %S        | [08]          |
        | milliseconds, in the evening                                              | 2020-12-13T21:11:08-05:00           | %L        | [000]         |
        | milliseconds, by %3N, in the evening                                      | 2020-12-13T21:11:08-05:00           | %3N       | [000]         |
        | microseconds, in the evening                                              | 2020-12-13T21:11:08-05:00           | %6N       | [000000]      |
        | nanoseconds, in the evening                                               | 2020-12-13T21:11:08-05:00           | %9N       | [000000000]   |
        | nanoseconds, by %N, in the evening                                        | 2020-12-13T21:11:08-05:00           | %N        | [000000000]   |
        | hour and minute, in the evening                                           | 2020-12-13T21:11:08-05:00           | %R        | [21:11]       |
        | hour, minute and second, in the evening                                   | 2020-12-13T21:11:08-05:00           | %T        | [21:11:08]    |
        | hour, minute and second, by %X, in the evening                            | 2020-12-13T21:11:08-05:00           | %X        | [21:11:08]    |
        | time on a clock of twelve hours, in the evening                           | 2020-12-13T21:11:08-05:00           | %r        | [09:11:08 PM] |
        | hour, at noon                                                             | 0042-07-04T12:00:00.999999999+00:00 | %H        | [12]          |
        | hour on a clock of twelve hours, at noon                                  | 0042-07-04T12:00:00.999999999+00:00 | %I        | [12]          |
        | hour, padded with a space, at noon                                        | 0042-07-04T12:00:00.999999999+00:00 | %k        | [12]          |
        | hour on a clock of twelve hours, padded with a space, at noon             | 0042-07-04T12:00:00.999999999+00:00 | %l        | [12]          |
        | minute, at noon                                                           | 0042-07-04T12:00:00.999999999+00:00 | %M        | [00]          |
        | second, at noon                                                           | 0042-07-04T12:00:00.999999999+00:00 | %S        | [00]          |
        | milliseconds, at noon                                                     | 0042-07-04T12:00:00.999999999+00:00 | %L        | [999]         |
        | milliseconds, by %3N, at noon                                             | 0042-07-04T12:00:00.999999999+00:00 | %3N       | [999]         |
        | microseconds, at noon                                                     | 0042-07-04T12:00:00.999999999+00:00 | %6N       | [999999]      |
        | nanoseconds, at noon                                                      | 0042-07-04T12:00:00.999999999+00:00 | %9N       | [999999999]   |
        | nanoseconds, by %N, at noon                                               | 0042-07-04T12:00:00.999999999+00:00 | %N        | [999999999]   |
        | time on a clock of twelve hours, at noon                                  | 0042-07-04T12:00:00.999999999+00:00 | %r        | [12:00:00 PM] |

  @id:DIRECTIVE-05
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  Rule: `%z` and its variants produce the offset from UTC, and `%s` produces the number of seconds since 1970

    @recorded:directives-open-38
    @recorded:directives-open-48
    @recorded:directives-open-49
    @recorded:directives-open-50
    Scenario Outline: directives at several times
      Given the translations in "fixtures/locales/yaml"
      When the time <time> is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                               | time                                | directive | text           |
        | hours and minutes, east of Greenwich               | 2021-01-03T00:05:09.001002003+05:30 | %z        | [+0530]        |
        | with a colon, east of Greenwich                    | 2021-01-03T00:05:09.001002003+05:30 | %:z       | [+05:30]       |
        | with seconds, east of Greenwich                    | 2021-01-03T00:05:09.001002003+05:30 | %::z      | [+05:30:00]    |
        | seconds since 1970, east of Greenwich              | 2021-01-03T00:05:09.001002003+05:30 | %s        | [1609612509]   |
        | hours and minutes, west of Greenwich               | 2020-12-13T21:11:08-05:00           | %z        | [-0500]        |
        | with a colon, west of Greenwich                    | 2020-12-13T21:11:08-05:00           | %:z       | [-05:00]       |
        | with seconds, west of Greenwich                    | 2020-12-13T21:11:08-05:00           | %::z      | [-05:00:00]    |
        | seconds since 1970, west of Greenwich              | 2020-12-13T21:11:08-05:00           | %s        | [1607911868]   |
        | hours and minutes, at Greenwich, before 1970       | 0042-07-04T12:00:00.999999999+00:00 | %z        | [+0000]        |
        | with a colon, at Greenwich, before 1970            | 0042-07-04T12:00:00.999999999+00:00 | %:z       | [+00:00]       |
        | with seconds, at Greenwich, before 1970            | 0042-07-04T12:00:00.999999999+00:00 | %::z      | [+00:00:00]    |
        | seconds since 1970, at Greenwich, before 1970      | 0042-07-04T12:00:00.999999999+00:00 | %s        | [-60825816000] |
        | hours and minutes, half an hour west of Greenwich  | 2026-12-31T11:59:59.100000000-00:30 | %z        | [-0030]        |
        | with a colon, half an hour west of Greenwich       | 2026-12-31T11:59:59.100000000-00:30 | %:z       | [-00:30]       |
        | with seconds, half an hour west of Greenwich       | 2026-12-31T11:59:59.100000000-00:30 | %::z      | [-00:30:00]    |
        | seconds since 1970, half an hour west of Greenwich | 2026-12-31T11:59:59.100000000-00:30 | %s        | [1798720199]   |

  @id:DIRECTIVE-06
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  @silent:SILENT-23
  Rule: `%p` produces the locale's text for morning or afternoon in upper case, and `%P` produces it in lower case

    @recorded:directives-open-34
    @recorded:directives-open-35
    Scenario Outline: directives at several times
      Given the translations in "fixtures/locales/yaml"
      When the time <time> is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                             | time                                | directive | text |
        | in capitals, after midnight      | 2021-01-03T00:05:09.001002003+05:30 | %p        | [AM] |
        | in small letters, after midnight | 2021-01-03T00:05:09.001002003+05:30 | %P        | [am] |
        | in capitals, in the evening      | 2020-12-13T21:11:08-05:00           | %p        | [PM] |
        | in small letters, in the evening | 2020-12-13T21:11:08-05:00           | %P        | [pm] |
        | in capitals, at noon             | 0042-07-04T12:00:00.999999999+00:00 | %p        | [PM] |
        | in small letters, at noon        | 0042-07-04T12:00:00.999999999+00:00 | %P        | [pm] |
        | in capitals, before noon         | 2026-12-31T11:59:59.100000000-00:30 | %p        | [AM] |
        | in small letters, before noon    | 2026-12-31T11:59:59.100000000-00:30 | %P        | [am] |

    @recorded:times-open-29
    @recorded:times-open-44
    @recorded:times-open-81
    @recorded:times-open-85
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
        | morning, in small letters                             | 2098-05-10T09:00:14+05:30 | %P        | [matin]       |
        | afternoon, in capitals                                | 2000-03-09T23:28:05+14:00 | %p        | [SOIR]        |
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

  @id:DIRECTIVE-10
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  @silent:SILENT-23
  Rule: `%^p` produces nothing

    @recorded:upper-and-lower-case-of-markers
    Scenario: in the evening
      Given the translations
        """
        en: { i18n: { time: { am: AM, pm: PM, formats: { default: "%H:%M" } } } }
        """
      When the time 2021-01-04T21:11:08-05:00 is localized with the pattern "%^p"
      Then the text is ""

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
        | case                       | offset | directive | text   |
        | west of Greenwich          | -05:00 | %Z        | -05:00 |
        | west of Greenwich, by %^Z  | -05:00 | %^Z       | -05:00 |
        | at Greenwich               | +00:00 | %Z        | +00:00 |
        | at Greenwich, by %^Z       | +00:00 | %^Z       | +00:00 |
        | with minutes               | +05:30 | %Z        | +05:30 |
        | minus zero                 | -00:00 | %Z        | +00:00 |
        | minus zero, in four digits | -00:00 | %z        | +0000  |

  @id:DIRECTIVE-07
  @section:2.5
  @section:4.3.5
  @silent:SILENT-22
  Rule: `%%` produces a single percent sign, and unknown directives are left unchanged

    @recorded:directives-open-51
    Scenario Outline: two percent signs
      Given the translations in "fixtures/locales/yaml"
      When the time 2021-01-03T00:05:09.001002003+05:30 is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case              | directive | text |
        | two percent signs | %%        | [%]  |

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

    @recorded:directives-open-52..70
    Scenario Outline: unknown directives
      Given the translations in "fixtures/locales/yaml"
      When the time 2021-01-03T00:05:09.001002003+05:30 is localized with the pattern "[<directive>]"
      Then the text is "<text>"

      Examples:
        | case                                              | directive | text  |
        | a letter for line breaks in other libraries       | %n        | [%n]  |
        | a letter for tabs in other libraries              | %t        | [%t]  |
        | the letter q                                      | %q        | [%q]  |
        | the letter i                                      | %i        | [%i]  |
        | a capital letter                                  | %E        | [%E]  |
        | a letter for weeks in other libraries             | %U        | [%U]  |
        | a letter for weeks from Monday in other libraries | %W        | [%W]  |
        | a letter for dates in other libraries             | %v        | [%v]  |
        | a plus                                            | %+        | [%+]  |
        | a digit                                           | %1        | [%1]  |
        | a letter beyond ASCII                             | %é        | [%é]  |
        | an hour without padding                           | %-H       | [%-H] |
        | a day of the month without padding                | %-e       | [%-e] |
        | a day padded with a space                         | %_d       | [%_d] |
        | a day padded with a zero                          | %0d       | [%0d] |
        | a percent sign with nothing after it              | %         | [%]   |
        | a hyphen alone                                    | %-        | [%-]  |
        | a caret alone                                     | %^        | [%^]  |
        | a colon alone                                     | %:        | [%:]  |

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
