Feature: Custom loaders
  Every loader is based on Loader::Base, whose `load` returns a translations hash. A user can write a
  loader that works like those for YAML and JSON files.

  @id:LOAD-05
  @surface:module
  Rule: `init` must read a custom loader based on Loader::Base by calling its `load`

    Scenario: the locales become available and the translations are found
      When a custom loader of the translations is read
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      Then the available locales are "en" and "fr"
      And "greeting" translates to "Hello"
