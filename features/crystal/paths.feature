Feature: Paths of lookups
  A scope and a key are joined to a path. The document does not mention empty scopes, empty keys, or keys
  that contain a dot.

  @id:PATH-01
  @section:4.1
  @section:4.4.4
  @silent:SILENT-36
  Rule: An empty String as scope puts a dot before the key

    # lookups-open-2, -13, -87 and -98
    Scenario Outline: lookups with an empty scope
      Given the translations
        """
        en: { simple: Simple, number: 42, items: { one: One item } }
        """
      When "<key>" is translated with the arguments
        | scope | ""      |
        | count | <count> |
      Then the translation is "<text>"

      Examples:
        | case       | key    | count | text                               |
        | a text     | simple | null  | missing translation: en..simple    |
        | an integer | number | null  | missing translation: en..number    |
        | a count    | items  | 1     | missing translation: en..items.one |

  @id:PATH-02
  @section:4.1
  @section:4.4.4
  @silent:SILENT-36
  Rule: An empty array as scope adds nothing to the key

    # lookups-open-18, -89 and -103
    Scenario Outline: keys of texts
      Given the translations
        """
        en: { simple: Simple, twice: "%{name} and %{name}" }
        """
      When <key> is translated in the scope []
      Then the translation is "<text>"

      Examples:
        | case                     | key      | text                |
        | a String                 | "simple" | Simple              |
        | a Symbol                 | :simple  | Simple              |
        | a text with placeholders | "twice"  | %{name} and %{name} |

    # lookups-open-103
    Scenario: an unknown key
      Given the translations
        """
        en: { simple: Simple }
        """
      When "nothing" is translated in the scope []
      Then the translation is "missing translation: en.nothing"

  @id:PATH-03
  @section:4.1
  @section:4.4.1
  @silent:SILENT-36
  Rule: An empty key, or one of dots alone, is looked up like any other

    # lookups-open-3, -5, -16, -18, -89 and -91
    Scenario Outline: keys without names
      Given the translations
        """
        en: { simple: Simple, nested: { deep: { leaf: Leaf } } }
        """
      When "<key>" is translated with the arguments
        | count | <count> |
      Then the translation is "<text>"

      Examples:
        | case                      | key | count | text                            |
        | an empty key              |     | null  | missing translation: en.        |
        | an empty key with a count |     | 1     | missing translation: en..one    |
        | a dot                     | .   | null  | missing translation: en..       |
        | a dot with a count        | .   | 0     | missing translation: en...other |

  @id:PATH-04
  @section:2.4
  @section:4.1
  @silent:SILENT-36
  Rule: A key that contains a dot is found like a nested key

    # lookups-open-4 and -10
    Scenario Outline: keys that contain dots
      Given the translations
        """
        en: { dotted.key: Dotted, a.b: { c: Both } }
        """
      When "<key>" is translated
      Then the translation is "<text>"

      Examples:
        | case                 | key        | text   |
        | in the key of a text | dotted.key | Dotted |
        | in the key of a map  | a.b.c      | Both   |

    # lookups-open-4
    Scenario: a key that contains a dot, with a scope
      Given the translations
        """
        en: { dotted.key: Dotted }
        """
      When "key" is translated in the scope "dotted"
      Then the translation is "Dotted"
