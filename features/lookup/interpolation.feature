Feature: Interpolation
  A text may contain placeholders such as %{name}. Each is replaced by the value of the same name, which
  is given in `params` or as a named argument.

  @id:INTERP-01
  Rule: A lookup must replace each placeholder with the value of the same name in `params`

    Scenario Outline: placeholders in several positions
      Given the translations
        """
        en:
          middle: "Hello, %{name}!"
          start: "%{name}, hello"
          end: "Hello, %{name}"
          alone: "%{name}"
          twice: "%{name} and %{name}"
          three: "%{name}, %{name}, %{name}"
          eight: "%{name}%{name}%{name}%{name} %{name}%{name}%{name}%{name}"
          deep: { er: { text: "Deep %{name}" } }
          percent: "100% %{name} %d % { %"
          brace: "} %{name} {"
          bare: "{name} is %{name}"
          scripts: "¡Olé! 你好 👋 %{name} and %{name}"
          others: "{{name}} #{name} ${name} %{name}"
        """
      When "<key>" is translated with the params
        | name | Ann |
      Then the translation is "<text>"

      Examples:
        | case                    | key          | text                         |
        | in the middle           | middle       | Hello, Ann!                  |
        | at the start            | start        | Ann, hello                   |
        | at the end              | end          | Hello, Ann                   |
        | nothing else            | alone        | Ann                          |
        | twice                   | twice        | Ann and Ann                  |
        | three times             | three        | Ann, Ann, Ann                |
        | eight times             | eight        | AnnAnnAnnAnn AnnAnnAnnAnn    |
        | in a nested text        | deep.er.text | Deep Ann                     |
        | between percent signs   | percent      | 100% Ann %d % { %            |
        | between braces          | brace        | } Ann {                      |
        | beside other notations  | others       | {{name}} #{name} ${name} Ann |
        | beside a name in braces | bare         | {name} is Ann                |
        | behind other scripts    | scripts      | ¡Olé! 你好 👋 Ann and Ann      |

    Scenario Outline: two names
      Given the translations
        """
        en:
          order: "%{first} %{last}"
          reverse: "%{last}, %{first}"
          adjacent: "%{first}%{last}"
          mixed: "%{last} %{first} %{last} %{first}"
        """
      When "<key>" is translated with the params
        | first | Ann   |
        | last  | Smith |
      Then the translation is "<text>"

      Examples:
        | case                 | key      | text                |
        | in the order given   | order    | Ann Smith           |
        | in another order     | reverse  | Smith, Ann          |
        | one beside the other | adjacent | AnnSmith            |
        | each name twice      | mixed    | Smith Ann Smith Ann |

    Scenario: twelve names
      Given the translations
        """
        en: { text: "%{a} %{b} %{c} %{d} %{e} %{f} %{g} %{h} %{i} %{j} %{k} %{l}" }
        """
      When "text" is translated with the params
        | a | é  |
        | b | 你  |
        | c | 👋 |
        | d | p  |
        | e | q  |
        | f | r  |
        | g | s  |
        | h | t  |
        | i | u  |
        | j | v  |
        | k | w  |
        | l | x  |
      Then the translation is "é 你 👋 p q r s t u v w x"

    Scenario: names with capitals, digits and underscores
      Given the translations
        """
        en: { text: "%{firstName} %{LAST}, %{line2} %{post_code} (%{last})" }
        """
      When "text" is translated with the params
        | firstName | Ann     |
        | LAST      | Smith   |
        | last      | Jones   |
        | line2     | Station |
        | post_code | W1      |
      Then the translation is "Ann Smith, Station W1 (Jones)"

    Scenario: a text of several lines
      Given the translations
        """
        en: { message: "Hello, %{name}\nGoodbye, %{name}" }
        """
      When :message is translated with the params
        | name | Ann |
      Then the translation is, in YAML
        """
        "Hello, Ann\nGoodbye, Ann"
        """

    Scenario: names that begin or end with the same letters
      Given the translations
        """
        en: { text: "%{name} %{name_two} %{names} %{surname}" }
        """
      When "text" is translated with the params
        | name     | a |
        | name_two | b |
        | names    | c |
        | surname  | d |
      Then the translation is "a b c d"

    Scenario: names of which one begins or ends with the other, the longer ones first
      Given the translations
        """
        en: { text: "%{names} %{name} %{surname} %{name_two}" }
        """
      When "text" is translated with the params
        | surname  | d |
        | names    | c |
        | name_two | b |
        | name     | a |
      Then the translation is "c a d b"

    Scenario: a value named count in params
      Given the translations
        """
        en: { text: "%{count} of %{total}" }
        """
      When "text" is translated with the params
        | count | 3 |
        | total | 5 |
      Then the translation is "3 of 5"

    Scenario Outline: values of several types
      Given the translations
        """
        en: { text: "<%{name}>" }
        """
      When "text" is translated with the params
        | name | <value> |
      Then the translation is "<<text>>"

      Examples:
        | case                                  | value      | text       |
        | a String                              | Ann        | Ann        |
        | an empty String                       | ""         |            |
        | another script                        | Zoë 你好 👋  | Zoë 你好 👋  |
        | an Int                                | 42         | 42         |
        | zero                                  | 0          | 0          |
        | a large Int                           | 1000000    | 1000000    |
        | a negative Int                        | -7         | -7         |
        | a String of digits                    | "007"      | 007        |
        | a String of a zero                    | "0"        | 0          |
        | a String of a number with decimals    | "1.50"     | 1.50       |
        | a String of a number with an exponent | "1e3"      | 1e3        |
        | a String of a Bool                    | "false"    | false      |
        | a String of nil                       | "null"     | null       |
        | an Int of 32 bits                     | 2147483647 | 2147483647 |

    Scenario: a text that is only a placeholder, and an Int
      Given the translations
        """
        en: { alone: "%{name}" }
        """
      When "alone" is translated with the params
        | name | 42 |
      Then the translation is "42"

    Scenario: values without a placeholder
      Given the translations
        """
        en: { simple: A simple translation, greeting: "Hello, %{name}!" }
        """
      When "greeting" is translated with the params
        | name  | Ann    |
        | place | London |
      Then the translation is "Hello, Ann!"
      When "simple" is translated with the params
        | name | Ann |
      Then the translation is "A simple translation"

    Scenario: a second lookup with another value
      Given the translations
        """
        en: { greeting: "Hello, %{name}!" }
        """
      When "greeting" is translated with the params
        | name | Ann |
      And "greeting" is translated with the params
        | name | Bob |
      Then the translation is "Hello, Bob!"

    Scenario: the text of the active locale
      Given the translations
        """
        en: { greeting: "Hello, %{name}!" }
        fr: { greeting: "%{name}, bonjour" }
        """
      And "fr" is active
      When "greeting" is translated with the params
        | name | Ann |
      Then the translation is "Ann, bonjour"
      When "greeting" is translated with the params
        | name | 1000000 |
      Then the translation is "1000000, bonjour"

  @id:INTERP-02
  Rule: A lookup must replace placeholders with the values of named arguments

    Scenario: one name
      Given the translations
        """
        en: { greeting: "Hello, %{name}! %{name}?" }
        """
      When "greeting" is translated with the named arguments
        | name | Ann |
      Then the translation is "Hello, Ann! Ann?"

    Scenario: two names
      Given the translations
        """
        en: { message: "%{last}, %{first}" }
        """
      When :message is translated with the named arguments
        | first | Ann   |
        | last  | Smith |
      Then the translation is "Smith, Ann"

    Scenario: an Int and an empty String
      Given the translations
        """
        en: { text: "%{name} in %{place}" }
        """
      When "text" is translated with the named arguments
        | name  | 0  |
        | place | "" |
      Then the translation is "0 in "

    Scenario: named arguments after a lookup with params
      Given the translations
        """
        en: { text: "Hello, %{name}" }
        """
      When "text" is translated with the params
        | name | Ann |
      And "text" is translated with the named arguments
        | name | Bob |
      Then the translation is "Hello, Bob"

    Scenario: a named argument without a placeholder
      Given the translations
        """
        en: { greeting: "Hello, %{name}!" }
        """
      When "greeting" is translated with the named arguments
        | name  | Ann    |
        | place | London |
      Then the translation is "Hello, Ann!"

    Scenario Outline: a named argument beside other arguments
      Given the translations
        """
        en: { greeting: "Hello, %{name}!", menu: { greeting: "Hello in the menu, %{name}!" } }
        """
      When "greeting" is translated with the arguments
        | <argument> | <value>         |
        | kwargs     | {name: <named>} |
      Then the translation is "<text>"

      Examples:
        | case                          | argument | value    | named     | text                    |
        | nil as params                 | params   | null     | Ann       | Hello, Ann!             |
        | nil as the count              | count    | null     | Ann       | Hello, Ann!             |
        | nil as the default            | default  | null     | Ann       | Hello, Ann!             |
        | nil as the scope              | scope    | null     | Ann       | Hello, Ann!             |
        | an array as the scope         | scope    | ["menu"] | Ann       | Hello in the menu, Ann! |
        | a value with spaces around it | default  | null     | "  Ann  " | Hello,   Ann  !         |
        | a value of markup             | default  | null     | "<b>&"    | Hello, <b>&!            |
        | a large Int                   | default  | null     | 1000000   | Hello, 1000000!         |
        | a negative Int                | default  | null     | -7        | Hello, -7!              |
        | a String of digits            | default  | null     | "007"     | Hello, 007!             |
        | a String of decimals          | default  | null     | "1.50"    | Hello, 1.50!            |

  @id:INTERP-03
  Rule: A lookup must insert a value unchanged

    Scenario Outline: characters with a meaning elsewhere
      Given the translations
        """
        en: { text: "[%{name}]" }
        """
      When "text" is translated with the params
        | name | <value> |
      Then the translation is "<text>"

      Examples:
        | case                            | value                   | text                    |
        | a backslash and a digit         | 'a\0b'                  | [a\0b]                  |
        | a backslash and another digit   | 'a\1b'                  | [a\1b]                  |
        | a backslash and a name          | '\k<x>'                 | [\k<x>]                 |
        | two backslashes                 | 'a\\\b'                 | [a\\\b]                 |
        | backslashes and letters         | 'C:\\new\table'         | [C:\\new\table]         |
        | a dollar sign and a digit       | $1                      | [$1]                    |
        | a dollar sign and an ampersand  | $&                      | [$&]                    |
        | two dollar signs                | $$                      | [$$]                    |
        | a dollar sign and a backtick    | $`                      | [$`]                    |
        | a dollar sign and an apostrophe | "$'"                    | [$']                    |
        | a dollar sign and a name        | "${name} $<name> $name" | [${name} $<name> $name] |
        | signs before a name             | ":name #name @name"     | [:name #name @name]     |
        | directives                      | "%s %d"                 | [%s %d]                 |
        | two percent signs               | "%%"                    | [%%]                    |
        | markup                          | <b>&                    | [<b>&]                  |
        | spaces                          | "  a  "                 | [  a  ]                 |
        | braces                          | "}{a}"                  | [}{a}]                  |

    Scenario Outline: white space and letters that are easily changed
      Given the translations
        """
        en: { text: "[%{name}]" }
        """
      When "text" is translated with the params
        | name | "<value>" |
      Then the translation is, in YAML
        """
        "[<value>]"
        """

      Examples:
        | case                         | value          |
        | line breaks                  | a\r\\nb\\n     |
        | tabs                         | \ta\t\tb       |
        | spaces that do not break     | \u00a0a\u00a0  |
        | characters without a width   | a\u200bb\ufeff |
        | several spaces               | a  b           |
        | a letter with an accent      | caf\u00e9      |
        | a letter and its accent      | cafe\u0301     |
        | a ligature and a wide letter | \ufb01 \uff21  |

    Scenario Outline: keys that promise markup
      Given the translations
        """
        en: { greeting_html: "<p>%{name}</p>", greeting: { html: "<p>%{name}</p>" } }
        """
      When "<key>" is translated with the params
        | name | <b>&"'</b> |
      Then the translation is "<p><b>&\"'</b></p>"

      Examples:
        | case                    | key           |
        | a key that ends in html | greeting_html |
        | a last part html        | greeting.html |

    Scenario: a named argument
      Given the translations
        """
        en: { text: "[%{name}]" }
        """
      When "text" is translated with the named arguments
        | name | 'a\0b$&' |
      Then the translation is "[a\0b$&]"
