Feature: Plural forms in lookups
  For a given count, the active locale's rule type selects one of up to six plural forms. For a count of
  0, a text under `zero` takes precedence over the selected form.

  @id:FORM-01
  @section:2.4
  @section:4.4.3
  @silent:SILENT-41
  Rule: The active locale's rule type selects the plural form

    @recorded:lookups-open-65
    @recorded:plural-rules-open-5
    @recorded:locale-rules
    Scenario Outline: Russian
      Given the translations
        """
        en: { items: { one: "%{count} item", other: "%{count} items" } }
        ru: { items: { one: "%{count} o", few: "%{count} f", many: "%{count} m", other: "%{count} x" } }
        """
      And "ru" is active
      When "items" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case       | count | text  |
        | two        | 2     | 2 f   |
        | five       | 5     | 5 m   |
        | twenty-one | 21    | 21 o  |
        | one half   | 1.5   | 1.5 x |

    @recorded:plural-rules-open-1
    @recorded:locale-rules
    Scenario Outline: Arabic
      Given the translations
        """
        en: { items: { one: "%{count} item", other: "%{count} items" } }
        ar:
          items:
            zero: "%{count} z"
            one: "%{count} o"
            two: "%{count} t"
            few: "%{count} f"
            many: "%{count} m"
            other: "%{count} x"
        """
      And "ar" is active
      When "items" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case   | count | text |
        | zero   | 0     | 0 z  |
        | two    | 2     | 2 t  |
        | three  | 3     | 3 f  |
        | eleven | 11    | 11 m |

    @recorded:large-counts
    Scenario Outline: the largest and the smallest Int of 32 bits
      Given the translations
        """
        ru: { n: { one: one, few: few, many: many, other: other } }
        """
      And "ru" is active
      When "n" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case         | count       | text |
        | the largest  | 2147483647  | many |
        | the smallest | -2147483648 | few  |

    @recorded:fallback-lookups-open-1
    @recorded:plural-rules-open-15
    @recorded:locale-rules
    Scenario Outline: French
      Given the translations
        """
        en: { items: { one: "%{count} item", other: "%{count} items" } }
        fr: { items: { one: "%{count} objet", other: "%{count} objets" } }
        """
      And "fr" is active
      When "items" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case           | count | text      |
        | zero           | 0     | 0 objet   |
        | one and a half | 1.5   | 1.5 objet |

  @id:FORM-02
  @section:2.4
  @section:4.4.3
  @silent:SILENT-13
  Rule: A locale without a rule type uses `one` for 1, and `other` for every other count

    @recorded:locale-rules
    Scenario Outline: counts in a locale without a rule type
      Given the translations
        """
        en: { items: { one: "%{count} item", other: "%{count} items" } }
        <locale>: { items: { one: "%{count} o", few: "%{count} f", many: "%{count} m", other: "%{count} x" } }
        """
      And "<locale>" is active
      When "items" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case                                 | locale | count | text |
        | no language, zero                    | xx     | 0     | 0 x  |
        | no language, one                     | xx     | 1     | 1 o  |
        | no language, minus one               | xx     | -1    | -1 x |
        | a region of a registered locale, two | ru-RU  | 2     | 2 x  |

    @recorded:locale-rules
    @surface:library
    Scenario Outline: locales without a rule type
      When the rule type of the locale "<locale>" is requested
      Then it returns nil

      Examples:
        | case                            | locale |
        | no language                     | xx     |
        | a region of a registered locale | ru-RU  |
        | an underscore                   | en_US  |
        | capital letters                 | EN     |

  @id:FORM-03
  @section:2.4
  @section:4.4.3
  @silent:SILENT-14
  Rule: For a count of 0, a text under `zero` takes precedence over the selected form

    @recorded:fallback-lookups-open-7
    @recorded:fallback-lookups-open-10
    @recorded:fallback-lookups-open-33
    Scenario Outline: a text under zero
      Given the translations
        """
        en: { inbox: { zero: nothing, one: "%{count} message", other: "%{count} messages" } }
        """
      When "inbox" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case      | count | text        |
        | zero      | 0     | nothing     |
        | minus one | -1    | -1 messages |

    @recorded:zero-form-nil-or-false
    Scenario Outline: values under zero that are no texts
      Given the translations
        """
        en: { a: { zero: <value>, other: o } }
        """
      When "a" is translated with count 0
      Then the translation is "<text>"

      Examples:
        | case  | value | text |
        | null  | null  | o    |
        | false | false | o    |
        | true  | true  | true |

    @recorded:zero-with-an-integer
    Scenario: an integer under zero
      Given the translations
        """
        en: { a: { zero: 0, one: 1, other: many } }
        """
      When "a" is translated with count 0
      Then the translation is "0"

    @recorded:zero-form-nil-or-false
    Scenario: a text under zero, and a whole Float
      Given the translations
        """
        en: { s: { zero: z, other: o } }
        """
      When "s" is translated with count 0.0
      Then the translation is "z"

    @recorded:fallback-lookups-open-2
    Scenario: a text under zero with a placeholder for the count
      Given the translations
        """
        en: { inbox: { zero: "zero %{count}", other: "%{count} messages" } }
        """
      When "inbox" is translated with count 0
      Then the translation is "zero 0"

    @recorded:fallback-lookups-open-33
    Scenario: a language whose rule selects one for 0
      Given the translations
        """
        fr: { items: { zero: aucun, one: "%{count} objet", other: "%{count} objets" } }
        en: { greeting: Hello }
        """
      And "fr" is active
      When "items" is translated with count 0
      Then the translation is "aucun"

  @id:FORM-04
  @section:2.4
  @section:4.4.3
  @silent:SILENT-15
  Rule: The translation is missing when the selected form is absent

    @recorded:lookups-open-21
    @recorded:lookups-open-107
    @recorded:lookups-open-20
    Scenario: the form other is absent
      Given the translations
        """
        en: { items: { one: One only } }
        """
      When "items" is translated with count 2
      Then the translation is "missing translation: en.items.other"

    @recorded:fallback-lookups-open-3
    Scenario: the form one is absent
      Given the translations
        """
        en: { items: { zero: none, few: several, other: many } }
        """
      When "items" is translated with count 1
      Then the translation is "missing translation: en.items.one"

    @recorded:forms-that-are-null
    Scenario Outline: forms that are null
      Given the translations
        """
        en: { items: { one: null, other: null }, few: { one: One, other: null } }
        """
      When "<key>" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case               | key   | count | text                                |
        | all of them, one   | items | 1     | missing translation: en.items.one   |
        | all of them, two   | items | 2     | missing translation: en.items.other |
        | beside a text      | few   | 2     | missing translation: en.few.other   |
        | the text beside it | few   | 1     | One                                 |

    @recorded:lookups-open-2
    @recorded:lookups-open-3
    @recorded:lookups-open-92
    Scenario Outline: keys without plural forms
      Given the translations
        """
        en:
          simple: Simple
          list: [zero, one, two]
          items: { one: One item, other: "%{count} items" }
        """
      When "<key>" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case               | key       | count | text                                  |
        | a text             | simple    | 1     | missing translation: en.simple.one    |
        | an array           | list      | 1     | missing translation: en.list.one      |
        | the path of a form | items.one | 1     | missing translation: en.items.one.one |

    @recorded:lookups-open-8
    @recorded:lookups-open-10
    @recorded:lookups-open-23
    Scenario: the path of a form, and that of its map, without a count
      Given the translations
        """
        en: { items: { one: One item, other: "%{count} items" } }
        """
      When "items.one" is translated
      Then the translation is "One item"
      When "items.other" is translated
      Then the translation is "%{count} items"
      When "items" is translated
      Then the translation is "missing translation: en.items"
