Feature: Loading JSON files
  A JSON loader reads JSON files that have the same structure as the files of a YAML loader.

  @id:LOAD-03
  @surface:library
  Rule: A JSON loader must return a translations hash with the contents of the files in its folder

    Scenario: one file
      Given a folder with the file "en.json"
        """
        { "en": { "greeting": "Hello", "menu": { "file": { "open": "Open" } } } }
        """
      When the JSON loader of the folder loads
      Then the loaded translations are
        """
        en: { greeting: Hello, menu: { file: { open: Open } } }
        """

    Scenario Outline: white space and letters that are easily changed
      Given a folder with the file "en.json"
        """
        { "en": { "text": "<text>" } }
        """
      When the JSON loader of the folder loads
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
        | a picture beyond 16 bits     | \ud83d\udc4b   |

    Scenario: a file for each of several locales
      Given a folder with the file "en.json"
        """
        { "en": { "greeting": "Hello" } }
        """
      And a folder with the file "fr.json"
        """
        { "fr": { "greeting": "Bonjour \u00e0 tous", "farewell": "Au \"revoir\"" } }
        """
      When the JSON loader of the folder loads
      Then the loaded translations are
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour à tous, farewell: 'Au "revoir"' }
        """

    Scenario: a file that has changed
      Given a folder with the file "en.json"
        """
        { "en": { "greeting": "Hello" } }
        """
      When the JSON loader of the folder loads
      And the file "en.json" in the folder is changed to
        """
        { "en": { "greeting": "Hi" } }
        """
      And the JSON loader of the folder loads
      Then the loaded translations are
        """
        en: { greeting: Hi }
        """

    Scenario Outline: names of locales
      Given a folder with the file "<locale>.json"
        """
        { "<locale>": { "greeting": "Olá" } }
        """
      When the JSON loader of the folder loads
      Then the loaded translations are
        """
        <locale>: { greeting: Olá }
        """

      Examples:
        | case          | locale     |
        | a region      | pt-BR      |
        | a number      | es-419     |
        | a script      | zh-Hant-TW |
        | three letters | fil        |

    Scenario Outline: a folder with an unusual name
      Given a folder named "<folder>" with the file "en.json"
        """
        { "en": { "greeting": "Hello" } }
        """
      When the JSON loader of the folder loads
      Then the loaded translations are
        """
        en: { greeting: Hello }
        """

      Examples:
        | case                          | folder       |
        | braces                        | a{b,c}d      |
        | square brackets               | [ab]         |
        | parentheses                   | a(b)         |
        | a space                       | my locales   |
        | a plus sign and a caret       | a+b^         |
        | a percent sign and digits     | 100%20       |
        | a hash sign                   | #1           |
        | a dollar sign                 | $HOME        |
        | a tilde                       | ~            |
        | an exclamation mark           | !a           |
        | letters that are not ASCII    | Größe        |
        | a dot                         | v1.2         |
        | a dot at the beginning        | .locales     |
        | the end of the name of a file | locales.json |

    Scenario: texts and keys with quotes, braces and backslashes
      Given a folder with the file "en.json"
        """
        {
          "en": {
            "quoted": "{ \"a\": 1.5, \"a\": 2.5 }",
            "said": "\"1.5\" and \"about 2.5\"",
            "path": "C:\\",
            "number" : "1.50",
            "digits": "042",
            "word": "yes",
            "keys": { "firstName": "Ann", "sure?": "Yes", "done!": "Done", "-@a$ #1": "Signs", "007": "Bond", "on": "Switch" },
            "signs": "- 'a' #1 # 50%% /[b] &c *d > | ! @e `f` --- ... ?g //h /* i */ ,} ,]",
            "empty": "",
            "slash": "a\/b",
            "back\\": "slash",
            "braces": "}{"
          }
        }
        """
      When the JSON loader of the folder loads
      Then the loaded translations are
        """
        en:
          quoted: '{ "a": 1.5, "a": 2.5 }'
          said: '"1.5" and "about 2.5"'
          path: 'C:\'
          number: "1.50"
          digits: "042"
          word: "yes"
          keys: { "firstName": Ann, "sure?": "Yes", "done!": Done, "-@a$ #1": Signs, "007": Bond, "on": Switch }
          signs: "- 'a' #1 # 50%% /[b] &c *d > | ! @e `f` --- ... ?g //h /* i */ ,} ,]"
          empty: ""
          slash: a/b
          'back\': slash
          braces: "}{"
        """

    Scenario: plural forms and patterns
      Given a folder with the file "en.json"
        """
        {
          "en": {
            "items": { "one": "a single item", "other": "several items" },
            "i18n": { "date": { "formats": { "default": "%Y-%m-%d", "long": "%B %d, %Y" } } }
          }
        }
        """
      When the JSON loader of the folder loads
      Then the loaded translations are
        """
        en:
          items: { one: a single item, other: several items }
          i18n:
            date: { formats: { default: "%Y-%m-%d", long: "%B %d, %Y" } }
        """

  @id:LOAD-04
  Rule: A lookup must find translations from JSON files in the same way as those from YAML files

    Scenario: the locales become available
      Given the folder "fixtures/locales/json"
      When the folder is read by the JSON loader
      Then the available locales are "en", "fr" and "de"
      And the active locale is "en"

    Scenario Outline: simple and nested keys in each locale
      Given the folder "fixtures/locales/json"
      When the folder is read by the JSON loader
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
      Given a folder with the file "en.json"
        """
        { "en": { "items": { "one": "a single item", "other": "several items" } } }
        """
      When the folder is read by the JSON loader
      And "items" is translated with count 2
      Then the translation is "several items"

    Scenario: number formats
      Given a folder with the file "en.json"
        """
        {
          "en": {
            "i18n": {
              "number": {
                "formats": {
                  "default": { "delimiter": ";", "separator": ";", "decimal_places": 2, "group": 3, "only_significant": false }
                }
              }
            }
          }
        }
        """
      When the folder is read by the JSON loader
      Then the number 1.25 localizes to "1;25"

    Scenario: names of days and months
      Given a folder with the file "en.json"
        """
        {
          "en": {
            "i18n": {
              "date": {
                "abbr_day_names": ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
                "day_names": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
                "abbr_month_names": ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
                "month_names": [
                  "January", "February", "March", "April", "May", "June",
                  "July", "August", "September", "October", "November", "December"
                ],
                "formats": { "default": "%a, %d %B", "long": "%B %d, %Y", "short": "%b %d" }
              },
              "time": {
                "am": "am",
                "pm": "pm",
                "formats": { "default": "%H:%M", "long": "%B %d, %Y %H:%M", "short": "%d %b %H:%M" }
              }
            }
          }
        }
        """
      When the folder is read by the JSON loader
      Then the date 2020-12-13 localizes to "Su, 13 December"
      And the date 2021-02-01 localizes to "Mo, 01 February"
