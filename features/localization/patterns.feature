Feature: Patterns of directives
  A pattern is a text that contains percent directives. The document lists %a, %d, %b, %B, %Y, %H, %M, %S
  and %z. Its example of a default date pattern also contains %m.

  @id:PATTERN-01
  Rule: If the format is a String, `localize` must use it as the pattern

    Scenario: a pattern for a time with spaces around it
      Given the translations in "fixtures/locales/yaml"
      When the time 2021-03-07T09:08:05+00:00 is localized with the pattern " %H "
      Then the text is " 09 "

    Scenario: a pattern for a date with spaces around it
      Given the translations in "fixtures/locales/yaml"
      When the date 2021-03-07 is localized with the pattern " %d "
      Then the text is " 07 "

    Scenario Outline: patterns for a time
      Given the translations in "fixtures/locales/yaml"
      When the time 2021-03-07T09:08:05+00:00 is localized with the pattern "<pattern>"
      Then the text is "<text>"

      Examples:
        | case                                | pattern              | text                   |
        | weekday, day, month and year        | %a, %d %B %Y         | Sun, 07 March 2021     |
        | the time of day                     | %H:%M:%S             | 09:08:05               |
        | directives without anything between | %Y%m%d%H%M%S         | 20210307090805         |
        | one directive                       | %B                   | March                  |
        | a directive twice                   | %d/%d                | 07/07                  |
        | text around it                      | day %d of %B (%Y)    | day 07 of March (2021) |
        | letters that directives have        | a %a d %d Y %Y       | a Sun d 07 Y 2021      |
        | the offset                          | UTC%z                | UTC+0000               |
        | no directive                        | today                | today                  |
        | several spaces                      | [  %d   %B  ]        | [  07   March  ]       |
        | other scripts                       | %d 日 — %B            | 07 日 — March           |
        | no characters                       |                      |                        |
        | one space                           | [ ]                  | [ ]                    |
        | the key of a text                   | greeting             | greeting               |
        | patterns of other libraries         | yyyy-MM-dd HH:mm     | yyyy-MM-dd HH:mm       |
        | a date as a pattern                 | Mon Jan 2 2006 %d    | Mon Jan 2 2006 07      |
        | notations with braces               | {name} #{d} {{d}} $d | {name} #{d} {{d}} $d   |
        | notations of references             | $& $1 %B $$          | $& $1 March $$         |
        | an apostrophe                       | %H o'clock           | 09 o'clock             |
        | points between                      | %d.%m.%Y             | 07.03.2021             |
        | a method name in some languages     | constructor          | constructor            |
        | a picture                           | 👋 %d                | 👋 07                  |
        | a backslash and a letter            | %d\t%B\\n            | 07\tMarch\\n           |
        | markup                              | <b>%d</b> & %B       | <b>07</b> & March      |
        | two lines                           | %d\n%B                | 07\nMarch               |

    Scenario Outline: patterns for a date
      Given the translations in "fixtures/locales/yaml"
      When the date 2021-03-07 is localized with the pattern "<pattern>"
      Then the text is "<text>"

      Examples:
        | case                                | pattern      | text               |
        | weekday, day, month and year        | %a, %d %B %Y | Sun, 07 March 2021 |
        | directives without anything between | %Y%m%d       | 20210307           |
        | text around it                      | on %d of %b  | on 07 of Mar       |
        | points between                      | %d.%m.%Y     | 07.03.2021         |
        | a method name in some languages     | constructor  | constructor        |
        | no characters                       |              |                    |
        | no directive                        | today        | today              |
        | the key of a text                   | greeting     | greeting           |

    Scenario: a time and a date without a format after a pattern
      Given the translations in "fixtures/locales/yaml"
      When the time 2020-12-13T21:11:08+00:00 is localized with the pattern "%d %B"
      And the date 2020-12-13 is localized with the pattern "%d %B"
      Then the time 2020-12-13T21:11:08+00:00 localizes to "Sun, 13 Dec 2020 21:11:08 +0000"
      And the date 2020-12-13 localizes to "2020-12-13"

    Scenario: a time that is in the next year in Greenwich
      Given the translations in "fixtures/locales/yaml"
      When the time 2021-12-31T22:08:05-05:30 is localized with the pattern "%a %Y-%m-%d %H:%M:%S %z"
      Then the text is "Fri 2021-12-31 22:08:05 -0530"

  @id:PATTERN-02
  Rule: `localize` must use the locale's day names, which are listed from Monday to Sunday

    Scenario Outline: each day of a week
      Given the translations
        """
        en:
          i18n:
            date:
              abbr_day_names: [lu, ma, me, je, ve, sa, di]
              day_names: [lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche]
              abbr_month_names: [janv, févr, mars, avr, mai, juin, juil, août, sept, oct, nov, déc]
              month_names: [janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre]
              formats: { default: "%a", long: "%d %B %Y", short: "%d %b" }
            time:
              am: am
              pm: pm
              formats: { default: "%H:%M:%S %z", long: "%d %B %Y %H:%M", short: "%H:%M" }
        """
      When the date <date> is localized
      Then the text is "<text>"

      Examples:
        | case                                         | date       | text |
        | Monday                                       | 2020-12-07 | lu   |
        | Tuesday                                      | 2020-12-08 | ma   |
        | Wednesday                                    | 2020-12-09 | me   |
        | Thursday                                     | 2020-12-10 | je   |
        | Friday                                       | 2020-12-11 | ve   |
        | Saturday                                     | 2020-12-12 | sa   |
        | Sunday                                       | 2020-12-13 | di   |
        | before 1970                                  | 1969-07-20 | di   |
        | a leap day of a full century                 | 2000-02-29 | ma   |
        | a full century without a leap day            | 2100-03-01 | lu   |
        | January of a leap year                       | 2024-01-15 | lu   |
        | the last of January of a leap year           | 2020-01-31 | ve   |
        | January of a full century without a leap day | 1900-01-01 | lu   |
        | a day before 1900                            | 1896-02-29 | sa   |

    Scenario Outline: names with characters that mean something elsewhere
      Given the translations
        """
        en:
          i18n:
            date:
              abbr_day_names: ['<name>', Tue, Wed, Thu, Fri, Sat, Sun]
              day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
              abbr_month_names: [Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec]
              month_names: [January, February, March, April, May, June, July, August, September, October, November, December]
              formats: { default: "[%a] %d", long: "%d %B %Y", short: "%d %b" }
            time:
              am: am
              pm: pm
              formats: { default: "%H:%M:%S %z", long: "%d %B %Y %H:%M", short: "%H:%M" }
        """
      When the date 2021-01-18 is localized
      Then the text is "[<name>] 18"

      Examples:
        | case                           | name   |
        | markup                         | <b>&   |
        | a dollar sign and an ampersand | M$&n   |
        | a dollar sign and a digit      | M$1    |
        | a backslash and a digit        | M\1n   |
        | a point                        | Mon.   |
        | spaces                         | the  M |
        | another script                 | 一      |

  @id:PATTERN-03
  Rule: `localize` must use the locale's month names, which are listed from January to December

    Scenario Outline: each month of a year
      Given the translations
        """
        en:
          i18n:
            date:
              abbr_day_names: [lu, ma, me, je, ve, sa, di]
              day_names: [lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche]
              abbr_month_names: [janv, févr, mars, avr, mai, juin, juil, août, sept, oct, nov, déc]
              month_names: [janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre]
              formats: { default: "%b %B", long: "%d %B %Y", short: "%d %b" }
            time:
              am: am
              pm: pm
              formats: { default: "%H:%M:%S %z", long: "%d %B %Y %H:%M", short: "%H:%M" }
        """
      When the date <date> is localized
      Then the text is "<text>"

      Examples:
        | case      | date       | text           |
        | January   | 2021-01-15 | janv janvier   |
        | February  | 2021-02-15 | févr février   |
        | March     | 2021-03-15 | mars mars      |
        | April     | 2021-04-15 | avr avril      |
        | May       | 2021-05-15 | mai mai        |
        | June      | 2021-06-15 | juin juin      |
        | July      | 2021-07-15 | juil juillet   |
        | August    | 2021-08-15 | août août      |
        | September | 2021-09-15 | sept septembre |
        | October   | 2021-10-15 | oct octobre    |
        | November  | 2021-11-15 | nov novembre   |
        | December  | 2021-12-15 | déc décembre   |

    Scenario Outline: the last days of long months
      Given the translations in "fixtures/locales/yaml"
      When <object> is localized with the pattern "%d %b %B"
      Then the text is "<text>"

      Examples:
        | case                            | object                             | text            |
        | January                         | the date 2021-01-31                | 31 Jan January  |
        | January, before a short month   | the date 2021-01-29                | 29 Jan January  |
        | February of a leap year         | the date 2024-02-29                | 29 Feb February |
        | March                           | the date 2021-03-31                | 31 Mar March    |
        | May                             | the date 2021-05-31                | 31 May May      |
        | August                          | the date 2021-08-31                | 31 Aug August   |
        | October                         | the date 2021-10-31                | 31 Oct October  |
        | December                        | the date 2021-12-31                | 31 Dec December |
        | a time at the end of a month    | the time 2021-03-31T23:59:59+00:00 | 31 Mar March    |
        | a time, already April in London | the time 2021-03-31T20:00:00-05:00 | 31 Mar March    |

    Scenario Outline: names with characters that mean something elsewhere
      Given the translations
        """
        en:
          i18n:
            date:
              abbr_day_names: [Mon, Tue, Wed, Thu, Fri, Sat, Sun]
              day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
              abbr_month_names: ['<name>', Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec]
              month_names: ['<name>', February, March, April, May, June, July, August, September, October, November, December]
              formats: { default: "%d [%b] [%B]", long: "%d %B %Y", short: "%d %b" }
            time:
              am: am
              pm: pm
              formats: { default: "%H:%M:%S %z", long: "%d %B %Y %H:%M", short: "%H:%M" }
        """
      When the date 2021-01-15 is localized
      Then the text is "15 [<name>] [<name>]"

      Examples:
        | case                           | name   |
        | markup                         | <b>&   |
        | a dollar sign and an ampersand | J$&n   |
        | a dollar sign and a digit      | J$1    |
        | a backslash and a digit        | J\1n   |
        | spaces                         | the  J |
        | no characters                  |        |
        | another script                 | 一月     |
