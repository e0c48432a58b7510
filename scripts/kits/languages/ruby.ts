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
  files: [
    ['adapter.rb', 'the operations, which you fill in'],
    ['protocol.rb', 'the protocol; nothing to fill in'],
  ],
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
