Feature: Translations that are injected later
  Translations may be injected into a catalog that already has translations, even after some of these have
  been used. The document leaves open what happens to a text when nested keys are injected under its key.
  It also leaves open whether translations that have already been used can be replaced.

  @id:LATER-01
  @section:2.4
  @section:3
  @silent:SILENT-37
  @surface:catalog
  Rule: When a text and nested keys are injected under the same key, lookups find both

    @recorded:text-then-map
    Scenario Outline: a text and nested keys under one key
      Given a new catalog
      And the translations are injected
        """
        en: { a: text, b: { c: C } }
        """
      And the translations are injected
        """
        en: { a: { x: X }, b: text }
        """
      When "<key>" is translated
      Then the translation is "<text>"

      Examples:
        | case                                   | key | text |
        | a text before nested keys              | a   | text |
        | a nested key after a text              | a.x | X    |
        | a text after nested keys               | b   | text |
        | a nested key that came before the text | b.c | C    |

  @id:LATER-02
  @section:2.2
  @section:2.4
  @silent:SILENT-37
  @surface:catalog
  Rule: When several loaders of a configuration use the same key, a later text replaces nested keys, later nested keys replace a text, and a later array replaces an array

    @recorded:later-loader-puts-a-text-where-a-map-was
    Scenario Outline: a text and nested keys under one key
      When a catalog is built from the configuration
        """
        loaders:
          - en: { a: { b: B }, c: C }
          - en: { a: text, c: { d: D } }
        """
      And "<key>" is translated
      Then the translation is "<text>"

      Examples:
        | case                          | key | text                        |
        | the text of the later loader  | a   | text                        |
        | a nested key that it replaced | a.b | missing translation: en.a.b |
        | a text that it replaced       | c   | missing translation: en.c   |
        | a nested key of the later one | c.d | D                           |

    @recorded:arrays-of-two-loaders
    Scenario: a later array, which replaces an earlier one as a whole
      When a catalog is built from the configuration
        """
        loaders:
          - en: { i18n: { date: { day_names: [a, b, c, d, e, f, g], formats: { default: "%A" } } } }
          - en: { i18n: { date: { day_names: [x] } } }
        """
      Then the date 2021-01-04 localizes to "x"
      When the date 2021-01-05 is localized
      Then it raises MissingTranslation

  @id:LATER-04
  @section:3
  @section:4.2
  @silent:SILENT-37
  @surface:catalog
  Rule: Translations that are injected later take effect even if the ones they replace have already been used

    @recorded:text-cached
    Scenario: a text that was looked up
      Given a new catalog
      And the translations are injected
        """
        en: { a: one }
        """
      And "a" translates to "one"
      When the translations are injected
        """
        en: { a: two }
        """
      Then "a" translates to "two"

    @recorded:format-changed-by-inject
    Scenario: a number format that a number was written in
      Given a new catalog
      And the translations are injected
        """
        en: { i18n: { number: { formats: { default: { delimiter: ",", separator: ".", decimal_places: 2 } } } } }
        """
      And the number 1234.5 localizes to "1,234.50"
      When the translations are injected
        """
        en: { i18n: { number: { formats: { default: { delimiter: " ", separator: ",", decimal_places: 1 } } } } }
        """
      Then the number 1234.5 localizes to "1 234,5"

    @recorded:pattern-changed-by-inject
    Scenario: a predefined pattern that a date was written by
      Given a new catalog
      And the translations are injected
        """
        en: { i18n: { date: { formats: { default: "%Y-%m-%d" } } } }
        """
      And the date 2021-01-04 localizes to "2021-01-04"
      When the translations are injected
        """
        en: { i18n: { date: { formats: { default: "%d/%m/%Y" } } } }
        """
      Then the date 2021-01-04 localizes to "04/01/2021"

    @recorded:pattern-changed-by-inject
    Scenario: names of days that were written
      Given a new catalog
      And the translations are injected
        """
        en:
          i18n:
            date:
              day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
              formats: { default: "%A" }
        """
      And the date 2021-01-04 localizes to "Monday"
      When the translations are injected
        """
        en: { i18n: { date: { day_names: [a, b, c, d, e, f, g] } } }
        """
      Then the date 2021-01-04 localizes to "a"
