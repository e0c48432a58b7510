Feature: Rounding numbers
  The document gives no rule for numbers that are exactly halfway between two possible results, for negative
  numbers that round to zero, or for very small and very large numbers.

  @id:ROUND-01
  @section:2.5
  @section:4.3.1
  @silent:SILENT-20
  @silent:SILENT-21
  Rule: A number exactly halfway between two possible results is rounded to the one whose last digit is even

    @recorded:numbers-open-46
    @recorded:numbers-open-53
    @recorded:numbers-open-103
    @recorded:numbers-open-202
    Scenario Outline: Floats that are exactly halfway
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
        | case                           | places | number             | text                  |
        | down to 2                      | 0      | 2.5                | 2                     |
        | up to 4                        | 0      | 3.5                | 4                     |
        | down, in the second decimal    | 2      | 0.125              | 0.12                  |
        | up, in the second decimal      | 2      | 0.375              | 0.38                  |
        | down to a negative even number | 0      | -2.5               | -2                    |
        | down, of a large number        | 2      | 70368744177664.125 | 70,368,744,177,664.12 |

  @id:ROUND-04
  @section:2.5
  @section:4.3.1
  @silent:SILENT-20
  Rule: A Float counts as halfway if multiplying it by ten to the power of `decimal_places`, in floating-point arithmetic, gives a number exactly halfway between two integers

    @recorded:numbers-open-17
    @recorded:numbers-open-79
    @recorded:numbers-open-103
    @recorded:numbers-open-299
    Scenario Outline: Floats that are not exactly halfway
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
        | case                                       | places | number      | text         |
        | halfway after multiplication, rounded up   | 2      | -549297.595 | -549,297.60  |
        | halfway after multiplication, rounded down | 1      | -8511991.65 | -8,511,991.6 |
        | below halfway after multiplication         | 2      | 1.005       | 1.00         |
        | halfway in a later decimal                 | 1      | 0.125       | 0.1          |

  @id:ROUND-02
  @section:2.5
  @section:4.3.1
  @silent:SILENT-43
  Rule: A negative Float that rounds to zero keeps its sign, but a negative Int does not

    @recorded:numbers-open-9
    @recorded:numbers-open-16
    @recorded:numbers-open-22
    Scenario Outline: with negative decimal places
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
        | case    | number     | text |
        | a Float | -49.367562 | -0   |
        | an Int  | -1         | 0    |

    @recorded:floats-zero-and-negative-zero
    Scenario Outline: with two decimal places
      Given the translations
        """
        en: { i18n: { number: { formats: { default: { delimiter: ",", separator: ".", decimal_places: 2 } } } } }
        """
      When the number <number> is localized
      Then the text is "<text>"

      Examples:
        | case       | number | text  |
        | a Float    | -0.001 | -0.00 |
        | minus zero | -0.0   | -0.00 |
        | an Int     | 0      | 0.00  |

  @id:ROUND-03
  @section:4.3
  @section:8
  @silent:SILENT-21
  Rule: Very small and very large numbers are written without an exponent

    @recorded:numbers-open-48
    @recorded:numbers-open-114
    @recorded:numbers-open-157
    Scenario Outline: small and large numbers
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", group: 3 }
                custom: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false }
        """
      When the number <number> is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case                       | number              | format   | text                      |
        | a tiny Float               | 1e-7                | :default | 0.0000001                 |
        | a tiny Float, rounded      | 1e-7                | :custom  | 0.00                      |
        | the largest Int of 64 bits | 9223372036854775807 | :default | 9,223,372,036,854,775,807 |

    @recorded:numbers-open-29
    @recorded:numbers-open-124
    @recorded:numbers-open-128
    @recorded:numbers-open-176
    Scenario: a large Float
      Given the translations
        """
        en: { i18n: { number: { formats: { default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3 } } } } }
        """
      When the number 1e16 is localized
      Then the text is "10,000,000,000,000,000.00"
