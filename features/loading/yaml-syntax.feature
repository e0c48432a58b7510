Feature: The syntax of YAML files
  YAML files are written by people and by programs, and use many of the notations that YAML has.

  @id:LOAD-06
  @surface:library
  Rule: A YAML loader must read files in the syntax of YAML 1.2

    Scenario Outline: texts in one line
      Given a folder with the file "en.yml"
        """
        en:
          <line>
          next: Next
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { text: <text>, next: Next }
        """

      Examples:
        | case                             | line                           | text                        |
        | a hash sign without a space      | text: C# and x#y               | "C# and x#y"                |
        | an address                       | text: http://example.org/a#top | "http://example.org/a#top"  |
        | a comment                        | text: Hello # a comment        | "Hello"                     |
        | two quoted words                 | text: Say "yes" or 'no' now    | "Say \"yes\" or 'no' now"   |
        | apostrophes                      | text: It's Ann's               | "It's Ann's"                |
        | backslashes without quotes       | text: C:\\new\table            | 'C:\\new\table'             |
        | backslashes in single quotes     | text: 'C:\\new\table'          | 'C:\\new\table'             |
        | a space before the colon         | text : Hello                   | "Hello"                     |
        | several spaces after the colon   | text:   Hello                  | "Hello"                     |
        | signs behind the first character | text: 50% off, {a} [b] & *c    | "50% off, {a} [b] & *c"     |
        | escapes of two digits            | text: "\x41\x26\xe9"           | "A&é"                       |
        | escapes of eight digits          | text: "\U0001F44B\U000000e9"   | "👋é"                       |
        | escapes of one letter            | text: "\a5\_km\N\L\e"          | "\x075\xa0km\x85\u2028\x1b" |
        | a comment at the left border     | text: Hello\n# a comment        | "Hello"                     |
        | an explicit key                  | ? text\n  : Hello               | "Hello"                     |

    Scenario: a block text that keeps the empty lines at its end
      Given a folder with the file "en.yml"
        """
        en:
          text: |+
            first
            second


          next: Next
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { text: "first\nsecond\n\n\n", next: Next }
        """

    Scenario: a hash sign at the beginning of a line of a block text
      Given a folder with the file "en.yml"
        """
        en:
          text: |
            # Heading
            second
          # a comment
          next: Next
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { text: "# Heading\nsecond\n", next: Next }
        """

    Scenario: a block text whose indentation is given
      Given a folder with the file "en.yml"
        """
        en:
          text: |2
              first
             second
          next: Next
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { text: "  first\n second\n", next: Next }
        """

    Scenario: lines that end in a backslash
      Given a folder with the file "en.yml"
        """
        en:
          text: "first \
            sec\
            ond"
          next: Next
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { text: first second, next: Next }
        """

    Scenario: a single-quoted text of several lines
      Given a folder with the file "en.yml"
        """
        en:
          text: 'It''s
            one line

            and another'
          next: Next
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { text: "It's one line\nand another", next: Next }
        """

    Scenario: aliases of a text and of a map
      Given a folder with the file "en.yml"
        """
        en:
          greeting: &hello Hello
          welcome: *hello
          menu: &menu
            open: Open it
          other: *menu
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { greeting: Hello, welcome: Hello, menu: { open: Open it }, other: { open: Open it } }
        """

    Scenario: a map in braces over several lines
      Given a folder with the file "en.yml"
        """
        en:
          menu: {
            open: Open it,
            "close": "Close it",
            file: { save: Save it }
            }
          next: Next
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { menu: { open: Open it, close: Close it, file: { save: Save it } }, next: Next }
        """

    Scenario Outline: line breaks and ends of files
      Given a folder with the file "en.yml", in YAML
        """
        "<file>"
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { text: "<text>", next: Next }
        """

      Examples:
        | case                                        | file                                                             | text       |
        | line breaks of two characters               | en:\r\\n  text: a\r\\n  next: Next\r\\n                          | a          |
        | such line breaks in a quoted text           | en:\r\\n  text: 'a\r\\n\r\\n    b'\r\\n  next: Next\r\\n         | a\\nb      |
        | such line breaks in a block text            | en:\r\\n  text: \|\r\\n    a\r\\n    b\r\\n  next: Next\r\\n     | a\\nb\\n   |
        | such line breaks around comments            | # a\r\\n---\r\\nen:\r\\n  text: a # b\r\\n\r\\n  next: Next\r\\n | a          |
        | spaces at the ends of lines of a block text | en:\\n  text: \|\\n    a  \\n    b\\n  next: Next\\n             | a  \\nb\\n |
        | a tab behind a colon                        | en:\\n  text:\ta\\n  next: Next\\n                               | a          |
        | the end of a document                       | ---\\nen:\\n  text: a\\n  next: Next\\n...\\n                    | a          |
        | an empty line at the end                    | en:\\n  text: a\\n  next: Next\\n\\n                             | a          |
        | spaces at the ends of lines                 | en:  \\n  text: a  \\n  next: Next   \\n   \\n                   | a          |
