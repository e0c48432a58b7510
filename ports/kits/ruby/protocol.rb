# frozen_string_literal: true

require 'date'
require 'json'

# Speaks the adapter protocol, version 1. There is nothing to fill in here.
module Protocol
  INVALID_LOCALE = 1
  MISSING_TRANSLATION = 2
  OTHER_ERROR = 3
  UNSUPPORTED = -32_601
  INVALID_PARAMS = -32_602

  # The library has no such operation, or cannot take these arguments.
  class Unsupported < StandardError; end

  # The error that the call `raise` of a block raises.
  class RaisedByBlock < StandardError; end

  OPERATIONS = {} # rubocop:disable Style/MutableConstant
  LIBRARY_ERRORS = Hash.new([])

  TIME = /\A(\d+)-(\d+)-(\d+)T(\d+):(\d+):([\d.]+)([+-].+)\z/.freeze

  # Registers a block that reads the params of a method and returns the call to make: a lambda.
  def operation(method, &read)
    OPERATIONS[method] = read
  end

  # Ends an operation that the library does not have, or that cannot take these arguments.
  def unsupported(message)
    raise Unsupported, message
  end

  # Answers requests until `shutdown` or the end of the input. The arguments are the library's own classes for the
  # errors of the document.
  def serve(invalid_locale: [], missing_translation: [])
    LIBRARY_ERRORS[INVALID_LOCALE] = invalid_locale
    LIBRARY_ERRORS[MISSING_TRANSLATION] = missing_translation
    output = $stdout
    $stdout = $stderr # What the library prints is no response.
    output.sync = true
    $stdin.set_encoding(Encoding::UTF_8).each_line do |line|
      request = JSON.parse(line)
      output.puts(JSON.generate(answer(request)))
      break if request['method'] == 'shutdown'
    end
  end

  # Returns the response to a request, with its id.
  def answer(request)
    { jsonrpc: '2.0', id: request['id'], **respond(request['method'], request['params'] || {}) }
  end

  # Reads the params, makes the call, and returns its response.
  def respond(method, params)
    call = read(method, params)
    call.is_a?(Proc) ? make(call) : call
  end

  # Makes the calls of a `with_locale` block, and adds the response of each to an array, which is also right if the
  # library swallows the error of the call `raise`.
  def run_block(calls, responses)
    calls.each do |call|
      params = call['params'] || {}
      if call['method'] == 'raise'
        responses << { result: nil }
        raise RaisedByBlock, params['message']
      end
      responses << respond(call['method'], params)
    end
  end

  # Returns a String or a Symbol.
  def name(value)
    value.is_a?(Hash) ? value.fetch('symbol').to_sym : value
  end

  # Returns nil, a String, a Symbol, or an Array of Strings and Symbols.
  def scope(value)
    value.is_a?(Array) ? value.map { |part| name(part) } : name(value)
  end

  # Returns a String, an Integer, a Float, true, false or nil.
  def scalar(value)
    value.is_a?(Hash) ? Float(value.fetch('float')) : value
  end

  # Returns a Hash of scalars by Symbols; an empty one for nil.
  def scalars(values)
    (values || {}).to_h { |key, value| [key.to_sym, scalar(value)] }
  end

  # Returns an object to localize: an Integer, a Float, a Date or a Time.
  def localizable(value)
    return Integer(value['integer'], 10) if value.key?('integer')
    return Float(value['float']) if value.key?('float')
    return Date.new(*value['date']) if value.key?('date')

    *date_and_clock, seconds, offset = TIME.match(value.fetch('time')).captures
    Time.new(*date_and_clock.map { |text| Integer(text, 10) }, Rational(seconds), offset)
  end

  # Returns the call that an operation reads from its params, or the response that refuses them.
  def read(method, params)
    raise Unsupported, "no such operation: #{method}" unless OPERATIONS.key?(method)

    call = OPERATIONS[method].call(params)
    call.is_a?(Proc) ? call : raise(TypeError, "#{method} must return a lambda that makes the call")
  rescue Unsupported => e
    failure(UNSUPPORTED, e)
  rescue StandardError => e # The adapter cannot read the params.
    warn(e.full_message(highlight: false))
    failure(INVALID_PARAMS, e)
  end

  def make(call)
    { result: carried(call.call) }
  rescue Unsupported => e
    failure(UNSUPPORTED, e)
  rescue *LIBRARY_ERRORS[INVALID_LOCALE] => e
    failure(INVALID_LOCALE, e)
  rescue *LIBRARY_ERRORS[MISSING_TRANSLATION] => e
    failure(MISSING_TRANSLATION, e)
  rescue StandardError => e
    failure(OTHER_ERROR, e)
  end

  def failure(code, raised)
    data = { type: raised.class.name }
    place = raised.backtrace_locations&.first
    data[:at] = "#{File.basename(place.path)}:#{place.lineno}" if code == OTHER_ERROR && place
    { error: { code: code, message: raised.message, data: data } }
  end

  # Returns a result as JSON carries it, or the name of its class when it cannot.
  def carried(value)
    case value
    when Hash then value.transform_values { |item| carried(item) }
    when Array then value.map { |item| carried(item) }
    when String, Integer, true, false, nil then value
    else number(value)
    end
  end

  def number(value)
    value.is_a?(Float) && value.finite? ? value : { unexpected: value.class.name }
  end
end
