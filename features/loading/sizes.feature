Feature: Values of every size
  The document states no limits. A text that comes back cut is not the translation, so a port holds what
  real locale files hold. A long text is written as a part that is repeated: "<ab repeated 3 times>" is
  "ababab". Things are numbered from 1, and the text of number 7 is "Text 7".

  @id:SIZE-01
  Rule: Texts, names, files, patterns and numbers of the sizes that real locale files have must be kept whole

    Scenario: a text of 8,000 characters
      Given the translations
        """
        en: { terms: <é漢😀 repeated 2666 times>ok }
        """
      When "terms" is translated
      Then the translation is "<é漢😀 repeated 2666 times>ok"

    Scenario: a value of 8,000 characters
      Given the translations
        """
        en: { quote: "%{author} wrote: %{text}." }
        """
      When "quote" is translated with the params
        | author | Ann                          |
        | text   | <é漢😀 repeated 2666 times>ok |
      Then the translation is "Ann wrote: <é漢😀 repeated 2666 times>ok."

    Scenario: a key of 300 characters
      Given the translations
        """
        en: { <ab repeated 149 times>ac: Another text, <ab repeated 149 times>ad: The text }
        """
      When "<ab repeated 149 times>ad" is translated
      Then the translation is "The text"
      And "<ab repeated 149 times>ac" translates to "Another text"

    Scenario: a path of 12 parts and 400 characters
      Given the translations
        """
        en: { <a repeated 32 times>: { b: { <c repeated 32 times>: { d: { <e repeated 64 times>: { f: { g: { <h repeated 64 times>: { i: { <j repeated 64 times>: { k: { <l repeated 127 times>m: The text, <l repeated 127 times>n: Another text } } } } } } } } } } } }
        """
      When "<a repeated 32 times>.b.<c repeated 32 times>.d.<e repeated 64 times>.f.g.<h repeated 64 times>.i.<j repeated 64 times>.k.<l repeated 127 times>m" is translated
      Then the translation is "The text"

    Scenario: a scope of 11 parts
      Given the translations
        """
        en: { a: { b: { c: { d: { e: { f: { g: { h: { i: { j: { k: { l: The text, m: Another text } } } } } } } } } } } }
        """
      When "l" is translated in the scope ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"]
      Then the translation is "The text"

    Scenario: a placeholder whose name has 60 characters
      Given the translations
        """
        en: { text: "%{<ab repeated 29 times>ac} and %{<ab repeated 29 times>ad}" }
        """
      When "text" is translated with the params
        | <ab repeated 29 times>ac | one |
        | <ab repeated 29 times>ad | two |
      Then the translation is "one and two"

    Scenario: a text with 20 placeholders
      Given the translations
        """
        en: { letters: "%{a}%{b}%{c}%{d}%{e}%{f}%{g}%{h}%{i}%{j}%{k}%{l}%{m}%{n}%{o}%{p}%{q}%{r}%{s}%{t}" }
        """
      When "letters" is translated with the params
        | a | 1  |
        | b | 2  |
        | c | 3  |
        | d | 4  |
        | e | 5  |
        | f | 6  |
        | g | 7  |
        | h | 8  |
        | i | 9  |
        | j | 10 |
        | k | 11 |
        | l | 12 |
        | m | 13 |
        | n | 14 |
        | o | 15 |
        | p | 16 |
        | q | 17 |
        | r | 18 |
        | s | 19 |
        | t | 20 |
      Then the translation is "1234567891011121314151617181920"

    Scenario: a locale whose name has 35 characters
      Given the translations
        """
        en: { greeting: Hello }
        sr-Cyrl-RS-x-regional-language-test: { greeting: Здраво }
        sr-Cyrl-RS-x-regional-language-tent: { greeting: Ћао }
        """
      And "sr-Cyrl-RS-x-regional-language-test" is active
      When "greeting" is translated
      Then the translation is "Здраво"
      And the active locale is "sr-Cyrl-RS-x-regional-language-test"

    Scenario: a map of 1,200 keys
      Given 1200 numbered keys in the map "errors"
      Then each of the numbered keys 1 to 10 in the map "errors" has its text
      And each of the numbered keys 1191 to 1200 in the map "errors" has its text

    Scenario: a locale with 3,000 texts
      Given 30 maps of 100 numbered keys each
      Then each of the numbered keys 1 to 10 in the map "map1" has its text
      And each of the numbered keys 2991 to 3000 in the map "map30" has its text

    Scenario: 300 lookups
      Given 300 numbered keys in the map "errors"
      Then each of the numbered keys 1 to 300 in the map "errors" has its text

    Scenario: 200 locales
      Given 200 numbered locales
      Then each of the numbered locales 1 to 10 has its text
      And each of the numbered locales 191 to 200 has its text

    Scenario: 20 loaders
      Given 20 numbered loaders
      Then each of the 20 numbered keys has its text

    @surface:catalog
    Scenario: 60 injections
      Given a new catalog
      When 60 numbered hashes are injected one after another
      Then each of the 60 numbered keys has its text

    @surface:catalog
    Scenario: 30 catalogs
      Given 30 numbered catalogs
      Then each of the 30 numbered catalogs has its text

    @surface:catalog
    Scenario: a folder of 200 files
      Given a folder with 200 numbered files
      When the folder is read by the YAML loader
      Then each of the numbered locales 1 to 10 has its text
      And each of the numbered locales 191 to 200 has its text

    @surface:catalog
    Scenario Outline: files of 150 kB, in characters of three bytes
      Given a folder with the file "en.<extension>"
        """
        {"en": {
          "a": "<漢字 repeated 10700 times>",
          "around byte 65,536": "<漢字 repeated 1300 times>!",
          "b": "<漢字 repeated 9500 times>",
          "around byte 131,072": "<漢字 repeated 1300 times>?",
          "c": "<漢字 repeated 2300 times>",
          "the end": "The end"
        }}
        """
      When the folder is read by the <format> loader
      Then "around byte 65,536" translates to "<漢字 repeated 1300 times>!"
      And "around byte 131,072" translates to "<漢字 repeated 1300 times>?"
      And "the end" translates to "The end"

      Examples:
        | case | extension | format |
        | YAML | yml       | YAML   |
        | JSON | json      | JSON   |

    @surface:catalog
    Scenario Outline: a text of 8,000 characters in a file
      Given a folder with the file "en.<extension>"
        """
        {"en": {"a": {"b": {"c": {"d": {"e": {"f": {"g": {"h": {"i": {"j": {"k": {"l": "<é漢😀 repeated 2666 times>ok"}}}}}}}}}}}}}
        """
      When the folder is read by the <format> loader
      Then "a.b.c.d.e.f.g.h.i.j.k.l" translates to "<é漢😀 repeated 2666 times>ok"

      Examples:
        | case | extension | format |
        | YAML | yml       | YAML   |
        | JSON | json      | JSON   |

    Scenario: a pattern of 118 characters with 15 directives, and names of 30 characters
      Given the translations
        """
        en:
          i18n:
            date:
              abbr_day_names: [Mon, Tue, Wed, Thu, Fri, Sat, Sun]
              day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
              abbr_month_names: [Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec]
              month_names: [January, February, "<мар repeated 10 times>", April, May, June, July, August, September, October, November, December]
              formats: { default: "%Y-%m-%d" }
            time:
              am: am
              pm: pm
              formats: { default: "%H:%M" }
        """
      When the date 2021-03-07 is localized with the pattern "%B %B %B %B %B %B %B: %d.%m.%Y, on day %d of the month %m in the year %Y, which others write as %Y-%m, and so it ends."
      Then the text is "<мар repeated 10 times> <мар repeated 10 times> <мар repeated 10 times> <мар repeated 10 times> <мар repeated 10 times> <мар repeated 10 times> <мар repeated 10 times>: 07.03.2021, on day 07 of the month 03 in the year 2021, which others write as 2021-03, and so it ends."

    Scenario: numbers of 15 digits
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: "·’·", separator: "،,،", decimal_places: 5, group: 3, only_significant: false }
                whole: { delimiter: ",", separator: ".", decimal_places: 0, group: 3, only_significant: false }
        """
      Then the number 1234567890.12345 localizes to "1·’·234·’·567·’·890،,،12345"
      When the number 123456789012345 is localized with the format "whole"
      Then the text is "123,456,789,012,345"
