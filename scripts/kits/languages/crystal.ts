import { KITS } from '../../../runner/init/kits';
import { LISTED_KEYWORD_SETS, LISTED_SYMBOLS } from '../../../adapter/contract/values';
import { SuiteDefect } from '../../../suite';
import { descriptionLines, type KitLanguage } from '../language';

/** The starter kit for Crystal. */
export const CRYSTAL: KitLanguage = {
  ...KITS.crystal,
  adapter: 'src/adapter.cr',
  steps: ['- uses: crystal-lang/install-crystal@v1'],
  ignored: ['.shards/', 'bin/', 'lib/'],
  files: [
    ['src/adapter.cr', 'the operations'],
    ['src/protocol.cr', 'the protocol'],
    ['src/values.cr', 'converts the values of the protocol'],
    ['shard.yml', 'names the library that is judged'],
  ],
  blocks: (operations) => ({
    'src/adapter.cr': new Map(
      operations.map((one) => [one.method, descriptionLines(one, 110).map((line) => `# ${line}`.trimEnd())]),
    ),
    'src/values.cr': new Map([['vocabulary', vocabulary()]]),
  }),
};

/** Returns the literal of a Symbol. A Symbol with dots is written in quotes. */
function literalOf(symbol: string): string {
  return symbol.includes('.') ? `:"${symbol}"` : `:${symbol}`;
}

/**
 * Returns the symbols and the sets of named arguments that the suite uses, as constants.
 *
 * @throws SuiteDefect when Crystal cannot pass a set of named arguments
 */
function vocabulary(): string[] {
  const symbols = [...new Set(Object.values(LISTED_SYMBOLS).flat())];
  const width = Math.max(...symbols.map((symbol) => symbol.length));
  const sets = LISTED_KEYWORD_SETS.map((names) => [...names].sort());
  const wrong = sets.flat().find((name) => !/^[a-z_]+$/.test(name));
  if (wrong !== undefined) throw new SuiteDefect([`"${wrong}" is no named argument in Crystal`]);
  return [
    'SYMBOLS = {',
    ...symbols.map((symbol) => `  "${symbol}"${' '.repeat(width - symbol.length)} => ${literalOf(symbol)},`),
    '}',
    `NAMED_ARGUMENTS = [${sets.map((names) => `[${names.map((name) => `"${name}"`).join(', ')}]`).join(', ')}]`,
  ];
}
