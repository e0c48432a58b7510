Feature: Localizing dates
  A date consists of a year, a month and a day. A pattern with percent directives, such as %d, determines
  how a date is formatted. The pattern is either given as a String or chosen from the active locale's
  predefined patterns, which are stored in i18n.date.formats.

  @id:DATE-01
  Rule: `localize` must format a date with the default pattern when no format is given

    Scenario Outline: year, month and day
      Given the translations in "fixtures/locales/yaml"
      When the date <date> is localized
      Then the text is "<text>"

      Examples:
        | case                  | date       | text       |
        | two digits each       | 2020-12-13 | 2020-12-13 |
        | one digit each        | 2021-03-04 | 2021-03-04 |
        | the first of a year   | 2022-01-01 | 2022-01-01 |
        | the last of a year    | 1999-12-31 | 1999-12-31 |
        | a leap day            | 2024-02-29 | 2024-02-29 |
        | one of a full century | 2000-02-29 | 2000-02-29 |
        | tens                  | 2021-10-10 | 2021-10-10 |
        | no midnight in Nepal  | 1986-01-01 | 1986-01-01 |

    Scenario: the format :default
      Given the translations in "fixtures/locales/yaml"
      When the date 2020-12-13 is localized with the format :default
      Then the text is "2020-12-13"

    Scenario: one date after another
      Given the translations in "fixtures/locales/yaml"
      When the date 2020-12-13 is localized
      And the date 2020-12-14 is localized
      Then the text is "2020-12-14"
      And the date 2021-12-13 localizes to "2021-12-13"

  @id:DATE-02
  Rule: `localize` must format a date with the predefined pattern named by a Symbol

    Scenario Outline: the formats :short and :long
      Given the translations in "fixtures/locales/yaml"
      When the date <date> is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case                      | date       | format | text               |
        | long                      | 2020-12-13 | :long  | December 13, 2020  |
        | long, a day of one digit  | 2021-09-02 | :long  | September 02, 2021 |
        | short                     | 2020-12-13 | :short | Dec 13             |
        | short, a day of one digit | 2021-05-02 | :short | May 02             |

    Scenario: a date without a format after one with a format
      Given the translations in "fixtures/locales/yaml"
      When the date 2020-12-13 is localized with the format :long
      And the date 2020-12-13 is localized
      Then the text is "2020-12-13"

    Scenario: a predefined pattern without characters
      Given the translations
        """
        en:
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
      When the date 2020-12-13 is localized with the format :short
      Then the text is ""

    @surface:catalog
    Scenario: a pattern that is injected after a date was localized
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
      When the date 2020-12-13 is localized
      And the translations are injected
        """
        en: { i18n: { date: { formats: { long: "%d %b %Y" } }, time: { formats: { long: "%d %b %H.%M" } } } }
        """
      And the date 2020-12-13 is localized with the format :long
      Then the text is "13 Dec 2020"
      And the date 2020-12-13 localizes to "2020-12-13"

  @id:DATE-03
  Rule: `localize` must format a date with the active locale's patterns and names

    Scenario Outline: the same date in several locales
      Given the translations in "fixtures/locales/yaml"
      And "<locale>" is active
      When the date 2021-02-07 is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case          | locale | format   | text             |
        | French        | fr     | :default | 07/02/2021       |
        | French, short | fr     | :short   | le 07 févr       |
        | French, long  | fr     | :long    | 07 février 2021  |
        | German        | de     | :default | 07.02.2021       |
        | German, short | de     | :short   | 07. Feb.         |
        | German, long  | de     | :long    | 07. Februar 2021 |

    Scenario: after another locale was activated
      Given the translations in "fixtures/locales/yaml"
      When the date 2021-02-07 is localized with the format :long
      Then the text is "February 07, 2021"
      When "fr" is activated
      And the date 2021-02-07 is localized with the format :long
      Then the text is "07 février 2021"

    Scenario: a String pattern
      Given the translations in "fixtures/locales/yaml"
      When the date 2021-02-07 is localized with the pattern "%a, %d %B %Y (%b)"
      Then the text is "Sun, 07 February 2021 (Feb)"
      When "fr" is activated
      And the date 2021-02-07 is localized with the pattern "%a, %d %B %Y (%b)"
      Then the text is "dim, 07 février 2021 (févr)"

    @surface:catalog
    Scenario: a locale that is injected after a date was localized
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
      When the date 2020-12-13 is localized
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
      Then the date 2020-12-13 localizes to "13 Dec."

  @id:DATE-04
  Rule: `localize` must format dates and times even if the locale has no localization data other than date and time data

    Scenario: a locale without number formats
      Given the translations
        """
        en:
          i18n:
            date:
              abbr_day_names: [Mon, Tue, Wed, Thu, Fri, Sat, Sun]
              day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
              abbr_month_names: [Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec]
              month_names: [January, February, March, April, May, June, July, August, September, October, November, December]
              formats: { default: "%Y", long: "%d %B %Y", short: "%d %b" }
            time:
              am: am
              pm: pm
              formats: { default: "%Y", long: "%d %B %Y %H:%M", short: "%H:%M" }
        """
      Then the date 2020-12-13 localizes to "2020"
      And the time 2020-12-13T21:11:08-05:00 localizes to "2020"

    @surface:catalog
    Scenario: a catalog beside a main catalog without date data
      Given a new catalog
      When the translations are injected
        """
        en:
          i18n:
            date:
              abbr_day_names: [Mon, Tue, Wed, Thu, Fri, Sat, Sun]
              day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
              abbr_month_names: [Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec]
              month_names: [January, February, March, April, May, June, July, August, September, October, November, December]
              formats: { default: "%Y", long: "%d %B %Y", short: "%d %b" }
            time:
              am: am
              pm: pm
              formats: { default: "%Y", long: "%d %B %Y %H:%M", short: "%H:%M" }
        """
      Then the date 2020-12-13 localizes to "2020"
      And the time 2020-12-13T21:11:08-05:00 localizes to "2020"
