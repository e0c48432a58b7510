Feature: Names of placeholders
  A placeholder is written %{name}, and the document places no restriction on the name. Everything else in
  a text is literal. `params` contains only values for placeholders.

  @id:INTERP-04
  Rule: A lookup must accept a placeholder whose name contains any characters except braces

    Scenario Outline: names with several kinds of characters
      Given the translations
        """
        en:
          text: |-
            [%{<name>}]
        """
      When "text" is translated with the params
        | <name> | Ann |
      Then the translation is "[Ann]"

      Examples:
        | case                              | name       |
        | a hyphen                          | first-name |
        | a space                           | first name |
        | a dot                             | user.name  |
        | a letter that is not ASCII        | Größe      |
        | another script                    | 名前         |
        | a picture                         | 👋         |
        | digits alone                      | 2          |
        | a digit at the start              | 2nd        |
        | an underscore at the start        | _name      |
        | a capital at the start            | Name       |
        | a question mark                   | name?      |
        | an exclamation mark               | name!      |
        | a colon                           | user:name  |
        | a comma                           | name, up   |
        | a slash                           | user/name  |
        | a dollar sign                     | $name      |
        | an at sign                        | @name      |
        | a percent sign                    | %name      |
        | characters of regular expressions | (a+b)*     |
        | an apostrophe                     | it's       |
        | quotation marks                   | "name"     |
        | a backslash                       | a\b        |

    Scenario Outline: names that objects have in some languages
      Given the translations
        """
        en: { text: "[%{<name>}]" }
        """
      When "text" is translated with the params
        | <name> | Ann |
      Then the translation is "[Ann]"

      Examples:
        | case               | name           |
        | a constructor      | constructor    |
        | a conversion       | toString       |
        | a prototype        | __proto__      |
        | a class            | __class__      |
        | the class's name   | class          |
        | own properties     | hasOwnProperty |
        | the entries        | items          |
        | the keys           | keys           |
        | the values         | values         |
        | an access          | get            |
        | the number of them | length         |

    Scenario: names that begin alike up to a character that is no letter
      Given the translations
        """
        en: { text: "%{first} %{first-name} %{first name} %{first.name}" }
        """
      When "text" is translated with the params
        | first      | a |
        | first-name | b |
        | first name | c |
        | first.name | d |
      Then the translation is "a b c d"

  @id:INTERP-05
  Rule: A lookup must leave a text unchanged except for its placeholders

    Scenario Outline: other notations beside a placeholder
      Given the translations
        """
        en: { text: '<text>, %{name}' }
        """
      When "text" is translated with the params
        | name | Ann |
      Then the translation is "<text>, Ann"

      Examples:
        | case                           | text        |
        | a name in angle brackets       | %<name>s    |
        | a name in parentheses          | %(name)s    |
        | a name after a colon           | :name       |
        | a name after a dollar sign     | $name       |
        | a name after an at sign        | @name       |
        | a name between percent signs   | %name%      |
        | a name between underscores     | __name__    |
        | a name in braces               | {name}      |
        | a name in doubled braces       | {{name}}    |
        | a name in braces, with spaces  | { name }    |
        | a name after a hash sign       | #{name}     |
        | a dollar sign and a name       | ${name}     |
        | a name in square brackets      | [name]      |
        | a name in a tag                | <%= name %> |
        | a directive                    | %s          |
        | the number of a directive      | %1$s        |
        | a number in braces             | {0}         |
        | a space after the percent sign | % {name}    |

    Scenario: a named argument
      Given the translations
        """
        en: { text: "100%%{name} %<name>s :name {name} {{name}} $name" }
        """
      When "text" is translated with the named arguments
        | name | Ann |
      Then the translation is "100%Ann %<name>s :name {name} {{name}} $name"

    Scenario: apostrophes that quote in other libraries
      Given the translations
        """
        en: { text: "It''s '{name}', %{name} '%{name}'" }
        """
      When "text" is translated with the params
        | name | Ann |
      Then the translation is "It''s '{name}', Ann 'Ann'"

    Scenario Outline: characters around a placeholder
      Given the translations
        """
        en: { text: '<text>' }
        """
      When "text" is translated with the params
        | name | Ann |
      Then the translation is "<filled>"

      Examples:
        | case                                 | text                  | filled        |
        | a percent sign before it             | 100%%{name}           | 100%Ann       |
        | two percent signs before it          | 100%%%{name}          | 100%%Ann      |
        | percent signs on both sides          | %%{name}%%            | %Ann%%        |
        | a percent sign between two           | %{name}%%{name}       | Ann%Ann       |
        | a backslash before it                | a\%{name}             | a\Ann         |
        | a dollar sign before it              | $%{name}              | $Ann          |
        | a hash sign before it                | #%{name}              | #Ann          |
        | the letter of a directive behind     | %{name}s and %{name}d | Anns and Annd |
        | braces around it                     | {%{name}}             | {Ann}         |
        | a tag around it                      | <b>%{name}</b>        | <b>Ann</b>    |
        | its name around it                   | name %{name} name     | name Ann name |
        | a letter before it                   | x%{name}              | xAnn          |
        | a digit before it                    | 2%{name}              | 2Ann          |
        | letters on both sides                | a%{name}B             | aAnnB         |
        | an underscore before it              | _%{name}_             | _Ann_         |
        | a parenthesis before it              | (%{name})             | (Ann)         |
        | a beginning without an end behind it | %{name} %{ name       | Ann %{ name   |
        | an end without a beginning before it | } %{name}             | } Ann         |

  @id:INTERP-06
  Rule: A lookup must use `params` and extra named arguments only for the values of placeholders

    Scenario Outline: names of arguments and options
      Given the translations
        """
        en: { text: "[%{<name>}]", other: Another text, menu: { text: "(%{<name>})" } }
        fr: { text: "«%{<name>}»" }
        """
      When "text" is translated with the params
        | <name> | <value> |
      Then the translation is "[<value>]"

      Examples:
        | case                         | name               | value |
        | another locale               | locale             | fr    |
        | a scope                      | scope              | menu  |
        | a default                    | default            | Hello |
        | a default value              | default_value      | Hello |
        | a key                        | key                | other |
        | a number                     | count              | 2     |
        | params                       | params             | other |
        | the object of a localization | object             | other |
        | a format                     | format             | long  |
        | an option to raise           | raise              | yes   |
        | an option to throw           | throw              | yes   |
        | fallbacks                    | fallbacks          | fr    |
        | the receiver                 | self               | other |
        | named arguments              | kwargs             | other |
        | options                      | options            | other |
        | a separator                  | separator          | /     |
        | a context                    | context            | menu  |
        | a fallback                   | fallback           | fr    |
        | a language                   | lang               | fr    |
        | a number of another library  | n                  | 2     |
        | a domain                     | domain             | menu  |
        | an option to resolve         | resolve            | no    |
        | an option to cascade         | cascade            | yes   |
        | a handler of errors          | exception_handler  | other |
        | an option to fill values     | deep_interpolation | yes   |

    Scenario Outline: a missing translation
      Given the translations
        """
        en: { text: A text, other: Another text, menu: { open: Open a menu } }
        fr: { open: Ouvrir un menu }
        """
      When "open" is translated with the params
        | <name> | <value> |
      Then the translation is missing

      Examples:
        | case                    | name     | value  |
        | a default               | default  | A text |
        | the scope of the text   | scope    | menu   |
        | the locale of the text  | locale   | fr     |
        | a fallback              | fallback | fr     |
        | the key of another text | key      | other  |

    Scenario: the locale does not change
      Given the translations
        """
        en: { text: "%{locale}" }
        fr: { text: "%{locale}" }
        """
      When "text" is translated with the params
        | locale | fr |
      Then the active locale is "en"

    Scenario: a named argument that is called like the option of other libraries
      Given the translations
        """
        en: { text: "[%{locale}]" }
        fr: { text: "«%{locale}»" }
        """
      When "text" is translated with the named arguments
        | locale | fr |
      Then the translation is "[fr]"
      And the active locale is "en"
