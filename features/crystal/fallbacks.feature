Feature: Fallback chains
  Fallbacks consist of a mapping and a default list. The mapping names the locale or locales to which a
  given locale falls back; the default list applies to every locale. Together, they give each locale a
  chain of locales, which a lookup tries in order.

  @id:FALLBACK-01
  @section:2.2
  @silent:SILENT-06
  @surface:library
  Rule: A fallback chain begins with the locale and its parents, nearest first

    @recorded:fallbacks-open-8
    Scenario Outline: an empty mapping and no default list
      When the fallback chain of "<locale>" is requested
        """
        mapping: {}
        """
      Then it returns the list <chain>

      Examples:
        | case        | locale        | chain                            |
        | a region    | fr-CA         | ["fr-CA", "fr"]                  |
        | three parts | fr-CA-special | ["fr-CA-special", "fr-CA", "fr"] |

  @id:FALLBACK-02
  @section:2.2
  @silent:SILENT-06
  @surface:library
  Rule: After the locale and its parents, a fallback chain contains the locales that the mapping lists for them, each followed by its own parents and mapped locales

    @recorded:fallbacks-open-1
    Scenario Outline: a mapping to one or several locales
      When the fallback chain of "<locale>" is requested
        """
        mapping: { es: [en-US, fr], en-CA: en-US, zh-Hant-TW: [fr-CA-special, en-CA] }
        """
      Then it returns the list <chain>

      Examples:
        | case                                              | locale     | chain                                                                                   |
        | several locales, in the order given               | es         | ["es", "en-US", "en", "fr"]                                                             |
        | one locale, after the parents                     | en-CA      | ["en-CA", "en", "en-US"]                                                                |
        | no mapping for the locale                         | en-US      | ["en-US", "en"]                                                                         |
        | a mapping for a locale that another mapping names | zh-Hant-TW | ["zh-Hant-TW", "zh-Hant", "zh", "fr-CA-special", "fr-CA", "fr", "en-CA", "en", "en-US"] |

    @recorded:fallbacks-open-17
    @recorded:fallbacks-open-30
    Scenario Outline: a mapping for a parent
      When the fallback chain of "<locale>" is requested
        """
        mapping: { es: en, en-US: [fr-CA, es], en: de }
        """
      Then it returns the list <chain>

      Examples:
        | case                                | locale | chain                                      |
        | the locale itself                   | en     | ["en", "de"]                               |
        | a region of the locale              | en-CA  | ["en-CA", "en", "de"]                      |
        | a region with its own mapping       | en-US  | ["en-US", "en", "fr-CA", "fr", "es", "de"] |
        | a locale that another mapping names | es     | ["es", "en", "de"]                         |

    @recorded:fallbacks-open-4
    @recorded:fallbacks-open-18
    Scenario Outline: mappings in a circle
      When the fallback chain of "<locale>" is requested
        """
        mapping: { fr: [de, fr-CA], de: [en-US, en-CA] }
        default: [en]
        """
      Then it returns the list <chain>

      Examples:
        | case                           | locale | chain                                         |
        | back to a region of the locale | fr     | ["fr", "de", "en-US", "en", "en-CA", "fr-CA"] |
        | back to the locale itself      | fr-CA  | ["fr-CA", "fr", "de", "en-US", "en", "en-CA"] |
        | through a parent               | de     | ["de", "en-US", "en", "en-CA"]                |

  @id:FALLBACK-03
  @section:2.2
  @silent:SILENT-06
  @surface:library
  Rule: The locales of the default list follow each locale's mapped fallbacks, or end a chain that has none; their own parents and mapped fallbacks are not added

    @recorded:fallbacks-open-2
    @recorded:fallbacks-open-28
    Scenario Outline: a default list and no mapping
      When the fallback chain of "<locale>" is requested
        """
        default: [zh-Hant-TW, es]
        """
      Then it returns the list <chain>

      Examples:
        | case                               | locale     | chain                                 |
        | a language                         | en         | ["en", "zh-Hant-TW", "es"]            |
        | a region                           | fr-CA      | ["fr-CA", "fr", "zh-Hant-TW", "es"]   |
        | a locale of the default list       | es         | ["es", "zh-Hant-TW"]                  |
        | another locale of the default list | zh-Hant-TW | ["zh-Hant-TW", "zh-Hant", "zh", "es"] |

    @recorded:fallbacks-open-13
    @recorded:fallbacks-open-26
    Scenario Outline: a default list after mapped locales
      When the fallback chain of "<locale>" is requested
        """
        mapping: { fr: [es, en-CA], fr-CA: [de, en-CA, fr-CA-special] }
        default: [es, fr-CA]
        """
      Then it returns the list <chain>

      Examples:
        | case                                     | locale | chain                                                       |
        | no mapping for the locale                | de     | ["de", "es", "fr-CA"]                                       |
        | a mapping to several locales             | fr     | ["fr", "es", "en-CA", "en", "fr-CA"]                        |
        | mappings for the locale and for a parent | fr-CA  | ["fr-CA", "fr", "de", "en-CA", "en", "fr-CA-special", "es"] |

    @recorded:fallbacks-in-a-circle
    @recorded:fallbacks-open-4
    @recorded:fallbacks-open-60
    @recorded:fallbacks-open-77
    Scenario Outline: a default list after each mapping
      When the fallback chain of "<locale>" is requested
        """
        mapping: <mapping>
        default: <default>
        """
      Then it returns the list <chain>

      Examples:
        | case                                       | locale | mapping                                     | default | chain                                         |
        | a mapping to itself                        | en-CA  | { en: de, en-CA: en-CA, de: [es] }          | [fr-CA] | ["en-CA", "en", "fr-CA", "de", "es"]          |
        | mappings in a circle                       | fr     | { en: [fr, en-US], fr: [en-US, de, fr-CA] } | [en-CA] | ["fr", "en-US", "en", "en-CA", "de", "fr-CA"] |
        | a mapping to itself, and one of the parent | fr-CA  | { fr-CA: fr-CA, fr: en, en: [zh-Hant-TW] }  | [en]    | ["fr-CA", "fr", "en"]                         |
        | a mapping to a locale with a mapping       | fr     | { fr-CA: fr-CA, fr: en, en: [zh-Hant-TW] }  | [en]    | ["fr", "en", "zh-Hant-TW", "zh-Hant", "zh"]   |
        | a mapping of a locale in the default list  | en     | { fr-CA: fr-CA, fr: en, en: [zh-Hant-TW] }  | [en]    | ["en", "zh-Hant-TW", "zh-Hant", "zh"]         |

  @id:FALLBACK-04
  @section:2.2
  @silent:SILENT-06
  @surface:library
  Rule: A fallback chain contains each locale only once

    @recorded:fallbacks-open-7
    @recorded:fallbacks-open-11
    @recorded:fallbacks-open-20
    @recorded:fallbacks-open-38
    Scenario Outline: locales that are named more than once
      When the fallback chain of "<locale>" is requested
        """
        mapping: <mapping>
        default: <default>
        """
      Then it returns the list <chain>

      Examples:
        | case                                            | locale        | mapping                                       | default  | chain                                                           |
        | twice in the default list                       | en            | {}                                            | [es, es] | ["en", "es"]                                                    |
        | twice in the mapping                            | fr-CA-special | { fr-CA-special: [fr-CA, fr-CA, zh-Hant-TW] } | []       | ["fr-CA-special", "fr-CA", "fr", "zh-Hant-TW", "zh-Hant", "zh"] |
        | a parent in the mapping                         | en-US         | { en-US: [en-US, en, es] }                    | [en]     | ["en-US", "en", "es"]                                           |
        | a mapping to itself                             | es            | { es: es }                                    | [es]     | ["es"]                                                          |
        | a parent of a mapped locale in the default list | es            | { es: en-CA }                                 | [en]     | ["es", "en-CA", "en"]                                           |
