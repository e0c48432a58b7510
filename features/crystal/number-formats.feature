Feature: Fields of number formats
  The document names the fields `group` and `only_significant`, but does not say what they mean. It also
  leaves open how Ints are formatted, and what happens when a format lacks some fields.

  @id:FORMAT-01
  @section:2.5
  @silent:SILENT-16
  Rule: `group` is the number of digits between two delimiters

    @recorded:numbers-open-4
    @recorded:numbers-open-17
    @recorded:numbers-open-29
    @recorded:numbers-open-40
    Scenario Outline: groups of two and four
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", decimal_places: 2, group: <group>, only_significant: false }
        """
      When the number <number> is localized
      Then the text is "<text>"

      Examples:
        | case                               | group | number     | text          |
        | two                                | 2     | 1234567    | 1,23,45,67.00 |
        | two, with an even number of digits | 2     | 784881.25  | 78,48,81.25   |
        | four, negative                     | 4     | -842484.25 | -84,2484.25   |

    @recorded:group-one-and-zero
    Scenario: groups of one
      Given the translations
        """
        en: { i18n: { number: { formats: { default: { delimiter: ",", separator: ".", decimal_places: 0, group: 1 } } } } }
        """
      When the number 12345 is localized
      Then the text is "1,2,3,4,5"

  @id:FORMAT-09
  @section:2.5
  @silent:SILENT-16
  Rule: `localize` raises an error for a number format whose `group` is below 1

    @recorded:group-one-and-zero
    Scenario Outline: groups of no digits
      Given the translations
        """
        en: { i18n: { number: { formats: { default: { delimiter: ",", separator: ".", decimal_places: 0, group: <group> } } } } }
        """
      When the number 12345 is localized
      Then it raises another error

      Examples:
        | case     | group |
        | zero     | 0     |
        | negative | -2    |

  @id:FORMAT-10
  @section:2.5
  @silent:SILENT-18
  Rule: A field of a number format that is null is treated as absent

    @recorded:fields-of-other-types
    Scenario: null in every field
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: null, separator: null, decimal_places: null, group: null, only_significant: null }
        """
      When the number 1234.5 is localized
      Then the text is "1,234.5"

  @id:FORMAT-02
  @section:2.5
  @silent:SILENT-17
  Rule: `only_significant` removes trailing zeros, except for a zero directly after the separator

    @recorded:numbers-open-3
    @recorded:numbers-open-19
    @recorded:numbers-open-26
    @recorded:numbers-open-115
    @recorded:numbers-open-222
    Scenario Outline: decimals that end in zeros
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", decimal_places: 5, group: 3, only_significant: true }
                custom: { delimiter: ",", separator: ".", decimal_places: 0, group: 3, only_significant: true }
        """
      When the number <number> is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case                  | number     | format   | text        |
        | zeros at the end      | 351216.011 | :default | 351,216.011 |
        | zeros in between      | 1.00105    | :default | 1.00105     |
        | an integer with zeros | 1000       | :default | 1,000.0     |
        | nothing but zeros     | 0.0000001  | :default | 0.0         |
        | no decimal places     | 1000.25    | :custom  | 1,000       |

  @id:FORMAT-03
  @section:2.5
  @silent:SILENT-18
  Rule: A format without a delimiter uses a comma, and a format without a separator uses a point

    @recorded:numbers-open-6
    @recorded:numbers-open-20
    @recorded:numbers-open-29
    @recorded:numbers-open-34
    @recorded:numbers-open-37
    @recorded:numbers-open-141
    Scenario Outline: absent fields
      Given the translations
        """
        en: { i18n: { number: { formats: { default: <format> } } } }
        """
      When the number 415446.188 is localized
      Then the text is "<text>"

      Examples:
        | case                             | format                                                | text         |
        | no delimiter                     | { separator: ";", decimal_places: 2 }                 | 415,446;19   |
        | no separator                     | { delimiter: "_", decimal_places: 2 }                 | 415_446.19   |
        | no group and no only_significant | { delimiter: "_", separator: ";", decimal_places: 4 } | 415_446;1880 |

    @recorded:numbers-open-3
    @recorded:numbers-open-23
    Scenario: an empty delimiter
      Given the translations
        """
        en: { i18n: { number: { formats: { default: { delimiter: "", separator: ".", decimal_places: 2 } } } } }
        """
      When the number 441849.25 is localized
      Then the text is "441849.25"

  @id:FORMAT-04
  @section:2.5
  @silent:SILENT-18
  Rule: A format without `decimal_places` keeps all of the number's decimals

    @recorded:numbers-open-1
    @recorded:numbers-open-8
    @recorded:numbers-open-14
    @recorded:numbers-open-39
    @recorded:numbers-open-48
    Scenario Outline: numbers with and without decimals
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: " ", separator: "," }
                custom: { delimiter: " ", separator: ",", only_significant: true }
        """
      When the number <number> is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case                           | number      | format   | text         |
        | a Float with one decimal       | 59736843.2  | :default | 59 736 843,2 |
        | an Int                         | 123456      | :default | 123 456      |
        | a Float, with only_significant | -188973.079 | :custom  | -188 973,079 |
        | an Int, with only_significant  | 999         | :custom  | 999          |
        | a tiny number                  | 1e-7        | :default | 0,0000001    |

    @recorded:no-decimal-places
    Scenario Outline: numbers of many digits
      Given the translations
        """
        en: { i18n: { number: { formats: { default: { delimiter: ",", separator: "." } } } } }
        """
      When the number <number> is localized
      Then the text is "<text>"

      Examples:
        | case                | number              | text                            |
        | with eight decimals | 123456789.123456789 | 123,456,789.12345679            |
        | a large whole Float | 1e21                | 1,000,000,000,000,000,000,000.0 |

    @recorded:numbers-open-14
    @recorded:numbers-open-106
    @recorded:numbers-open-117
    Scenario Outline: whole Floats, which get one decimal
      Given the translations
        """
        en: { i18n: { number: { formats: { default: { delimiter: " ", separator: "," } } } } }
        """
      When the number <number> is localized
      Then the text is "<text>"

      Examples:
        | case     | number     | text         |
        | positive | 65825734.0 | 65 825 734,0 |
        | zero     | 0.0        | 0,0          |

  @id:FORMAT-05
  @section:2.5
  @section:4.3.1
  @silent:SILENT-19
  Rule: An Int is written with as many zeros after the separator as `decimal_places` specifies

    @recorded:numbers-open-2
    @recorded:numbers-open-4
    @recorded:numbers-open-5
    @recorded:numbers-open-12
    Scenario Outline: numbers of decimal places
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", decimal_places: <places>, group: 3, only_significant: false }
        """
      When the number <number> is localized
      Then the text is "<text>"

      Examples:
        | case          | places | number | text    |
        | two           | 2      | 999    | 999.00  |
        | five          | 5      | 1      | 1.00000 |
        | two, for zero | 2      | 0      | 0.00    |

  @id:FORMAT-06
  @section:2.5
  @section:4.3.1
  @silent:SILENT-19
  Rule: When `decimal_places` is 0, neither the decimal separator nor decimals are written

    @recorded:numbers-open-2
    @recorded:numbers-open-13
    @recorded:numbers-open-25
    @recorded:numbers-open-46
    Scenario Outline: Ints and Floats
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", decimal_places: 0, group: 3, only_significant: false }
        """
      When the number <number> is localized
      Then the text is "<text>"

      Examples:
        | case                            | number      | text     |
        | an Int                          | -1000       | -1,000   |
        | a Float, rounded up             | 6554.90958  | 6,555    |
        | a Float, rounded down           | -857588.263 | -857,588 |
        | a Float that gets another group | 999.75      | 1,000    |

  @id:FORMAT-07
  @section:2.5
  @silent:SILENT-19
  Rule: If `decimal_places` is negative, numbers are rounded to tens, hundreds and so on

    @recorded:numbers-open-16
    @recorded:numbers-open-20
    @recorded:numbers-open-22
    @recorded:numbers-open-45
    @recorded:numbers-open-73
    Scenario Outline: rounding to hundreds
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", decimal_places: -2, group: 3, only_significant: false }
        """
      When the number <number> is localized
      Then the text is "<text>"

      Examples:
        | case                           | number      | text      |
        | an Int, rounded down           | 1234517     | 1,234,500 |
        | an Int, rounded up             | 1234567     | 1,234,600 |
        | an Int that gets another group | 999         | 1,000     |
        | a Float, rounded up            | 866.355424  | 900       |
        | a negative Float               | -2288.32897 | -2,300    |
        | an Int that rounds to zero     | 1           | 0         |
        | a Float that rounds to zero    | 0.5         | 0         |

  @id:FORMAT-08
  @section:4.2
  @section:4.3
  @silent:SILENT-25
  Rule: When the named number format does not exist, `localize` formats the number as if that format had no fields

    @recorded:numbers-open-7
    @recorded:numbers-open-9
    @recorded:numbers-open-14
    Scenario Outline: a locale with other formats
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: "_", separator: ";", decimal_places: 3, group: 4, only_significant: true }
        """
      When the number <number> is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case               | number      | format    | text          |
        | an Int             | 1234567     | :missing  | 1,234,567     |
        | a Float            | -12799133.6 | :missing  | -12,799,133.6 |
        | a String as format | 1234567     | "missing" | 1,234,567     |

    @recorded:absent-in-the-active-locale
    Scenario: a default locale that has the format
      Given the translations
        """
        en: { i18n: { number: { formats: { default: { delimiter: ",", separator: ".", decimal_places: 2 } } } } }
        fr: { a: A }
        """
      And "fr" is active
      When the number 1234.5 is localized
      Then the text is "1,234.5"
