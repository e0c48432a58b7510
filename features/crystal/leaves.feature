Feature: Values that are not texts, and keys injected twice
  A key may name an integer, a boolean, an array, a map or null. A key may also be injected more than once.

  @id:LEAF-01
  @section:2.4
  @section:4.4.1
  @silent:SILENT-35
  Rule: A map, an array or null is not a translation

    # lookups-open-2, -4, -20 and -103
    Scenario Outline: values that are not translations
      Given the translations
        """
        en:
          nested: { deep: { leaf: Leaf } }
          list: [zero, one, two]
          nothing: null
          hollow: {}
        """
      When "<key>" is translated
      Then the translation is "missing translation: en.<key>"

      Examples:
        | case               | key         |
        | a map              | nested      |
        | a map within a map | nested.deep |
        | an empty map       | hollow      |
        | an array           | list        |
        | null               | nothing     |

  @id:LEAF-02
  @section:2.4
  @section:4.4.1
  @silent:SILENT-35
  Rule: A lookup returns an integer or a boolean as text

    # lookups-open-3, -15, -17 and -20
    Scenario Outline: integers and booleans
      Given the translations
        """
        en: { number: 42, minus: -7, yes: true, no: false }
        """
      When "<key>" is translated
      Then the translation is "<text>"

      Examples:
        | case               | key    | text  |
        | an integer         | number | 42    |
        | a negative integer | minus  | -7    |
        | true               | yes    | true  |
        | false              | no     | false |

  @id:LEAF-03
  @section:2.4
  @section:4.4.1
  @silent:SILENT-35
  Rule: A lookup finds an element of an array by its index, starting at 0

    # lookups-open-31, -89, -90 and loaders-open-4
    Scenario Outline: the elements of an array
      Given the translations
        """
        en: { list: [zero, one, two] }
        """
      When "<key>" is translated
      Then the translation is "<text>"

      Examples:
        | case   | key    | text |
        | first  | list.0 | zero |
        | second | list.1 | one  |
        | third  | list.2 | two  |

    # lookups-open-15
    Scenario Outline: an index without an element
      Given the translations
        """
        en: { list: [zero, one, two] }
        """
      When "<key>" is translated
      Then the translation is "missing translation: en.<key>"

      Examples:
        | case             | key     |
        | past the end     | list.3  |
        | a negative index | list.-1 |

  @id:LEAF-04
  @section:3
  @section:4.2
  @silent:SILENT-37
  Rule: A later translation replaces an earlier one for the same key

    # states-open-59
    @surface:module
    Scenario: two loaders
      Given these fields of the main configuration are set
        """
        loaders:
          - en: { greeting: Hello, farewell: Bye }
          - en: { greeting: Hi }
        """
      When the module is initialized
      Then "greeting" translates to "Hi"
      And "farewell" translates to "Bye"

    @surface:catalog
    Scenario: two injections
      Given a new catalog
      And the translations are injected
        """
        en: { greeting: Hello }
        """
      And the translations are injected
        """
        en: { greeting: Hi }
        """
      Then "greeting" translates to "Hi"

  @id:LEAF-05
  @section:3
  @section:4.2
  @silent:SILENT-37
  @surface:catalog
  Rule: Nested keys that are injected later are merged at every depth

    Scenario: a map within a map
      Given a new catalog
      And the translations are injected
        """
        en: { menu: { file: { open: Open, close: Close } } }
        """
      And the translations are injected
        """
        en: { menu: { file: { close: Shut }, edit: Edit } }
        """
      Then "menu.file.open" translates to "Open"
      And "menu.file.close" translates to "Shut"
      And "menu.edit" translates to "Edit"
