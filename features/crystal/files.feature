Feature: Folders of locale files
  The document shows a folder that has one file of texts per locale. It does not say which other files a
  loader reads, or which values other than texts the files may contain.

  @id:FILES-01
  @section:1
  @section:2.3
  @silent:SILENT-09
  @surface:library
  Rule: A file may contain any locales, regardless of its name

    @recorded:loaders-open-3
    Scenario: several locales in one file
      Given a folder with the file "all.yml"
        """
        en:
          a: "A"
        fr:
          a: "Af"
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { a: A }
        fr: { a: Af }
        """

    @recorded:extensions
    @recorded:loaders-open-3
    @recorded:loaders-open-14
    Scenario: a file named after another locale
      Given a folder with the file "fr.json"
        """
        { "en": { "a": "A" } }
        """
      When the JSON loader of the folder loads
      Then the loaded translations are
        """
        en: { a: A }
        """

    @recorded:loaders-open-18
    Scenario: a file without locales
      Given a folder with the file "en.json"
        """
        {}
        """
      When the JSON loader of the folder loads
      Then the loaded translations are
        """
        {}
        """

  @id:FILES-02
  @section:1
  @section:2.3
  @silent:SILENT-09
  @surface:library
  Rule: A loader also reads the files in nested folders

    @recorded:json-nested-folders
    Scenario: JSON files in folders within folders
      Given a folder with the file "en.json"
        """
        { "en": { "a": "A" } }
        """
      And a folder with the file "sub/fr.json"
        """
        { "fr": { "a": "B" } }
        """
      And a folder with the file "sub/deep/de.json"
        """
        { "de": { "a": "C" } }
        """
      When the JSON loader of the folder loads
      Then the loaded translations are
        """
        en: { a: A }
        fr: { a: B }
        de: { a: C }
        """

    @recorded:loaders-open-2
    Scenario: folders within folders
      Given a folder with the file "en.yml"
        """
        en: { a: A }
        """
      And a folder with the file "sub/en.yml"
        """
        en: { z: Z }
        """
      And a folder with the file "sub/deep/x.yaml"
        """
        en: { y: Y }
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { a: A, z: Z, y: Y }
        """

  @id:FILES-03
  @section:2.3
  @silent:SILENT-09
  @surface:library
  Rule: The YAML loader reads `.yml` and `.yaml` files, the JSON loader reads `.json` files, and both skip other files

    @recorded:loaders-open-2
    @recorded:loaders-open-13
    Scenario Outline: files of several kinds
      Given a folder with the file "<file>"
        """
        { "en": { "a": "A" } }
        """
      When the <format> loader of the folder loads
      Then the loaded translations are
        """
        <translations>
        """

      Examples:
        | case               | file      | format | translations     |
        | yml, read as YAML  | en.yml    | YAML   | { en: { a: A } } |
        | yaml, read as YAML | en.yaml   | YAML   | { en: { a: A } } |
        | json, read as YAML | en.json   | YAML   | {}               |
        | txt, read as YAML  | notes.txt | YAML   | {}               |
        | json, read as JSON | en.json   | JSON   | { en: { a: A } } |
        | yml, read as JSON  | en.yml    | JSON   | {}               |
        | txt, read as JSON  | notes.txt | JSON   | {}               |

    @recorded:extensions
    Scenario Outline: names that end much like those of YAML files
      Given a folder with the file "a.yml"
        """
        en: { a: A }
        """
      And a folder with the file "<file>"
        """
        de: { a: A }
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { a: A }
        """

      Examples:
        | case               | file      |
        | in capitals        | c.YML     |
        | another end behind | d.yml.bak |

    @recorded:hidden-files
    Scenario Outline: files that are hidden
      Given a folder with the file "en.yml"
        """
        en: { a: A }
        """
      And a folder with the file "<file>"
        """
        fr: { a: A }
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { a: A }
        """

      Examples:
        | case                      | file           |
        | a hidden file             | .fr.yml        |
        | a file in a hidden folder | .hidden/fr.yml |

  @id:FILES-04
  @section:2.4
  @section:2.5
  @silent:SILENT-10
  @silent:SILENT-62
  @surface:library
  Rule: A loader returns integers, booleans, null and arrays of strings unchanged

    @recorded:loaders-open-4
    Scenario: in YAML
      Given a folder with the file "en.yml"
        """
        en:
          i: 1
          t: true
          f: false
          n: null
          l: ["x", "y"]
          s: "1"
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { i: 1, t: true, f: false, n: null, l: [x, y], s: "1" }
        """

    @recorded:yaml-numbers
    Scenario: integers of several digits, in YAML
      Given a folder with the file "en.yml"
        """
        en:
          i: 12345
          j: -17
          big: 2147483647
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { i: 12345, j: -17, big: 2147483647 }
        """

    @recorded:loaders-open-4
    @recorded:loaders-open-15
    Scenario: in JSON
      Given a folder with the file "en.json"
        """
        { "en": { "i": 1, "j": -120, "t": true, "f": false, "n": null, "l": ["x", "y"] } }
        """
      When the JSON loader of the folder loads
      Then the loaded translations are
        """
        en: { i: 1, j: -120, t: true, f: false, n: null, l: [x, y] }
        """

    @recorded:loaders-open-19
    @recorded:yaml-merge-of-a-map
    Scenario: YAML with anchors and merged maps
      Given a folder with the file "en.yml"
        """
        base: &b
          x: "1"
        en:
          <<: *b
          y: "2"
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        base: { x: "1" }
        en: { x: "1", y: "2" }
        """

  @id:FILES-05
  @section:2.4
  @silent:SILENT-10
  @surface:library
  Rule: A loader raises an error for a decimal number, an array of numbers, or a key that is a number

    @recorded:loaders-open-5
    @recorded:loaders-open-6
    @recorded:loaders-open-7
    @recorded:loaders-open-15
    Scenario Outline: leaves and keys of other types
      Given a folder with the file "<file>"
        """
        <text>
        """
      When the <format> loader of the folder loads
      Then it raises another error

      Examples:
        | case                               | file    | format | text                                 |
        | a decimal number, in YAML          | en.yml  | YAML   | en: { a: 1.5 }                       |
        | an array of numbers                | en.yml  | YAML   | en: { a: [1, 2] }                    |
        | a number as a key                  | en.yml  | YAML   | en: { 1: one }                       |
        | a decimal number, in JSON          | en.json | JSON   | { "en": { "a": 1.5 } }               |
        | a whole decimal number, in YAML    | en.yml  | YAML   | en: { a: 1.0 }                       |
        | a whole decimal number, in JSON    | en.json | JSON   | { "en": { "a": 1.0 } }               |
        | a number with an exponent, in JSON | en.json | JSON   | { "en": { "a": "1.0", "b": -12e1 } } |

    @recorded:yaml-locale-integer
    Scenario: a number as a locale
      Given a folder with the file "en.yml"
        """
        1: { a: A }
        """
      When the YAML loader of the folder loads
      Then it raises another error

  @id:FILES-06
  @section:2.3
  @section:7
  @silent:SILENT-11
  Rule: A loader raises an error for a file that cannot be parsed, is empty, or lacks a map at the top level or under a locale

    @recorded:loaders-open-8
    @recorded:loaders-open-9
    @recorded:loaders-open-10
    @recorded:loaders-open-11
    @recorded:loaders-open-12
    @recorded:loaders-open-16
    @recorded:loaders-open-17
    @surface:library
    Scenario Outline: files that cannot be loaded
      Given a folder with the file "<file>"
        """
        <text>
        """
      When the <format> loader of the folder loads
      Then it raises another error

      Examples:
        | case                         | file    | format | text      |
        | empty, in YAML               | en.yml  | YAML   |           |
        | a locale with nothing        | en.yml  | YAML   | en:       |
        | a text                       | en.yml  | YAML   | just text |
        | an unclosed bracket, in YAML | en.yml  | YAML   | en: [1    |
        | a locale that is a text      | en.yml  | YAML   | en: text  |
        | an unclosed brace, in JSON   | en.json | JSON   | {"en":    |
        | an array at the top          | en.json | JSON   | []        |

    @recorded:loaders-open-8
    @recorded:loaders-open-16
    Scenario: init and inject with such a file
      Given a folder with the file "en.yml"
        """
        en: [1
        """
      When the folder is read by the YAML loader
      Then it raises another error

  @id:FILES-07
  @section:2.3
  @section:2.4
  @silent:SILENT-61
  @surface:library
  Rule: A byte order mark at the beginning of a YAML file is not part of the first key

    @recorded:yaml-bom
    Scenario: a file with a byte order mark
      Given the folder "fixtures/locales/byte-order-mark"
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { a: A }
        """
