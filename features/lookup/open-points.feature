Feature: Lookups whose outcome is open
  Where the document leaves open what a lookup returns, it may return any text or raise an error. It still
  has to end.

  @id:LOOKUP-06
  Rule: A lookup must return a text or raise an error, even where the document leaves open which

    Scenario Outline: placeholders that nothing fills
      Given the translations
        """
        en: { text: "<text>" }
        """
      When "text" is translated with the params
        | other | Ann |
      Then it returns a text or raises an error

      Examples:
        | case                       | text                |
        | no value                   | Hello, %{name}!     |
        | no value, twice            | %{name} %{name}     |
        | a placeholder without end  | Hello, %{name       |
        | no name                    | Hello, %{}!         |
        | a placeholder in a name    | %{a%{other}}        |
        | a percent sign at the end  | 100 %               |
        | a value that fills nothing | %%{other} %{ other} |

    Scenario: a value that contains its own placeholder
      Given the translations
        """
        en: { text: "%{other}, %{name}" }
        """
      When "text" is translated with the params
        | other | "%{other}" |
      Then it returns a text or raises an error

    Scenario Outline: paths with empty parts
      Given the translations
        """
        en: { menu: { open: Open it } }
        """
      When "<key>" is translated
      Then it returns a text or raises an error

      Examples:
        | case             | key        |
        | no characters    |            |
        | a dot            | .          |
        | dots only        | ...        |
        | two dots         | menu..open |
        | a dot at the end | menu.open. |
        | a dot before     | .menu.open |
