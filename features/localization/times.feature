Feature: Localizing times
  A pattern with percent directives, such as %H, determines how a time is formatted. The pattern is either
  given as a String or chosen from the active locale's predefined patterns, which are stored in
  i18n.time.formats. The names of days and months come from the same locale's i18n.date.

  Background:
    Given the translations in "fixtures/locales/yaml"

  @id:TIME-01
  Rule: `localize` must format a time with the default pattern when no format is given

    Scenario Outline: weekday, day, month, year, time and offset
      When the time <time> is localized
      Then the text is "<text>"

      Examples:
        | case                          | time                                | text                            |
        | west of Greenwich             | 2020-12-13T21:11:08-05:00           | Sun, 13 Dec 2020 21:11:08 -0500 |
        | at Greenwich                  | 2021-02-28T23:59:59+00:00           | Sun, 28 Feb 2021 23:59:59 +0000 |
        | a half hour to the east       | 2019-07-17T18:30:45+05:30           | Wed, 17 Jul 2019 18:30:45 +0530 |
        | a half hour to the west       | 2019-07-17T18:30:45-09:30           | Wed, 17 Jul 2019 18:30:45 -0930 |
        | three quarters of an hour     | 2019-07-17T18:30:45+05:45           | Wed, 17 Jul 2019 18:30:45 +0545 |
        | less than an hour to the west | 2019-07-17T18:30:45-00:30           | Wed, 17 Jul 2019 18:30:45 -0030 |
        | as far east as clocks go      | 2019-07-17T18:30:45+14:00           | Wed, 17 Jul 2019 18:30:45 +1400 |
        | before 1970                   | 1969-07-20T20:17:40+00:00           | Sun, 20 Jul 1969 20:17:40 +0000 |
        | before 1970, with a fraction  | 1969-07-20T20:17:40.500000000+00:00 | Sun, 20 Jul 1969 20:17:40 +0000 |
        | after 32 bits of seconds      | 2100-03-01T12:00:00+00:00           | Mon, 01 Mar 2100 12:00:00 +0000 |
        | a day later than in Greenwich | 2022-01-01T00:15:00+10:00           | Sat, 01 Jan 2022 00:15:00 +1000 |
        | everything of one digit       | 2023-03-04T05:06:07+01:00           | Sat, 04 Mar 2023 05:06:07 +0100 |
        | midnight                      | 2020-12-13T00:00:00+00:00           | Sun, 13 Dec 2020 00:00:00 +0000 |
        | an odd number of minutes      | 2020-12-13T12:00:00+04:51           | Sun, 13 Dec 2020 12:00:00 +0451 |
        | odd minutes to the west       | 2020-12-13T12:00:00-03:21           | Sun, 13 Dec 2020 12:00:00 -0321 |
        | just before the next second   | 2020-12-13T21:11:08.999999999-05:00 | Sun, 13 Dec 2020 21:11:08 -0500 |
        | tens                          | 2021-10-10T10:10:10+10:00           | Sun, 10 Oct 2021 10:10:10 +1000 |
        | a leap day                    | 2024-02-29T12:00:00+00:00           | Thu, 29 Feb 2024 12:00:00 +0000 |
        | Monday, Sunday in Greenwich   | 2020-12-14T01:00:00+05:30           | Mon, 14 Dec 2020 01:00:00 +0530 |

    Scenario: one time after another
      When the time 2020-12-13T21:11:08+00:00 is localized
      And the time 2020-12-13T21:11:09+00:00 is localized
      Then the text is "Sun, 13 Dec 2020 21:11:09 +0000"

    Scenario: the same time of day with two offsets
      When the time 2020-12-13T21:11:08-05:00 is localized
      And the time 2020-12-13T21:11:08+05:30 is localized
      Then the text is "Sun, 13 Dec 2020 21:11:08 +0530"

    Scenario: the same moment with two offsets
      When the time 2020-12-13T21:11:08-05:00 is localized
      And the time 2020-12-14T07:41:08+05:30 is localized
      Then the text is "Mon, 14 Dec 2020 07:41:08 +0530"

    Scenario: the format :default
      When the time 2020-12-13T21:11:08-05:00 is localized with the format :default
      Then the text is "Sun, 13 Dec 2020 21:11:08 -0500"

  @id:TIME-02
  Rule: `localize` must format a time with the predefined pattern named by a Symbol

    Scenario Outline: the formats :short and :long
      When the time <time> is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case                  | time                      | format | text                     |
        | short                 | 2020-12-13T21:11:08-05:30 | :short | 13 Dec 21:11             |
        | short, in the morning | 2021-05-02T04:05:06+00:00 | :short | 02 May 04:05             |
        | long                  | 2020-12-13T21:11:08-05:30 | :long  | December 13, 2020 21:11  |
        | long, in the morning  | 2021-09-02T04:05:06+00:00 | :long  | September 02, 2021 04:05 |

    Scenario: a time without a format after one with a format
      When the time 2020-12-13T21:11:08+00:00 is localized with the format :short
      And the time 2020-12-13T21:11:08+00:00 is localized
      Then the text is "Sun, 13 Dec 2020 21:11:08 +0000"

    Scenario: a predefined pattern without characters
      Given the translations
        """
        es:
          i18n:
            date:
              abbr_day_names: [Mon, Tue, Wed, Thu, Fri, Sat, Sun]
              day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
              abbr_month_names: [Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec]
              month_names: [January, February, March, April, May, June, July, August, September, October, November, December]
              formats: { default: "%Y-%m-%d", long: "%d %B %Y", short: "" }
            time:
              am: am
              pm: pm
              formats: { default: "%H:%M", long: "%H:%M:%S", short: "" }
        """
      And "es" is active
      When the time 2020-12-13T21:11:08+00:00 is localized with the format :short
      Then the text is ""

    @surface:catalog
    Scenario: a pattern that is injected after a time was localized
      Given the translations
        """
        en:
          i18n:
            date:
              abbr_day_names: [Mon, Tue, Wed, Thu, Fri, Sat, Sun]
              day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
              abbr_month_names: [Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec]
              month_names: [January, February, March, April, May, June, July, August, September, October, November, December]
              formats: { default: "%Y-%m-%d", short: "%d %b" }
            time:
              am: am
              pm: pm
              formats: { default: "%H:%M", short: "%H" }
        """
      When the time 2020-12-13T21:11:08+00:00 is localized
      And the translations are injected
        """
        en: { i18n: { date: { formats: { long: "%d %b %Y" } }, time: { formats: { long: "%d %b %H.%M" } } } }
        """
      And the time 2020-12-13T21:11:08+00:00 is localized with the format :long
      Then the text is "13 Dec 21.11"
      And the time 2020-12-13T21:11:08+00:00 localizes to "21:11"

  @id:TIME-03
  Rule: `localize` must format a time with the active locale's patterns and names

    Scenario Outline: the same time in several locales
      Given "<locale>" is active
      When the time 2021-03-07T09:08:07+00:00 is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case          | locale | format   | text                                   |
        | French        | fr     | :default | dim 07 mars 2021 à 09h08:07 (+0000)    |
        | French, short | fr     | :short   | 09h08 le 07 mars                       |
        | French, long  | fr     | :long    | 07 mars 2021 à 09h08                   |
        | German        | de     | :default | So., 07. März 2021, 09:08:07 Uhr +0000 |
        | German, short | de     | :short   | 07. März um 09:08                      |
        | German, long  | de     | :long    | 07. März 2021 um 09:08                 |

    Scenario: after another locale was activated
      Then the time 2021-03-07T09:08:07-05:00 localizes to "Sun, 07 Mar 2021 09:08:07 -0500"
      When "de" is activated
      Then the time 2021-03-07T09:08:07-05:00 localizes to "So., 07. März 2021, 09:08:07 Uhr -0500"

    Scenario: a String pattern
      When the time 2021-02-07T09:08:05+00:00 is localized with the pattern "%a, %d %B %Y (%b)"
      Then the text is "Sun, 07 February 2021 (Feb)"
      When "fr" is activated
      And the time 2021-02-07T09:08:05+00:00 is localized with the pattern "%a, %d %B %Y (%b)"
      Then the text is "dim, 07 février 2021 (févr)"

    @surface:catalog
    Scenario: a locale that is injected after a time was localized
      Given the translations
        """
        en:
          i18n:
            date:
              abbr_day_names: [Mon, Tue, Wed, Thu, Fri, Sat, Sun]
              day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
              abbr_month_names: [Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec]
              month_names: [January, February, March, April, May, June, July, August, September, October, November, December]
              formats: { default: "%Y-%m-%d" }
            time:
              am: am
              pm: pm
              formats: { default: "%H:%M" }
        """
      When the time 2020-12-13T21:11:08+00:00 is localized
      And the translations are injected
        """
        en-CA:
          i18n:
            date:
              abbr_day_names: [Mon, Tue, Wed, Thu, Fri, Sat, Sun]
              day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
              abbr_month_names: [Jan., Feb., Mar., Apr., May, Jun., Jul., Aug., Sep., Oct., Nov., Dec.]
              month_names: [January, February, March, April, May, June, July, August, September, October, November, December]
              formats: { default: "%d %b" }
            time:
              am: am
              pm: pm
              formats: { default: "%d %b %H.%M" }
        """
      And "en-CA" is activated
      Then the time 2020-12-13T21:11:08+00:00 localizes to "13 Dec. 21.11"
