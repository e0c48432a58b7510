Feature: Scopes
  A scope is the first part of a path. A lookup joins the scope and the key, and looks up the whole path.

  @id:SCOPE-01
  Rule: A lookup with a scope must use the scope followed by the key as its path

    Scenario Outline: scopes of several depths
      Given the translations
        """
        en:
          blank: Blank at the top
          error:
            blank: Blank in error
            none: ""
            username:
              blank: Blank in error.username
              length:
                blank: Blank in error.username.length
          Error: { blank: Blank in Error }
          en: { blank: Blank in en }
          "0": { blank: Blank in 0 }
          i18n: { date: { formats: { long: "%B %d, %Y" } } }
          username:
            blank: Blank in username
            error:
              blank: Blank in username.error
        """
      When "<key>" is translated in the scope <scope>
      Then the translation is "<text>"

      Examples:
        | case                   | key            | scope                   | text                           |
        | a scope of one part    | blank          | "error"                 | Blank in error                 |
        | a scope of two parts   | blank          | "error.username"        | Blank in error.username        |
        | a scope of three parts | blank          | "error.username.length" | Blank in error.username.length |
        | a key of two parts     | username.blank | "error"                 | Blank in error.username        |
        | both of two parts      | length.blank   | "error.username"        | Blank in error.username.length |
        | the scope comes first  | error.blank    | "username"              | Blank in username.error        |
        | a capital              | blank          | "Error"                 | Blank in Error                 |
        | the name of the locale | blank          | "en"                    | Blank in en                    |
        | zero                   | blank          | "0"                     | Blank in 0                     |
        | a scope below i18n     | formats.long   | "i18n.date"             | %B %d, %Y                      |
        | an empty text          | none           | "error"                 |                                |

    Scenario: a lookup without a scope after one with a scope
      Given the translations
        """
        en: { blank: Blank at the top, error: { blank: Blank in error, length: Too long } }
        """
      When "blank" is translated in the scope "error"
      And "blank" is translated
      Then the translation is "Blank at the top"
      When "blank" is translated in the scope "error"
      And "length" is translated
      Then the translation is missing

    Scenario: a key outside the scope
      Given the translations
        """
        en:
          message: A message at the top
          error:
            blank: Blank in error
        """
      When "message" is translated in the scope "error"
      Then the translation is missing

    Scenario: a key of an outer scope
      Given the translations
        """
        en:
          error:
            blank: Blank in error
            username:
              message: A message in error.username
        """
      When "blank" is translated in the scope "error.username"
      Then the translation is missing

    Scenario: a scope to nothing
      Given the translations
        """
        en:
          blank: Blank at the top
          error: { blank: Blank in error }
        """
      When "blank" is translated in the scope "window"
      Then the translation is missing

    Scenario: a scope in the active locale
      Given the translations
        """
        en:
          error: { blank: Blank, length: Too long }
        fr:
          error: { blank: Vide }
        """
      And "fr" is active
      When "blank" is translated in the scope "error"
      Then the translation is "Vide"

    Scenario Outline: a key that begins with the scope or equals it
      Given the translations
        """
        en:
          open: Open at the top
          menu:
            open: Open in menu
            menu: { open: Open in menu.menu }
          file: { file: File in file }
        """
      When "<key>" is translated in the scope <scope>
      Then the translation is "<text>"

      Examples:
        | case                    | key       | scope    | text              |
        | it begins with it       | menu.open | "menu"   | Open in menu.menu |
        | it begins with an array | menu.open | ["menu"] | Open in menu.menu |
        | it equals it            | file      | "file"   | File in file      |
        | it equals an array      | file      | ["file"] | File in file      |

    Scenario Outline: white space that belongs to a name
      Given the translations
        """
        en:
          menu: { open: Open, " open ": Spaces around open }
          " menu ": { open: Open in spaces around menu }
        """
      When <key> is translated in the scope <scope>
      Then the translation is "<text>"

      Examples:
        | case                     | key      | scope      | text                       |
        | spaces around the key    | " open " | "menu"     | Spaces around open         |
        | spaces around the scope  | "open"   | " menu "   | Open in spaces around menu |
        | spaces around an element | "open"   | [" menu "] | Open in spaces around menu |

  @id:SCOPE-02
  Rule: A lookup must treat a dotted String and an array of its parts as the same scope

    Scenario Outline: Strings, Symbols and arrays
      Given the translations
        """
        en:
          blank: Blank at the top
          error:
            blank: Blank in error
            username:
              blank: Blank in error.username
              length: { blank: Blank in error.username.length }
          username:
            blank: Blank in username
          menu:
            file: { menu: { file: { open: Open in the second file menu } } }
          Menu: { "404": { my file: { open: Open my file } } }
        """
      When <key> is translated in the scope <scope>
      Then the translation is "<text>"

      Examples:
        | case                                     | key            | scope                            | text                           |
        | a String                                 | "blank"        | "error.username"                 | Blank in error.username        |
        | an array of Strings                      | "blank"        | ["error", "username"]            | Blank in error.username        |
        | an array of Symbols                      | "blank"        | [:error, :username]              | Blank in error.username        |
        | an array of both, the String first       | "blank"        | ["error", :username]             | Blank in error.username        |
        | an array of both, the Symbol first       | "blank"        | [:error, "username"]             | Blank in error.username        |
        | an array of one String                   | "blank"        | ["error"]                        | Blank in error                 |
        | an array of three                        | "blank"        | ["error", "username", "length"]  | Blank in error.username.length |
        | an array of four, two of them twice      | "open"         | ["menu", "file", "menu", "file"] | Open in the second file menu   |
        | a String of four parts                   | "open"         | "menu.file.menu.file"            | Open in the second file menu   |
        | parts with a capital, digits and a space | "open"         | ["Menu", "404", "my file"]       | Open my file                   |
        | the same parts in a String               | "open"         | "Menu.404.my file"               | Open my file                   |
        | an array, and a dotted key               | "length.blank" | ["error", "username"]            | Blank in error.username.length |
        | a String, and a Symbol as key            | :blank         | "error.username"                 | Blank in error.username        |
        | an array of one Symbol                   | "blank"        | [:error]                         | Blank in error                 |
        | a Symbol                                 | "blank"        | :error                           | Blank in error                 |
        | a Symbol as scope and as key             | :blank         | :error                           | Blank in error                 |
        | Symbols as scope and as key              | :blank         | [:error, :username]              | Blank in error.username        |
        | a Symbol of two parts                    | "blank"        | :error.username                  | Blank in error.username        |
        | a Symbol of two parts, and a dotted key  | "length.blank" | :error.username                  | Blank in error.username.length |

    Scenario Outline: an array to nothing
      Given the translations
        """
        en:
          blank: Blank at the top
          error: { blank: Blank in error }
        """
      When "blank" is translated in the scope <scope>
      Then the translation is missing

      Examples:
        | case                             | scope               |
        | one part                         | ["window"]          |
        | a part of nothing in a known one | ["error", "window"] |
        | a known part in nothing          | ["window", "error"] |

  @id:SCOPE-03
  Rule: A lookup must support a scope in combination with interpolation and with a count

    Scenario: a scope and params
      Given the translations
        """
        en:
          greeting: Hello at the top, %{name}!
          message:
            greeting: Hello in message, %{name}!
        """
      When "greeting" is translated with the arguments
        | scope  | message     |
        | params | {name: Ann} |
      Then the translation is "Hello in message, Ann!"

    Scenario Outline: a scope and a count
      Given the translations
        """
        en:
          items: { one: "%{count} item at the top", other: "%{count} items at the top" }
          message:
            items: { one: "%{count} item in message", other: "%{count} items in message" }
        """
      When "items" is translated with the arguments
        | scope | message |
        | count | <count> |
      Then the translation is "<text>"

      Examples:
        | case         | count | text               |
        | a count of 0 | 0     | 0 items in message |
        | a count of 1 | 1     | 1 item in message  |
        | a count of 2 | 2     | 2 items in message |

    Scenario Outline: a scope, a count and params
      Given the translations
        """
        en:
          message:
            username:
              items: { one: "%{name} has %{count} item", other: "%{name} has %{count} items" }
        """
      When "items" is translated with the arguments
        | scope  | ["message", "username"] |
        | count  | <count>                 |
        | params | {name: Ann}             |
      Then the translation is "<text>"

      Examples:
        | case                      | count | text              |
        | a count of 5              | 5     | Ann has 5 items   |
        | a count of 1              | 1     | Ann has 1 item    |
        | a count of two and a half | 2.5   | Ann has 2.5 items |

    Scenario Outline: a Symbol as the scope
      Given the translations
        """
        en:
          greeting: Hello at the top, %{name}!
          items: { one: "%{count} item at the top", other: "%{count} items at the top" }
          message:
            greeting: Hello in message, %{name}!
            items: { one: "%{count} item in message", other: "%{count} items in message" }
        """
      When "<key>" is translated with the arguments
        | scope      | :message |
        | <argument> | <value>  |
      Then the translation is "<text>"

      Examples:
        | case             | key      | argument | value       | text                   |
        | params           | greeting | params   | {name: Ann} | Hello in message, Ann! |
        | a named argument | greeting | kwargs   | {name: Ann} | Hello in message, Ann! |
        | a count of 1     | items    | count    | 1           | 1 item in message      |
        | a count of 2     | items    | count    | 2           | 2 items in message     |

    Scenario Outline: a text outside the scope
      Given the translations
        """
        en:
          greeting: "Hello at the top, %{name}!"
          items: { one: "%{count} item at the top", other: "%{count} items at the top" }
          message:
            title: A title in message
            username: { title: A title in message.username }
        """
      When "<key>" is translated with the arguments
        | scope      | <scope> |
        | <argument> | <value> |
      Then the translation is missing

      Examples:
        | case                       | key      | scope                   | argument | value       |
        | a count of 1               | items    | message                 | count    | 1           |
        | a count of 2               | items    | message                 | count    | 2           |
        | an array and a count       | items    | ["message", "username"] | count    | 2           |
        | params                     | greeting | message                 | params   | {name: Ann} |
        | an array and params        | greeting | ["message", "username"] | params   | {name: Ann} |
        | a named argument           | greeting | message                 | kwargs   | {name: Ann} |
        | an array, a named argument | greeting | ["message", "username"] | kwargs   | {name: Ann} |

    Scenario: a scope, a count and a named argument
      Given the translations
        """
        en:
          message:
            items: { one: "%{name} has one", other: "%{name} has %{count}" }
        """
      When "items" is translated with the arguments
        | kwargs | {name: Ann} |
        | scope  | message     |
        | count  | 3           |
      Then the translation is "Ann has 3"

    Scenario: a scope and a named argument
      Given the translations
        """
        en: { greeting: "Hi, %{name}", message: { greeting: "Hello, %{name}" } }
        """
      When "greeting" is translated with the arguments
        | kwargs | {name: Ann} |
        | scope  | message     |
      Then the translation is "Hello, Ann"
