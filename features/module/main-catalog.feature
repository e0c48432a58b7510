Feature: The main catalog
  The module's operations act on its main catalog, which behaves like any other catalog and is independent
  of all others.

  @id:MAIN-01
  @surface:module
  Rule: Before anything is loaded, the main catalog must be in the same initial state as a new catalog

    Scenario: the active locale
      Then the active locale is "en"

    Scenario: the available locales
      Then the available locales are "en"

  @id:MAIN-02
  @surface:library
  Rule: The module's operations must act only on the main catalog

    Scenario: a lookup
      Given the module has the translations
        """
        en: { greeting: Hello }
        """
      And another catalog with the translations
        """
        en: { greeting: Hi, farewell: Bye }
        """
      When "greeting" is translated in the module
      Then the translation is "Hello"
      When "greeting" is translated in the other catalog
      Then the translation is "Hi"
      When "farewell" is translated in the module
      Then the translation is missing

    Scenario: the format of a number
      Given the module has the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false }
        """
      And another catalog with the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: "_", separator: ";", decimal_places: 1, group: 3, only_significant: false }
        """
      When the number 1234.5 is localized in the module
      Then the text is "1,234.50"
      When the number 1234.5 is localized in the other catalog
      Then the text is "1_234;5"

    Scenario: the pattern of a date
      Given the module has the translations in "fixtures/locales/yaml"
      And another catalog with the translations
        """
        en:
          i18n:
            date:
              abbr_day_names: [Mo, Tu, We, Th, Fr, Sa, Su]
              day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
              abbr_month_names: [Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec]
              month_names: [January, February, March, April, May, June, July, August, September, October, November, December]
              formats: { default: "%a %d/%m", long: "%d %B %Y", short: "%d %b" }
            time:
              am: am
              pm: pm
              formats: { default: "%d %b %H:%M", long: "%d %B %Y %H:%M", short: "%H:%M" }
        """
      When the date 2020-12-13 is localized in the module
      Then the text is "2020-12-13"
      When the date 2020-12-13 is localized in the other catalog
      Then the text is "Su 13/12"

    Scenario: the names of days and months
      Given the module has the translations in "fixtures/locales/yaml"
      And another catalog with the translations
        """
        en:
          i18n:
            date:
              abbr_day_names: [Mo, Tu, We, Th, Fr, Sa, Su]
              day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
              abbr_month_names: [Jan., Feb., Mar., Apr., May, Jun., Jul., Aug., Sep., Oct., Nov., Dec.]
              month_names: [January, February, March, April, May, June, July, August, September, October, November, December]
              formats: { default: "%d %b", long: "%d %B %Y", short: "%b" }
            time:
              am: am
              pm: pm
              formats: { default: "%a %d %b %H:%M", long: "%d %B %Y %H:%M", short: "%H:%M" }
        """
      When the time 2020-12-13T21:11:08+00:00 is localized in the module
      Then the text is "Sun, 13 Dec 2020 21:11:08 +0000"
      When the time 2020-12-13T21:11:08+00:00 is localized in the other catalog
      Then the text is "Su 13 Dec. 21:11"

    Scenario: a new catalog before init
      Given a new catalog with the default locale "fr"
      Then the active locale of the module is "en"

    Scenario: a locale that only another catalog has
      Given the module has the translations
        """
        en: { greeting: Hello }
        """
      And another catalog with the translations
        """
        en: { greeting: Hi }
        de: { greeting: Hallo }
        """
      When "de" is activated in the module
      Then it raises InvalidLocale

    Scenario: init
      Given the module has the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      And another catalog with the translations
        """
        en: { greeting: Hi }
        fr: { greeting: Salut }
        """
      And "fr" is activated in the other catalog
      When the module is initialized
      Then the active locale of the other catalog is "fr"
      When "greeting" is translated in the other catalog
      Then the translation is "Salut"
