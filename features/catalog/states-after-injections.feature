Feature: Operations after injections
  Translations may come from hashes or loaders, and may be injected all at once or in several steps.
  Section 3 of the document makes no distinction between these cases. Therefore, an operation has the same
  effect in all of them.

  @id:STATE-03
  @surface:catalog
  Rule: After several injections, each operation must have the same effect as if all the translations had been injected at once

    Background:
      Given a new catalog
      And the translations are injected
        """
        en:
          greeting: Hello
          i18n: { number: { formats: { default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false } } } }
        """
      And the translations are injected
        """
        fr:
          greeting: Bonjour
          i18n: { number: { formats: { default: { delimiter: " ", separator: ",", decimal_places: 3, group: 3, only_significant: false } } } }
        """
      And a loader of the translations is injected
        """
        de:
          greeting: Guten Tag
          i18n: { number: { formats: { default: { delimiter: ".", separator: ",", decimal_places: 1, group: 3, only_significant: false } } } }
        """

    Scenario Outline: activating a locale
      Given "<before>" is active
      When "<locale>" is <operation>
      Then it <outcome>
      And the active locale is "<active>"
      And "greeting" translates to "<greeting>"

      Examples:
        | case                                               | before | locale | operation              | outcome              | active | greeting  |
        | activate, and the default locale is active         | en     | de     | activated              | returns "de"         | de     | Guten Tag |
        | activate, and another locale is active             | fr     | en     | activated              | returns "en"         | en     | Hello     |
        | activate, and a locale from a loader is active     | de     | fr     | activated              | returns "fr"         | fr     | Bonjour   |
        | locale=, and the default locale is active          | en     | de     | assigned as the locale | returns "de"         | de     | Guten Tag |
        | locale=, and another locale is active              | fr     | en     | assigned as the locale | returns "en"         | en     | Hello     |
        | locale=, and a locale from a loader is active      | de     | fr     | assigned as the locale | returns "fr"         | fr     | Bonjour   |
        | activate is refused, and the default one is active | en     | es     | activated              | raises InvalidLocale | en     | Hello     |
        | activate is refused, and another locale is active  | fr     | es     | activated              | raises InvalidLocale | fr     | Bonjour   |
        | activate is refused, and one from a loader is      | de     | es     | activated              | raises InvalidLocale | de     | Guten Tag |
        | locale= is refused, and the default one is active  | en     | es     | assigned as the locale | raises InvalidLocale | en     | Hello     |
        | locale= is refused, and another locale is active   | fr     | es     | assigned as the locale | raises InvalidLocale | fr     | Bonjour   |
        | locale= is refused, and one from a loader is       | de     | es     | assigned as the locale | raises InvalidLocale | de     | Guten Tag |

    Scenario: the default locale stays active
      Then the active locale is "en"
      And "greeting" translates to "Hello"

    Scenario Outline: activating a locale at once
      When "<locale>" is <operation>
      Then it <outcome>
      And the active locale is "<active>"
      And "greeting" translates to "<greeting>"

      Examples:
        | case                | locale | operation              | outcome              | active | greeting |
        | activate is refused | es     | activated              | raises InvalidLocale | en     | Hello    |
        | locale=             | fr     | assigned as the locale | returns "fr"         | fr     | Bonjour  |
        | locale= is refused  | es     | assigned as the locale | raises InvalidLocale | en     | Hello    |

    Scenario: a block at once
      When a block runs with the locale "fr"
        | locale    |            |
        | translate | "greeting" |
      Then the calls in the block returned
        | fr      |
        | Bonjour |
      And the active locale is "en"

    Scenario: a block that is refused at once
      When a block runs with the locale "es"
        | activate | "de" |
      Then it raises InvalidLocale
      And the active locale is "en"

    Scenario: the injection of another loader at once
      When a loader of the translations is injected
        """
        es: { greeting: Hola }
        """
      Then it returns nil
      And the active locale is "en"
      When "es" is activated
      Then "greeting" translates to "Hola"

    Scenario Outline: a block
      Given "<before>" is active
      When a block runs with the locale "<block>"
        | locale    |            |
        | translate | "greeting" |
      Then the calls in the block returned
        | <block>    |
        | <greeting> |
      And the active locale is "<before>"

      Examples:
        | case                             | before | block | greeting  |
        | the default locale is active     | en     | de    | Guten Tag |
        | another locale is active         | fr     | en    | Hello     |
        | a locale from a loader is active | de     | fr    | Bonjour   |

    Scenario Outline: a block that is refused
      Given "<before>" is active
      When a block runs with the locale "es"
        | activate | "<other>" |
      Then it raises InvalidLocale
      And the active locale is "<before>"

      Examples:
        | case                             | before | other |
        | the default locale is active     | en     | de    |
        | another locale is active         | fr     | en    |
        | a locale from a loader is active | de     | fr    |

    Scenario Outline: a lookup and localization
      When "<before>" is activated
      Then the active locale is "<before>"
      And the available locales are "en", "fr" and "de"
      And "greeting" translates to "<greeting>"
      And the number 1234.5 localizes to "<number>"

      Examples:
        | case                             | before | greeting  | number    |
        | the default locale is active     | en     | Hello     | 1,234.50  |
        | another locale is active         | fr     | Bonjour   | 1 234,500 |
        | a locale from a loader is active | de     | Guten Tag | 1.234,5   |

    Scenario Outline: the injection of another hash
      Given "<before>" is active
      When the translations are injected
        """
        es: { greeting: Hola }
        """
      Then it returns nil
      And the active locale is "<before>"
      When "es" is activated
      Then "greeting" translates to "Hola"

      Examples:
        | case                             | before |
        | the default locale is active     | en     |
        | another locale is active         | fr     |
        | a locale from a loader is active | de     |

    Scenario Outline: the injection of another loader
      Given "<before>" is active
      When a loader of the translations is injected
        """
        es: { greeting: Hola }
        """
      Then it returns nil
      And the active locale is "<before>"
      When "es" is activated
      Then "greeting" translates to "Hola"

      Examples:
        | case                             | before |
        | the default locale is active     | en     |
        | another locale is active         | fr     |
        | a locale from a loader is active | de     |

    Scenario: the injection of a hash of several locales
      Given "fr" is active
      When the translations are injected
        """
        en: { farewell: Goodbye }
        fr: { farewell: Au revoir }
        es: { farewell: Adiós }
        """
      Then the available locales are "en", "fr", "de" and "es"
      And "farewell" translates to "Au revoir"
      And "greeting" translates to "Bonjour"
      When "en" is activated
      Then "farewell" translates to "Goodbye"

    Scenario: nested keys that are injected beside others
      When the translations are injected
        """
        en: { menu: { file: { open: Open it, recent: { first: { name: The first } } } }, items: { one: One item } }
        """
      And the translations are injected
        """
        en: { menu: { file: { close: Close it, recent: { first: { path: Its path } } }, edit: Edit it }, items: { other: Several items } }
        """
      Then "menu.file.open" translates to "Open it"
      And "menu.file.recent.first.name" translates to "The first"
      And "menu.file.recent.first.path" translates to "Its path"
      And "menu.file.close" translates to "Close it"
      And "menu.edit" translates to "Edit it"
      When "items" is translated with count 1
      Then the translation is "One item"

  @id:STATE-04
  @surface:catalog
  Rule: After a loader is injected, each operation must have the same effect as if the hash that the loader returns had been injected instead

    Background:
      Given a new catalog
      And a loader of the translations is injected
        """
        en: { greeting: Hello }
        fr:
          greeting: Bonjour
          i18n: { number: { formats: { default: { delimiter: " ", separator: ",", decimal_places: 3, group: 3, only_significant: false } } } }
        de: { greeting: Guten Tag }
        """

    Scenario Outline: activating a locale
      Given "fr" is active
      When "<locale>" is <operation>
      Then it <outcome>
      And the active locale is "<active>"
      And "greeting" translates to "<greeting>"

      Examples:
        | case                | locale | operation              | outcome              | active | greeting  |
        | activate            | de     | activated              | returns "de"         | de     | Guten Tag |
        | locale=             | de     | assigned as the locale | returns "de"         | de     | Guten Tag |
        | activate is refused | es     | activated              | raises InvalidLocale | fr     | Bonjour   |
        | locale= is refused  | es     | assigned as the locale | raises InvalidLocale | fr     | Bonjour   |

    Scenario: a block
      Given "fr" is active
      When a block runs with the locale "de"
        | locale    |            |
        | translate | "greeting" |
      Then the calls in the block returned
        | de        |
        | Guten Tag |
      And the active locale is "fr"

    Scenario: a block that is refused
      Given "fr" is active
      When a block runs with the locale "es"
        | activate | "de" |
      Then it raises InvalidLocale
      And the active locale is "fr"

    Scenario: a block with the default locale and another loader after it
      When a block runs with the locale "fr"
        | locale |  |
      And a loader of the translations is injected
        """
        es: { greeting: Hola }
        """
      Then it returns nil
      And the active locale is "en"
      When "es" is activated
      Then "greeting" translates to "Hola"

    Scenario: a lookup and localization
      When "fr" is activated
      Then the active locale is "fr"
      And the available locales are "en", "fr" and "de"
      And "greeting" translates to "Bonjour"
      And the number 1234.5 localizes to "1 234,500"

    Scenario: the injection of a hash
      Given "fr" is active
      When the translations are injected
        """
        es: { greeting: Hola }
        """
      Then it returns nil
      And the active locale is "fr"
      When "es" is activated
      Then "greeting" translates to "Hola"

    Scenario: the injection of another loader
      Given "fr" is active
      When a loader of the translations is injected
        """
        es: { greeting: Hola }
        """
      Then it returns nil
      And the active locale is "fr"
      When "es" is activated
      Then "greeting" translates to "Hola"
