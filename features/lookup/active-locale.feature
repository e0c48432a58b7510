Feature: Keys in the active locale
  A lookup returns the text that the active locale has for a key. It uses no other locale, not even the
  default locale or another locale of the same language. The document does not say what effect fallbacks
  have here.

  @id:LOOKUP-04
  Rule: A lookup must search only the active locale

    Scenario: the same key in several locales
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        de: { greeting: Guten Tag }
        """
      And "fr" is active
      When "greeting" is translated
      Then the translation is "Bonjour"

    @surface:catalog
    Scenario: a default locale without translations
      Given a new catalog with the default locale "fr"
      When the translations are injected
        """
        en: { greeting: Hello }
        """
      Then "greeting" has no translation

    Scenario: a key that only the default locale has
      Given the translations
        """
        en: { greeting: Hello, farewell: Goodbye }
        fr: { greeting: Bonjour }
        """
      And "fr" is active
      When "farewell" is translated
      Then the translation is missing

    Scenario: a key that only another locale has
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour, farewell: Au revoir }
        """
      When "farewell" is translated
      Then the translation is missing

    Scenario Outline: a key that only a related locale has
      Given the translations
        """
        en: { greeting: Hello }
        pt: { greeting: Olá, language: Olá a todos }
        PT: { greeting: OLÁ, capitals: OLÁ A TODOS }
        pt_BR: { greeting: Oi!, underscore: Oi a todos }
        pt-BR: { greeting: Oi, region: Brasil }
        pt-PT: { greeting: Viva, region: Portugal, other_region: Viva }
        """
      And "<locale>" is active
      When "<key>" is translated
      Then the translation is missing

      Examples:
        | case                             | locale | key          |
        | the language of the region       | pt-BR  | language     |
        | a region of the language         | pt     | region       |
        | another region of that language  | pt-BR  | other_region |
        | the same name in capitals        | pt     | capitals     |
        | the same name with an underscore | pt-BR  | underscore   |

    Scenario: a nested key that only the default locale has
      Given the translations
        """
        en: { menu: { open: Open it, close: Close it, file: { open: Open a file, close: Close a file } } }
        fr: { menu: { open: Ouvrir, file: { open: Ouvrir tout } } }
        """
      And "fr" is active
      When "menu.close" is translated
      Then the translation is missing
      When "menu.file.close" is translated
      Then the translation is missing

    Scenario Outline: a key that only the default locale has, and another argument
      Given the translations
        """
        en:
          farewell: "Goodbye, %{name}"
          items: { one: "%{count} thing", other: "%{count} things" }
          menu: { open: Open it, close: Close it, items: { one: "%{count} entry", other: "%{count} entries" } }
        de:
          greeting: "Guten Tag, %{name}"
          menu: { open: Guten Tag }
        """
      And "de" is active
      When "<key>" is translated with the arguments
        | <argument> | <value>       |
        | <other>    | <other value> |
      Then the translation is missing

      Examples:
        | case                | key      | argument | value       | other | other value |
        | a String as a scope | close    | scope    | "menu"      | count | null        |
        | an array as a scope | close    | scope    | ["menu"]    | count | null        |
        | a count of 1        | items    | count    | 1           | scope | null        |
        | a count of 2        | items    | count    | 2           | scope | null        |
        | a scope and a count | items    | scope    | "menu"      | count | 2           |
        | params              | farewell | params   | {name: Ann} | scope | null        |
        | a named argument    | farewell | kwargs   | {name: Ann} | scope | null        |

    Scenario: a key that begins with the name of a locale
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "fr.greeting" is translated
      Then the translation is missing

    Scenario: a locale whose name begins with that of another one
      Given the translations
        """
        en: { greeting: Hello }
        en.formal: { farewell: Goodbye }
        """
      When "formal.farewell" is translated
      Then the translation is missing

    Scenario: after another locale was activated
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      When "greeting" is translated
      And "fr" is activated
      Then "greeting" translates to "Bonjour"
