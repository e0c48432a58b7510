import { KITS } from '../../../runner/init/kits';
import { descriptionLines, wrapped, type KitLanguage } from '../language';
import type { KitOperation } from '../operations';

/** The starter kit for Ruby. */
export const RUBY: KitLanguage = {
  ...KITS.ruby,
  adapter: 'adapter.rb',
  steps: [
    '- uses: ruby/setup-ruby@v1',
    '  with:',
    "    ruby-version: '3.4'",
    '# Fill in: install your library, for example with "- run: gem install i18n".',
  ],
  ignored: [],
  files: [
    ['adapter.rb', 'the operations, which you fill in'],
    ['protocol.rb', 'the protocol; nothing to fill in'],
  ],
  fillIn: `An operation reads its params, and returns a lambda that makes the call. For the gem i18n, which has a module and
no catalogs, these operations may look like this:

\`\`\`ruby
operation 'configure' do |params|
  unsupported 'no available locales and no fallbacks' if params['available_locales'] || params['fallbacks']
  loaders = params.fetch('loaders', [])
  lambda do
    loaders.each do |loader|
      if loader['format'] == 'inline'
        loader['translations'].each { |locale, texts| I18n.backend.store_translations(locale, texts) }
      else
        I18n.load_path.concat(Dir["#{loader['path']}/*.{yml,json}"])
      end
    end
    I18n.default_locale = params['default_locale'] if params.key?('default_locale')
    nil
  end
end

operation 'init' do |_params|
  lambda do
    I18n.backend.eager_load!
    nil
  end
end

operation 'translate' do |params|
  key = name(params['key'])
  options = { **scalars(params['params']), **scalars(params['kwargs']) }
  options[:count] = scalar(params['count']) unless params['count'].nil?
  options[:scope] = scope(params['scope']) unless params['scope'].nil?
  options[:default] = scalar(params['default']) if params.key?('default')
  -> { subject(params).translate(key, **options) }
end

operation 'with_locale' do |params|
  locale = name(params['locale'])
  lambda do
    responses = nil
    value = subject(params).with_locale(locale) do
      responses = run_block(params['block'])
      'block'
    end
    { block: responses, value: value }
  end
end
\`\`\`

Name the library's errors in \`INVALID_LOCALE_ERRORS\` and \`MISSING_TRANSLATION_ERRORS\`. If the library has a module,
return that in \`subject\`. Ruby must find the library: install its gem, here and in the workflow, or use
\`require_relative\`.`,
  blocks: (operations, values) => ({
    'adapter.rb': new Map([
      ['values', values.flatMap((line) => wrapped(line, 110)).map((line) => `# ${line}`)],
      ['operations', operations.flatMap((one, index) => [...(index > 0 ? [''] : []), ...placeOf(one)])],
    ]),
  }),
};

function placeOf(operation: KitOperation): string[] {
  return [
    ...descriptionLines(operation, 110).map((line) => `# ${line}`.trimEnd()),
    `operation '${operation.method}' do |_params|`,
    `  unsupported 'no such operation: ${operation.method}'`,
    'end',
  ];
}
