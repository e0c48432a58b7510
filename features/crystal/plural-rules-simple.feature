Feature: Plural rules with few forms
  A rule type assigns each count to one of the categories zero, one, two, few, many and other. In each row
  of the tables, all counts belong to the same category. The rule types of this feature look at the count
  as a whole, not at its digits.

  @id:RULE-01
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `Other` selects `other` for every count

    @recorded:plural-rules-open-17
    Scenario: any count
      When the rule type Other is applied to 0, 1, 2, 3, 5, 11, 21, 100, 101, 1000000, -1, -2, -11, 0.5, 1.5, 2.5
      Then the category is "other"

  @id:RULE-02
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `OneOther` selects `one` for 1, and `other` for the rest

    @recorded:plural-rules-open-13
    Scenario Outline: the category of a count
      When the rule type OneOther is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                               | category |
        | one             | 1                                    | one      |
        | other           | 0, 2, 3, 5, 11, 21, 31, 101, 1000000 | other    |
        | other, negative | -1, -2, -11                          | other    |
        | other, decimals | 0.5, 1.5, 2.5                        | other    |

  @id:RULE-03
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `OneWithZeroOther` selects `one` for 0 and 1, and `other` for the rest

    @recorded:plural-rules-open-16
    Scenario Outline: the category of a count
      When the rule type OneWithZeroOther is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                          | category |
        | one             | 0, 1                            | one      |
        | other           | 2, 3, 11, 21, 100, 101, 1000000 | other    |
        | other, negative | -1, -2, -11                     | other    |
        | other, decimals | 0.5, 1.5, 2.5                   | other    |

  @id:RULE-04
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `OneUpToTwoOther` selects `one` for counts from 0 to just below 2, and `other` for the rest

    @recorded:plural-rules-open-15
    Scenario Outline: the category of a count
      When the rule type OneUpToTwoOther is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                               | category |
        | one             | 0, 1                                 | one      |
        | one, decimals   | 0.5, 1.5                             | one      |
        | other           | 2, 2.5, 3, 11, 21, 100, 101, 1000000 | other    |
        | other, negative | -1, -2, -11                          | other    |

  @id:RULE-05
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `OneTwoOther` selects `one` for 1, `two` for 2, and `other` for the rest

    @recorded:plural-rules-open-14
    Scenario Outline: the category of a count
      When the rule type OneTwoOther is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                  | category |
        | one             | 1                                       | one      |
        | two             | 2                                       | two      |
        | other           | 0, 3, 11, 12, 21, 22, 101, 102, 1000000 | other    |
        | other, negative | -1, -2, -11                             | other    |
        | other, decimals | 0.5, 1.5, 2.5                           | other    |

  @id:RULE-06
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `Colognian` selects `zero` for 0, `one` for 1, and `other` for the rest

    @recorded:plural-rules-open-4
    Scenario Outline: the category of a count
      When the rule type Colognian is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                              | category |
        | zero            | 0                                   | zero     |
        | one             | 1                                   | one      |
        | other           | 2, 3, 10, 11, 21, 100, 101, 1000000 | other    |
        | other, negative | -1, -2, -11                         | other    |
        | other, decimals | 0.5, 1.5, 2.5                       | other    |

  @id:RULE-07
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `Langi` selects `zero` for 0, `one` for counts greater than 0 and less than 2, and `other` for the rest

    @recorded:plural-rules-open-7
    Scenario Outline: the category of a count
      When the rule type Langi is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                               | category |
        | zero            | 0                                    | zero     |
        | one             | 1                                    | one      |
        | one, decimals   | 0.5, 1.5                             | one      |
        | other           | 2, 2.5, 3, 11, 21, 100, 101, 1000000 | other    |
        | other, negative | -1, -2, -11                          | other    |

  @id:RULE-08
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `CentralMoroccoTamazight` selects `one` for 0, 1 and 11 to 99, and `other` for the rest

    @recorded:plural-rules-open-3
    Scenario Outline: the category of a count
      When the rule type CentralMoroccoTamazight is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                   | category |
        | one             | 0, 1, 11, 12, 50, 99                     | one      |
        | other           | 2, 3, 9, 10, 100, 101, 111, 130, 1000000 | other    |
        | other, negative | -1, -2, -11                              | other    |
        | other, decimals | 0.5, 1.5, 2.5                            | other    |
