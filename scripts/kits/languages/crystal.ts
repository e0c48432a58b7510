import { KITS } from '../../../runner/init/kits';
import { LISTED_KEYWORD_SETS, LISTED_SYMBOLS } from '../../../adapter/contract/values';
import { SuiteDefect } from '../../../suite';
import { descriptionLines, type KitLanguage } from '../language';
import type { KitOperation } from '../operations';

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
  fillIn: `The document describes the interface of a Crystal library, so this adapter is complete: it calls \`I18n\` and
\`I18n::Catalog\` by the names in the document. \`shard.yml\` names the library that is judged, which is crystal-i18n
0.2.2 at first. To judge a library of your own, name its folder, wherever that is:

\`\`\`yaml
dependencies:
  i18n:
    path: ../path/to/your/library
\`\`\`

If your library lacks an operation, the adapter does not compile. In that operation, answer "no such operation" instead:

\`\`\`crystal
Protocol.operation "tag_parents" do |_params|
  raise Protocol::Unsupported.new("no such operation: tag_parents")
end
\`\`\`

The document has no operation that brings the module back to its initial state. So the suite starts a program for each
scenario. If your library can be reset, fill in \`reset\`, and answer \`isolation: "reset"\` in \`initialize\`. Runs are
then several times as fast. crystal-i18n stores its main catalog in the current fiber, so its reset is:

\`\`\`crystal
Protocol.operation "reset" do |_params|
  Protocol.call do
    CATALOGS.clear
    I18n.config = I18n::Config.new
    Fiber.current.i18n_catalog = nil
  end
end
\`\`\`

Build the program again with \`shards build\` before you run the suite. Some Crystal packages, such as Debian's, do not
include Shards. Then link your library, and build the adapter with only the compiler:

\`\`\`sh
mkdir -p bin lib
ln -s "$(realpath ../path/to/your/library)" lib/i18n
crystal build src/adapter.cr -o bin/adapter
\`\`\``,
  blocks: (operations) => ({
    'src/adapter.cr': new Map(operations.map((one) => [one.method, commentOf(one)])),
    'src/values.cr': new Map([['vocabulary', vocabulary()]]),
  }),
};

/** Writes a Symbol: one with dots in quotes. */
function literalOf(symbol: string): string {
  return symbol.includes('.') ? `:"${symbol}"` : `:${symbol}`;
}

function commentOf(operation: KitOperation): string[] {
  return descriptionLines(operation, 110).map((line) => `# ${line}`.trimEnd());
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
