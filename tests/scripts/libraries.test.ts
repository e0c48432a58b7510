import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOf, librariesBlock } from '../../scripts/conformance-page/libraries';
import type { LibraryRecord, RuleRecord } from '../../scripts/ports/record';
import { SURFACES } from '../../suite';
import { ruleOf, suiteOf } from './suites';

/** A rule of level spec and one of level crystal, each with a scenario on the module and on a catalog. */
const RULES = [ruleOf('LOOKUP-01'), ruleOf('DEFAULT-01', { level: 'crystal', silentPoints: ['SILENT-01'] })];
const LIBRARY = ruleOf('LOAD-01');
const scenarios = LIBRARY.scenarios.map((scenario) => ({ ...scenario, surfaces: ['library'] as const }));
/** A rule of level spec on the surface `library`. */
const LOADING = { ...LIBRARY, scenarios };

function libraryOf(
  rules: LibraryRecord['rules'],
  surfaces: LibraryRecord['surfaces'] = SURFACES,
): { name: string; record: LibraryRecord } {
  const implementation = { name: 'tiny', version: '1.2.3', language: 'Lua' };
  return { name: 'tiny', record: { implementation, inexpressible: [], unsupported: {}, surfaces, rules } };
}

test('a library has a row for each of its surfaces, with the passed scenarios of each chapter', () => {
  const [spec, crystal] = RULES as [(typeof RULES)[0], (typeof RULES)[0]];
  const [feature] = suiteOf([]).features;
  const features = [
    { ...feature!, chapter: 'loading', rules: [LOADING] },
    { ...feature!, chapter: 'lookup', rules: [spec] },
    { ...feature!, chapter: 'crystal', rules: [crystal] },
  ];
  const suite = { ...suiteOf([LOADING, ...RULES]), features };
  const library = libraryOf({ 'LOAD-01 @library': { unsupported: 1 }, 'DEFAULT-01 @module': { failed: 1 } }, [
    'library',
    'module',
  ]);
  assert.equal(
    librariesBlock([library], suite),
    [
      '| Library | Language | Surface | Catalog | Module | Loading | Lookup | Localization | All of `spec` | Crystal | All of `crystal` |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      '| [tiny](ports/tiny/) 1.2.3 | Lua | module | – | – | – | 1 of 1 | – | 1 of 1 | 0 of 1 | 1 of 2 |',
    ].join('\n'),
  );
});

test('a choice in a silent point is counted over all surfaces', () => {
  const choices: readonly (readonly [catalog: RuleRecord, module: RuleRecord, choice: string])[] = [
    [{ passed: 1, unsupported: 1 }, { unsupported: 3 }, 'like 0.2.2'],
    [{ failed: 1 }, { failed: 2 }, 'differs'],
    [{ failed: 1, passed: 1 }, { failed: 1, passed: 2 }, 'differs in 2 of 5'],
    [{ unsupported: 1, 'not-applicable': 1 }, { unsupported: 3 }, 'not asked'],
  ];
  for (const [catalog, module, choice] of choices) {
    const library = libraryOf({ 'DEFAULT-01 @catalog': catalog, 'DEFAULT-01 @module': module });
    assert.equal(choiceOf(library, RULES.slice(1)), choice);
  }
});
