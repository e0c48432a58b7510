Feature: Custom loaders
  Every loader is based on Loader::Base, whose `load` method returns a translations hash. Users can write
  their own loaders, which work like those for YAML and JSON files.

  @id:LOAD-05
  @surface:module
  Rule: `init` must read translations from a custom loader based on Loader::Base by calling its `load` method

    Scenario: the locales become available and the translations are found
      When a custom loader of the translations is read
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      Then the available locales are "en" and "fr"
      And "greeting" translates to "Hello"
