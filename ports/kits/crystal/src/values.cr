require "i18n"
require "json"
require "./protocol"

# Converts the values of the adapter protocol to those of Crystal.
module Values
  extend self

  alias Scalar = String | Int32 | Float64 | Bool | Nil

  # Symbols and named arguments must be known when a program is compiled. These are all that the suite uses.
  SYMBOLS = {
    "en"             => :en,
    "fr"             => :fr,
    "es"             => :es,
    "xx"             => :xx,
    "de"             => :de,
    "default"        => :default,
    "short"          => :short,
    "long"           => :long,
    "custom"         => :custom,
    "compact"        => :compact,
    "missing"        => :missing,
    "simple"         => :simple,
    "translation"    => :translation,
    "error"          => :error,
    "username"       => :username,
    "blank"          => :blank,
    "greeting"       => :greeting,
    "message"        => :message,
    "scoped"         => :scoped,
    "menu.open"      => :"menu.open",
    "menu.file.open" => :"menu.file.open",
    "error.username" => :"error.username",
  }
  NAMED_ARGUMENTS = [["name"], ["first", "last"], ["name", "place"], ["locale"]]

  TIME = /\A(\d+)-(\d+)-(\d+)T(\d+):(\d+):(\d+)\.(\d{9})([+-])(\d\d):(\d\d)(?::(\d\d))?\z/

  # Returns a String or a Symbol.
  def name(value : JSON::Any) : String | Symbol
    value.as_s? || symbol(value["symbol"].as_s)
  end

  # Returns a scope: nil, a name, or an array of names.
  def scope(value : JSON::Any?) : Array(String | Symbol) | String | Symbol | Nil
    return if value.nil? || value.raw.nil?
    parts = value.as_a?
    parts ? parts.map { |part| name(part).as(String | Symbol) } : name(value)
  end

  # Returns a value for a placeholder or a default.
  def scalar(value : JSON::Any?) : Scalar
    case raw = value.try(&.raw)
    when Hash              then number(raw["float"].as_s)
    when Int64             then raw.to_i32
    when String, Bool, Nil then raw
    else                        raise ArgumentError.new("no scalar: #{raw}")
    end
  end

  # Returns a count: an Int, a Float or nil.
  def count(value : JSON::Any?) : Int32 | Float64 | Nil
    scalar(value).as(Int32 | Float64 | Nil)
  end

  # Returns values by their names, or nil when there are none.
  def scalars(values : JSON::Any?) : Hash(String, Scalar)?
    return if values.nil? || values.raw.nil?
    values.as_h.transform_values { |value| scalar(value).as(Scalar) }
  end

  # Returns an Int or a Float to localize, or nil when the object is none.
  def localizable_number(object : JSON::Any) : Int32 | Int64 | Float64 | Nil
    if integer = object["integer"]?
      integer.as_s.to_i32? || integer.as_s.to_i64
    elsif float = object["float"]?
      number(float.as_s)
    end
  end

  # Returns a time or a date to localize.
  def localizable_time(object : JSON::Any) : Time | Tuple(Int32, Int32, Int32)
    if date = object["date"]?
      return {date[0].as_i, date[1].as_i, date[2].as_i}
    end
    match = TIME.match(object["time"].as_s) || raise ArgumentError.new("no time: #{object}")
    year, month, day, hour, minute, second, nanosecond = (1..7).map { |group| match[group].to_i }
    offset = match[9].to_i * 3600 + match[10].to_i * 60 + (match[11]?.try(&.to_i) || 0)
    location = Time::Location.fixed(match[8] == "-" ? -offset : offset)
    Time.local(year, month, day, hour, minute, second, nanosecond: nanosecond, location: location)
  end

  # Returns a translations hash.
  def translations(value : JSON::Any) : I18n::TranslationsHash
    hash = I18n::TranslationsHash.new
    value.as_h.each { |key, below| hash[key] = translations_below(below) }
    hash
  end

  # Returns a loader of a folder, or one of translations.
  def loader(value : JSON::Any) : I18n::Loader::Base
    case format = value["format"].as_s
    when "yaml"   then I18n::Loader::YAML.new(value["path"].as_s)
    when "json"   then I18n::Loader::JSON.new(value["path"].as_s)
    when "inline" then InlineLoader.new(translations(value["translations"]))
    else               raise ArgumentError.new("no format of loaders: #{format}")
    end
  end

  # Returns an array of Strings, or nil.
  def strings(value : JSON::Any?) : Array(String)?
    return if value.nil? || value.raw.nil?
    value.as_a.map(&.as_s)
  end

  # Returns fallbacks, or nil.
  def fallbacks(value : JSON::Any?) : I18n::Locale::Fallbacks?
    return if value.nil? || value.raw.nil?
    mapping = {} of String | Symbol => Array(String | Symbol) | String | Symbol
    value["mapping"]?.try(&.as_h.each { |locale, others| mapping[locale] = fallback(others) })
    default = value["default"]?.try(&.as_a.map { |locale| locale.as_s.as(String | Symbol) })
    I18n::Locale::Fallbacks.new(mapping, default: default)
  end

  # Sets the fields of a config, and returns it.
  def configure(config : I18n::Config, fields : JSON::Any) : I18n::Config
    fields["default_locale"]?.try { |locale| config.default_locale = locale.as_s }
    fields["loaders"]?.try(&.as_a.each { |one| config.loaders << loader(one) })
    fields["available_locales"]?.try do |locales|
      config.available_locales = locales.as_a.map { |locale| locale.as_s.as(String | Symbol) }
    end
    fields["fallbacks"]?.try { |value| config.fallbacks = fallbacks(value) }
    config
  end

  private def symbol(text : String) : Symbol
    SYMBOLS[text]? || raise Protocol::Unsupported.new("the suite has a new symbol, :#{text}: add it to SYMBOLS")
  end

  private def number(text : String) : Float64
    text.to_f64
  end

  private def fallback(value : JSON::Any) : Array(String | Symbol) | String | Symbol
    locale = value.as_s?
    locale || value.as_a.map { |one| one.as_s.as(String | Symbol) }
  end

  private def translations_below(value : JSON::Any)
    case raw = value.raw
    when Hash              then translations(value)
    when Array             then value.as_a.map(&.as_s)
    when Int64             then raw.to_i32
    when String, Bool, Nil then raw
    else                        raise ArgumentError.new("no leaf of translations: #{raw}")
    end
  end

  # A loader of the adapter's own.
  class InlineLoader < I18n::Loader::Base
    def initialize(@translations : I18n::TranslationsHash)
    end

    def load : I18n::TranslationsHash
      @translations
    end
  end
end
