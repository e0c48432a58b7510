Feature: Localizing numbers
  Numbers are formatted according to one of the active locale's number formats. The format is
  i18n.number.formats.default, unless the call names another one.

  @id:NUMBER-01
  Rule: `localize` must group the integer part of a number with the default format's delimiter

    Scenario Outline: integers of several lengths
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
        | case                   | number      | text           |
        | zero                   | 0           | 0              |
        | one digit              | 1           | 1              |
        | two digits             | 12          | 12             |
        | three digits           | 999         | 999            |
        | four digits            | 1000        | 1,000          |
        | five digits            | 12345       | 12,345         |
        | six digits             | 123456      | 123,456        |
        | seven digits           | 1234567     | 1,234,567      |
        | zeros within           | 1000000     | 1,000,000      |
        | more than 32 bits      | 12345678901 | 12,345,678,901 |
        | negative, one digit    | -1          | -1             |
        | negative, three digits | -123        | -123           |
        | negative, four digits  | -1234       | -1,234         |
        | negative, six digits   | -123456     | -123,456       |
        | negative, seven digits | -1234567    | -1,234,567     |

    Scenario Outline: other delimiters
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: '<delimiter>', separator: '.', decimal_places: 0, group: 3, only_significant: false }
        """
      When the number 1234567 is localized
      Then the text is "<text>"

      Examples:
        | case                    | delimiter | text                |
        | an underscore           | _         | 1_234_567           |
        | no characters           |           | 1234567             |
        | two characters          | --        | 1--234--567         |
        | a dollar sign           | $&        | 1$&234$&567         |
        | a backslash and a digit | \1        | 1\1234\1567         |
        | a placeholder           | %{n}      | 1%{n}234%{n}567     |
        | a directive             | %d        | 1%d234%d567         |
        | markup                  | &nbsp;    | 1&nbsp;234&nbsp;567 |
        | a character of Unicode  | ’         | 1’234’567           |

    Scenario Outline: decimal numbers
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false }
        """
      When the number <number> is localized
      Then the text is "<text>"

      Examples:
        | case                                | number            | text                  |
        | three digits                        | 999.75            | 999.75                |
        | four digits                         | 1000.25           | 1,000.25              |
        | six digits                          | 123456.75         | 123,456.75            |
        | ten digits                          | 1234567890.75     | 1,234,567,890.75      |
        | negative, four digits               | -1234.25          | -1,234.25             |
        | negative, six digits                | -123456.75        | -123,456.75           |
        | fourteen digits                     | 12345678901234.25 | 12,345,678,901,234.25 |
        | rounding adds a group               | 999.9999          | 1,000.00              |
        | rounding adds a group to a negative | -999.9999         | -1,000.00             |

    Scenario Outline: many decimal places
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
        | case            | places | number        | text                 |
        | six             | 6      | 1234567890.5  | 1,234,567,890.500000 |
        | twelve          | 12     | 1234.5        | 1,234.500000000000   |
        | seven, negative | 7      | -123456789.25 | -123,456,789.2500000 |

    Scenario: one number after another
      Given the translations in "fixtures/locales/yaml"
      When the number 1234.5 is localized
      And the number 1234.75 is localized
      Then the text is "1,234.75"
      And the number -1234.5 localizes to "-1,234.50"

    Scenario: a narrow no-break space as the delimiter
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: "\u202F", separator: ".", decimal_places: 0, group: 3, only_significant: false }
        """
      When the number 1234567 is localized
      Then the text is "1 234 567"

  @id:NUMBER-02
  Rule: `localize` must put the default format's separator before the decimals

    Scenario: spaces around a separator
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ".", separator: " , ", decimal_places: 2, group: 3, only_significant: false }
        """
      When the number 234.75 is localized
      Then the text is "234 , 75"

    Scenario Outline: other separators
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: '.', separator: '<separator>', decimal_places: 2, group: 3, only_significant: false }
        """
      When the number 234.75 is localized
      Then the text is "<text>"

      Examples:
        | case                    | separator | text          |
        | a comma                 | ,         | 234,75        |
        | a middle dot            | ·         | 234·75        |
        | two characters          | ::        | 234::75       |
        | a dollar sign           | $&        | 234$&75       |
        | no characters           |           | 23475         |
        | a backslash and a digit | \0        | 234\075       |
        | a placeholder           | %{n}      | 234%{n}75     |
        | a directive             | %d        | 234%d75       |
        | markup                  | &middot;  | 234&middot;75 |
        | a bar                   | \|        | 234\|75       |

  @id:NUMBER-03
  Rule: `localize` must write as many decimals as the default format's `decimal_places` specifies

    Scenario Outline: more and fewer decimal places than the number has
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
        | case                                 | places | number    | text      |
        | as many as it has                    | 2      | 234.75    | 234.75    |
        | less than one                        | 2      | 0.25      | 0.25      |
        | less than a ten-thousandth           | 6      | 0.000025  | 0.000025  |
        | negative, less than one              | 2      | -0.25     | -0.25     |
        | one place                            | 1      | 234.5     | 234.5     |
        | one more                             | 3      | 234.75    | 234.750   |
        | many more                            | 6      | 1.5       | 1.500000  |
        | fewer, the rest is small             | 2      | 234.5612  | 234.56    |
        | fewer, the rest is large             | 2      | 234.5678  | 234.57    |
        | fewer, the rest is almost a half     | 2      | 234.5649  | 234.56    |
        | fewer, of a negative number          | 2      | -34.5678  | -34.57    |
        | fewer, a small rest of a negative    | 2      | -34.5612  | -34.56    |
        | as many as it has, seven             | 7      | 1.0234375 | 1.0234375 |
        | one, the rest is large               | 1      | 0.1789    | 0.2       |
        | the nines carry                      | 2      | 1.9999    | 2.00      |
        | the nines of a negative number carry | 2      | -9.9999   | -10.00    |
        | a zero after the separator           | 2      | 3.0412    | 3.04      |
        | nothing is left but zeros            | 2      | 3.0012    | 3.00      |
        | nothing at all is left               | 2      | 0.0012    | 0.00      |
        | nothing is left of one place         | 1      | 0.0123    | 0.0       |
        | a Float without decimals             | 2      | 234.0     | 234.00    |
        | the Float zero                       | 2      | 0.0       | 0.00      |
        | a negative Float without decimals    | 3      | -5.0      | -5.000    |

  @id:NUMBER-04
  Rule: `localize` must use the fields of the number format named in the call

    Scenario Outline: a format given as a Symbol or a String
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false }
                customs: { delimiter: "*", separator: "!", decimal_places: 0, group: 3, only_significant: false }
                custom: { delimiter: "_", separator: ";", decimal_places: 3, group: 3, only_significant: false }
                compact: { delimiter: "'", separator: ":", decimal_places: 1, group: 3, only_significant: false }
                price-in_2: { delimiter: "~", separator: "^", decimal_places: 2, group: 3, only_significant: false }
        """
      When the number 1234567.876 is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case                | format       | text          |
        | a Symbol            | :custom      | 1_234_567;876 |
        | a String            | "custom"     | 1_234_567;876 |
        | a second Symbol     | :compact     | 1'234'567:9   |
        | a second String     | "compact"    | 1'234'567:9   |
        | a name of one's own | "price-in_2" | 1~234~567^88  |

    Scenario: an empty delimiter
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false }
                custom: { only_significant: false, group: 3, decimal_places: 1, separator: ";", delimiter: "" }
        """
      When the number 1234.5 is localized with the format :custom
      Then the text is "1234;5"

    Scenario: an empty separator
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false }
                custom: { delimiter: "_", separator: "", decimal_places: 1, group: 3, only_significant: false }
        """
      When the number 1234.5 is localized with the format :custom
      Then the text is "1_2345"

    @surface:catalog
    Scenario: a format that is injected after a number was localized
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false }
        """
      When the number 1234.5 is localized
      And the translations are injected
        """
        en:
          i18n:
            number:
              formats:
                custom: { delimiter: "_", separator: ";", decimal_places: 1, group: 3, only_significant: false }
        """
      And the number 1234.5 is localized with the format :custom
      Then the text is "1_234;5"
      And the number 1234.5 localizes to "1,234.50"

    Scenario Outline: several kinds of numbers
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false }
                custom: { delimiter: "_", separator: ";", decimal_places: 3, group: 3, only_significant: false }
                compact: { delimiter: "_", separator: ";", decimal_places: 0, group: 3, only_significant: false }
        """
      When the number <number> is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case                    | number    | format   | text       |
        | negative                | -1234.875 | :custom  | -1_234;875 |
        | less than one           | 0.125     | :custom  | 0;125      |
        | negative, less than one | -0.125    | :custom  | -0;125     |
        | an Int                  | 1234567   | :compact | 1_234_567  |
        | a negative Int          | -1234567  | :compact | -1_234_567 |

    Scenario Outline: the format :default
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                custom: { delimiter: "_", separator: ";", decimal_places: 3, group: 3, only_significant: false }
                default: { delimiter: ",", separator: ".", decimal_places: 1, group: 3, only_significant: false }
        """
      When the number 1234.875 is localized with the format <format>
      Then the text is "1,234.9"

      Examples:
        | case     | format    |
        | a Symbol | :default  |
        | a String | "default" |

    Scenario: a format after another one
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false }
                custom: { delimiter: "_", separator: ";", decimal_places: 3, group: 3, only_significant: false }
                compact: { delimiter: "'", separator: ":", decimal_places: 1, group: 3, only_significant: false }
        """
      When the number 1234.5 is localized with the format :custom
      And the number 1234.5 is localized with the format :compact
      Then the text is "1'234:5"

    Scenario: a number without a format after one with a format
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", decimal_places: 1, group: 3, only_significant: false }
                custom: { delimiter: "_", separator: ";", decimal_places: 3, group: 3, only_significant: false }
        """
      When the number 1234.875 is localized with the format :custom
      And the number 1234.875 is localized
      Then the text is "1,234.9"

  @id:NUMBER-05
  Rule: `localize` must use the active locale's number formats

    Scenario Outline: the same number in several locales
      Given the translations in "fixtures/locales/yaml"
      And "<locale>" is active
      When the number 1234567.891 is localized with the format <format>
      Then the text is "<text>"

      Examples:
        | case            | locale | format   | text           |
        | English         | en     | :default | 1,234,567.89   |
        | French          | fr     | :default | 1 234 567,891  |
        | German          | de     | :default | 1.234.567,9    |
        | English, custom | en     | :custom  | 1_234_567;9    |
        | French, custom  | fr     | :custom  | 1'234'567·89   |
        | German, custom  | de     | :custom  | 1/234/567:8910 |

    @surface:catalog
    Scenario: the default locale of a catalog
      Given a new catalog with the default locale "fr"
      When the translations are injected
        """
        en: { i18n: { number: { formats: { default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false } } } } }
        fr: { i18n: { number: { formats: { default: { delimiter: "'", separator: ";", decimal_places: 1, group: 3, only_significant: false } } } } }
        """
      Then the number 1234.5 localizes to "1'234;5"

    @surface:module
    Scenario: the default locale of the main configuration
      Given these fields of the main configuration are set
        """
        default_locale: fr
        loaders:
          - en: { i18n: { number: { formats: { default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false } } } } }
            fr: { i18n: { number: { formats: { default: { delimiter: "'", separator: ";", decimal_places: 1, group: 3, only_significant: false } } } } }
        """
      When the module is initialized
      Then the number 1234.5 localizes to "1'234;5"

    Scenario: after another locale was activated
      Given the translations in "fixtures/locales/yaml"
      Then the number 1234567.891 localizes to "1,234,567.89"
      When "de" is activated
      Then the number 1234567.891 localizes to "1.234.567,9"

    Scenario: a format after another locale was activated
      Given the translations in "fixtures/locales/yaml"
      When the number 1234.5 is localized with the format :custom
      Then the text is "1_234;5"
      When "de" is activated
      And the number 1234.5 is localized with the format :custom
      Then the text is "1/234:5000"

    @surface:catalog
    Scenario: a locale that is injected after a number was localized
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false }
        """
      When the number 1234.5 is localized
      And the translations are injected
        """
        pt-PT:
          i18n:
            number:
              formats:
                default: { delimiter: "'", separator: ";", decimal_places: 1, group: 3, only_significant: false }
        """
      And "pt-PT" is activated
      Then the number 1234.5 localizes to "1'234;5"

  @id:NUMBER-06
  Rule: `localize` must format numbers even if the locale has no localization data other than number formats

    Scenario: a locale with number formats only
      Given the translations
        """
        en:
          i18n:
            number:
              formats:
                default: { delimiter: ".", separator: ".", decimal_places: 2, group: 3, only_significant: false }
        """
      When the number 1.25 is localized
      Then the text is "1.25"
