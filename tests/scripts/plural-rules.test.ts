import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pluralRuleFindings } from '../../scripts/checks/plural-rules';

const SCENARIOS = [
  { steps: [{ keyword: 'When', text: 'the rule type Welsh is applied to 0, 1', line: 3 }] },
  { steps: [{ keyword: 'When', text: 'the rule type of the locale "cy" is requested', line: 9 }] },
];

test('rule types and locales that scenarios ask for have no findings', () => {
  assert.deepEqual(pluralRuleFindings(SCENARIOS, { ruleTypes: ['Welsh'], locales: ['cy'] }), []);
});

test('an invented rule type and an invented locale are found', () => {
  const invented = { ruleTypes: ['Welsh', 'Martian'], locales: ['cy', 'x-mars'] };
  assert.deepEqual(pluralRuleFindings(SCENARIOS, invented), [
    'reference/pluralization/rules.ts: no scenario applies the rule type Martian',
    'reference/pluralization/registry.ts: no scenario requests the rule type of x-mars',
  ]);
});
