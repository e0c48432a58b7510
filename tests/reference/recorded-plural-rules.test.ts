import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { LOCALES } from '../../reference/pluralization/registry';
import { RULES } from '../../reference/pluralization/rules';
import { readSuite } from '../../suite';

/** Returns what a pattern captures in a text, sorted and without duplicates. */
function captured(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();
}

function recording(file: string): string {
  return readFileSync(join(PACKAGE_ROOT, 'fixtures/recordings', file), 'utf8');
}

const { scenarios } = readSuite(PACKAGE_ROOT);
const steps = scenarios.flatMap((scenario) => scenario.steps.map(({ text }) => `${text}\n`)).join('');
const ruleTypes = Object.keys(RULES).sort();
const locales = Object.values(LOCALES)
  .flatMap((names) => names.split(' '))
  .sort();

// The scenarios alone cannot find further ones, because they only check the rule types and locales that they list.
test('the original has the rule types and the locales of the reference', () => {
  const recorded = captured(recording('plural-rules.jsonl'), /"rule":"(\w+)"/g);
  assert.deepEqual(
    ruleTypes.filter((name) => !recorded.includes(name)),
    [],
  );
  const ofLocales: object = JSON.parse(recording('locale-rules.json'));
  assert.deepEqual(
    locales.filter((locale) => !Object.hasOwn(ofLocales, locale)),
    [],
  );
});

test('scenarios apply each rule type, and request that of each locale', () => {
  const applied = captured(steps, /^the rule type (\S+) is applied to /gm);
  assert.deepEqual(
    ruleTypes.filter((name) => !applied.includes(name)),
    [],
  );
  const requested = captured(steps, /^the rule type of the locale "([^"]*)" is requested$/gm);
  assert.deepEqual(
    locales.filter((locale) => !requested.includes(locale)),
    [],
  );
});
