import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOf } from '../../scripts/conformance-page/libraries';
import type { LibraryRecord, RuleRecord } from '../../scripts/ports/record';
import { SURFACES } from '../../suite';
import { ruleOf } from './suites';

const RULE = ruleOf('DEFAULT-01', { level: 'crystal', silentPoints: ['SILENT-01'] });

function libraryOf(rules: LibraryRecord['rules']): { record: LibraryRecord } {
  const implementation = { name: 'tiny', version: '1.2.3', language: 'Lua' };
  return { record: { implementation, inexpressible: [], unsupported: {}, surfaces: SURFACES, rules } };
}

test('a choice in a silent point is counted over all surfaces', () => {
  const choices: readonly (readonly [catalog: RuleRecord, module: RuleRecord, choice: string])[] = [
    [{ passed: 1, unsupported: 1 }, { unsupported: 3 }, 'like 0.2.2'],
    [{ failed: 1 }, { failed: 2 }, 'differs'],
    [{ failed: 1, passed: 1 }, { failed: 1, passed: 2 }, 'differs in 2 of 5'],
    [{ unsupported: 1, 'not-applicable': 1 }, { unsupported: 3 }, 'not asked'],
  ];
  for (const [catalog, module, choice] of choices) {
    const library = libraryOf({ 'DEFAULT-01 @catalog': catalog, 'DEFAULT-01 @module': module });
    assert.equal(choiceOf(library, [RULE]), choice);
  }
});
