import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { readSuite } from '../../../suite/read';
import { readKnownMistakes } from '../../../suite/read/known-mistakes';
import { readReadings } from '../../../suite/read/lists';

const { rules, trials } = readSuite(PACKAGE_ROOT);
const mistakes = new Map(readKnownMistakes(PACKAGE_ROOT).map((mistake) => [mistake.id, mistake.trials]));
const spec = new Set(rules.filter(({ level }) => level === 'spec').map(({ id }) => id));
const ruleOf = new Map(trials.map(({ key, rule }) => [key, rule]));

/** Returns the rules of level spec that fail with a mutant. */
function rulesFailedBy(mutant: string): string[] {
  const keys = mistakes.get(mutant);
  assert.ok(keys, `${mutant} is no mutant in proof/known-mistakes.txt`);
  return keys.flatMap((key) => ruleOf.get(key) ?? []).filter((rule) => spec.has(rule));
}

describe('a reading names exactly the rules that fail with the mutants that read otherwise:', () => {
  for (const { id, rules: named, mutants } of readReadings(PACKAGE_ROOT)) {
    if (mutants.length === 0) continue;
    test(id, () => assert.deepEqual([...named].sort(), [...new Set(mutants.flatMap(rulesFailedBy))].sort()));
  }
});
