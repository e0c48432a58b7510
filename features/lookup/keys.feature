Feature: Keys
  A lookup returns the text that is stored under a key in the active locale. A key is a String or a Symbol,
  and may be a dotted path of nested keys.

  @id:LOOKUP-01
  Rule: A lookup must return the text that is stored under a simple key

    Scenario: a key with spaces around it
      Given the translations
        """
        en: { title: A title, " title ": Another title }
        """
      When " title " is translated
      Then the translation is "Another title"

    Scenario Outline: texts and keys of several kinds
      Given the translations
        """
        en:
          simple: A simple translation
          title: simple
          Title: A title with a capital
          first_name: A first name
          sign-in: Signing in
          sign_in: Signed in
          signIn: Sign in
          line2: A second line
          café: A place
          empty: ""
          greeting: "¡Hola, señor! 你好 👋"
          percent: 100% of 5 % %41 %d %%
          braces: "{name} #{name} $name ${name}"
          markup: <b>&amp;</b> \0
          digits: "042"
          decimals: "1.50"
          answer: "no"
          constructor: A builder
          welcome_html: <b>&</b>
        """
      When "<key>" is translated
      Then the translation is "<text>"

      Examples:
        | case                                          | key          | text                         |
        | words                                         | simple       | A simple translation         |
        | a text that is the name of a key              | title        | simple                       |
        | a key with an underscore                      | first_name   | A first name                 |
        | a key with a hyphen                           | sign-in      | Signing in                   |
        | an underscore where another has a hyphen      | sign_in      | Signed in                    |
        | a capital where another has a hyphen          | signIn       | Sign in                      |
        | a key with a digit                            | line2        | A second line                |
        | a key with an accent                          | café         | A place                      |
        | a key with a capital                          | Title        | A title with a capital       |
        | no characters at all                          | empty        |                              |
        | other scripts                                 | greeting     | ¡Hola, señor! 你好 👋          |
        | percent signs                                 | percent      | 100% of 5 % %41 %d %%        |
        | braces that are no placeholder                | braces       | {name} #{name} $name ${name} |
        | digits                                        | digits       | 042                          |
        | a number with decimals                        | decimals     | 1.50                         |
        | a boolean in YAML 1.1                         | answer       | no                           |
        | a key that is a method name in some languages | constructor  | A builder                    |
        | markup and a backslash                        | markup       | <b>&amp;</b> \0              |
        | markup under a key that ends in _html         | welcome_html | <b>&</b>                     |

    Scenario Outline: keys with characters that mean something elsewhere
      Given the translations
        """
        en: { '<key>': A text }
        """
      When "<key>" is translated
      Then the translation is "A text"

      Examples:
        | case                               | key         |
        | a slash                            | and/or      |
        | a colon                            | error:blank |
        | a colon at the beginning           | :simple     |
        | a question mark                    | sure?       |
        | an exclamation mark                | done!       |
        | a comma                            | yes, please |
        | a space                            | first name  |
        | digits                             | 404         |
        | zero                               | 0           |
        | zeros at the beginning             | 007         |
        | capitals alone                     | FAQ         |
        | a picture                          | 👋          |
        | brackets                           | list[0]     |
        | parentheses and a star             | (a+b)*      |
        | a dollar sign                      | $name       |
        | an at sign                         | @name       |
        | a hash sign                        | #1          |
        | braces                             | {name}      |
        | a placeholder                      | %{name}     |
        | a percent sign                     | 100%        |
        | a bar                              | one\|other  |
        | the prototype of an object         | __proto__   |
        | the prototype of a class           | prototype   |
        | the name of a plural form          | other       |
        | a method of maps in some languages | get         |
        | another method                     | keys        |
        | a third method                     | values      |
        | a fourth method                    | size        |
        | the name of the data of numbers    | number      |
        | the name of the data of dates      | date        |
        | the name of the data of times      | time        |

    Scenario Outline: keys with quotation marks and backslashes
      Given the translations
        """
        en: { <data>: A text }
        """
      When <key> is translated
      Then the translation is "A text"

      Examples:
        | case            | data        | key           |
        | an apostrophe   | "it's"      | "it's"        |
        | quotation marks | 'say "yes"' | "say \"yes\"" |
        | a backslash     | 'a\b'       | "a\\\b"       |

    Scenario: a text of spaces alone
      Given the translations
        """
        en: { simple: "  " }
        """
      When "simple" is translated
      Then the translation is "  "

    Scenario Outline: texts that are easily taken for no text
      Given the translations
        """
        en: { simple: "<text>", other: Another text }
        """
      When "simple" is translated
      Then the translation is "<text>"

      Examples:
        | case                                  | text                   |
        | zero                                  | 0                      |
        | false                                 | false                  |
        | nil                                   | nil                    |
        | null                                  | null                   |
        | the key itself                        | simple                 |
        | the path with the locale              | en.simple              |
        | the text of a missing translation     | missing translation: x |
        | the name of another key after a colon | :other                 |

    Scenario: spaces and line breaks
      Given the translations
        """
        en: { text: "  first\n\n  second " }
        """
      When "text" is translated with the arguments
        | params | null |
      Then the translation is, in YAML
        """
        "  first\n\n  second "
        """

    Scenario Outline: white space and letters that are easily changed
      Given the translations
        """
        en: { text: "<text>" }
        """
      When "text" is translated
      Then the translation is, in YAML
        """
        "<text>"
        """

      Examples:
        | case                         | text                                  |
        | carriage returns             | a\r\\nb\r\\n                          |
        | tabs                         | \ta\t\tb                              |
        | a line break at the end      | a\\n                                  |
        | several spaces               | a  b                                  |
        | spaces that do not break     | \u00a0a\u00a0                         |
        | characters without a width   | a\u200bb\ufeff                        |
        | a letter and its accent      | cafe\u0301                            |
        | a letter with an accent      | caf\u00e9                             |
        | a ligature and a wide letter | \ufb01 \uff21                         |
        | quotation marks and dashes   | 'a' \u2014 \u201cb\u201d...           |
        | doubled quotation marks      | ''a'' \"\"b\"\"                       |
        | control characters           | a\u0001\u001b[1mb\u007f               |
        | several marks on a letter    | a\u0323\u0302\u0301 o\u0301\u0323     |
        | joined pictures              | \U0001F468\u200d\U0001F469 \U0001D4B3 |

    Scenario Outline: notations that other libraries replace
      Given the translations
        """
        en: { simple: A simple translation, text: '<text>' }
        """
      When "text" is translated
      Then the translation is "<text>"

      Examples:
        | case                            | text                                          |
        | the text of another key         | $t(simple)                                    |
        | a link to another key           | @:simple                                      |
        | forms between bars              | one item \| some \|\|\|\| several items       |
        | forms in braces                 | {count, plural, one {# item} other {# items}} |
        | directives                      | %s %1$s %(name)s %<name>s                     |
        | a backslash and a letter        | a\tb\\n\u00e9                                 |
        | an entity                       | caf&eacute; &lt;b&gt;                         |
        | marks of emphasis and a picture | **bold** _and_ :smile:                        |

    Scenario: a key that is the beginning of another one
      Given the translations
        """
        en: { error: Error, errors: Errors, error_code: Error code }
        """
      When "error" is translated
      Then the translation is "Error"

    Scenario: nil for every optional argument
      Given the translations
        """
        en: { simple: A simple translation }
        """
      When "simple" is translated with the arguments
        | params  | null |
        | count   | null |
        | scope   | null |
        | default | null |
      Then the translation is "A simple translation"

  @id:LOOKUP-02
  Rule: A lookup must follow a dotted key through nested keys

    Scenario Outline: paths of several depths
      Given the translations
        """
        en:
          open: Open at the top
          menu:
            open: Open in the menu
            file:
              open: Open in the file menu
              recent:
                first:
                  open: Open the first recent file
            edit:
              open: Open in the edit menu
            "404": Nothing in the menu
        """
      When "<key>" is translated
      Then the translation is "<text>"

      Examples:
        | case        | key                         | text                       |
        | one part    | open                        | Open at the top            |
        | two parts   | menu.open                   | Open in the menu           |
        | three parts | menu.file.open              | Open in the file menu      |
        | a sibling   | menu.edit.open              | Open in the edit menu      |
        | a number    | menu.404                    | Nothing in the menu        |
        | five parts  | menu.file.recent.first.open | Open the first recent file |

    Scenario Outline: parts that mean something elsewhere
      Given the translations
        """
        en:
          i18n:
            greeting: Below i18n
            date: { formats: { long: "%B %d, %Y" } }
            time: { formats: { long: "%d %B, %H:%M" } }
            number: { formats: { default: { separator: "::" } } }
          en: { greeting: Below en }
          fr: { greeting: Below fr }
          items: { one: One item, other: Several items, title: All items }
          scope: { default: Below scope }
          count: { key: { params: { locale: Below count } } }
          toString: { length: Below toString }
          colours: { one: { title: Below one }, other: { title: Below other } }
          number: { formats: { default: Below number } }
          date: { formats: { default: Below date } }
          menu: { i18n: { time: { formats: Below i18n in menu } } }
        fr: { greeting: Bonjour }
        """
      When "<key>" is translated
      Then the translation is "<text>"

      Examples:
        | case                           | key                                   | text               |
        | a text of one's own below i18n | i18n.greeting                         | Below i18n         |
        | a pattern of dates             | i18n.date.formats.long                | %B %d, %Y          |
        | a pattern of times             | i18n.time.formats.long                | %d %B, %H:%M       |
        | a field of a number format     | i18n.number.formats.default.separator | ::                 |
        | the name of the active locale  | en.greeting                           | Below en           |
        | the name of another locale     | fr.greeting                           | Below fr           |
        | a plural form without a count  | items.other                           | Several items      |
        | a key beside plural forms      | items.title                           | All items          |
        | names of arguments             | scope.default                         | Below scope        |
        | names of other arguments       | count.key.params.locale               | Below count        |
        | method names in some languages | toString.length                       | Below toString     |
        | a key below a plural form      | colours.other.title                   | Below other        |
        | a key below another form       | colours.one.title                     | Below one          |
        | number without i18n            | number.formats.default                | Below number       |
        | date without i18n              | date.formats.default                  | Below date         |
        | i18n below another key         | menu.i18n.time.formats                | Below i18n in menu |

    Scenario Outline: a path to nothing
      Given the translations
        """
        en:
          open: Open at the top
          first_name: A first name
          sign-in: Signing in
          menu:
            file:
              open: Open in the file menu
        """
      When "<key>" is translated
      Then the translation is missing

      Examples:
        | case                             | key              |
        | the last part is unknown         | menu.file.close  |
        | the first part is unknown        | window.file.open |
        | a part in the middle is left out | menu.open        |
        | a part below a text              | open.file        |
        | the length of a text             | open.length      |
        | an index into a text             | open.0           |
        | the end of a path is no path     | file.open        |
        | a capital in the last part       | menu.file.Open   |
        | a capital in the first part      | Menu.file.open   |
        | slashes for dots                 | menu/file/open   |
        | an underscore for a dot          | menu_file.open   |
        | a dot for an underscore          | first.name       |
        | a hyphen for an underscore       | first-name       |
        | an underscore for a hyphen       | sign_in          |
        | a space after a dot              | menu. file.open  |
        | the locale before the path       | en.open          |

  @id:LOOKUP-03
  Rule: A lookup must accept a String or a Symbol as the key

    Scenario Outline: a key given as a String or a Symbol
      Given the translations
        """
        en:
          simple: A simple translation
          message: A message
          open: Open at the top
          menu: { open: Open in the menu, file: { open: Open in the file menu } }
        """
      When <key> is translated
      Then the translation is "<text>"

      Examples:
        | case                    | key             | text                  |
        | a String                | "simple"        | A simple translation  |
        | a Symbol                | :simple         | A simple translation  |
        | a second Symbol         | :message        | A message             |
        | a Symbol of two parts   | :menu.open      | Open in the menu      |
        | a Symbol of three parts | :menu.file.open | Open in the file menu |
