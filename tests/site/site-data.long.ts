import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { keptIn, readKeptCode } from '../../site/data/kept-code';
import { requireNone } from '../none';

const SOURCE = `// Keeps CATALOG-01.
export class Catalog {
  // Keeps LOOKUP-01, LOOKUP-02.
  /** Returns the text. */
  find(path: string): string {
    // LOOKUP-03: a key of any kind.
    return this.texts[path];
  }
}

// Keeps FORM-01.
const FORMS = { one: 1 };
`;

test('code is found by the rules that its comments name, with its comments and its class', () => {
  const found = keptIn('reference/catalog.ts', SOURCE).map(([id, { name, line }]) => [id, name, line]);
  assert.deepEqual(found, [
    ['CATALOG-01', 'Catalog', 2],
    ['LOOKUP-01', 'Catalog.find', 5],
    ['LOOKUP-02', 'Catalog.find', 5],
    ['LOOKUP-03', '', 7],
    ['FORM-01', 'FORMS', 12],
  ]);
  const code = keptIn('reference/catalog.ts', SOURCE).find(([id]) => id === 'LOOKUP-01')?.[1];
  assert.equal(
    code?.source,
    [
      '// Keeps LOOKUP-01, LOOKUP-02.',
      '/** Returns the text. */',
      'find(path: string): string {',
      '  // LOOKUP-03: a key of any kind.',
      '  return this.texts[path];',
      '}',
    ].join('\n'),
  );
});

test('all code of the reference that implements rules has a name', () => {
  const code = [...readKeptCode(PACKAGE_ROOT)].flatMap(([id, its]) => its.map((one) => ({ id, ...one })));
  requireNone(code.filter(({ name }) => name === '').map(({ id, file, line }) => `${id} ${file}:${line}`));
});
