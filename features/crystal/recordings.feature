Feature: Recordings of crystal-i18n 0.2.2
  The folder fixtures/recordings contains calls to crystal-i18n 0.2.2, each with its outcome. When a
  port's outcomes differ from the recorded ones, the failure message names each recording and call that
  differs, up to ten of them. The other features of this level state the rules behind the recordings.

  @id:RECORDING-01
  @section:2.4
  @surface:library
  Rule: The plural categories that the rule types select match the recordings

    Scenario: integers, negative numbers and decimals
      Then every recording of plural-rules is reproduced

  @id:RECORDING-02
  @section:2.2
  @surface:library
  Rule: Fallback chains and the parents of tags match the recordings

    Scenario: chains of locales
      Then every recording of fallbacks is reproduced

    Scenario: parents of tags
      Then every recording of tags is reproduced

  @id:RECORDING-03
  @section:4.2
  @section:4.4
  @surface:library
  Rule: Lookups match the recordings

    Scenario: keys, values, counts, scopes and defaults
      Then every recording of lookups is reproduced

    Scenario: lookups through fallbacks
      Then every recording of fallback-lookups is reproduced

  @id:RECORDING-04
  @section:2.5
  @section:4.3
  @surface:library
  Rule: Localized numbers, dates and times match the recordings

    Scenario: numbers
      Then every recording of numbers is reproduced

    Scenario: each directive
      Then every recording of directives is reproduced

    Scenario: times, dates and patterns in two locales
      Then every recording of times is reproduced

  @id:RECORDING-05
  @section:2.3
  @surface:library
  Rule: Loaded translations match the recordings

    Scenario: folders of files
      Then every recording of loaders is reproduced

  @id:RECORDING-06
  @section:3
  @surface:library
  Rule: The states of the module and of catalogs match the recordings

    Scenario: sequences of operations
      Then every recording of states is reproduced
