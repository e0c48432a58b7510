import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cause } from '../../runner/verdict/judgement';
import { judgementOf, ruleWith, type Endings } from './judgements';

/** `LOOKUP-01: SCOPE-01, SCOPE-02` for each cause and its consequences. */
function causeTexts(causes: readonly Cause[]): string[] {
  return causes.map(({ failing, consequences }) =>
    [failing, ...consequences].map(({ rule }) => rule.id).join(' > '),
  );
}

const RULES = [
  ruleWith('SCOPE-02', { needs: ['SCOPE-01'] }),
  ruleWith('SCOPE-01', { needs: ['LOOKUP-01'] }),
  ruleWith('LOOKUP-01'),
  ruleWith('ALIAS-01', { needs: ['LOOKUP-01', 'NUMBER-01'] }),
  ruleWith('NUMBER-01'),
  ruleWith('LOAD-01', { surfaces: ['library'], needs: ['LOOKUP-01'] }),
];
const failed = (...patterns: readonly string[]): Endings =>
  patterns.map((pattern) => [pattern, 'failed'] as const);

/** Failing rules, and their causes. */
const CASES: readonly (readonly [title: string, failed: readonly string[], causes: readonly string[]])[] = [
  ['no failing rules', [], []],
  ['a single rule', ['SCOPE-02'], ['SCOPE-02']],
  ['a rule below the rule that it needs indirectly', ['SCOPE-02', 'LOOKUP-01'], ['LOOKUP-01 > SCOPE-02']],
  [
    'a chain of rules below its first rule',
    ['SCOPE-02', 'SCOPE-01', 'LOOKUP-01'],
    ['LOOKUP-01 > SCOPE-02 > SCOPE-01'],
  ],
  [
    'a rule below the rule that it needs on the same surface',
    ['SCOPE-01 @catalog', 'LOOKUP-01 @catalog'],
    ['LOOKUP-01 > SCOPE-01'],
  ],
  [
    'rules that fail on different surfaces as separate causes',
    ['SCOPE-01 @module', 'LOOKUP-01 @catalog'],
    ['SCOPE-01', 'LOOKUP-01'],
  ],
  [
    'a rule as a cause when the rule that it needs fails on only one of its surfaces',
    ['SCOPE-01', 'LOOKUP-01 @catalog'],
    ['LOOKUP-01', 'SCOPE-01'],
  ],
  [
    'a rule whose failures on each surface have different causes, below the first cause',
    ['ALIAS-01', 'LOOKUP-01 @module', 'NUMBER-01 @catalog'],
    ['LOOKUP-01 > ALIAS-01', 'NUMBER-01'],
  ],
  [
    'a rule with several causes once, below the cause with the most consequences',
    ['ALIAS-01', 'NUMBER-01', 'LOOKUP-01', 'SCOPE-01'],
    ['LOOKUP-01 > SCOPE-01 > ALIAS-01', 'NUMBER-01'],
  ],
  [
    'causes by the number of their consequences, not by their order in the suite',
    ['SCOPE-02', 'ALIAS-01', 'NUMBER-01'],
    ['NUMBER-01 > ALIAS-01', 'SCOPE-02'],
  ],
  [
    'a rule of the whole library below a rule that fails on one surface',
    ['LOAD-01', 'LOOKUP-01 @catalog'],
    ['LOOKUP-01 > LOAD-01'],
  ],
];

for (const [title, patterns, causes] of CASES) {
  test(`arranges ${title}`, () => {
    assert.deepEqual(causeTexts(judgementOf(RULES, failed(...patterns)).causes), causes);
  });
}

test('a failure of the whole library is the cause of a failure on any surface', () => {
  const rules = [ruleWith('LOAD-01', { surfaces: ['library'] }), ruleWith('YAML-01', { needs: ['LOAD-01'] })];
  const { causes } = judgementOf(rules, failed('LOAD-01', 'YAML-01 @module'));
  assert.deepEqual(causeTexts(causes), ['LOAD-01 > YAML-01']);
});

test('causes include each failing rule, even when a rule of the library links two surfaces', () => {
  const rules = [
    ruleWith('LOOKUP-01'),
    ruleWith('LOAD-01', { surfaces: ['library'], needs: ['LOOKUP-01'] }),
    ruleWith('YAML-01', { needs: ['LOAD-01'] }),
  ];
  const { causes } = judgementOf(rules, failed('LOOKUP-01 @catalog', 'LOAD-01', 'YAML-01 @module'));
  assert.deepEqual(causeTexts(causes), ['LOOKUP-01 > LOAD-01 > YAML-01']);
});

test('causes leave out faults, unsupported and not applicable scenarios, known failures and observations', () => {
  const rules = [...RULES, ruleWith('RULE-01', { level: 'crystal' })];
  const endings: Endings = [
    ['LOOKUP-01', 'fault'],
    ['NUMBER-01', 'unsupported'],
    ['SCOPE-02', 'not-applicable'],
    ...failed('ALIAS-01', 'SCOPE-01', 'RULE-01'),
  ];
  const { causes } = judgementOf(rules, endings, { known: 'SCOPE-01  # known\n' });
  assert.deepEqual(causeTexts(causes), ['ALIAS-01']);
});
