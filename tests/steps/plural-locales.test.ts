import { deepStrictEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite';

it('the tables of plural rules by locale list exactly the registered locales', () => {
  const recorded = readFileSync(join(PACKAGE_ROOT, 'fixtures/recordings/locale-rules.json'), 'utf8');
  const scenarios = readSuite(PACKAGE_ROOT).scenarios.filter(({ rule }) => rule.startsWith('REGISTRY-'));
  const listed = scenarios.map(({ case: locale, steps }) => [locale, /"(.*)"/.exec(steps.at(-1)!.text)?.[1]]);
  deepStrictEqual(Object.fromEntries(listed), JSON.parse(recorded));
});
