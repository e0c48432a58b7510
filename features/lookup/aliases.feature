Feature: Short spellings
  Lookups and localization have short spellings, on the module and on a catalog: t for translate, t! for
  translate!, and l for localize.

  @id:ALIAS-01
  Rule: t is translate under another name, and t! is translate!

    Scenario: with every kind of argument at once
      Given the translations
        """
        en:
          message:
            items: { one: "%{name} has one", other: "%{name} has %{count} in %{place}" }
        """
      When "items" is translated with the arguments
        | scope  | [:message]                 |
        | count  | 4                          |
        | params | {name: Ann, place: London} |
      Then the translation is "Ann has 4 in London"

    Scenario: with a Symbol alone
      Given the translations
        """
        en: { simple: A simple translation }
        """
      When :simple is translated
      Then the translation is "A simple translation"

    Scenario: without a translation
      Given the translations
        """
        en: { simple: A simple translation }
        """
      When "nowhere" is translated with the arguments
        | scope  | message     |
        | params | {name: Ann} |
      Then the translation is missing

  @id:ALIAS-02
  Rule: l is localize under another name

    Scenario Outline: for each kind of object, with and without a format
      Given the translations in "fixtures/locales/yaml"
      When <object> is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case                 | object                             | format   | text                            |
        | a number             | the number 1234.5678               | :custom  | 1_234;6                         |
        | a number, by default | the number 1234.5678               | :default | 1,234.57                        |
        | a time               | the time 2020-12-13T21:11:08-05:00 | :short   | 13 Dec 21:11                    |
        | a time, by default   | the time 2020-12-13T21:11:08-05:00 | :default | Sun, 13 Dec 2020 21:11:08 -0500 |
        | a date               | the date 2020-12-13                | :long    | December 13, 2020               |
        | a date, by default   | the date 2020-12-13                | :default | 2020-12-13                      |
        | a time, in a pattern | the time 2020-12-13T21:11:08-05:00 | "%H.%M"  | 21.11                           |
