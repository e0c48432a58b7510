Feature: Pluralization
  A key may lead to a map with the plural forms `one` and `other`. A count selects one of the forms and
  replaces %{count} in it.

  @id:PLURAL-01
  Rule: A lookup with a count must select the plural form for that count

    Scenario Outline: counts in English
      Given the translations
        """
        en:
          items: { one: a single item, other: several items }
        """
      When "items" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case              | count   | text          |
        | a count of 0      | 0       | several items |
        | a count of 1      | 1       | a single item |
        | a count of 2      | 2       | several items |
        | three             | 3       | several items |
        | five              | 5       | several items |
        | eleven            | 11      | several items |
        | twenty-one        | 21      | several items |
        | a hundred         | 100     | several items |
        | a hundred and one | 101     | several items |
        | a million         | 1000000 | several items |
        | a Float           | 2.5     | several items |
        | one and a half    | 1.5     | several items |

    Scenario Outline: forms in another order
      Given the translations
        """
        en:
          items: { other: several items, one: a single item }
        """
      When "items" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case         | count | text          |
        | a count of 1 | 1     | a single item |
        | a count of 2 | 2     | several items |

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
        | case         | count | text              |
        | a count of 1 | 1     | ein einziges Ding |
        | a count of 2 | 2     | mehrere Dinge     |

    Scenario Outline: a nested key and a Symbol
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
        | case                       | key                     | count | text             |
        | a nested key, a count of 1 | "inbox.unread.messages" | 1     | one unread       |
        | a nested key, a count of 4 | "inbox.unread.messages" | 4     | several unread   |
        | a Symbol, a count of 1     | :message                | 1     | a single message |
        | a Symbol, a count of 4     | :message                | 4     | several messages |

    Scenario: a lookup of another key with forms
      Given the translations
        """
        en:
          items: { one: a single item, other: several items }
          users: { one: a single user, other: several users }
        """
      When "items" is translated with count 2
      And "users" is translated with count 2
      Then the translation is "several users"

    Scenario Outline: forms that are empty or stand beside other keys
      Given the translations
        """
        en:
          hidden: { one: "", other: several items }
          items: { title: The items, one: a single item, menu: { other: Another menu }, other: several items }
          pages: { one: a single page, other: several pages, more: { one: one more, other: some more } }
        """
      When "<key>" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case                       | key        | count | text          |
        | an empty form              | hidden     | 1     |               |
        | the other form             | hidden     | 2     | several items |
        | a form beside other keys   | items      | 1     | a single item |
        | the other form beside them | items      | 2     | several items |
        | forms beside other forms   | pages      | 2     | several pages |
        | forms below other forms    | pages.more | 2     | some more     |

    Scenario: forms that only another locale has
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
  Rule: A lookup with a count must replace the placeholder %{count} with the count

    Scenario Outline: counts of several types
      Given the translations
        """
        en:
          items: { one: "%{count} item", other: "%{count} items" }
        """
      When "items" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case             | count      | text             |
        | a count of 0     | 0          | 0 items          |
        | a negative count | -5         | -5 items         |
        | a count of 1     | 1          | 1 item           |
        | a count of 2     | 2          | 2 items          |
        | twelve           | 12         | 12 items         |
        | a million        | 1000000    | 1000000 items    |
        | all of 32 bits   | 2147483647 | 2147483647 items |
        | a Float          | 2.5        | 2.5 items        |

    Scenario Outline: counts in German
      Given the translations
        """
        en: { items: { one: "%{count} item", other: "%{count} items" } }
        de: { items: { one: "%{count} Ding", other: "%{count} Dinge" } }
        """
      And "de" is active
      When "items" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case             | count   | text          |
        | a count of 1     | 1       | 1 Ding        |
        | a million        | 1000000 | 1000000 Dinge |
        | a negative count | -5      | -5 Dinge      |
        | a Float          | 2.5     | 2.5 Dinge     |

    Scenario: several placeholders
      Given the translations
        """
        en:
          items: { one: one, other: "%{count} of %{count}: %{count}" }
        """
      When "items" is translated with count 7
      Then the translation is "7 of 7: 7"

    Scenario: other notations beside the placeholder
      Given the translations
        """
        en:
          items: { one: one, other: "%%{count} :count %<count>s {count} {{count}} # %d %s count" }
        """
      When "items" is translated with count 7
      Then the translation is "%7 :count %<count>s {count} {{count}} # %d %s count"

    Scenario: a form without the placeholder
      Given the translations
        """
        en:
          items: { one: one, other: many }
        """
      When "items" is translated with count 7
      Then the translation is "many"

    Scenario Outline: a count and other values
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
        | case         | count | text                      |
        | a count of 0 | 0     | Ann has 0 items in London |
        | a count of 1 | 1     | Ann has 1 item            |
        | a count of 2 | 2     | Ann has 2 items in London |

    Scenario Outline: a count beside other arguments
      Given the translations
        """
        en:
          items: { one: "%{count} item", other: "%{count} items of %{count}" }
          owned: { one: "%{name} has %{count} item", other: "%{name} has %{count} items" }
          listed: { one: "%{count} of %{total} item", other: "%{count} of %{total} items" }
          counted: { one: "%{counter} has %{count}", other: "%{counter} has %{count}" }
          reduced: { one: "%{count} at %{discount}", other: "%{count} at %{discount}" }
        """
      When "<key>" is translated with the arguments
        | count      | <count> |
        | <argument> | <value> |
      Then the translation is "<text>"

      Examples:
        | case                           | key     | count | argument | value            | text            |
        | empty params                   | items   | 2     | params   | {}               | 2 items of 2    |
        | nil as params                  | items   | 2     | params   | null             | 2 items of 2    |
        | a named argument               | owned   | 2     | kwargs   | {name: Ann}      | Ann has 2 items |
        | a named argument, a count of 1 | owned   | 1     | kwargs   | {name: Ann}      | Ann has 1 item  |
        | another number in params       | listed  | 2     | params   | {total: 5}       | 2 of 5 items    |
        | a name that begins with count  | counted | 2     | params   | {counter: Ann}   | Ann has 2       |
        | a name that ends in count      | reduced | 2     | params   | {discount: half} | 2 at half       |
