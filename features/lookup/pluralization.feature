Feature: Pluralization
  A key may hold a map of plural forms, one and other. With a count, a form is selected, and %{count} in
  it is replaced by the count.

  @id:PLURAL-01
  @needs:LOOKUP-04
  Rule: A lookup with a count must select the plural form of the count

    Scenario Outline: one and many things in English
      Given the translations
        """
        en:
          items: { one: a single item, other: several items }
        """
      When "items" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case              | count   | text          |
        | none              | 0       | several items |
        | one               | 1       | a single item |
        | two               | 2       | several items |
        | three             | 3       | several items |
        | five              | 5       | several items |
        | eleven            | 11      | several items |
        | twenty-one        | 21      | several items |
        | a hundred         | 100     | several items |
        | a hundred and one | 101     | several items |
        | a million         | 1000000 | several items |
        | a Float           | 2.5     | several items |

    Scenario Outline: the order of the forms does not matter
      Given the translations
        """
        en:
          items: { other: several items, one: a single item }
        """
      When "items" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case | count | text          |
        | one  | 1     | a single item |
        | two  | 2     | several items |

    Scenario Outline: the forms of the active locale
      Given the translations
        """
        en:
          items: { one: a single item, other: several items }
        de:
          items: { one: ein einziges Ding, other: mehrere Dinge }
        """
      And "de" is active
      When "items" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case | count | text              |
        | one  | 1     | ein einziges Ding |
        | two  | 2     | mehrere Dinge     |

    Scenario Outline: under a nested key, and by Symbol
      Given the translations
        """
        en:
          message: { one: a single message, other: several messages }
          inbox:
            unread:
              messages: { one: one unread, other: several unread }
        """
      When <key> is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case               | key                     | count | text             |
        | a nested key, one  | "inbox.unread.messages" | 1     | one unread       |
        | a nested key, more | "inbox.unread.messages" | 4     | several unread   |
        | a Symbol, one      | :message                | 1     | a single message |
        | a Symbol, more     | :message                | 4     | several messages |

    Scenario: one key's forms are not another's
      Given the translations
        """
        en:
          items: { one: a single item, other: several items }
          users: { one: a single user, other: several users }
        """
      When "users" is translated with count 2
      Then the translation is "several users"

    Scenario: one key's forms do not stay for another's
      Given the translations
        """
        en:
          items: { one: a single item, other: several items }
          users: { one: a single user, other: several users }
        """
      When "items" is translated with count 2
      And "users" is translated with count 2
      Then the translation is "several users"

    Scenario: a count does not make an unknown key known
      Given the translations
        """
        en:
          items: { one: a single item, other: several items }
        """
      When "things" is translated with count 2
      Then the translation is missing

    Scenario: forms that another locale alone has
      Given the translations
        """
        en:
          items: { one: a single item, other: several items }
        de:
          greeting: Guten Tag
        """
      And "de" is active
      When "items" is translated with count 2
      Then the translation is missing

  @id:PLURAL-02
  @needs:INTERP-01
  @needs:PLURAL-01
  Rule: A lookup with a count must replace the placeholder %{count} with the count

    Scenario Outline: in the form that was selected
      Given the translations
        """
        en:
          items: { one: "%{count} item", other: "%{count} items" }
        """
      When "items" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case       | count   | text          |
        | none       | 0       | 0 items       |
        | below none | -5      | -5 items      |
        | one        | 1       | 1 item        |
        | two        | 2       | 2 items       |
        | twelve     | 12      | 12 items      |
        | a million  | 1000000 | 1000000 items |
        | a Float    | 2.5     | 2.5 items     |

    Scenario: wherever it stands
      Given the translations
        """
        en:
          items: { one: one, other: "%{count} of %{count}: %{count}" }
        """
      When "items" is translated with count 7
      Then the translation is "7 of 7: 7"

    Scenario: a form without the placeholder stays as it is
      Given the translations
        """
        en:
          items: { one: one, other: many }
        """
      When "items" is translated with count 7
      Then the translation is "many"

    Scenario Outline: beside other values
      Given the translations
        """
        en:
          items: { one: "%{name} has %{count} item", other: "%{name} has %{count} items in %{place}" }
        """
      When "items" is translated with the arguments
        | count  | <count>                    |
        | params | {name: Ann, place: London} |
      Then the translation is "<text>"

      Examples:
        | case | count | text                      |
        | one  | 1     | Ann has 1 item            |
        | two  | 2     | Ann has 2 items in London |
