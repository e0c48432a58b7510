Feature: Paths of lookups
  A lookup joins a scope and a key into a path. The document does not mention empty scopes, empty keys, or
  dots inside hash keys or parts of a scope.

  @id:PATH-01
  @section:4.1
  @section:4.4.4
  @silent:SILENT-36
  Rule: An empty String as the scope puts a dot before the key

    @recorded:lookups-open-2
    @recorded:lookups-open-13
    @recorded:lookups-open-87
    @recorded:lookups-open-98
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
  Rule: An empty array as the scope adds nothing to the key

    @recorded:lookups-open-18
    @recorded:lookups-open-89
    @recorded:lookups-open-103
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
  Rule: An empty key, or a key that consists only of dots, is looked up like any other key

    @recorded:lookups-open-3
    @recorded:lookups-open-5
    @recorded:lookups-open-16
    @recorded:lookups-open-18
    @recorded:lookups-open-89
    @recorded:lookups-open-91
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

    @recorded:seven-levels
    Scenario Outline: paths of seven parts
      Given the translations
        """
        en: { a: { b: { c: { d: { e: { f: { g: deep } } } } } } }
        """
      When "<key>" is translated with the arguments
        | scope | <scope> |
      Then the translation is "deep"

      Examples:
        | case         | key           | scope     |
        | a key alone  | a.b.c.d.e.f.g | null      |
        | with a scope | e.f.g         | "a.b.c.d" |
