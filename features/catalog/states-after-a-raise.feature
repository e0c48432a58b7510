Feature: Operations after a block that raised an error
  When a block completes, the previously active locale becomes active again, even if the block raised an
  error. If the block did nothing but raise an error, later operations therefore have the same effect as
  if it had never run. The document leaves open what happens to the error.

  Background:
    Given the translations in "fixtures/locales/yaml"

  @id:STATE-02
  Rule: After a block that only raised an error, each operation must have the same effect as if the block had never run

    Scenario Outline: activating a locale
      Given "<before>" is active
      When a block runs with the locale "fr"
        | raise | something else went wrong |
      And "<locale>" is <operation>
      Then it <outcome>
      And the active locale is "<active>"
      And "greeting" translates to "<greeting>"

      Examples:
        | case                                               | before | locale | operation              | outcome              | active | greeting  |
        | activate, and the default locale was active        | en     | de     | activated              | returns "de"         | de     | Guten Tag |
        | activate, and another locale was active            | de     | en     | activated              | returns "en"         | en     | Hello     |
        | locale=, and the default locale was active         | en     | de     | assigned as the locale | returns "de"         | de     | Guten Tag |
        | locale=, and another locale was active             | de     | en     | assigned as the locale | returns "en"         | en     | Hello     |
        | activate is refused, and the default one is active | en     | es     | activated              | raises InvalidLocale | en     | Hello     |
        | activate is refused, and another locale is active  | de     | es     | activated              | raises InvalidLocale | de     | Guten Tag |
        | locale= is refused, and the default one is active  | en     | es     | assigned as the locale | raises InvalidLocale | en     | Hello     |
        | locale= is refused, and another locale is active   | de     | es     | assigned as the locale | raises InvalidLocale | de     | Guten Tag |

    Scenario Outline: another block
      Given "<before>" is active
      When a block runs with the locale "fr"
        | raise | something else went wrong |
      And a block runs with the locale "fr"
        | locale    |            |
        | translate | "greeting" |
      Then the calls in the block returned
        | fr      |
        | Bonjour |
      And the active locale is "<before>"

      Examples:
        | case                          | before |
        | the default locale was active | en     |
        | another locale was active     | de     |

    Scenario Outline: another block that is refused
      Given "<before>" is active
      When a block runs with the locale "fr"
        | raise | something else went wrong |
      And a block runs with the locale "es"
        | activate | "fr" |
      Then it raises InvalidLocale
      And the active locale is "<before>"

      Examples:
        | case                          | before |
        | the default locale was active | en     |
        | another locale was active     | de     |

    Scenario Outline: a lookup and localization
      Given "<before>" is active
      When a block runs with the locale "fr"
        | raise | something else went wrong |
      Then the active locale is "<before>"
      And the available locales are "en", "fr" and "de"
      And "greeting" translates to "<greeting>"
      And the date 2020-12-13 localizes to "<date>"

      Examples:
        | case                          | before | greeting  | date       |
        | the default locale was active | en     | Hello     | 2020-12-13 |
        | another locale was active     | de     | Guten Tag | 13.12.2020 |

    @surface:catalog
    Scenario Outline: the injection of a hash
      Given "<before>" is active
      When a block runs with the locale "fr"
        | raise | something else went wrong |
      And the translations are injected
        """
        es: { greeting: Hola }
        """
      Then it returns nil
      And the active locale is "<before>"
      When "es" is activated
      Then "greeting" translates to "Hola"

      Examples:
        | case                          | before |
        | the default locale was active | en     |
        | another locale was active     | de     |

    @surface:catalog
    Scenario Outline: the injection of a loader
      Given "<before>" is active
      When a block runs with the locale "fr"
        | raise | something else went wrong |
      And a loader of the translations is injected
        """
        es: { greeting: Hola }
        """
      Then it returns nil
      And the active locale is "<before>"
      When "es" is activated
      Then "greeting" translates to "Hola"

      Examples:
        | case                          | before |
        | the default locale was active | en     |
        | another locale was active     | de     |

    @surface:module
    Scenario Outline: replacing the main configuration
      Given "<before>" is active
      When a block runs with the locale "fr"
        | raise | something else went wrong |
      And the main configuration is replaced by
        """
        default_locale: fr
        """
      Then the active locale is "<before>"
      And "greeting" translates to "<greeting>"
      And the main configuration has the default locale "fr"

      Examples:
        | case                          | before | greeting  |
        | the default locale was active | en     | Hello     |
        | another locale was active     | de     | Guten Tag |

    @surface:module
    Scenario Outline: init
      Given "<before>" is active
      And these fields of the main configuration are set
        """
        loaders:
          - es: { greeting: Hola }
        """
      When a block runs with the locale "fr"
        | raise | something else went wrong |
      And the module is initialized
      Then it returns nil
      And the active locale is "en"
      And the available locales are "en", "fr", "de" and "es"

      Examples:
        | case                          | before |
        | the default locale was active | en     |
        | another locale was active     | de     |
