import * as messages from '../../../adapter/contract/messages';
import { KITS } from '../../../runner/init/kits';
import { DEFINITIONS } from '../../../adapter/contract/methods';
import { ConfigValue } from '../../../adapter/contract/values';
import { descriptionLines, uncapitalized, type KitLanguage } from '../language';
import type { KitOperation } from '../operations';

/** The starter kit for Go. */
export const GO: KitLanguage = {
  ...KITS.go,
  adapter: 'adapter.go',
  steps: ['- uses: actions/setup-go@v6', '  with:', "    go-version: 'stable'", '    cache: false'],
  ignored: ['adapter'],
  files: [
    ['adapter.go', 'the operations, which you fill in'],
    ['protocol.go', 'the protocol; nothing to fill in'],
    ['values.go', 'the values of the protocol; nothing to fill in'],
    ['go.mod', "the adapter's own module, to which you add your library"],
  ],
  blocks: (operations) => ({
    'adapter.go': new Map([
      ['operations', operations.flatMap((one, index) => [...(index > 0 ? [''] : []), ...placeOf(one)])],
      ['table', tableOf(operations)],
    ]),
  }),
};

function placeOf(operation: KitOperation): string[] {
  const name = goName(operation);
  const [first = '', ...others] = descriptionLines(
    { ...operation, doc: `${name} ${uncapitalized(operation.doc)}` },
    112,
  );
  return [
    ...[first, ...others].map((line, index) => commentLine(line, index > others.indexOf(''))),
    `func (a *adapter) ${name}(${paramsType(operation)}) (any, error) {`,
    `\treturn nil, unsupported("no such operation: ${operation.method}")`,
    '}',
  ];
}

/** Returns a line of a doc comment. A line of code begins with a tab, so that gofmt does not change it. */
function commentLine(line: string, isCode: boolean): string {
  if (line === '') return '//';
  return isCode ? `//\t${line}` : `// ${line}`;
}

function goName({ operation }: KitOperation): string {
  return operation.charAt(0).toUpperCase() + operation.slice(1);
}

/** Returns the type of the params in `values.go`: the name of the schema, or the name of the operation. */
function paramsType(operation: KitOperation): string {
  const { params } = DEFINITIONS[operation.operation as keyof typeof DEFINITIONS];
  if (params === ConfigValue) return 'ConfigParams';
  const named = Object.entries(messages).find(([, schema]) => schema === params);
  return named?.[0] ?? `${goName(operation)}Params`;
}

/** Returns the lines of the map from methods to operations, aligned as by gofmt. */
function tableOf(operations: readonly KitOperation[]): string[] {
  const width = Math.max(...operations.map(({ method }) => method.length)) + 4;
  return operations.map(
    (operation) => `${`"${operation.method}":`.padEnd(width)}read(a.${goName(operation)}),`,
  );
}
