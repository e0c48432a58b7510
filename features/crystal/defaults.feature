Feature: Defaults of lookups
  A lookup may be given a default. The document does not say what effect it has.

  @id:DEFAULT-01
  @section:4.1
  @section:4.2
  @silent:SILENT-30
  Rule: A lookup returns the default, converted to text, when no translation is found

    @recorded:lookups-open-1
    @recorded:lookups-open-2
    @recorded:lookups-open-3
    @recorded:lookups-open-9
    @recorded:lookups-open-13
    @recorded:lookups-open-29
    Scenario Outline: defaults of several types
      Given the translations
        """
        en: { simple: Simple }
        """
      When "nope" is translated with the arguments
        | default | <default> |
      Then the translation is "<text>"

      Examples:
        | case            | default | text  |
        | a String        | dflt    | dflt  |
        | an empty String | ""      |       |
        | zero            | 0       | 0     |
        | false           | false   | false |
        | a Float         | 2.5     | 2.5   |

    @recorded:lookups-open-2
    @recorded:lookups-open-5
    @recorded:lookups-open-7
    @recorded:lookups-open-13
    @recorded:lookups-open-20
    Scenario Outline: what counts as not found
      Given the translations
        """
        en:
          nothing: null
          list: [zero, one, two]
          nested: { deep: { leaf: Leaf } }
          items: { one: One item }
        """
      When "<key>" is translated with the arguments
        | default | dflt    |
        | count   | <count> |
      Then the translation is "dflt"

      Examples:
        | case                  | key         | count |
        | a map                 | nested.deep | null  |
        | an array              | list        | null  |
        | null                  | nothing     | null  |
        | an absent plural form | items       | 2     |
        | a text with a count   | items.one   | 1     |

    @recorded:lookups-open-2
    Scenario: translate! with a default
      Given the translations
        """
        en: { simple: Simple }
        """
      When "nope" is translated by translate! with the arguments
        | default | dflt |
      Then the translation is "dflt"

    @recorded:default-that-names-a-key
    Scenario: a default that is also a key
      Given the translations
        """
        en: { a: A }
        """
      When "none" is translated with the arguments
        | default | a |
      Then the translation is "a"

  @id:DEFAULT-02
  @section:4.1
  @section:4.4
  @silent:SILENT-30
  Rule: A translation that is found takes precedence over the default

    @recorded:lookups-open-1
    @recorded:lookups-open-3
    @recorded:lookups-open-10
    @recorded:lookups-open-15
    @recorded:lookups-open-91
    Scenario Outline: texts and other values
      Given the translations
        """
        en: { simple: Simple, empty: "", no: false, number: 42, items: { one: One item, other: "%{count} items" } }
        """
      When "<key>" is translated with the arguments
        | default | dflt    |
        | count   | <count> |
      Then the translation is "<text>"

      Examples:
        | case          | key    | count | text    |
        | a text        | simple | null  | Simple  |
        | an empty text | empty  | null  |         |
        | false         | no     | null  | false   |
        | an integer    | number | null  | 42      |
        | a plural form | items  | 3     | 3 items |

  @id:DEFAULT-03
  @section:4.1
  @section:4.4.2
  @silent:SILENT-30
  Rule: Placeholders in a default are replaced just as in a translation

    @recorded:lookups-open-12
    @recorded:lookups-open-23
    @recorded:lookups-open-27
    @recorded:lookups-open-48
    Scenario Outline: values for placeholders in a default
      Given the translations
        """
        en: { simple: Simple }
        """
      When "nope" is translated with the arguments
        | default | "dflt %{name} %{count}" |
        | params  | <params>                |
        | count   | <count>                 |
      Then the translation is "<text>"

      Examples:
        | case                | params                | count | text                  |
        | a count             | {}                    | 0     | dflt %{name} 0        |
        | both                | { name: Ann }         | 21    | dflt Ann 21           |
        | no values           | {}                    | null  | dflt %{name} %{count} |
        | a param named count | { name: P, count: 3 } | null  | dflt P 3              |

    @recorded:lookups-open-12
    Scenario: a named argument
      Given the translations
        """
        en: { simple: Simple }
        """
      When "nope" is translated with the arguments
        | default | "dflt %{name}" |
        | kwargs  | {name: Ann}    |
      Then the translation is "dflt Ann"
