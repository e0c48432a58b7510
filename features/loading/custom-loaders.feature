Feature: Loaders of one's own
  Every loader is based on Loader::Base, whose load returns a translations hash. A loader of one's own is
  read like those of YAML and JSON files.

  @id:LOAD-05
  @needs:INIT-02
  @needs:INJECT-04
  @surface:module
  Rule: `init` must read a custom loader based on Loader::Base through its `load`

    Scenario: the locales become available and the translations are found
      When a custom loader of the translations is read
        """
        en: { greeting: Hello }
        fr: { greeting: Bonjour }
        """
      Then the available locales are "en" and "fr"
      And "greeting" translates to "Hello"
