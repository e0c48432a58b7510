# frozen_string_literal: true

# The adapter of Ruby's gem i18n: a module, and no catalogs.

require "date"
require "i18n"
require "i18n/backend/fallbacks"
require "json"
require "tmpdir"
require_relative "locale_data"

# The library has no such operation, or cannot take these arguments.
class Unsupported < StandardError; end

# The error that the call `raise` of a block raises.
class RaisedByTheBlock < StandardError; end

FOLDER = Dir.mktmpdir("ruby-i18n-")
at_exit { FileUtils.remove_entry(FOLDER) }

def reset
  I18n.config = I18n::Config.new
  I18n.backend = I18n::Backend::Simple.new
  I18n.fallbacks = nil
  I18n.load_path = []
  I18n.available_locales = nil
  I18n.enforce_available_locales = false
  I18n.default_locale = :en
  I18n.enforce_available_locales = true
  nil
end

# Values of the protocol

def name(value)
  value.is_a?(Hash) ? value.fetch("symbol").to_sym : value
end

def scalar(value)
  value.is_a?(Hash) ? Float(value.fetch("float")) : value
end

def scalars(values)
  (values || {}).to_h { |key, value| [key.to_sym, scalar(value)] }
end

def object(value)
  raise Unsupported, "i18n localizes no numbers" if value.key?("integer") || value.key?("float")
  return Date.new(*value["date"]) if value.key?("date")

  DateTime.iso8601(value.fetch("time")).to_time
end

def lookup_options(params)
  options = scalars(params["params"]).merge(scalars(params["kwargs"])) do |name|
    raise Unsupported, "the library takes one value of the name #{name}"
  end
  options[:count] = scalar(params["count"]) unless params["count"].nil?
  options[:scope] = params["scope"].is_a?(Array) ? params["scope"].map { |part| name(part) } : name(params["scope"])
  options[:default] = scalar(params["default"]) if params.key?("default")
  options.delete(:scope) if options[:scope].nil?
  options
end

def fallbacks(params)
  mapping = (params["mapping"] || {}).transform_values { |others| Array(others) }
  I18n::Locale::Fallbacks.new(*params["default"], mapping)
end

# A loader is a list of files for `I18n.load_path`.
def files(loader)
  return Dir[File.join(loader.fetch("path"), "*.yml")].sort if loader["format"] == "yaml"
  return Dir[File.join(loader.fetch("path"), "*.json")].sort if loader["format"] == "json"

  file = File.join(FOLDER, "#{Dir.children(FOLDER).size}.json")
  File.write(file, JSON.generate(LocaleData.converted(loader.fetch("translations"))))
  [file]
end

def configuration(params)
  paths = (params["loaders"] || []).flat_map { |loader| files(loader) }
  chain = params["fallbacks"] && fallbacks(params["fallbacks"])
  lambda do
    I18n.load_path.concat(paths)
    I18n.available_locales = params["available_locales"] if params["available_locales"]
    I18n.default_locale = params["default_locale"] if params["default_locale"]
    if chain
      I18n.backend.extend(I18n::Backend::Fallbacks)
      I18n.fallbacks = chain
    end
    nil
  end
end

def lookup(operation)
  lambda do |params|
    key = name(params["key"])
    options = lookup_options(params)
    -> { I18n.public_send(operation, key, **options) }
  end
end

def localization(operation)
  lambda do |params|
    subject = object(params["object"])
    options = scalars(params["kwargs"])
    options[:format] = name(params["format"]) if params["format"]
    -> { I18n.public_send(operation, subject, **options) }
  end
end

ACTIVATION = lambda do |params|
  locale = name(params["locale"])
  -> { (I18n.locale = locale).to_s }
end

def with_locale(params)
  locale = name(params["locale"])
  responses = []
  lambda do
    value = I18n.with_locale(locale) do
      params["block"].each { |call| responses << respond(call["method"], call["params"] || {}) }
      "block"
    end
    { block: responses, value: value }
  end
end

# Each of these reads the params of a method, and returns the call to make. The names of locales are Symbols in
# Ruby's I18n; they are answered as Strings.
METHODS = {
  "initialize" => lambda do |_params|
    implementation = { name: "ruby-i18n", version: I18n::VERSION, language: "Ruby" }
    -> { { protocol: 1, implementation: implementation, pipelining: true } }
  end,
  "reset" => ->(_params) { -> { reset } },
  "shutdown" => ->(_params) { -> {} },
  "config" => ->(_params) { -> { { default_locale: I18n.config.default_locale.to_s } } },
  "configure" => ->(params) { configuration(params) },
  "config=" => lambda do |params|
    configure = configuration(params)
    lambda do
      I18n.config = I18n::Config.new
      configure.call
    end
  end,
  "init" => ->(_params) { -> { I18n.reload! } },
  "locale" => ->(_params) { -> { I18n.locale.to_s } },
  "available_locales" => ->(_params) { -> { I18n.available_locales.map(&:to_s) } },
  "activate" => ACTIVATION,
  "locale=" => ACTIVATION,
  "with_locale" => ->(params) { with_locale(params) },
  "translate" => lookup(:translate),
  "t" => lookup(:t),
  "translate!" => lookup(:translate!),
  "t!" => lookup(:t!),
  "localize" => localization(:localize),
  "l" => localization(:l),
  "raise" => ->(params) { -> { raise RaisedByTheBlock, params["message"] } },
  "fallbacks_for" => lambda do |params|
    chain = fallbacks(params["fallbacks"])
    -> { chain[params["locale"]].map(&:to_s) }
  end,
  "tag_parents" => ->(params) { -> { I18n::Locale::Tag.tag(params["tag"]).parents.map(&:to_s) } }
}.freeze

def failure(code, raised)
  { error: { code: code, message: raised.message, data: { type: raised.class.name } } }
end

# A result that JSON cannot carry is answered by its type.
def carried(result)
  case result
  when Float then result.finite? ? result : { unexpected: result.to_s }
  when Hash then result.transform_values { |value| carried(value) }
  when Array then result.map { |value| carried(value) }
  when String, Integer, true, false, nil then result
  else { unexpected: result.class.name }
  end
end

def respond(method, params)
  begin
    raise Unsupported, "i18n has no #{method}" unless METHODS.key?(method)
    raise Unsupported, "i18n has no catalogs" unless params.fetch("subject", "I18n") == "I18n"

    call = METHODS[method].call(params)
  rescue Unsupported => e
    return failure(-32_601, e)
  rescue StandardError => e # The adapter cannot read the request: that is no error of the library.
    return failure(-32_602, e)
  end
  { result: carried(call.call) }
rescue RaisedByTheBlock => e
  method == "raise" ? raise : failure(3, e)
rescue I18n::InvalidLocale => e
  failure(1, e)
rescue I18n::MissingTranslationData => e
  failure(2, e)
rescue StandardError => e
  failure(3, e)
end

if $PROGRAM_NAME == __FILE__
  $stdout.sync = true
  $stdin.each_line do |line|
    request = JSON.parse(line)
    puts JSON.generate({ jsonrpc: "2.0", id: request["id"], **respond(request["method"], request["params"] || {}) })
    break if request["method"] == "shutdown"
  end
end
