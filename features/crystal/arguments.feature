Feature: Values for placeholders
  The document does not say which value is used when a placeholder has two values, what happens when it
  has none, or how Bools and Floats are written.

  @id:ARGUMENT-01
  @section:4.1
  @section:4.4.2
  @silent:SILENT-31
  Rule: A value in `params` takes precedence over a named argument with the same name

    @recorded:lookups-open-34
    @recorded:lookups-open-80
    Scenario Outline: values in params and as a named argument
      Given the translations
        """
        en: { twice: "[%{name} and %{name}]" }
        """
      When "twice" is translated with the arguments
        | params | <params> |
        | kwargs | <named>  |
      Then the translation is "<text>"

      Examples:
        | case           | params       | named         | text      |
        | both           | { name: P }  | { name: Ann } | [P and P] |
        | an empty param | { name: "" } | { name: Ann } | [ and ]   |

    @recorded:lookups-open-34
    Scenario: params and a named argument that supply different values
      Given the translations
        """
        en: { text: "%{name} in %{place}" }
        """
      When "text" is translated with the arguments
        | params | {place: London} |
        | kwargs | {name: Ann}     |
      Then the translation is "Ann in London"

  @id:ARGUMENT-02
  @section:4.1
  @section:4.4.3
  @silent:SILENT-31
  Rule: The count takes precedence over a value named `count` in `params`

    @recorded:lookups-open-19
    @recorded:lookups-open-145
    Scenario Outline: a count, and a param named count
      Given the translations
        """
        en: { items: { zero: No items, one: One item, other: "%{count} items" } }
        """
      When "items" is translated with the arguments
        | count  | <count>             |
        | params | {name: P, count: 3} |
      Then the translation is "<text>"

      Examples:
        | case | count | text     |
        | one  | 1     | One item |
        | five | 5     | 5 items  |

    @recorded:lookups-open-33
    Scenario: a param named count, and no count
      Given the translations
        """
        en: { items: { one: One item, other: "%{count} items" }, text: "%{count} of them" }
        """
      When "items" is translated with the params
        | count | 3 |
      Then the translation is missing
      When "text" is translated with the params
        | count | 3 |
      Then the translation is "3 of them"

  @id:ARGUMENT-03
  @section:2.4
  @section:4.4.2
  @silent:SILENT-32
  Rule: A placeholder without a value is left unchanged

    @recorded:lookups-open-4
    @recorded:lookups-open-6
    @recorded:lookups-open-21
    @recorded:lookups-open-41
    @recorded:lookups-open-106
    Scenario Outline: placeholders without a value
      Given the translations
        """
        en:
          two: "%{first} %{last}"
          pct: "100%% of %{name} %d %{} %{ name }"
          items: { one: "%{name} has one", other: "%{name} has %{count}" }
        """
      When "<key>" is translated with the arguments
        | params | <params> |
        | count  | <count>  |
      Then the translation is "<text>"

      Examples:
        | case                                         | key   | params         | count | text                          |
        | no params                                    | two   | null           | null  | %{first} %{last}              |
        | a value of another name                      | two   | { unused: u }  | null  | %{first} %{last}              |
        | a value for one of two placeholders          | two   | { first: Ann } | null  | Ann %{last}                   |
        | a count, and no value for the name           | items | {}             | 2     | %{name} has 2                 |
        | a placeholder with spaces, or without a name | pct   | { name: Ann }  | null  | 100%% of Ann %d %{} %{ name } |

    @recorded:placeholders-named-like-members
    Scenario Outline: placeholders named like what objects have in some languages
      Given the translations
        """
        en: { a: "%{constructor} %{toString} %{items} %{keys} %{get} %{__class__} %{__proto__} %{size}" }
        """
      When "a" is translated with the arguments
        | params | <params> |
      Then the translation is "<text>"

      Examples:
        | case                    | params                                    | text                                                                                 |
        | a value of another name | { name: x }                               | %{constructor} %{toString} %{items} %{keys} %{get} %{__class__} %{__proto__} %{size} |
        | values for some of them | { constructor: c, toString: t, items: i } | c t i %{keys} %{get} %{__class__} %{__proto__} %{size}                               |

    @recorded:other-notations
    Scenario: a placeholder in doubled braces
      Given the translations
        """
        en: { a: "%<name>s %(name)s :name {{name}} %{{name}} #{name} ${name}" }
        """
      When "a" is translated with the params
        | name | Ann |
      Then the translation is "%<name>s %(name)s :name {{name}} %{{name}} #{name} ${name}"

    Scenario: placeholders named like arguments of the lookup
      Given the translations
        """
        en:
          message: { text: "%{scope} %{default} %{params} %{key} %{count}" }
        """
      When "text" is translated with the arguments
        | scope   | message     |
        | default | dflt        |
        | params  | {name: Ann} |
      Then the translation is "%{scope} %{default} %{params} %{key} %{count}"

  @id:ARGUMENT-04
  @section:4.1
  @section:4.4.2
  @silent:SILENT-34
  Rule: A Bool that replaces a placeholder is written as `true` or `false`, and a Float is written with at least one decimal place

    @recorded:lookups-open-8
    @recorded:lookups-open-48
    Scenario Outline: Bools and Floats
      Given the translations
        """
        en: { text: "<%{name}>" }
        """
      When "text" is translated with the params
        | name | <value> |
      Then the translation is "<<text>>"

      Examples:
        | case    | value | text  |
        | false   | false | false |
        | a Float | 2.5   | 2.5   |

    @recorded:lookups-open-95
    @recorded:lookups-open-100
    Scenario Outline: whole Floats, which get one decimal
      Given the translations
        """
        en: { items: { one: "%{count} item", other: "%{count} items" } }
        """
      When "items" is translated with count <count>
      Then the translation is "<text>"

      Examples:
        | case | count | text      |
        | zero | 0.0   | 0.0 items |
        | one  | 1.0   | 1.0 item  |

  @id:ARGUMENT-05
  @section:4.1
  @section:4.4.2
  @silent:SILENT-34
  Rule: When the value of a placeholder is nil, the placeholder is replaced with an empty text

    @recorded:value-nil
    Scenario Outline: nil as a value
      Given the translations
        """
        en: { a: "<%{name}>" }
        """
      When "a" is translated with the arguments
        | <argument> | { name: null } |
      Then the translation is "<>"

      Examples:
        | case             | argument |
        | in params        | params   |
        | a named argument | kwargs   |
