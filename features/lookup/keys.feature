Feature: Keys
  A lookup returns the text that is stored under a key in the active locale. A key is a String or a Symbol,
  and may be a dotted path of nested keys.

  @id:LOOKUP-01
  @needs:LOAD-05
  Rule: A lookup must return the text that is stored under a simple key

    Scenario Outline: texts and keys of several kinds
      Given the translations
        """
        en:
          simple: A simple translation
          title: simple
          Title: A title with a capital
          first_name: A first name
          sign-in: Signing in
          line2: A second line
          café: A place
          empty: ""
          greeting: "¡Hola, señor! 你好 👋"
          percent: 100% of 5 % %d %%
          braces: "{name} #{name} $name ${name}"
          markup: <b>&amp;</b> \0
          digits: "42"
          answer: "no"
          constructor: A builder
        """
      When "<key>" is translated
      Then the translation is "<text>"

      Examples:
        | case                                          | key         | text                         |
        | words                                         | simple      | A simple translation         |
        | a text that is the name of a key              | title       | simple                       |
        | a key with an underscore                      | first_name  | A first name                 |
        | a key with a hyphen                           | sign-in     | Signing in                   |
        | a key with a digit                            | line2       | A second line                |
        | a key with an accent                          | café        | A place                      |
        | a key with a capital                          | Title       | A title with a capital       |
        | no characters at all                          | empty       |                              |
        | other scripts                                 | greeting    | ¡Hola, señor! 你好 👋          |
        | percent signs                                 | percent     | 100% of 5 % %d %%            |
        | braces that are no placeholder                | braces      | {name} #{name} $name ${name} |
        | digits                                        | digits      | 42                           |
        | a boolean in YAML 1.1                         | answer      | no                           |
        | a key that is a method name in some languages | constructor | A builder                    |
        | markup and a backslash                        | markup      | <b>&amp;</b> \0              |

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

    Scenario: a second lookup of another key
      Given the translations
        """
        en: { greeting: Hello, farewell: Goodbye }
        """
      When "greeting" is translated
      And "farewell" is translated
      Then the translation is "Goodbye"

  @id:LOOKUP-02
  @needs:MISSING-01
  Rule: A lookup must follow a dotted key along nested keys

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

    Scenario Outline: a path to nothing
      Given the translations
        """
        en:
          open: Open at the top
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

  @id:LOOKUP-03
  @needs:LOAD-05
  Rule: A lookup must take a String or a Symbol as the key

    Scenario Outline: a key given as a String or a Symbol
      Given the translations
        """
        en: { simple: A simple translation, message: A message }
        """
      When <key> is translated
      Then the translation is "<text>"

      Examples:
        | case            | key      | text                 |
        | a String        | "simple" | A simple translation |
        | a Symbol        | :simple  | A simple translation |
        | a second Symbol | :message | A message            |

  @id:LOOKUP-04
  @needs:LOOKUP-02
  @needs:ACTIVATE-04
  Rule: A lookup must look only in the active locale

    Scenario: the same key in several locales
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      And "fr" is active
      When "greeting" is translated
      Then the translation is "Bonjour"

    @surface:catalog
    Scenario: a default locale without translations
      Given a new catalog with the default locale "fr"
      When the translations are injected
        """
        en: { greeting: Hello }
        """
      Then "greeting" has no translation

    Scenario: a key that only the default locale has
      Given the translations
        """
        en: { greeting: Hello, farewell: Goodbye }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "farewell" is translated
      Then the translation is missing

    Scenario: a key that only another locale has
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour, farewell: Au revoir }
        """
      When "farewell" is translated
      Then the translation is missing

    Scenario: a nested key that only the default locale has
      Given the translations
        """
        en: { menu: { open: Open, close: Close } }
        fr: { menu: { open: Ouvrir } }
        """
      And "fr" is active
      When "menu.close" is translated
      Then the translation is missing

    Scenario: a key that begins with the name of a locale
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "fr.greeting" is translated
      Then the translation is missing

    Scenario: after another locale was activated
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "greeting" is translated
      And "fr" is activated
      Then "greeting" translates to "Bonjour"
