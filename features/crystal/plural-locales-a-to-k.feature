Feature: Plural rules of locales, A to K
  The tables list, in alphabetical order, the locales from A to K for which the original registers a rule
  type.

  @id:REGISTRY-01
  @section:2.4
  @silent:SILENT-13
  @surface:library
  Rule: Each locale whose tag begins with a letter from A to K has the rule type that the original registers for it

    @recorded:locale-rules
    Scenario Outline: A to D
      When the rule type of the locale "<case>" is requested
      Then it returns "<rule type>"

      Examples:
        | case  | rule type        |
        | ak    | OneWithZeroOther |
        | am    | OneWithZeroOther |
        | ar    | Arabic           |
        | az    | Other            |
        | be    | EastSlavic       |
        | bg    | OneOther         |
        | bh    | OneWithZeroOther |
        | bm    | Other            |
        | bn    | OneOther         |
        | bo    | Other            |
        | br    | Breton           |
        | bs    | EastSlavic       |
        | by    | EastSlavic       |
        | ca    | OneOther         |
        | cs    | WestSlavic       |
        | cy    | Welsh            |
        | da    | OneOther         |
        | de    | OneOther         |
        | de-AT | OneOther         |
        | de-CH | OneOther         |
        | de-DE | OneOther         |
        | dz    | Other            |

    @recorded:locale-rules
    Scenario Outline: E
      When the rule type of the locale "<case>" is requested
      Then it returns "<rule type>"

      Examples:
        | case   | rule type |
        | el     | OneOther  |
        | en     | OneOther  |
        | en-AU  | OneOther  |
        | en-CA  | OneOther  |
        | en-GB  | OneOther  |
        | en-IN  | OneOther  |
        | en-NZ  | OneOther  |
        | eo     | OneOther  |
        | es     | OneOther  |
        | es-419 | OneOther  |
        | es-AR  | OneOther  |
        | es-CL  | OneOther  |
        | es-CO  | OneOther  |
        | es-CR  | OneOther  |
        | es-EC  | OneOther  |
        | es-ES  | OneOther  |
        | es-MX  | OneOther  |
        | es-NI  | OneOther  |
        | es-PA  | OneOther  |
        | es-PE  | OneOther  |
        | es-US  | OneOther  |
        | es-VE  | OneOther  |
        | et     | OneOther  |
        | eu     | OneOther  |

    @recorded:locale-rules
    Scenario Outline: F to K
      When the rule type of the locale "<case>" is requested
      Then it returns "<rule type>"

      Examples:
        | case  | rule type        |
        | fa    | Other            |
        | ff    | OneUpToTwoOther  |
        | fi    | OneOther         |
        | fr    | OneUpToTwoOther  |
        | fr-CA | OneUpToTwoOther  |
        | fr-CH | OneUpToTwoOther  |
        | fr-FR | OneUpToTwoOther  |
        | ga    | Irish            |
        | gd    | ScottishGaelic   |
        | gl    | OneOther         |
        | guw   | OneWithZeroOther |
        | gv    | Manx             |
        | he    | OneOther         |
        | hi    | OneWithZeroOther |
        | hi-IN | OneWithZeroOther |
        | hr    | EastSlavic       |
        | hsb   | UpperSorbian     |
        | hu    | OneOther         |
        | id    | Other            |
        | ig    | Other            |
        | ii    | Other            |
        | is    | OneOther         |
        | it    | OneOther         |
        | it-CH | OneOther         |
        | iu    | OneTwoOther      |
        | ja    | Other            |
        | jv    | Other            |
        | ka    | Other            |
        | kab   | OneUpToTwoOther  |
        | kde   | Other            |
        | kea   | Other            |
        | km    | Other            |
        | kn    | Other            |
        | ko    | Other            |
        | ksh   | Colognian        |
        | kw    | OneTwoOther      |
