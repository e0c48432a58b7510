# frozen_string_literal: true

# The adapter of your library. README.md says how to fill in the operations.

require_relative 'protocol'
extend Protocol # rubocop:disable Style/MixinUsage

# Fill in: require your library.

# Fill in: the library's classes for the two errors of the document (section 7).
INVALID_LOCALE_ERRORS = [].freeze
MISSING_TRANSLATION_ERRORS = [].freeze

# The catalogs that Catalog.new and Catalog.from_config made, by their names.
CATALOGS = {} # rubocop:disable Style/MutableConstant

# Returns the module or the catalog that an operation is called on.
def subject(params)
  named = params.fetch('subject', 'I18n')
  # Fill in: return the library's module.
  unsupported 'the library has no module' if named == 'I18n'
  CATALOGS.fetch(named) { unsupported "no catalog is called #{named}" }
end

operation 'initialize' do |_params|
  # Fill in: the name and version of your library.
  implementation = { name: 'yourlib', version: '0.0.0', language: 'Ruby' }
  -> { { protocol: 1, implementation: implementation, isolation: 'reset', pipelining: true } }
end

operation 'reset' do |_params|
  # Fill in: bring the library to the state of a program that has just begun. If it has no way to do so, answer
  # isolation: 'process' above.
  lambda do
    CATALOGS.clear
    nil
  end
end

operation 'shutdown' do |_params|
  -> {}
end

# Values:
# symbol: {"symbol":"short"}
# float: {"float":"1.0"} or {"float":"1e+21"}
# name: "short" or {"symbol":"short"}
# count: 2 or {"float":"1.5"}
# scalar: "Ann" or 2 or {"float":"1.5"} or true or null
# named-arguments: {"first":"Ann","last":"Lee"}
# translations: {"en":{"greeting":"Hello, %{name}!","days":["Mon","Tue"]}}
# loader: {"format":"yaml","path":"/absolute/folder"} or {"format":"inline","translations":{"en":{"hi":"Hi"}}}
# fallbacks: {"mapping":{"fr-CA":["fr"],"gsw":"de"},"default":["en"]}
# config: {"default_locale":"fr","loaders":[],"available_locales":["fr","en"],"fallbacks":{"default":["en"]}}
# object: {"integer":"1234567"} or {"float":"1234.5"} or {"time":"2020-12-13T21:11:08.000000000-05:00"} or
#   {"date":[2020,12,13]}
# subject: "I18n" or "catalog"
# unexpected: {"unexpected":"function"}

# Returns `I18n::VERSION` (the version of the interface) and `I18n::Catalog::DEFAULT_LOCALE` (section 9).
#
# params: none
# result: an object with the Strings VERSION and DEFAULT_LOCALE
operation 'constants' do |_params|
  unsupported 'no such operation: constants'
end

# Returns the fields of `I18n.config`, of which only the default locale is required (section 2.2).
#
# params: none
# result: an object with the String default_locale
operation 'config' do |_params|
  unsupported 'no such operation: config'
end

# Sets the given fields of the main config in place. New loaders are appended to the existing ones.
#
# params:
#   default_locale?: string
#   loaders?: array of loader
#   available_locales?: array of string
#   fallbacks?: fallbacks
# result: nil
operation 'configure' do |_params|
  unsupported 'no such operation: configure'
end

# Replaces the main config with a new one that has the given fields (section 3).
#
# params:
#   default_locale?: string
#   loaders?: array of loader
#   available_locales?: array of string
#   fallbacks?: fallbacks
# result: nil
operation 'config=' do |_params|
  unsupported 'no such operation: config='
end

# Creates a new main catalog from the main config: `I18n.init` (section 3).
#
# params: none
# result: nil
operation 'init' do |_params|
  unsupported 'no such operation: init'
end

# Creates a catalog and gives it a name (section 4.2).
#
# params:
#   catalog: subject
#   default_locale?: string
#   available_locales?: null or array of string
#   fallbacks?: null or fallbacks
# result: nil
operation 'Catalog.new' do |_params|
  unsupported 'no such operation: Catalog.new'
end

# Creates a catalog from a config and gives it a name (section 4.2).
#
# params:
#   catalog: subject
#   config: config
# result: nil
operation 'Catalog.from_config' do |_params|
  unsupported 'no such operation: Catalog.from_config'
end

# Injects a loader, or translations, into a catalog (section 4.2).
#
# params:
#   subject?: subject
#   loader?: loader, unless there is translations
#   translations?: translations, unless there is loader
# result: nil
operation 'inject' do |_params|
  unsupported 'no such operation: inject'
end

# Returns the translations that a loader loads (section 2.3).
#
# params:
#   loader: loader
# result: a translations hash
operation 'load' do |_params|
  unsupported 'no such operation: load'
end

# Returns the default locale of a catalog (section 2.1).
#
# params:
#   subject?: subject
# result: a String
operation 'default_locale' do |_params|
  unsupported 'no such operation: default_locale'
end

# Returns the active locale (section 4.2).
#
# params:
#   subject?: subject
# result: a String
operation 'locale' do |_params|
  unsupported 'no such operation: locale'
end

# Returns the available locales (section 2.1).
#
# params:
#   subject?: subject
# result: an array of Strings
operation 'available_locales' do |_params|
  unsupported 'no such operation: available_locales'
end

# Activates a locale and returns its name (section 3).
#
# params:
#   subject?: subject
#   locale: name
# result: a String
operation 'activate' do |_params|
  unsupported 'no such operation: activate'
end

# Activates a locale by assigning it, and returns the active locale (section 3).
#
# params:
#   subject?: subject
#   locale: name
# result: a String
operation 'locale=' do |_params|
  unsupported 'no such operation: locale='
end

# Runs a block of calls while the given locale is active (section 3).
#
# params:
#   subject?: subject
#   locale: name
#   block: array of block-call
# result: an object with block: array of block-response; value?: any value
operation 'with_locale' do |_params|
  unsupported 'no such operation: with_locale'
end

# Looks up a translation (section 4.2).
#
# params:
#   subject?: subject
#   key: name
#   params?: null or object of scalar
#   count?: null or count
#   scope?: null or name or array of name
#   default?: scalar
#   kwargs?: named-arguments
# result: a String
operation 'translate' do |_params|
  unsupported 'no such operation: translate'
end

# Looks up a translation. This is an alias for `translate`.
#
# params:
#   subject?: subject
#   key: name
#   params?: null or object of scalar
#   count?: null or count
#   scope?: null or name or array of name
#   default?: scalar
#   kwargs?: named-arguments
# result: a String
operation 't' do |_params|
  unsupported 'no such operation: t'
end

# Looks up a translation, and raises an error when it is missing (section 4.2).
#
# params:
#   subject?: subject
#   key: name
#   params?: null or object of scalar
#   count?: null or count
#   scope?: null or name or array of name
#   default?: scalar
#   kwargs?: named-arguments
# result: a String
operation 'translate!' do |_params|
  unsupported 'no such operation: translate!'
end

# Looks up a translation, and raises an error when it is missing. This is an alias for `translate!`.
#
# params:
#   subject?: subject
#   key: name
#   params?: null or object of scalar
#   count?: null or count
#   scope?: null or name or array of name
#   default?: scalar
#   kwargs?: named-arguments
# result: a String
operation 't!' do |_params|
  unsupported 'no such operation: t!'
end

# Formats a number, a time or a date (section 4.2).
#
# params:
#   subject?: subject
#   object: object
#   format?: name
#   kwargs?: named-arguments
# result: a String
operation 'localize' do |_params|
  unsupported 'no such operation: localize'
end

# Formats a number, a time or a date. This is an alias for `localize`.
#
# params:
#   subject?: subject
#   object: object
#   format?: name
#   kwargs?: named-arguments
# result: a String
operation 'l' do |_params|
  unsupported 'no such operation: l'
end

# Returns the plural category that a rule type, such as `EastSlavic`, selects for a count.
# Only scenarios of level crystal need it.
#
# params:
#   rule: string
#   count: count
# result: a plural category
operation 'plural_rule' do |_params|
  unsupported 'no such operation: plural_rule'
end

# Returns the name of the rule type that is registered for a locale, or null.
# Only scenarios of level crystal need it.
#
# params:
#   locale: string
# result: a String or nil
operation 'plural_rule_name' do |_params|
  unsupported 'no such operation: plural_rule_name'
end

# Returns the locales that a lookup in the given locale tries, in order.
# Only scenarios of level crystal need it.
#
# params:
#   fallbacks: fallbacks
#   locale: string
# result: an array of Strings
operation 'fallbacks_for' do |_params|
  unsupported 'no such operation: fallbacks_for'
end

# Returns the parents of a locale tag, nearest first.
# Only scenarios of level crystal need it.
#
# params:
#   tag: string
# result: an array of Strings
operation 'tag_parents' do |_params|
  unsupported 'no such operation: tag_parents'
end

serve(invalid_locale: INVALID_LOCALE_ERRORS, missing_translation: MISSING_TRANSLATION_ERRORS)
