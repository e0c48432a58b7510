import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pluralRuleFindings } from '../../scripts/checks/plural-rules';

const SCENARIOS = [
  { steps: [{ keyword: 'When', text: 'the rule type Welsh is applied to 0, 1', line: 3 }] },
  { steps: [{ keyword: 'When', text: 'the rule type of the locale "cy" is requested', line: 9 }] },
];

const RECORDED = { ruleTypes: new Set(['Welsh', 'Arabic']), ofLocales: { cy: 'Welsh', ar: 'Arabic' } };

test('recorded rule types and locales that scenarios ask for have no findings', () => {
  const kept = { ruleTypes: ['Welsh'], locales: ['cy'] };
  assert.deepEqual(pluralRuleFindings(SCENARIOS, kept, RECORDED), []);
});

test('an invented rule type and an invented locale are found, though scenarios ask for them', () => {
  const invented = { ruleTypes: ['Welsh'], locales: ['cy', 'toString'] };
  const asked = [
    ...SCENARIOS,
    { steps: [{ keyword: 'When', text: 'the rule type of the locale "toString" is requested', line: 12 }] },
  ];
  assert.deepEqual(pluralRuleFindings(asked, invented, { ...RECORDED, ruleTypes: new Set() }), [
    'reference/pluralization/rules.ts: fixtures/recordings/plural-rules.jsonl has no rule type Welsh',
    'reference/pluralization/registry.ts: fixtures/recordings/locale-rules.json has no rule for toString',
  ]);
});

test('a rule type and a locale that no scenario asks for are found', () => {
  const unasked = { ruleTypes: ['Welsh', 'Arabic'], locales: ['cy', 'ar'] };
  assert.deepEqual(pluralRuleFindings(SCENARIOS, unasked, RECORDED), [
    'reference/pluralization/rules.ts: no scenario applies the rule type Arabic',
    'reference/pluralization/registry.ts: no scenario requests the rule type of ar',
  ]);
});
