import { KITS } from '../../../runner/init/kits';
import { descriptionLines, snakeCase, wrapped, type KitLanguage } from '../language';
import type { KitOperation } from '../operations';

/** The starter kit for Python. */
export const PYTHON: KitLanguage = {
  ...KITS.python,
  adapter: 'adapter.py',
  steps: [
    '- uses: actions/setup-python@v6',
    '  with:',
    "    python-version: '3.x'",
    '# Fill in: install your library, for example with "- run: pip install --editable ..".',
  ],
  ignored: ['__pycache__/'],
  files: [
    ['adapter.py', 'the operations, which you fill in'],
    ['protocol.py', 'the protocol; nothing to fill in'],
  ],
  blocks: (operations, values) => ({
    'adapter.py': new Map([
      ['values', values.flatMap((line) => wrapped(line, 84)).map((line) => `# ${line}`)],
      ['operations', operations.flatMap((one, index) => [...(index > 0 ? ['', ''] : []), ...placeOf(one)])],
    ]),
  }),
};

function placeOf(operation: KitOperation): string[] {
  const name = snakeCase(operation.operation).replace('throw', 'raise');
  const [first = '', ...others] = descriptionLines(operation, 84);
  return [
    `@operation(${JSON.stringify(operation.method)})`,
    `def ${name}(params):`,
    `    """${first}`,
    ...others.map((line) => (line === '' ? '' : `    ${line}`)),
    '    """',
    `    raise Unsupported("no such operation: ${operation.method}")`,
  ];
}
