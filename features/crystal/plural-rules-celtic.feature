Feature: Plural rules of Celtic languages
  A rule type assigns each count to one of the categories zero, one, two, few, many and other. In each row
  of the tables, all counts belong to the same category. For a negative count, the last two digits are the
  non-negative remainder after division by 100: -11 counts as ending in 89, not in 11.

  @id:RULE-17
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `Irish` selects `one` for 1, `two` for 2, `few` for 3 to 6, `many` for 7 to 10, and `other` for the rest

    @recorded:plural-rules-open-6
    Scenario Outline: the category of a count
      When the rule type Irish is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                             | category |
        | one             | 1                                                  | one      |
        | two             | 2                                                  | two      |
        | few             | 3, 4, 6                                            | few      |
        | many            | 7, 8, 10                                           | many     |
        | other           | 0, 11, 12, 13, 17, 21, 100, 101, 103, 107, 1000000 | other    |
        | other, negative | -1, -2, -11                                        | other    |
        | other, decimals | 0.5, 1.5, 2.5                                      | other    |

  @id:RULE-18
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `ScottishGaelic` selects `one` for 1 and 11, `two` for 2 and 12, `few` for the other integers from 3 to 19, and `other` for the rest

    @recorded:plural-rules-open-20
    Scenario Outline: the category of a count
      When the rule type ScottishGaelic is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                          | category |
        | one             | 1, 11                                           | one      |
        | two             | 2, 12                                           | two      |
        | few             | 3, 9, 10, 13, 18, 19                            | few      |
        | other           | 0, 20, 21, 22, 100, 101, 102, 111, 112, 1000000 | other    |
        | other, negative | -1, -2, -11                                     | other    |
        | other, decimals | 0.5, 1.5, 2.5                                   | other    |

  @id:RULE-19
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `Manx` selects `one` for counts that end in 1 or 2 and for multiples of 20, and `other` for the rest

    @recorded:plural-rules-open-12
    @recorded:negative-counts-Manx
    Scenario Outline: the category of a count
      When the rule type Manx is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                                           | category |
        | one             | 0, 1, 2, 11, 12, 20, 21, 22, 40, 60, 100, 101, 112, 120, 1000000 | one      |
        | other           | 3, 4, 10, 13, 19, 23, 30, 50, 70, 90, 110, 130                   | other    |
        | other, negative | -1, -2, -11                                                      | other    |
        | one, negative   | -8, -9, -20                                                      | one      |
        | other, decimals | 0.5, 1.5, 2.5                                                    | other    |

  @id:RULE-20
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `Welsh` selects `zero` for 0, `one` for 1, `two` for 2, `few` for 3, `many` for 6, and `other` for the rest

    @recorded:plural-rules-open-23
    Scenario Outline: the category of a count
      When the rule type Welsh is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                                   | category |
        | zero            | 0                                                        | zero     |
        | one             | 1                                                        | one      |
        | two             | 2                                                        | two      |
        | few             | 3                                                        | few      |
        | many            | 6                                                        | many     |
        | other           | 4, 5, 7, 10, 11, 16, 20, 26, 100, 101, 103, 106, 1000000 | other    |
        | other, negative | -1, -2, -11                                              | other    |
        | other, decimals | 0.5, 1.5, 2.5                                            | other    |

  @id:RULE-21
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `Breton` selects `other` when the tens digit is 1, 7 or 9, and `many` for nonzero multiples of a million; otherwise, the last digit decides

    @recorded:plural-rules-open-2
    @recorded:negative-counts-Breton
    Scenario Outline: the category of a count
      When the rule type Breton is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case               | counts                                                                      | category |
        | one                | 1, 21, 31, 61, 81, 101, 1001                                                | one      |
        | two                | 2, 22, 62, 82, 102                                                          | two      |
        | few                | 3, 4, 9, 23, 29, 63, 89, 103, 109                                           | few      |
        | many               | 1000000, 2000000                                                            | many     |
        | other              | 0, 5, 8, 10, 11, 12, 13, 19, 20, 71, 72, 73, 79, 91, 92, 99, 100, 111, 1000 | other    |
        | other, negative    | -1, -2                                                                      | other    |
        | few, negative      | -11                                                                         | few      |
        | one, negative      | -39                                                                         | one      |
        | few, more negative | -31                                                                         | few      |
        | other, decimals    | 0.5, 1.5, 2.5                                                               | other    |
