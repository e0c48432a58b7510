Feature: Lookups through fallbacks
  In a catalog with fallbacks, a lookup tries, in order, the locales of the active locale's fallback chain.
  The chain begins with the active locale itself.

  @id:FALLBACK-05
  @section:2.2
  @section:4.2
  @silent:SILENT-07
  @surface:catalog
  Rule: A lookup returns the text from the first locale in the fallback chain that has one

    @recorded:fallback-lookups-open-1
    @recorded:fallback-lookups-open-3
    @recorded:fallback-lookups-open-7
    Scenario Outline: a text in each part of the chain
      Given a new catalog with the fallbacks
        """
        mapping: { fr: de }
        default: [es]
        """
      And the translations are injected
        """
        en: { greeting: Hello, farewell: Goodbye }
        fr-CA: { greeting: Allô }
        fr: { greeting: Bonjour, thanks: Merci }
        de: { thanks: Danke, please: Bitte }
        es: { please: Por favor, yes: Sí }
        """
      And "<locale>" is active
      When "<key>" is translated
      Then the translation is "<text>"

      Examples:
        | case                                               | locale | key      | text      |
        | the locale itself                                  | fr-CA  | greeting | Allô      |
        | its parent                                         | fr-CA  | thanks   | Merci     |
        | a locale that the mapping names for its parent     | fr-CA  | please   | Bitte     |
        | a locale of the default list                       | fr-CA  | yes      | Sí        |
        | the default list for a locale without mapping      | en     | please   | Por favor |
        | the default list for a locale that a mapping names | de     | yes      | Sí        |

    @recorded:fallback-lookups-open-1
    Scenario: a default locale that the fallbacks do not name
      Given a new catalog with the fallbacks
        """
        mapping: { fr: de }
        """
      And the translations are injected
        """
        en: { greeting: Hello }
        fr: { thanks: Merci }
        de: { thanks: Danke }
        """
      And "fr" is active
      When "greeting" is translated
      Then the translation is "missing translation: fr.greeting"

    @recorded:fallback-lookups-open-21
    Scenario: an empty mapping and no default list
      Given a new catalog with the fallbacks
        """
        mapping: {}
        """
      And the translations are injected
        """
        fr: { thanks: Merci }
        fr-CA: { greeting: Allô }
        es: { please: Por favor }
        """
      And "fr-CA" is active
      Then "thanks" translates to "Merci"
      And "please" has no translation

  @id:FALLBACK-06
  @section:2.2
  @section:4.2
  @silent:SILENT-07
  Rule: Without fallbacks, a lookup does not try the active locale's parents

    @recorded:region-without-fallbacks
    Scenario: a region and its language
      Given the translations
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour, thanks: Merci }
        fr-CA: { greeting: Allô }
        """
      And "fr-CA" is active
      Then "greeting" translates to "Allô"
      And "thanks" has no translation

  @id:FALLBACK-07
  @section:2.2
  @section:4.4.3
  @silent:SILENT-07
  @surface:catalog
  Rule: In a lookup with a count, the active locale's rule type selects the plural form in every locale of the chain

    @recorded:fallback-lookups-open-28
    @recorded:fallback-lookups-open-44
    @recorded:fallback-lookups-open-82
    Scenario Outline: a text in another locale than the active one
      Given a new catalog with the fallbacks
        """
        mapping: { fr: es, en: fr }
        """
      And the translations are injected
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour, items: { one: "%{count} objet", other: "%{count} objets" } }
        es: { greeting: Hola, things: { one: "%{count} cosa", other: "%{count} cosas" } }
        """
      And "<locale>" is active
      When "<key>" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case                                       | locale | key    | count | text     |
        | French selects one for 0, unlike Spanish   | fr     | things | 0     | 0 cosa   |
        | English selects other for 0, unlike French | en     | items  | 0     | 0 objets |
        | English and French select one for 1        | en     | items  | 1     | 1 objet  |
        | French and Spanish select other for 2      | fr     | things | 2     | 2 cosas  |

    @recorded:fallback-lookups-open-3
    @recorded:fallback-lookups-open-6
    Scenario Outline: a locale without the selected form
      Given a new catalog with the fallbacks
        """
        default: [es, de]
        """
      And the translations are injected
        """
        en: { items: { one: "%{count} item", few: "%{count} few" } }
        es: { items: { zero: nada } }
        de: { items: { one: "%{count} Ding", other: "%{count} Dinge" } }
        """
      When "items" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case                                      | count | text    |
        | the active locale has the form            | 1     | 1 item  |
        | the last locale of the chain has the form | 2     | 2 Dinge |

    @recorded:fallback-lookups-open-5
    @recorded:fallback-lookups-open-7
    @recorded:fallback-lookups-open-28
    Scenario Outline: a text under zero in one locale, and the selected form in another
      Given a new catalog with the fallbacks
        """
        default: [es, de]
        """
      And the translations are injected
        """
        en: { greeting: Hello, inbox: { other: "%{count} messages" } }
        es: { items: { zero: nada, other: "%{count} cosas" }, inbox: { zero: nada } }
        de: { items: { zero: nichts, other: "%{count} Dinge" } }
        """
      When "<key>" is translated with count 0
      Then the translation is "<text>"

      Examples:
        | case                                    | key   | text       |
        | the active locale has neither           | items | nada       |
        | the active locale has the selected form | inbox | 0 messages |

  @id:FALLBACK-08
  @section:2.2
  @section:4.2
  @section:7
  @silent:SILENT-07
  @silent:SILENT-29
  @surface:catalog
  Rule: When no locale in the chain has a text, the text for the missing translation names the active locale

    @recorded:fallback-lookups-open-3
    @recorded:fallback-lookups-open-6
    Scenario Outline: with and without a count
      Given a new catalog with the fallbacks
        """
        mapping: { fr: de }
        default: [es]
        """
      And the translations are injected
        """
        fr-CA: { greeting: Allô }
        de: { items: { few: some } }
        """
      And "fr-CA" is active
      When "<key>" is translated with the arguments
        | count | <count> |
      Then the translation is "<text>"

      Examples:
        | case         | key    | count | text                                   |
        | no count     | thanks | null  | missing translation: fr-CA.thanks      |
        | a count of 2 | items  | 2     | missing translation: fr-CA.items.other |
        | a count of 0 | items  | 0     | missing translation: fr-CA.items.one   |

    @recorded:fallback-lookups-open-1
    Scenario: a lookup with a default
      Given a new catalog with the fallbacks
        """
        default: [es]
        """
      And the translations are injected
        """
        en: { greeting: Hello }
        es: { greeting: Hola, thanks: Gracias }
        """
      When "thanks" is translated with the arguments
        | default | Thanks |
      Then the translation is "Gracias"
      When "nowhere" is translated with the arguments
        | default | Thanks |
      Then the translation is "Thanks"

  @id:FALLBACK-09
  @section:2.2
  @section:4.2
  @silent:SILENT-05
  @silent:SILENT-07
  Rule: A catalog that is built from a configuration uses that configuration's fallbacks

    @surface:module
    Scenario: the main catalog
      Given these fields of the main configuration are set
        """
        default_locale: fr-CA
        fallbacks: { mapping: { fr: de }, default: [es] }
        loaders:
          - fr-CA: { greeting: Allô }
            fr: { thanks: Merci }
            de: { please: Bitte }
            es: { yes: Sí }
        """
      When the module is initialized
      Then "greeting" translates to "Allô"
      And "thanks" translates to "Merci"
      And "please" translates to "Bitte"
      And "yes" translates to "Sí"

    @surface:catalog
    Scenario: a separate catalog
      When a catalog is built from the configuration
        """
        default_locale: fr-CA
        fallbacks: { mapping: { fr: de } }
        loaders:
          - fr: { thanks: Merci }
            de: { please: Bitte }
        """
      Then "thanks" translates to "Merci"
      And "please" translates to "Bitte"

  @id:FALLBACK-10
  @section:2.5
  @section:4.3
  @silent:SILENT-07
  @surface:catalog
  Rule: Localization data is looked up along the fallback chain

    Scenario: number formats and date data of the parent
      Given a new catalog with the fallbacks
        """
        mapping: {}
        """
      And the translations are injected
        """
        fr:
          i18n:
            number:
              formats:
                default: { delimiter: " ", separator: ",", decimal_places: 2 }
            date:
              month_names: [janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre]
              formats: { default: "%d %B %Y" }
        fr-CA: { greeting: Allô }
        """
      And "fr-CA" is active
      Then the number 1234.5 localizes to "1 234,50"
      And the date 2020-12-13 localizes to "13 décembre 2020"

  @id:FALLBACK-11
  @section:2.2
  @section:2.4
  @silent:SILENT-07
  @silent:SILENT-35
  @surface:catalog
  Rule: A lookup with fallbacks accepts false, 0 and an empty text as translations, but skips null

    @recorded:leaf-false-before-a-fallback
    Scenario Outline: values in the active locale
      Given a new catalog with the fallbacks
        """
        default: [en]
        """
      And the translations are injected
        """
        en: { f: from en, n: from en, z: from en, e: from en }
        fr: { f: false, n: null, z: 0, e: "" }
        """
      And "fr" is active
      When "<key>" is translated
      Then the translation is "<text>"

      Examples:
        | case          | key | text    |
        | false         | f   | false   |
        | zero          | z   | 0       |
        | an empty text | e   |         |
        | null          | n   | from en |
