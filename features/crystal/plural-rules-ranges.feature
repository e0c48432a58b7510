Feature: Plural rules of Arabic, Maltese and Romanian
  A rule type assigns each count to one of the categories zero, one, two, few, many and other. In each row
  of the tables, all counts belong to the same category. The rule types of this feature distinguish ranges
  of the last two digits of a count. For a negative count, these digits are the non-negative remainder
  after division by 100: -11 counts as ending in 89.

  @id:RULE-22
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `Arabic` selects `zero` for 0, `one` for 1 and `two` for 2; for any other count, the last two digits decide between `few`, `many` and `other`

    @recorded:plural-rules-open-1
    @recorded:negative-counts-Arabic
    Scenario Outline: the category of a count
      When the rule type Arabic is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                            | category |
        | zero            | 0                                                 | zero     |
        | one             | 1                                                 | one      |
        | two             | 2                                                 | two      |
        | few             | 3, 9, 10, 103, 110                                | few      |
        | many            | 11, 19, 21, 50, 99, 111, 211                      | many     |
        | other           | 100, 101, 102, 200, 201, 202, 1000, 1001, 1000000 | other    |
        | other, decimals | 0.5, 1.5, 2.5                                     | other    |
        | many, negative  | -1, -2, -11                                       | many     |
        | few, negative   | -97                                               | few      |
        | other, negative | -100                                              | other    |

  @id:RULE-23
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `Maltese` selects `one` for 1, `few` for 0 and counts ending in 02 to 10, `many` for those ending in 11 to 19, and otherwise `other`

    @recorded:plural-rules-open-11
    @recorded:negative-counts-Maltese
    Scenario Outline: the category of a count
      When the rule type Maltese is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                                       | category |
        | one             | 1                                                            | one      |
        | few             | 0, 2, 3, 10, 102, 110, 202                                   | few      |
        | many            | 11, 12, 19, 111, 119, 211                                    | many     |
        | other           | 20, 21, 22, 99, 100, 101, 120, 200, 201, 1000, 1001, 1000000 | other    |
        | other, negative | -1, -2, -11                                                  | other    |
        | few, negative   | -98                                                          | few      |
        | many, negative  | -81, -89                                                     | many     |
        | other, decimals | 0.5, 1.5, 2.5                                                | other    |

  @id:RULE-24
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `Romanian` selects `one` for 1; `few` for 0, 2 to 19, and any other count that ends in 01 to 19; and `other` for the rest

    @recorded:plural-rules-open-19
    @recorded:negative-counts-Romanian
    Scenario Outline: the category of a count
      When the rule type Romanian is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                            | category |
        | one             | 1                                                 | one      |
        | few             | 0, 2, 10, 11, 19, 101, 102, 119, 201, 202, 1001   | few      |
        | other           | 20, 21, 22, 99, 100, 120, 121, 200, 1000, 1000000 | other    |
        | other, negative | -1, -2, -11                                       | other    |
        | few, negative   | -81, -99                                          | few      |
        | other, decimals | 0.5, 1.5, 2.5                                     | other    |

  @id:RULE-25
  @section:2.4
  @section:4.1
  @silent:SILENT-12
  @surface:library
  Rule: A Float below 2^53 with no fractional part has the same plural category as the Int of the same value

    @recorded:plural-rules-open-5
    @recorded:plural-rules-open-13
    @recorded:plural-rules-open-14
    @recorded:plural-rules-open-18
    @recorded:plural-rules-open-19
    @recorded:plural-rules-open-20
    @recorded:plural-rules-open-23
    Scenario Outline: whole Floats
      When the rule type <rule> is applied to <count>
      Then the category is "<category>"

      Examples:
        | case                   | rule           | count | category |
        | 0.0 in Welsh           | Welsh          | 0.0   | zero     |
        | 1.0 in OneOther        | OneOther       | 1.0   | one      |
        | 2.0 in OneTwoOther     | OneTwoOther    | 2.0   | two      |
        | 21.0 in EastSlavic     | EastSlavic     | 21.0  | one      |
        | 11.0 in Polish         | Polish         | 11.0  | many     |
        | 11.0 in ScottishGaelic | ScottishGaelic | 11.0  | one      |
        | 11.0 in Maltese        | Maltese        | 11.0  | many     |
