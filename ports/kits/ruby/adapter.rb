# frozen_string_literal: true

# The adapter of your library. It makes the calls of the document (chapter 4), under the names that it gives them.
# Change what has another name or another shape in your library. What the library lacks is answered with `unsupported`,
# and never built here. README.md says more.

require_relative 'protocol'
extend Protocol # rubocop:disable Style/MixinUsage

# Fill in: require your library, and name its module here.
LIBRARY = nil

# The catalogs that Catalog.new and Catalog.from_config made, by their names.
CATALOGS = {} # rubocop:disable Style/MutableConstant

# Returns the module or the catalog that an operation is called on.
def subject(params)
  named = params.fetch('subject', 'I18n')
  return LIBRARY if named == 'I18n'

  CATALOGS.fetch(named) { unsupported "no catalog is called #{named}" }
end

# Returns a constant of the library, such as 'Loader::YAML'.
def constant(name)
  LIBRARY.nil? ? unsupported("the library has no #{name}") : LIBRARY.const_get(name)
rescue NameError
  unsupported "the library has no #{name}"
end

# Returns the call of a method of the module or of a catalog.
def call(receiver, method, ...)
  unsupported "the library has no #{method}" if receiver.nil? || !receiver.respond_to?(method)
  receiver.public_send(method, ...)
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

operation 'constants' do |_params|
  -> { { VERSION: constant('VERSION'), DEFAULT_LOCALE: constant('Catalog::DEFAULT_LOCALE') } }
end

# Configurations

# Returns the library's loader of a folder, or one whose `load` returns these translations.
def loader(value)
  format = value.fetch('format')
  return constant("Loader::#{format.upcase}").new(value.fetch('path')) unless format == 'inline'

  translations = value.fetch('translations')
  Class.new(constant('Loader::Base')) do
    define_method(:initialize) { nil }
    define_method(:load) { translations }
  end.new
end

def fallbacks(value)
  value && constant('Locale::Fallbacks').new(value.fetch('mapping', {}), default: value.fetch('default', []))
end

# Sets the fields of a configuration; loaders are appended.
def configure(config, fields)
  fields.each do |field, value|
    case field
    when 'loaders' then value.each { |one| call(config, :loaders) << loader(one) }
    when 'fallbacks' then call(config, :fallbacks=, fallbacks(value))
    else call(config, :"#{field}=", value)
    end
  end
  config
end

operation 'config' do |_params|
  -> { { default_locale: call(LIBRARY, :config).default_locale } }
end

operation 'configure' do |params|
  lambda do
    configure(call(LIBRARY, :config), params)
    nil
  end
end

operation 'config=' do |params|
  lambda do
    call(LIBRARY, :config=, configure(constant('Config').new, params))
    nil
  end
end

operation 'init' do |_params|
  -> { call(LIBRARY, :init) }
end

# Catalogs

operation 'Catalog.new' do |params|
  options = params.except('catalog').transform_keys(&:to_sym)
  lambda do
    options[:fallbacks] = fallbacks(options[:fallbacks]) if options.key?(:fallbacks)
    CATALOGS[params.fetch('catalog')] = constant('Catalog').new(**options)
    nil
  end
end

operation 'Catalog.from_config' do |params|
  lambda do
    config = configure(constant('Config').new, params.fetch('config'))
    CATALOGS[params.fetch('catalog')] = constant('Catalog').from_config(config)
    nil
  end
end

operation 'inject' do |params|
  catalog = subject(params)
  -> { call(catalog, :inject, params['translations'] || loader(params.fetch('loader'))) }
end

operation 'load' do |params|
  -> { loader(params.fetch('loader')).load }
end

%w[default_locale locale available_locales].each do |method|
  operation method do |params|
    receiver = subject(params)
    -> { call(receiver, method) }
  end
end

operation 'activate' do |params|
  receiver = subject(params)
  locale = name(params.fetch('locale'))
  -> { call(receiver, :activate, locale) }
end

operation 'locale=' do |params|
  receiver = subject(params)
  locale = name(params.fetch('locale'))
  lambda do
    call(receiver, :locale=, locale)
    receiver.locale
  end
end

operation 'with_locale' do |params|
  receiver = subject(params)
  locale = name(params.fetch('locale'))
  calls = params.fetch('block')
  lambda do
    block = []
    value = call(receiver, :with_locale, locale) do
      run_block(calls, block)
      'block'
    end
    { block: block, value: value }
  end
end

# Absent arguments are not passed.
%w[translate t translate! t!].each do |method|
  operation method do |params|
    receiver = subject(params)
    key = name(params.fetch('key'))
    options = scalars(params['kwargs'])
    options[:params] = params['params'] && scalars(params['params']) if params.key?('params')
    options[:count] = scalar(params['count']) if params.key?('count')
    options[:scope] = scope(params['scope']) if params.key?('scope')
    options[:default] = scalar(params['default']) if params.key?('default')
    -> { call(receiver, method, key, **options) }
  end
end

%w[localize l].each do |method|
  operation method do |params|
    receiver = subject(params)
    object = localizable(params.fetch('object'))
    options = scalars(params['kwargs'])
    options[:format] = name(params['format']) if params.key?('format')
    -> { call(receiver, method, object, **options) }
  end
end

# Fill in: the library's classes for the two errors of the document (section 7).
serve(invalid_locale: [], missing_translation: [])
