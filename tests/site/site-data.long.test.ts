import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { LibraryRecord } from '../../scripts/ports/record';
import { readApi } from '../../site/data/api';
import { keptIn, readKeptCode } from '../../site/data/kept-code';
import { portResults, tallyOf } from '../../site/data/port-results';
import type { Scenario } from '../../suite';

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
  assert.deepEqual(
    code.filter(({ name }) => name === '').map(({ id, file, line }) => `${id} ${file}:${line}`),
    [],
  );
});

test('the API lists classes with their public members, and what namespaces hold', () => {
  const api = new Map(readApi(PACKAGE_ROOT).map((entry) => [entry.name, entry]));
  const catalog = api.get('Catalog');
  assert.equal(catalog?.kind, 'class');
  const names = catalog?.members.map(({ name }) => name) ?? [];
  assert.ok(names.includes('translateOrThrow') && !names.includes('views'));
  assert.deepEqual([...api.keys()].slice(0, 2), ['I18n', 'Catalog']);
  const members = (name: string): string[] => api.get(name)?.members.map((member) => member.name) ?? [];
  assert.ok(members('I18n').includes('withLocale'));
  assert.deepEqual(members('Loader.YAML'), ['path', 'constructor', 'load']);
  assert.deepEqual(members('Config'), ['loaders', 'defaultLocale', 'availableLocales', 'fallbacks']);
  assert.match(catalog?.members.find(({ name }) => name === 'translate')?.doc ?? '', /\w/);
  assert.equal(api.get('Errors.InvalidLocale')?.kind, 'class');
  assert.equal(api.get('Pluralization.registerRule')?.kind, 'function');
  assert.equal(api.get('VERSION')?.kind, 'constant');
});

test('a tally counts the scenarios of a surface, without those that a language cannot express', () => {
  const port = portResults('sample', {
    implementation: { name: 'sample', version: '1', language: 'Lua' },
    verdicts: { catalog: { a: 'passed', b: 'failed', c: 'not-applicable', d: 'unsupported' } },
  } as unknown as LibraryRecord);
  const tally = (...ids: string[]) =>
    tallyOf(
      port,
      { scenarios: ids.map((id) => ({ id, surfaces: ['catalog'] }) as unknown as Scenario) },
      'catalog',
    );
  assert.deepEqual(port.surfaces, ['catalog']);
  assert.deepEqual(tally('a', 'c'), { standing: 'kept', passed: 1, of: 1 });
  assert.deepEqual(tally('a', 'b', 'd'), { standing: 'broken', passed: 1, of: 3 });
  assert.deepEqual(tally('a', 'd'), { standing: 'unsupported', passed: 1, of: 2 });
  assert.deepEqual(tally('c'), { standing: 'not applicable', passed: 0, of: 0 });
  assert.deepEqual(tally('z'), { standing: 'not judged', passed: 0, of: 1 });
  assert.equal(tally().standing, 'no scenarios');
});
