# frozen_string_literal: true

# Plays the corpus of i18n-conformance with minitest: `ruby corpus_test.rb`.
#
# The module Port, in port.rb, is yours. `Port.respond(method, params)` makes a call of the corpus with your library and
# returns `{ result: ... }` or `{ error: { code: ..., message: ... } }`. `Port::INEXPRESSIBLE` lists what your language
# cannot say.

require_relative 'port' # First, so that what it does at the end comes after the tests.
require 'fileutils'
require 'json'
require 'minitest/autorun'
require 'tmpdir'

CORPUS = JSON.parse(File.read(ENV.fetch('I18N_CORPUS', 'corpus.json'), encoding: 'utf-8'))

class CorpusTest < Minitest::Test
  CORPUS['trials'].each do |trial|
    define_method("test_#{trial['id']} @#{trial['surface']}") { play(trial) }
  end

  def play(trial)
    skip "the language cannot express #{trial['needs'].join(', ')}" if (trial['needs'] & Port::INEXPRESSIBLE).any?
    responses = Dir.mktmpdir { |folder| trial['calls'].map { |call| make(call, folder, call.equal?(trial['calls'].first)) } }
    trial['calls'].zip(responses).reject { |_, response| response.nil? }.each do |call, response|
      call['expect'].each do |expected|
        skip "the library has no #{call['method']} with these arguments" unless supported?(expected, response, responses)
        assert holds?(expected, response, responses),
               "#{trial['sentence']}: #{call['method']}: expected #{expected}, got #{response}"
      end
    end
  end

  # Makes a call, and returns its response, or nil if the language cannot express the call.
  def make(call, folder, is_first)
    call.fetch('files', {}).each do |path, text|
      FileUtils.mkdir_p(File.dirname(File.join(folder, path)))
      File.binwrite(File.join(folder, path), text)
    end
    Port.respond('reset', {}) if is_first || call['fresh']
    return if (call.fetch('needs', []) & Port::INEXPRESSIBLE).any?

    params = JSON.generate(call['params']).gsub('{dir}', folder)
    params.gsub!(/\{"symbol":("[^"]*")\}/, '\1') if Port::INEXPRESSIBLE.include?('symbols') # A String takes its place.
    JSON.parse(JSON.generate(Port.respond(call['method'], JSON.parse(params))))
  end

  def supported?(expected, response, responses)
    return false if expected['call'] && !supported?({}, responses[expected['call']], [])

    return false if expected['predicate'] == 'block value' && response.key?('result') && !response['result'].key?('value')

    inner = response['result'].is_a?(Hash) ? response['result'].fetch('block', []) : []
    response.dig('error', 'code') != -32_601 && inner.all? { |it| supported?({}, it, inner) }
  end

  # Tells whether a response is as expected; `responses` are those of all calls, or of the block.
  def holds?(expected, response, responses)
    error, result = response.values_at('error', 'result')
    return same?(expected, response, responses[expected['call']]) if expected['predicate'] == 'same outcome'
    return error?(expected['error'] || { 'code' => (3 if expected['mayRaise']) }, error) if error

    case expected['predicate']
    when nil then expected.key?('result') && result == expected['result']
    when 'succeeds' then true
    when 'field' then result.is_a?(Hash) && result[expected['field']] == expected['result']
    when 'locales'
      result.is_a?(Array) && (expected['locales'] - result).empty? && (expected['others'] || result.size == expected['locales'].size)
    when 'block'
      inner = result['block']
      inner.size == expected['calls'].size && expected['calls'].zip(inner).all? { |one, it| holds?(one, it, inner) }
    when 'block value' then !result['value'].nil? && !expected['locales'].include?(result['value'])
    else nothing?(result, expected['not'], states: expected['predicate'] == 'states missing')
    end
  end

  def error?(expected, error)
    error['code'] == expected['code'] && expected.fetch('message', error['message']) == error['message']
  end

  def same?(expected, response, other)
    code = response.dig('error', 'code')
    return other['result'] != '' && nothing?(other['result'], expected['missing']) if code == 2 && other.key?('result') && expected.key?('missing')

    code == other.dig('error', 'code') && response['result'] == other['result']
  end

  def nothing?(text, cannot_be, states: false)
    return false unless text.is_a?(String)

    return !states if text.empty? || text.match?(/\A(?:#{cannot_be['path']})\z/i)

    !text.match?(/\A(?:#{cannot_be['text']})\z/)
  end
end
