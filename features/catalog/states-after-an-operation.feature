Feature: Operations one after another
  The state of a catalog consists of its available locales and its active locale. The effect of an
  operation depends on the current state, but not on whether the previous operation succeeded or raised
  InvalidLocale.

  Background:
    Given the translations in "fixtures/locales/yaml"

  @id:STATE-07
  Rule: In a given state, an operation must have the same effect regardless of which operation preceded it

    Scenario Outline: two operations that activate a locale
      When "<first locale>" is <first>
      Then it <first outcome>
      When "<locale>" is <second>
      Then it <outcome>
      And the active locale is "<active>"
      And "greeting" translates to "<greeting>"

      Examples:
        | case                                 | first locale | first                  | first outcome        | locale | second                 | outcome              | active | greeting  |
        | activate after activate is refused   | es           | activated              | raises InvalidLocale | de     | activated              | returns "de"         | de     | Guten Tag |
        | activate is refused twice            | es           | activated              | raises InvalidLocale | xx     | activated              | raises InvalidLocale | en     | Hello     |
        | locale= after activate is refused    | es           | activated              | raises InvalidLocale | de     | assigned as the locale | returns "de"         | de     | Guten Tag |
        | locale= is refused after activate is | es           | activated              | raises InvalidLocale | xx     | assigned as the locale | raises InvalidLocale | en     | Hello     |
        | activate after locale=               | fr           | assigned as the locale | returns "fr"         | de     | activated              | returns "de"         | de     | Guten Tag |
        | activate is refused after locale=    | fr           | assigned as the locale | returns "fr"         | es     | activated              | raises InvalidLocale | fr     | Bonjour   |
        | locale= is refused after locale=     | fr           | assigned as the locale | returns "fr"         | es     | assigned as the locale | raises InvalidLocale | fr     | Bonjour   |
        | activate after locale= is refused    | es           | assigned as the locale | raises InvalidLocale | de     | activated              | returns "de"         | de     | Guten Tag |
        | activate is refused after locale= is | es           | assigned as the locale | raises InvalidLocale | xx     | activated              | raises InvalidLocale | en     | Hello     |
        | locale= after locale= is refused     | es           | assigned as the locale | raises InvalidLocale | de     | assigned as the locale | returns "de"         | de     | Guten Tag |
        | locale= is refused twice             | es           | assigned as the locale | raises InvalidLocale | xx     | assigned as the locale | raises InvalidLocale | en     | Hello     |

    Scenario Outline: activating a locale after a block
      When a block runs with the locale "fr"
        | locale |  |
      And "<locale>" is <second>
      Then it <outcome>
      And the active locale is "<active>"
      And "greeting" translates to "<greeting>"

      Examples:
        | case                | locale | second                 | outcome              | active | greeting  |
        | activate is refused | es     | activated              | raises InvalidLocale | en     | Hello     |
        | locale=             | de     | assigned as the locale | returns "de"         | de     | Guten Tag |
        | locale= is refused  | es     | assigned as the locale | raises InvalidLocale | en     | Hello     |

    Scenario Outline: activating a locale after a block that is refused
      When a block runs with the locale "es"
        | activate | "fr" |
      Then it raises InvalidLocale
      When "<locale>" is <second>
      Then it <outcome>
      And the active locale is "<active>"
      And "greeting" translates to "<greeting>"

      Examples:
        | case                | locale | second                 | outcome              | active | greeting  |
        | activate            | de     | activated              | returns "de"         | de     | Guten Tag |
        | activate is refused | xx     | activated              | raises InvalidLocale | en     | Hello     |
        | locale=             | de     | assigned as the locale | returns "de"         | de     | Guten Tag |
        | locale= is refused  | xx     | assigned as the locale | raises InvalidLocale | en     | Hello     |

    Scenario Outline: a block after an operation that activates a locale
      When "<first locale>" is <first>
      Then it <first outcome>
      When a block runs with the locale "de"
        | locale    |            |
        | translate | "greeting" |
      Then the calls in the block returned
        | de        |
        | Guten Tag |
      And the active locale is "<active>"

      Examples:
        | case                | first locale | first                  | first outcome        | active |
        | activate is refused | es           | activated              | raises InvalidLocale | en     |
        | locale=             | fr           | assigned as the locale | returns "fr"         | fr     |
        | locale= is refused  | es           | assigned as the locale | raises InvalidLocale | en     |

    Scenario Outline: a block that is refused after an operation that activates a locale
      When "<first locale>" is <first>
      Then it <first outcome>
      When a block runs with the locale "xx"
        | activate | "de" |
      Then it raises InvalidLocale
      And the active locale is "<active>"

      Examples:
        | case                | first locale | first                  | first outcome        | active |
        | activate is refused | es           | activated              | raises InvalidLocale | en     |
        | locale=             | fr           | assigned as the locale | returns "fr"         | fr     |
        | locale= is refused  | es           | assigned as the locale | raises InvalidLocale | en     |

    Scenario: a block after one that is refused
      When a block runs with the locale "es"
        | activate | "de" |
      Then it raises InvalidLocale
      When a block runs with the locale "fr"
        | locale    |            |
        | translate | "greeting" |
      Then the calls in the block returned
        | fr      |
        | Bonjour |
      And the active locale is "en"

    Scenario: a block that is refused after another block
      When a block runs with the locale "fr"
        | locale |  |
      And a block runs with the locale "es"
        | activate | "de" |
      Then it raises InvalidLocale
      And the active locale is "en"

    Scenario: two blocks that are refused
      When a block runs with the locale "es"
        | activate | "de" |
      Then it raises InvalidLocale
      When a block runs with the locale "xx"
        | activate | "de" |
      Then it raises InvalidLocale
      And the active locale is "en"

    Scenario Outline: localization after an operation that activates a locale
      When "<first locale>" is <first>
      Then it <first outcome>
      And the date 2020-12-13 localizes to "<date>"
      And the available locales are "en", "fr" and "de"

      Examples:
        | case                | first locale | first                  | first outcome        | date       |
        | activate is refused | es           | activated              | raises InvalidLocale | 2020-12-13 |
        | locale=             | fr           | assigned as the locale | returns "fr"         | 13/12/2020 |
        | locale= is refused  | es           | assigned as the locale | raises InvalidLocale | 2020-12-13 |

    Scenario: localization after a block that is refused
      When a block runs with the locale "es"
        | activate | "fr" |
      Then it raises InvalidLocale
      And the date 2020-12-13 localizes to "2020-12-13"

    @surface:catalog
    Scenario Outline: the injection of a hash after an operation that activates a locale
      When "<first locale>" is <first>
      Then it <first outcome>
      When the translations are injected
        """
        es: { greeting: Hola }
        """
      Then it returns nil
      And the active locale is "<active>"
      When "es" is activated
      Then "greeting" translates to "Hola"

      Examples:
        | case                | first locale | first                  | first outcome        | active |
        | activate is refused | es           | activated              | raises InvalidLocale | en     |
        | locale=             | fr           | assigned as the locale | returns "fr"         | fr     |
        | locale= is refused  | es           | assigned as the locale | raises InvalidLocale | en     |

    @surface:catalog
    Scenario Outline: the injection of a loader after an operation that activates a locale
      When "<first locale>" is <first>
      Then it <first outcome>
      When a loader of the translations is injected
        """
        es: { greeting: Hola }
        """
      Then it returns nil
      And the active locale is "<active>"
      When "es" is activated
      Then "greeting" translates to "Hola"

      Examples:
        | case                | first locale | first                  | first outcome        | active |
        | activate is refused | es           | activated              | raises InvalidLocale | en     |
        | locale=             | fr           | assigned as the locale | returns "fr"         | fr     |
        | locale= is refused  | es           | assigned as the locale | raises InvalidLocale | en     |

    @surface:catalog
    Scenario: the injection of a hash after a block that is refused
      When a block runs with the locale "es"
        | activate | "fr" |
      Then it raises InvalidLocale
      When the translations are injected
        """
        es: { greeting: Hola }
        """
      Then it returns nil
      And the active locale is "en"
      When "es" is activated
      Then "greeting" translates to "Hola"

    @surface:catalog
    Scenario: the injection of a loader after a block that is refused
      When a block runs with the locale "es"
        | activate | "fr" |
      Then it raises InvalidLocale
      When a loader of the translations is injected
        """
        es: { greeting: Hola }
        """
      Then it returns nil
      And the active locale is "en"
      When "es" is activated
      Then "greeting" translates to "Hola"

    @surface:catalog
    Scenario: the injection of a hash after a block
      When a block runs with the locale "fr"
        | locale |  |
      And the translations are injected
        """
        es: { greeting: Hola }
        """
      Then it returns nil
      And the active locale is "en"
      When "es" is activated
      Then "greeting" translates to "Hola"
