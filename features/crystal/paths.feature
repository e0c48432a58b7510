Feature: Paths of lookups
  A lookup joins a scope and a key into a path. The document does not mention empty arrays as scopes, keys
  that begin or end with a dot, or dots inside hash keys or parts of a scope.

  @id:PATH-02
  @section:4.1
  @section:4.4.4
  @silent:SILENT-36
  Rule: An empty array as the scope adds nothing to the key

    @recorded:lookups-open-103
    Scenario: the key of a text
      Given the translations
        """
        en: { simple: Simple }
        """
      When "simple" is translated in the scope []
      Then the translation is "Simple"

    @recorded:lookups-open-103
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
  Rule: A key or a scope with an empty part does not lead to the translation of the path without that part

    @recorded:dots-at-the-edges-of-a-key
    @recorded:more-dots-at-the-edges-of-a-key
    Scenario Outline: a dot at the edge of a key
      Given the translations
        """
        en: { simple: A plain text, menu: { open: Open it } }
        """
      When "<key>" is translated
      Then the translation is missing

      Examples:
        | case                       | key        |
        | at the beginning           | .simple    |
        | at the end                 | simple.    |
        | two at the beginning       | ..simple   |
        | at the beginning of a path | .menu.open |
        | at the end of a path       | menu.open. |

    @recorded:more-dots-at-the-edges-of-a-key
    Scenario: two dots within a key
      Given the translations
        """
        en: { menu: { open: Open it } }
        """
      When "menu..open" is translated
      Then the translation is missing

    @recorded:more-dots-at-the-edges-of-a-scope
    Scenario Outline: a dot at the edge of a scope
      Given the translations
        """
        en: { menu: { open: Open it } }
        """
      When "open" is translated in the scope <scope>
      Then the translation is missing

      Examples:
        | case                           | scope        |
        | at the end                     | "menu."      |
        | at the beginning               | ".menu"      |
        | an empty part at the end       | ["menu", ""] |
        | an empty part at the beginning | ["", "menu"] |
        | at the end of a part           | ["menu."]    |

  @id:PATH-06
  @section:4.1
  @section:4.4.1
  @silent:SILENT-60
  Rule: A key is looked up exactly as given: it is not trimmed, its Unicode characters are not normalized, and its case is not changed

    @recorded:line-breaks-and-composition
    Scenario Outline: spaces and composed characters
      Given the translations
        """
        en: { "e\u0301": decomposed, crlf: "a\r\nb" }
        """
      When "<key>" is translated
      Then the translation is "<text>"

      Examples:
        | case                            | key        | text                          |
        | a letter followed by its accent | e\u0301    | decomposed                    |
        | the same in one character       | \u00e9     | missing translation: en.é     |
        | a space before a key            | \u0020crlf | missing translation: en. crlf |

    @recorded:keys-with-case
    Scenario Outline: capitals
      Given the translations
        """
        en: { a: { b: x } }
        """
      When "<key>" is translated
      Then the translation is "<text>"

      Examples:
        | case               | key | text                        |
        | in the first part  | A.b | missing translation: en.A.b |
        | in the second part | a.B | missing translation: en.a.B |

  @id:PATH-04
  @section:2.4
  @section:4.1
  @silent:SILENT-36
  Rule: A hash key that contains a dot is looked up with the same path as the equivalent nested keys

    @recorded:lookups-open-4
    @recorded:lookups-open-10
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

    @recorded:plural-key-with-dots
    Scenario Outline: plural forms under a key that contains a dot
      Given the translations
        """
        en: { a.b: { one: "1", other: n } }
        """
      When "a.b" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case       | count | text |
        | one        | 1     | 1    |
        | any others | 2     | n    |

    @recorded:lookups-open-4
    Scenario: a key that contains a dot, with a scope
      Given the translations
        """
        en: { dotted.key: Dotted }
        """
      When "key" is translated in the scope "dotted"
      Then the translation is "Dotted"

  @id:PATH-05
  @section:4.1
  @section:4.4.4
  @silent:SILENT-36
  Rule: When the scope is an array, each of its items is split at dots

    @recorded:array-scope-part-with-dots
    Scenario: one part with a dot
      Given the translations
        """
        en: { menu: { file: { open: O } } }
        """
      When "open" is translated in the scope ["menu.file"]
      Then the translation is "O"

  @id:PATH-07
  @section:4.1
  @section:8
  @silent:SILENT-39
  Rule: The path of a lookup may have any number of parts

    @recorded:deep-and-long
    Scenario: a path of 72 parts
      Given the translations
        """
        en:
          { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k:
          { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k:
          { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: { k: leaf
          } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } }
        """
      When "<k. repeated 71 times>k" is translated
      Then the translation is "leaf"
