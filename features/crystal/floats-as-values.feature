Feature: Small and large Floats as values
  The document does not say how very small and very large Floats are written when they replace
  placeholders.

  @id:VALUE-01
  @section:4.1
  @section:4.4.2
  @silent:SILENT-34
  Rule: A Float that replaces a placeholder is written with an exponent if its absolute value is more than 0 and less than 0.0001, or is at least 1e15

    @recorded:value-of-params-as-float
    Scenario Outline: Floats with decimals
      Given the translations
        """
        en: { text: "<%{name}>" }
        """
      When "text" is translated with the params
        | name | <value> |
      Then the translation is "<<text>>"

      Examples:
        | case                            | value              | text                   |
        | a small Float                   | 0.00001            | 1.0e-5                 |
        | the smallest Float              | 5e-324             | 5.0e-324               |
        | not yet small                   | 0.0001             | 0.0001                 |
        | a large Float with decimals     | 1234567890123456.5 | 1.2345678901234565e+15 |
        | nine digits before the decimals | 123456789.125      | 123456789.125          |

    @recorded:value-of-params-as-float
    Scenario Outline: whole Floats
      Given the translations
        """
        en: { text: "<%{name}>" }
        """
      When "text" is translated with the params
        | name | <value> |
      Then the translation is "<<text>>"

      Examples:
        | case                   | value | text     |
        | ten to the fifteenth   | 1e15  | 1.0e+15  |
        | ten to the sixteenth   | 1e16  | 1.0e+16  |
        | ten to the hundredth   | 1e100 | 1.0e+100 |
        | a hundred              | 100.0 | 100.0    |
        | zero with a minus sign | -0.0  | -0.0     |
