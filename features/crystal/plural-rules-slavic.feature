Feature: Plural rules of Slavic and Baltic languages
  A rule type assigns each count to one of the categories zero, one, two, few, many and other. In each row
  of the tables, all counts belong to the same category. Most rule types of this feature look at the last
  one or two digits of a count. For a negative count, the last two digits are the non-negative remainder
  after division by 100: -11 counts as ending in 89.

  @id:RULE-09
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `EastSlavic` selects `one`, `few` or `many` by the last two digits of an integer, and `other` for a decimal count

    @recorded:plural-rules-open-5
    @recorded:negative-counts-EastSlavic
    Scenario Outline: the category of a count
      When the rule type EastSlavic is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                                       | category |
        | one             | 1, 21, 31, 101, 121, 1001                                    | one      |
        | few             | 2, 3, 4, 22, 24, 102, 104, 122                               | few      |
        | many            | 0, 5, 9, 10, 11, 12, 14, 20, 25, 100, 111, 112, 114, 1000000 | many     |
        | other, decimals | 0.5, 1.5, 2.5                                                | other    |
        | many, negative  | -1, -2, -11                                                  | many     |
        | one, negative   | -9                                                           | one      |
        | few, negative   | -98                                                          | few      |

  @id:RULE-10
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `Polish` selects `one` for 1 and `other` for a decimal count; for any other integer, the last two digits decide between `few` and `many`

    @recorded:plural-rules-open-18
    @recorded:negative-counts-Polish
    Scenario Outline: the category of a count
      When the rule type Polish is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                                                       | category |
        | one             | 1                                                                            | one      |
        | few             | 2, 3, 4, 22, 24, 102, 104, 122                                               | few      |
        | many            | 0, 5, 10, 11, 12, 14, 20, 21, 25, 31, 100, 101, 112, 114, 121, 1001, 1000000 | many     |
        | other, decimals | 0.5, 1.5, 2.5                                                                | other    |
        | many, negative  | -1, -2, -11                                                                  | many     |
        | few, negative   | -8                                                                           | few      |

  @id:RULE-11
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `WestSlavic` selects `one` for 1, `few` for 2, 3 and 4, and `other` for the rest

    @recorded:plural-rules-open-24
    Scenario Outline: the category of a count
      When the rule type WestSlavic is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                           | category |
        | one             | 1                                                | one      |
        | few             | 2, 3, 4                                          | few      |
        | other           | 0, 5, 11, 12, 21, 22, 24, 101, 102, 104, 1000000 | other    |
        | other, negative | -1, -2, -11                                      | other    |
        | other, decimals | 0.5, 1.5, 2.5                                    | other    |

  @id:RULE-12
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `Slovenian` selects by the last two digits: `one` for 01, `two` for 02, `few` for 03 and 04, and otherwise `other`

    @recorded:plural-rules-open-21
    @recorded:negative-counts-Slovenian
    Scenario Outline: the category of a count
      When the rule type Slovenian is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                                    | category |
        | one             | 1, 101, 201, 1001                                         | one      |
        | two             | 2, 102, 202                                               | two      |
        | few             | 3, 4, 103, 104                                            | few      |
        | other           | 0, 5, 11, 12, 14, 21, 22, 24, 100, 105, 111, 112, 1000000 | other    |
        | other, negative | -1, -2, -11                                               | other    |
        | one, negative   | -99                                                       | one      |
        | two, negative   | -98                                                       | two      |
        | few, negative   | -96, -97                                                  | few      |
        | other, decimals | 0.5, 1.5, 2.5                                             | other    |

  @id:RULE-13
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `UpperSorbian` selects by the last two digits: `one` for 01, `two` for 02, `few` for 03 and 04, and otherwise `other`

    @recorded:plural-rules-open-22
    @recorded:negative-counts-UpperSorbian
    Scenario Outline: the category of a count
      When the rule type UpperSorbian is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                                    | category |
        | one             | 1, 101, 201, 1001                                         | one      |
        | two             | 2, 102, 202                                               | two      |
        | few             | 3, 4, 103, 104                                            | few      |
        | other           | 0, 5, 11, 12, 14, 21, 22, 24, 100, 105, 111, 112, 1000000 | other    |
        | other, negative | -1, -2, -11                                               | other    |
        | one, negative   | -99                                                       | one      |
        | few, negative   | -96, -97                                                  | few      |
        | other, decimals | 0.5, 1.5, 2.5                                             | other    |

  @id:RULE-14
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `Lithuanian` selects by the last digit, except that it selects `other` for counts that end in 11 to 19

    @recorded:plural-rules-open-9
    @recorded:negative-counts-Lithuanian
    Scenario Outline: the category of a count
      When the rule type Lithuanian is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                                | category |
        | one             | 1, 21, 31, 101, 121, 1001                             | one      |
        | few             | 2, 3, 9, 22, 29, 102, 109, 122                        | few      |
        | other           | 0, 10, 11, 12, 15, 19, 20, 30, 100, 111, 119, 1000000 | other    |
        | few, negative   | -1, -2, -11                                           | few      |
        | one, negative   | -9                                                    | one      |
        | other, negative | -89                                                   | other    |
        | other, decimals | 0.5, 1.5, 2.5                                         | other    |

  @id:RULE-15
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `Latvian` selects `one` for counts that end in 1 but not in 11, and `other` for the rest

    @recorded:plural-rules-open-8
    @recorded:negative-counts-Latvian
    Scenario Outline: the category of a count
      When the rule type Latvian is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                            | category |
        | one             | 1, 21, 31, 101, 121, 1001                         | one      |
        | other           | 0, 2, 10, 11, 20, 22, 100, 110, 111, 211, 1000000 | other    |
        | other, negative | -1, -2, -11                                       | other    |
        | one, negative   | -9                                                | one      |
        | other, decimals | 0.5, 1.5, 2.5                                     | other    |

  @id:RULE-16
  @section:2.4
  @silent:SILENT-12
  @surface:library
  Rule: The rule type `Macedonian` selects `one` for counts that end in 1, except for 11 itself, and `other` for the rest

    @recorded:plural-rules-open-10
    @recorded:negative-counts-Macedonian
    Scenario Outline: the category of a count
      When the rule type Macedonian is applied to <counts>
      Then the category is "<category>"

      Examples:
        | case            | counts                                      | category |
        | one             | 1, 21, 31, 101, 111, 121, 211, 1001         | one      |
        | other           | 0, 2, 10, 11, 12, 20, 22, 100, 110, 1000000 | other    |
        | other, negative | -1, -2, -11                                 | other    |
        | one, negative   | -9                                          | one      |
        | other, decimals | 0.5, 1.5, 2.5                               | other    |
