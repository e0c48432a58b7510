Feature: Values that are not texts, and keys injected twice
  A key may lead to an integer, a boolean, an array, a map or null. The same key may also be injected
  twice.

  @id:LEAF-01
  @section:2.4
  @section:4.4.1
  @silent:SILENT-35
  Rule: A map, an array or null does not count as a translation

    @recorded:lookups-open-2
    @recorded:lookups-open-4
    @recorded:lookups-open-20
    @recorded:lookups-open-103
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
        | case         | key     |
        | a map        | nested  |
        | an empty map | hollow  |
        | an array     | list    |
        | null         | nothing |

    @recorded:leaf-zero-and-false
    Scenario: null, by translate!
      Given the translations
        """
        en: { n: null }
        """
      When "n" is translated by translate!
      Then it raises MissingTranslation

  @id:LEAF-02
  @section:2.4
  @section:4.4.1
  @silent:SILENT-35
  Rule: A lookup returns an integer or a boolean as text

    @recorded:lookups-open-3
    @recorded:lookups-open-15
    @recorded:lookups-open-17
    @recorded:lookups-open-20
    Scenario Outline: integers and booleans
      Given the translations
        """
        en: { number: 42, yes: true, no: false }
        """
      When "<key>" is translated
      Then the translation is "<text>"

      Examples:
        | case       | key    | text  |
        | an integer | number | 42    |
        | true       | yes    | true  |
        | false      | no     | false |

    @recorded:leaf-zero-and-false
    Scenario: zero
      Given the translations
        """
        en: { z: 0 }
        """
      When "z" is translated
      Then the translation is "0"

    @recorded:leaf-zero-and-false
    Scenario: false, by translate!
      Given the translations
        """
        en: { f: false }
        """
      When "f" is translated by translate!
      Then the translation is "false"

  @id:LEAF-03
  @section:2.4
  @section:4.4.1
  @silent:SILENT-35
  Rule: A lookup finds an element of an array by its zero-based index

    @recorded:lookups-open-31
    @recorded:lookups-open-89
    @recorded:lookups-open-90
    @recorded:loaders-open-4
    Scenario Outline: the elements of an array
      Given the translations
        """
        en: { list: [zero, one, two] }
        """
      When "<key>" is translated
      Then the translation is "<text>"

      Examples:
        | case  | key    | text |
        | first | list.0 | zero |
        | third | list.2 | two  |

    @recorded:keys-below-i18n
    Scenario: an array of localization data
      Given the translations
        """
        en: { i18n: { date: { day_names: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday] } } }
        """
      When "i18n.date.day_names.0" is translated
      Then the translation is "Monday"

    @recorded:lookups-open-15
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

    @recorded:states-open-59
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

    @recorded:text-cached
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
