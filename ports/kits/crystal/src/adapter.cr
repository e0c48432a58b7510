# The adapter of an implementation in Crystal that has the interface of the document. It is complete: add what differs
# in your port.

require "i18n"
require "./protocol"
require "./values"

# The catalogs that Catalog.new and Catalog.from_config made, by their names.
CATALOGS = {} of String => I18n::Catalog

# Returns the code of an error of the library.
def Protocol.error_code(error : Exception) : Int32
  case error
  when I18n::Errors::InvalidLocale      then Protocol::INVALID_LOCALE
  when I18n::Errors::MissingTranslation then Protocol::MISSING_TRANSLATION
  else                                       Protocol::OTHER_ERROR
  end
end

# Returns the catalog that an operation is called on; nil for the module.
def catalog?(params : JSON::Any) : I18n::Catalog?
  subject = params["subject"]?.try(&.as_s) || "I18n"
  return if subject == "I18n"
  CATALOGS[subject]? || raise Protocol::Unsupported.new("no catalog is called #{subject}")
end

# Returns the catalog of an operation that the module does not have.
def catalog(params : JSON::Any) : I18n::Catalog
  catalog?(params) || raise Protocol::Unsupported.new("the module has no such operation")
end

# Returns a call on the module or on a catalog: the block is compiled for each of them.
macro call_on(params, &block)
  if %catalog = catalog?({{params}})
    Protocol.call do
      {{block.args.first}} = %catalog
      {{block.body}}
    end
  else
    Protocol.call do
      {{block.args.first}} = I18n
      {{block.body}}
    end
  end
end

# Calls an operation with one of the sets of named arguments that the suite uses.
macro call_with(call, named_arguments)
  case {{named_arguments}}.try(&.keys.sort!)
  when nil, [] of String
    {{call}}
  {% for names in Values::NAMED_ARGUMENTS %}
    when {{names}}
      {{call.receiver}}.{{call.name}}(
        {{*call.args}},
        {% for name in names %}{{name.id}}: {{named_arguments}}.not_nil![{{name}}], {% end %}
      )
  {% end %}
  else
    raise Protocol::Unsupported.new("the suite has a new set of named arguments: add it to NAMED_ARGUMENTS")
  end
end

# Returns the call of a lookup.
macro lookup(params, operation)
  %key = Values.name({{params}}["key"])
  %params = Values.scalars({{params}}["params"]?)
  %count = Values.count({{params}}["count"]?)
  %scope = Values.scope({{params}}["scope"]?)
  %default = Values.scalar({{params}}["default"]?)
  %named = Values.scalars({{params}}["kwargs"]?)
  call_on({{params}}) do |subject|
    call_with(subject.{{operation.id}}(%key, %params, %count, %scope, %default), %named)
  end
end

# Returns the call of a localization.
macro localization(params, operation)
  %format = {{params}}["format"]?.try { |format| Values.name(format) } || :default
  %named = Values.scalars({{params}}["kwargs"]?)
  if %number = Values.localizable_number({{params}}["object"])
    raise Protocol::Unsupported.new("a number takes no named arguments") if %named
    call_on({{params}}) { |subject| subject.{{operation.id}}(%number, %format) }
  else
    %time = Values.localizable_time({{params}}["object"])
    call_on({{params}}) do |subject|
      call_with(subject.{{operation.id}}(%time, %format), %named)
    end
  end
end

Protocol.operation "initialize" do |_params|
  Protocol.call do
    {
      protocol:       1,
      implementation: {name: "i18n", version: I18n::VERSION, language: "Crystal"},
      # Without a reset, each scenario has a program of its own, which takes much longer.
      isolation:  {{ Fiber.has_method?("i18n_catalog=") ? "reset" : "process" }},
      pipelining: true,
    }
  end
end

Protocol.operation "reset" do |_params|
  Protocol.call do
    CATALOGS.clear
    I18n.config = I18n::Config.new
    # crystal-i18n keeps its main catalog in the current fiber. The document has no operation that removes it.
    {% if Fiber.has_method?("i18n_catalog=") %}
      Fiber.current.i18n_catalog = nil
    {% end %}
    nil
  end
end

Protocol.operation "shutdown" do |_params|
  Protocol.call { nil }
end

# Returns `I18n::VERSION` (the version of the interface) and `I18n::Catalog::DEFAULT_LOCALE` (section 9).
Protocol.operation "constants" do |_params|
  Protocol.call { {VERSION: I18n::VERSION, DEFAULT_LOCALE: I18n::Catalog::DEFAULT_LOCALE} }
end

# Returns the fields of `I18n.config`, of which only the default locale is required (section 2.2).
Protocol.operation "config" do |_params|
  Protocol.call { {default_locale: I18n.config.default_locale} }
end

# Sets the given fields of the main config in place. New loaders are appended to the existing ones.
Protocol.operation "configure" do |params|
  Protocol.call { Values.configure(I18n.config, params); nil }
end

# Replaces the main config with a new one that has the given fields (section 3).
Protocol.operation "config=" do |params|
  config = Values.configure(I18n::Config.new, params)
  Protocol.call { I18n.config = config; nil }
end

# Creates a new main catalog from the main config: `I18n.init` (section 3).
Protocol.operation "init" do |_params|
  Protocol.call { I18n.init }
end

# Creates a catalog and gives it a name (section 4.2).
Protocol.operation "Catalog.new" do |params|
  name = params["catalog"].as_s
  default_locale = params["default_locale"]?.try(&.as_s) || I18n::Catalog::DEFAULT_LOCALE
  available_locales = Values.strings(params["available_locales"]?)
  fallbacks = Values.fallbacks(params["fallbacks"]?)
  Protocol.call do
    CATALOGS[name] = I18n::Catalog.new(
      default_locale: default_locale,
      available_locales: available_locales,
      fallbacks: fallbacks
    )
    nil
  end
end

# Creates a catalog from a config and gives it a name (section 4.2).
Protocol.operation "Catalog.from_config" do |params|
  name = params["catalog"].as_s
  config = Values.configure(I18n::Config.new, params["config"])
  Protocol.call { CATALOGS[name] = I18n::Catalog.from_config(config); nil }
end

# Injects a loader, or translations, into a catalog (section 4.2).
Protocol.operation "inject" do |params|
  catalog = catalog(params)
  if value = params["loader"]?
    loader = Values.loader(value)
    Protocol.call { catalog.inject(loader) }
  else
    translations = Values.translations(params["translations"])
    Protocol.call { catalog.inject(translations) }
  end
end

# Returns the translations that a loader loads (section 2.3).
Protocol.operation "load" do |params|
  loader = Values.loader(params["loader"])
  Protocol.call { loader.load }
end

# Returns the default locale of a catalog (section 2.1).
Protocol.operation "default_locale" do |params|
  catalog = catalog(params)
  Protocol.call { catalog.default_locale }
end

# Returns the active locale (section 4.2).
Protocol.operation "locale" do |params|
  call_on(params) { |subject| subject.locale }
end

# Returns the available locales (section 2.1).
Protocol.operation "available_locales" do |params|
  call_on(params) { |subject| subject.available_locales }
end

# Activates a locale and returns its name (section 3).
Protocol.operation "activate" do |params|
  locale = Values.name(params["locale"])
  call_on(params) { |subject| subject.activate(locale) }
end

# Activates a locale by assigning it, and returns the active locale (section 3).
Protocol.operation "locale=" do |params|
  locale = Values.name(params["locale"])
  call_on(params) do |subject|
    subject.locale = locale
    subject.locale
  end
end

# Runs a block of calls while the given locale is active (section 3).
Protocol.operation "with_locale" do |params|
  locale = Values.name(params["locale"])
  calls = params["block"]
  call_on(params) do |subject|
    responses = [] of JSON::Any
    value = subject.with_locale(locale) do
      Protocol.run_block(calls, responses)
      "block"
    end
    {block: responses, value: value}
  end
end

{% for operation in %w[translate t translate! t!] %}
  Protocol.operation {{operation}} do |params|
    lookup(params, {{operation}})
  end
{% end %}

{% for operation in %w[localize l] %}
  Protocol.operation {{operation}} do |params|
    localization(params, {{operation}})
  end
{% end %}

# Returns the plural category that a rule type, such as `EastSlavic`, selects for a count.
Protocol.operation "plural_rule" do |params|
  rule = RULES[params["rule"].as_s]? || raise ArgumentError.new("no rule type: #{params["rule"]}")
  count = Values.count(params["count"]).not_nil!
  Protocol.call { rule.apply(count) }
end

# Returns the name of the rule type that is registered for a locale, or null.
Protocol.operation "plural_rule_name" do |params|
  locale = params["locale"].as_s
  Protocol.call { I18n::Pluralization.rule_for(locale).try(&.class.name.split("::").last) }
end

# Returns the locales that a lookup in the given locale tries, in order.
Protocol.operation "fallbacks_for" do |params|
  fallbacks = Values.fallbacks(params["fallbacks"]).not_nil!
  locale = params["locale"].as_s
  Protocol.call { fallbacks.for(locale) }
end

# Returns the parents of a locale tag, nearest first.
Protocol.operation "tag_parents" do |params|
  tag = I18n::Locale::Tag.new(params["tag"].as_s)
  Protocol.call { tag.parents.map(&.to_s) }
end

# The pluralization rules (section 2.4), by their names.
RULES = begin
  rules = {} of String => I18n::Pluralization::Rule
  {% for rule in I18n::Pluralization::Rule.all_subclasses %}
    rules[{{rule.name.split("::").last}}] = {{rule}}.new
  {% end %}
  rules
end

Protocol.serve(STDIN, STDOUT)
