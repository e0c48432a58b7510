Feature: Initializing the module from files
  `I18n.init` reads the translation files specified by the main configuration's loaders. It may be called
  again after the files have changed.

  @id:INIT-05
  @surface:module
  Rule: `init` must read the configured loaders' files each time it is called

    Scenario Outline: a file that has changed since its loader was appended
      Given a folder with the file "<file>"
        """
        { "en": { "greeting": "Hello" } }
        """
      And the <format> loader of the folder is appended to the main configuration
      When the file "<file>" in the folder is changed to
        """
        { "en": { "greeting": "Aloha" } }
        """
      And the module is initialized
      Then "greeting" translates to "Aloha"

      Examples:
        | case | file    | format |
        | YAML | en.yml  | YAML   |
        | JSON | en.json | JSON   |

    Scenario Outline: a file that has changed since it was read
      Given a folder with the file "<file>"
        """
        { "en": { "greeting": "Hello" } }
        """
      And the <format> loader of the folder is appended to the main configuration
      When the module is initialized
      And the file "<file>" in the folder is changed to
        """
        { "en": { "greeting": "Aloha" } }
        """
      And the module is initialized
      Then "greeting" translates to "Aloha"

      Examples:
        | case | file    | format |
        | YAML | en.yml  | YAML   |
        | JSON | en.json | JSON   |

    Scenario Outline: a file that is new since the folder was read
      Given a folder with the file "en.<extension>"
        """
        { "en": { "greeting": "Hello" } }
        """
      And the <format> loader of the folder is appended to the main configuration
      When the module is initialized
      And the file "fr.<extension>" in the folder is changed to
        """
        { "fr": { "greeting": "Bonjour" } }
        """
      And the module is initialized
      Then the available locales are "en" and "fr"

      Examples:
        | case | extension | format |
        | YAML | yml       | YAML   |
        | JSON | json      | JSON   |

    Scenario Outline: a file that changes before each of three calls
      Given a folder with the file "<file>"
        """
        { "en": { "greeting": "Hello" } }
        """
      And the <format> loader of the folder is appended to the main configuration
      When the module is initialized
      And the file "<file>" in the folder is changed to
        """
        { "en": { "greeting": "Aloha" } }
        """
      And the module is initialized
      And the file "<file>" in the folder is changed to
        """
        { "en": { "greeting": "Hi" } }
        """
      And the module is initialized
      Then "greeting" translates to "Hi"

      Examples:
        | case | file    | format |
        | YAML | en.yml  | YAML   |
        | JSON | en.json | JSON   |

    Scenario Outline: a folder that another configuration has too
      Given a folder with the file "<file>"
        """
        { "en": { "greeting": "Hello" } }
        """
      And the <format> loader of the folder is appended to the main configuration
      When the module is initialized
      And the main configuration is replaced by a configuration with the <format> loader of the folder
      And the module is initialized
      Then "greeting" translates to "Hello"

      Examples:
        | case | file    | format |
        | YAML | en.yml  | YAML   |
        | JSON | en.json | JSON   |

    Scenario Outline: a folder with two loaders
      Given a folder with the file "<file>"
        """
        { "en": { "greeting": "Hello" } }
        """
      And the <format> loader of the folder is appended to the main configuration
      And the <format> loader of the folder is appended to the main configuration
      When the module is initialized
      Then "greeting" translates to "Hello"
      And the available locales are "en"

      Examples:
        | case | file    | format |
        | YAML | en.yml  | YAML   |
        | JSON | en.json | JSON   |
