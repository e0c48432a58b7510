require "json"

# Speaks the adapter protocol, version 1.
module Protocol
  INVALID_LOCALE      =      1
  MISSING_TRANSLATION =      2
  OTHER_ERROR         =      3
  UNSUPPORTED         = -32601
  INVALID_PARAMS      = -32602

  # The port has no such operation, or cannot take these arguments.
  class Unsupported < Exception
  end

  # The error that the call `raise` of a block raises.
  class RaisedByBlock < Exception
  end

  # A result. It writes itself as JSON once the call of the library has ended.
  alias Result = -> String

  # A call of the library with its arguments.
  alias Call = -> Result

  OPERATIONS = {} of String => JSON::Any -> Call

  # The levels of arrays and hashes in a result. JSON::Builder stops at 99 by default, JSON::PullParser at 512.
  MAX_NESTING = 512

  # Registers a block that reads the params of a method and returns the call to make.
  def self.operation(method : String, &read : JSON::Any -> Call)
    OPERATIONS[method] = read
  end

  # Returns the call of a block, whose value is the result.
  macro call(&block)
    Protocol::Call.new do
      %result = begin
        {{block.body}}
      end
      Protocol::Result.new do
        String.build do |text|
          json = JSON::Builder.new(text)
          json.max_nesting = Protocol::MAX_NESTING
          json.document { %result.to_json(json) }
        end
      end
    end
  end

  # Answers requests until `shutdown` or the end of the input.
  def self.serve(input : IO, output : IO)
    while line = input.gets
      request = JSON.parse(line)
      method = request["method"].as_s
      params = request["params"]? || JSON.parse("{}")
      response = respond(method, params).lchop('{')
      output << %({"jsonrpc":"2.0","id":) << request["id"].to_json << ',' << response << '\n'
      output.flush
      break if method == "shutdown"
    end
  end

  # Reads the params, makes the call, and returns the JSON text of its response.
  def self.respond(method : String, params : JSON::Any) : String
    begin
      read = OPERATIONS[method]? || raise Unsupported.new("no such operation: #{method}")
      call = read.call(params)
    rescue error : Unsupported
      return failure(UNSUPPORTED, error)
    rescue error # The adapter cannot read the params.
      STDERR.puts error.inspect_with_backtrace
      return failure(INVALID_PARAMS, error)
    end
    begin
      result = call.call
    rescue error : Unsupported
      return failure(UNSUPPORTED, error)
    rescue error
      return failure(error_code(error), error)
    end
    begin
      %({"result":#{result.call}})
    rescue error # The adapter cannot write the result, which the library has returned.
      STDERR.puts error.inspect_with_backtrace
      failure(INVALID_PARAMS, error)
    end
  end

  # Makes the calls of a `with_locale` block, and adds the response of each to an array, which is also right if the
  # library swallows the error of the call `raise`.
  def self.run_block(calls : JSON::Any, responses : Array(JSON::Any))
    calls.as_a.each do |call|
      method = call["method"].as_s
      params = call["params"]? || JSON.parse("{}")
      if method == "raise"
        responses << JSON.parse(%({"result":null}))
        raise RaisedByBlock.new(params["message"].as_s)
      end
      responses << JSON.parse(respond(method, params))
    end
  end

  private def self.failure(code : Int32, error : Exception) : String
    data = {"type" => error.class.name}
    place = error.backtrace?.try(&.first?)
    data["at"] = place if code == OTHER_ERROR && place
    {error: {code: code, message: error.message.to_s, data: data}}.to_json
  end
end
