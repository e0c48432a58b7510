Feature: Loading YAML files
  A YAML loader is built from the path of a folder that holds a file for each locale, <locale>.yml. What
  it loads is a translations hash: a locale, nested keys, texts.

  @id:LOAD-01
  @surface:library
  Rule: A YAML loader must return the translations hash of the files in its folder

    Scenario: one file
      Given a folder with the file "en.yml"
        """
        en:
          greeting: Hello
          menu:
            file:
              open: Open
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { greeting: Hello, menu: { file: { open: Open } } }
        """

    Scenario: a locale with a region
      Given a folder with the file "pt-BR.yml"
        """
        pt-BR:
          greeting: Olá
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        pt-BR: { greeting: Olá }
        """

    Scenario: a file that has changed
      Given a folder with the file "en.yml"
        """
        en: { greeting: Hello }
        """
      When the YAML loader of the folder loads
      And the file "en.yml" of the folder becomes
        """
        en: { greeting: Hi }
        """
      And the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { greeting: Hi }
        """

    Scenario: plain, quoted and block texts
      Given a folder with the file "en.yml"
        """
        # a comment
        en:
          plain: Hello, world
          single: 'It''s 100% "quoted": #1'
          double: "line\none \u00e9"
          digits: "42"
          empty: ""
          block: |
            first
            second
          flow: { key: value, "other key": other value }
          colon: "a: b" # another comment
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en:
          plain: Hello, world
          single: "It's 100% \"quoted\": #1"
          double: "line\none é"
          digits: "42"
          empty: ""
          block: "first\nsecond\n"
          flow: { key: value, other key: other value }
          colon: "a: b"
        """

    Scenario: a file for each of several locales
      Given a folder with the file "en.yml"
        """
        en:
          greeting: Hello
        """
      And a folder with the file "fr.yml"
        """
        fr:
          greeting: Bonjour
          farewell: Au revoir
        """
      And a folder with the file "de.yml"
        """
        de:
          greeting: Guten Tag
        """
      When the YAML loader of the folder loads
      Then the loaded translations are
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour, farewell: Au revoir }
        de: { greeting: Guten Tag }
        """

  @id:LOAD-02
  @needs:LOAD-01
  @needs:INIT-01
  @needs:INJECT-03
  @needs:PLURAL-02
  @needs:NUMBER-05
  @needs:TIME-03
  @needs:DATE-03
  Rule: A lookup must find translations from YAML files

    Scenario: the locales become available
      Given the folder "fixtures/locales/yaml"
      When the folder is read by the YAML loader
      Then the available locales are "en", "fr" and "de"
      And the active locale is "en"

    Scenario Outline: simple and nested keys in each locale
      Given the folder "fixtures/locales/yaml"
      When the folder is read by the YAML loader
      And "<locale>" is activated
      Then "greeting" translates to "<greeting>"
      And "menu.file.close" translates to "<close>"
      And "menu.edit" translates to "<edit>"

      Examples:
        | case    | locale | greeting  | close     | edit       |
        | English | en     | Hello     | Close     | Edit       |
        | French  | fr     | Bonjour   | Fermer    | Édition    |
        | German  | de     | Guten Tag | Schließen | Bearbeiten |

    Scenario: interpolation
      Given the folder "fixtures/locales/yaml"
      When the folder is read by the YAML loader
      And "welcome" is translated with the params
        | name | Ann |
      Then the translation is "Welcome, Ann!"

    Scenario Outline: pluralization
      Given the folder "fixtures/locales/yaml"
      When the folder is read by the YAML loader
      And "items" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case         | count | text    |
        | a count of 1 | 1     | 1 item  |
        | a count of 3 | 3     | 3 items |

    Scenario: localization
      Given the folder "fixtures/locales/yaml"
      When the folder is read by the YAML loader
      And "fr" is activated
      Then the number 1234.5678 localizes to "1 234,568"
      And the date 2020-12-13 localizes to "13/12/2020"
      And the time 2020-12-13T21:11:08-05:00 localizes to "dim 13 déc 2020 à 21h11:08 (-0500)"
