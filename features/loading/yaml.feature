Feature: Loading YAML files
  A YAML loader is built from the path of a folder. The folder contains one file for each locale, named
  <locale>.yml. The loader's `load` method returns a translations hash with locales at the top, nested
  keys below them, and texts as the leaves.

  @id:LOAD-01
  @surface:library
  Rule: A YAML loader must return a translations hash with the contents of the files in its folder

    Scenario: one file
      Given a folder with the file "en.yml"
        """
        en:
          greeting: Hello
          menu:
            file:
              open: Open
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { greeting: Hello, menu: { file: { open: Open } } }
        """

    Scenario Outline: names of locales
      Given a folder with the file "<locale>.yml"
        """
        <locale>:
          greeting: Olá
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        <locale>: { greeting: Olá }
        """

      Examples:
        | case          | locale      |
        | a region      | pt-BR       |
        | an underscore | pt_BR       |
        | a number      | es-419      |
        | a script      | zh-Hant-TW  |
        | three letters | fil         |
        | a variant     | ca@valencia |

    Scenario: a file that has changed
      Given a folder with the file "en.yml"
        """
        en: { greeting: Hello }
        """
      When the YAML loader of the folder loads
      And the file "en.yml" in the folder is changed to
        """
        en: { greeting: Hi }
        """
      And the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { greeting: Hi }
        """

    Scenario Outline: a folder with an unusual name
      Given a folder named "<folder>" with the file "en.yml"
        """
        en: { greeting: Hello }
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { greeting: Hello }
        """

      Examples:
        | case                          | folder      |
        | braces                        | a{b,c}d     |
        | square brackets               | [ab]        |
        | parentheses                   | a(b)        |
        | a space                       | my locales  |
        | a plus sign and a caret       | a+b^        |
        | a percent sign and digits     | 100%20      |
        | a hash sign                   | #1          |
        | a dollar sign                 | $HOME       |
        | a tilde                       | ~           |
        | an exclamation mark           | !a          |
        | letters that are not ASCII    | Größe       |
        | a dot                         | v1.2        |
        | a dot at the beginning        | .locales    |
        | the end of the name of a file | locales.yml |

    Scenario: plain, quoted and block texts
      Given a folder with the file "en.yml"
        """
        # a comment
        en:
          plain: Hello, world
          single: 'It''s 100% "quoted": #1'
          double: "line\none \u00e9"
          escaped: "\"C:\\\""
          digits: "42"
          signs: "- 'a' #1 # 50%% /[b] &c *d > | ! @e `f` --- ... ?g 👋"
          keys: { firstName: Ann, "sure?": Certainly, "done!": Done, "-@a$ #1": Signs, 👋: Hi }
          empty: ""
          block: |
            first
            second
          flow: { key: value, "other key": other value }
          colon: "a: b" # another comment
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en:
          plain: Hello, world
          single: "It's 100% \"quoted\": #1"
          double: "line\none é"
          escaped: '"C:\"'
          digits: "42"
          signs: "- 'a' #1 # 50%% /[b] &c *d > | ! @e `f` --- ... ?g 👋"
          keys: { firstName: Ann, "sure?": Certainly, "done!": Done, "-@a$ #1": Signs, 👋: Hi }
          empty: ""
          block: "first\nsecond\n"
          flow: { key: value, other key: other value }
          colon: "a: b"
        """

    Scenario Outline: white space and letters that are easily changed
      Given a folder with the file "en.yml"
        """
        en: { text: "<text>" }
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { text: "<text>" }
        """

      Examples:
        | case                         | text           |
        | line breaks                  | a\r\\nb\\n     |
        | tabs                         | \ta\t\tb       |
        | several spaces               | a  b           |
        | spaces at both ends          | \u0020a\u0020  |
        | spaces that do not break     | \u00a0a\u00a0  |
        | characters without a width   | a\u200bb\ufeff |
        | a letter and its accent      | cafe\u0301     |
        | a letter with an accent      | caf\u00e9      |
        | a ligature and a wide letter | \ufb01 \uff21  |

    Scenario: texts of several lines
      Given a folder with the file "en.yml"
        """
        en:
          folded: >
            first
            second

            third
          stripped: |-
            first
            second
          kept: >-
            first
              indented
          plain: first
            second
          quoted: "first
            second"
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en:
          folded: "first second\nthird\n"
          stripped: "first\nsecond"
          kept: "first\n  indented"
          plain: first second
          quoted: first second
        """

    Scenario: the beginning of a document, comments and wide indents
      Given a folder with the file "en.yml"
        """
        ---
        # Texts of the menu
        en:
            greeting: Hello

            # the first menu
            menu:
                first_name: The name
                sign-in: Sign in   # a button
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { greeting: Hello, menu: { first_name: The name, sign-in: Sign in } }
        """

    Scenario Outline: quoted texts and keys that YAML reads otherwise without quotes
      Given a folder with the file "en.yml"
        """
        en: { "<key>": "<text>", 'single': '<text>', "below": { "<key>": A text } }
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { "<key>": "<text>", "single": "<text>", "below": { "<key>": "A text" } }
        """

      Examples:
        | case                      | key        | text       |
        | yes                       | yes        | yes        |
        | no                        | no         | no         |
        | the letter y              | y          | y          |
        | the letter n              | n          | n          |
        | on                        | on         | on         |
        | off                       | off        | off        |
        | true                      | true       | true       |
        | null                      | null       | null       |
        | a tilde                   | ~          | ~          |
        | zeros at the beginning    | 007        | 007        |
        | digits with an underscore | 1_000      | 1_000      |
        | a number with decimals    | 150        | 1.50       |
        | a number with an exponent | 1e3        | 1e3        |
        | a hexadecimal number      | 0x1F       | 0x1F       |
        | a time of day             | 12:30      | 12:30      |
        | a date                    | 2021-01-04 | 2021-01-04 |
        | the sign of a default     | =          | =          |
        | the sign of a number      | -0         | -0         |

    Scenario: a quoted locale that YAML reads otherwise without quotes
      Given a folder with the file "no.yml"
        """
        "no": { greeting: Hei }
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        "no": { greeting: Hei }
        """

    Scenario: a file for each of several locales
      Given a folder with the file "en.yml"
        """
        en:
          greeting: Hello
        """
      And a folder with the file "fr.yml"
        """
        fr:
          greeting: Bonjour
          farewell: Au revoir
        """
      And a folder with the file "de.yml"
        """
        de:
          greeting: Guten Tag
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour, farewell: Au revoir }
        de: { greeting: Guten Tag }
        """

    Scenario: plural forms and patterns
      Given a folder with the file "en.yml"
        """
        en:
          items: { one: a single item, other: several items }
          i18n:
            date: { formats: { default: "%Y-%m-%d", long: "%B %d, %Y" } }
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en:
          items: { one: a single item, other: several items }
          i18n:
            date: { formats: { default: "%Y-%m-%d", long: "%B %d, %Y" } }
        """

  @id:LOAD-02
  Rule: A lookup must find translations from YAML files

    Scenario: the locales become available
      Given the folder "fixtures/locales/yaml"
      When the folder is read by the YAML loader
      Then the available locales are "en", "fr" and "de"
      And the active locale is "en"

    Scenario Outline: simple and nested keys in each locale
      Given the folder "fixtures/locales/yaml"
      When the folder is read by the YAML loader
      And "<locale>" is activated
      Then "greeting" translates to "<greeting>"
      And "menu.file.close" translates to "<close>"
      And "menu.edit" translates to "<edit>"

      Examples:
        | case    | locale | greeting  | close     | edit       |
        | English | en     | Hello     | Close     | Edit       |
        | French  | fr     | Bonjour   | Fermer    | Édition    |
        | German  | de     | Guten Tag | Schließen | Bearbeiten |

    Scenario: plural forms
      Given a folder with the file "en.yml"
        """
        en:
          items: { one: a single item, other: several items }
        """
      When the folder is read by the YAML loader
      And "items" is translated with count 2
      Then the translation is "several items"

    Scenario: number formats
      Given a folder with the file "en.yml"
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ";", separator: ";", decimal_places: 2, group: 3, only_significant: false }
        """
      When the folder is read by the YAML loader
      Then the number 1.25 localizes to "1;25"

    Scenario: names in lines of their own and in brackets
      Given a folder with the file "en.yml"
        """
        en:
          i18n:
            date:
              abbr_day_names: [Mo, "Tu", We, Th, Fr, Sa, 'Su']
              day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
              abbr_month_names: [Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec]
              month_names:
                - January
                - "February"
                - 'March'
                - April
                - May
                - June
                - July
                - August
                - September
                - October
                - November
                - 'December'
              formats: { default: "%a, %d %B", long: "%B %d, %Y", short: "%b %d" }
            time:
              am: am
              pm: pm
              formats: { default: "%H:%M", long: "%B %d, %Y %H:%M", short: "%d %b %H:%M" }
        """
      When the folder is read by the YAML loader
      Then the date 2020-12-13 localizes to "Su, 13 December"
      And the date 2021-02-01 localizes to "Mo, 01 February"
      And the date 2021-03-02 localizes to "Tu, 02 March"
