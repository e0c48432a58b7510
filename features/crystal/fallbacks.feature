Feature: Chains of fallbacks
  Fallbacks are a mapping of a locale to one or more others, and a list of locales that is the default.
  They give each locale a chain: the locales that are tried in turn.

  @id:FALLBACK-01
  @section:2.2
  @silent:SILENT-06
  @surface:library
  Rule: A fallback chain begins with the locale and its parents, nearest first

    # fallbacks-open-8
    Scenario Outline: without a mapping and a default
      When the chain of "<locale>" is asked of the fallbacks
        """
        mapping: {}
        """
      Then it returns the list <chain>

      Examples:
        | case          | locale        | chain                            |
        | a language    | en            | ["en"]                           |
        | a region      | fr-CA         | ["fr-CA", "fr"]                  |
        | three parts   | fr-CA-special | ["fr-CA-special", "fr-CA", "fr"] |
        | with a script | zh-Hant-TW    | ["zh-Hant-TW", "zh-Hant", "zh"]  |

  @id:FALLBACK-02
  @section:2.2
  @silent:SILENT-06
  @surface:library
  Rule: The locales that the mapping names come next, each with its own parents

    # fallbacks-open-1
    Scenario Outline: one locale, and several
      When the chain of "<locale>" is asked of the fallbacks
        """
        mapping: { es: [en-US, fr], en-CA: en-US, zh-Hant-TW: [fr-CA-special, en-CA] }
        """
      Then it returns the list <chain>

      Examples:
        | case                             | locale     | chain                                                                                   |
        | several, in the order given      | es         | ["es", "en-US", "en", "fr"]                                                             |
        | one, after the parents           | en-CA      | ["en-CA", "en", "en-US"]                                                                |
        | none for this locale             | en-US      | ["en-US", "en"]                                                                         |
        | the mapping of a mapped one, too | zh-Hant-TW | ["zh-Hant-TW", "zh-Hant", "zh", "fr-CA-special", "fr-CA", "fr", "en-CA", "en", "en-US"] |

    # fallbacks-open-17 and -30
    Scenario Outline: what is mapped for a parent
      When the chain of "<locale>" is asked of the fallbacks
        """
        mapping: { es: en, en-US: [fr-CA, es], en: de }
        """
      Then it returns the list <chain>

      Examples:
        | case                              | locale | chain                                      |
        | the locale itself                 | en     | ["en", "de"]                               |
        | a child                           | en-CA  | ["en-CA", "en", "de"]                      |
        | a child with a mapping of its own | en-US  | ["en-US", "en", "fr-CA", "fr", "es", "de"] |
        | a mapping that leads to another   | es     | ["es", "en", "de"]                         |

    # fallbacks-open-4 and -18
    Scenario Outline: mappings that lead back
      When the chain of "<locale>" is asked of the fallbacks
        """
        mapping: { fr: [de, fr-CA], de: [en-US, en-CA] }
        default: [en]
        """
      Then it returns the list <chain>

      Examples:
        | case                     | locale | chain                                         |
        | to a child               | fr     | ["fr", "de", "en-US", "en", "en-CA", "fr-CA"] |
        | to the locale itself     | fr-CA  | ["fr-CA", "fr", "de", "en-US", "en", "en-CA"] |
        | with a parent in between | de     | ["de", "en-US", "en", "en-CA"]                |

  @id:FALLBACK-03
  @section:2.2
  @silent:SILENT-06
  @surface:library
  Rule: The default list comes last, without the parents and mappings of its locales

    # fallbacks-open-2 and -28
    Scenario Outline: a default alone
      When the chain of "<locale>" is asked of the fallbacks
        """
        default: [zh-Hant-TW, es]
        """
      Then it returns the list <chain>

      Examples:
        | case                    | locale     | chain                                 |
        | a language              | en         | ["en", "zh-Hant-TW", "es"]            |
        | a region                | fr-CA      | ["fr-CA", "fr", "zh-Hant-TW", "es"]   |
        | a locale of the default | es         | ["es", "zh-Hant-TW"]                  |
        | the other one           | zh-Hant-TW | ["zh-Hant-TW", "zh-Hant", "zh", "es"] |

    # fallbacks-open-13 and -26
    Scenario Outline: after what is mapped
      When the chain of "<locale>" is asked of the fallbacks
        """
        mapping: { fr: [es, en-CA], fr-CA: [de, en-CA, fr-CA-special] }
        default: [es, fr-CA]
        """
      Then it returns the list <chain>

      Examples:
        | case                            | locale | chain                                                       |
        | nothing is mapped               | de     | ["de", "es", "fr-CA"]                                       |
        | several are mapped              | fr     | ["fr", "es", "en-CA", "en", "fr-CA"]                        |
        | for the locale and for a parent | fr-CA  | ["fr-CA", "fr", "de", "en-CA", "en", "fr-CA-special", "es"] |

    # fallbacks-open-4, -60 and -77
    Scenario Outline: each mapping that is followed ends with it, also before what another one names
      When the chain of "<locale>" is asked of the fallbacks
        """
        mapping: <mapping>
        default: <default>
        """
      Then it returns the list <chain>

      Examples:
        | case                      | locale | mapping                                     | default | chain                                         |
        | a mapping to itself       | en-CA  | { en: de, en-CA: en-CA, de: [es] }          | [fr-CA] | ["en-CA", "en", "fr-CA", "de", "es"]          |
        | a mapping that leads back | fr     | { en: [fr, en-US], fr: [en-US, de, fr-CA] } | [en-CA] | ["fr", "en-US", "en", "en-CA", "de", "fr-CA"] |

  @id:FALLBACK-04
  @section:2.2
  @silent:SILENT-06
  @surface:library
  Rule: A fallback chain has each locale once

    # fallbacks-open-7, -11, -20 and -38
    Scenario Outline: what is named more than once
      When the chain of "<locale>" is asked of the fallbacks
        """
        mapping: <mapping>
        default: <default>
        """
      Then it returns the list <chain>

      Examples:
        | case                         | locale        | mapping                                       | default  | chain                                                           |
        | in the default               | en            | {}                                            | [es, es] | ["en", "es"]                                                    |
        | in the mapping               | fr-CA-special | { fr-CA-special: [fr-CA, fr-CA, zh-Hant-TW] } | []       | ["fr-CA-special", "fr-CA", "fr", "zh-Hant-TW", "zh-Hant", "zh"] |
        | a parent, in the mapping     | en-US         | { en-US: [en-US, en, es] }                    | [en]     | ["en-US", "en", "es"]                                           |
        | a locale that is its own     | es            | { es: es }                                    | [es]     | ["es"]                                                          |
        | a mapped one, in the default | es            | { es: en-CA }                                 | [en]     | ["es", "en-CA", "en"]                                           |
