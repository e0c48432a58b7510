Feature: Plural rules of locales, L to Z
  The tables list, in alphabetical order, the locales from L to Z for which the original registers a rule
  type.

  @id:REGISTRY-02
  @section:2.4
  @silent:SILENT-13
  @surface:library
  Rule: Each locale whose tag begins with a letter from L to Z has the rule type that the original registers for it

    @recorded:locale-rules
    Scenario Outline: L to O
      When the rule type of the locale "<case>" is requested
      Then it returns "<rule type>"

      Examples:
        | case  | rule type        |
        | lag   | Langi            |
        | ln    | OneWithZeroOther |
        | lo    | Other            |
        | lt    | Lithuanian       |
        | lv    | Latvian          |
        | mg    | OneWithZeroOther |
        | mk    | Macedonian       |
        | ml    | OneWithZeroOther |
        | mn    | OneOther         |
        | mo    | Romanian         |
        | mr-IN | OneWithZeroOther |
        | ms    | Other            |
        | mt    | Maltese          |
        | my    | Other            |
        | naq   | OneTwoOther      |
        | nb    | OneOther         |
        | ne    | OneOther         |
        | nl    | OneOther         |
        | nn    | OneOther         |
        | nso   | OneWithZeroOther |
        | oc    | OneOther         |
        | or    | OneWithZeroOther |

    @recorded:locale-rules
    Scenario Outline: P to S
      When the rule type of the locale "<case>" is requested
      Then it returns "<rule type>"

      Examples:
        | case   | rule type        |
        | pa     | OneWithZeroOther |
        | pap-AW | Other            |
        | pap-CW | Other            |
        | pl     | Polish           |
        | pt     | OneOther         |
        | ro     | Romanian         |
        | root   | Other            |
        | ru     | EastSlavic       |
        | sah    | Other            |
        | se     | OneTwoOther      |
        | ses    | Other            |
        | sg     | Other            |
        | sh     | EastSlavic       |
        | shi    | OneWithZeroOther |
        | sk     | WestSlavic       |
        | sl     | Slovenian        |
        | sma    | OneTwoOther      |
        | smi    | OneTwoOther      |
        | smj    | OneTwoOther      |
        | smn    | OneTwoOther      |
        | sms    | OneTwoOther      |
        | sr     | EastSlavic       |
        | st     | OneOther         |
        | sv     | OneOther         |
        | sv-SE  | OneOther         |
        | sw     | OneOther         |

    @recorded:locale-rules
    Scenario Outline: T to Z
      When the rule type of the locale "<case>" is requested
      Then it returns "<rule type>"

      Examples:
        | case   | rule type               |
        | th     | Other                   |
        | ti     | OneWithZeroOther        |
        | to     | Other                   |
        | tr     | Other                   |
        | tzm    | CentralMoroccoTamazight |
        | uk     | EastSlavic              |
        | ur     | OneOther                |
        | vi     | Other                   |
        | wa     | OneWithZeroOther        |
        | wo     | Other                   |
        | yo     | Other                   |
        | zh     | Other                   |
        | zh-CN  | Other                   |
        | zh-HK  | Other                   |
        | zh-TW  | Other                   |
        | zh-YUE | Other                   |
