Feature: Locale tags
  A locale's name is a tag whose parts are separated by hyphens.

  @id:TAG-01
  @section:2.2
  @silent:SILENT-08
  @surface:library
  Rule: The parents of a tag are the shorter tags obtained by repeatedly removing its last part

    @recorded:tags-open-1..9
    Scenario Outline: tags
      When the parents of the tag "<tag>" are requested
      Then it returns the list <parents>

      Examples:
        | case          | tag        | parents               |
        | one part      | en         | []                    |
        | three parts   | zh-Hant-TW | ["zh-Hant", "zh"]     |
        | four parts    | a-b-c-d    | ["a-b-c", "a-b", "a"] |
        | an underscore | en_US      | []                    |
