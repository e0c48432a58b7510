import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptRuleFindings } from '../../scripts/checks/kept-rules';
import { ruleOf } from './suites';

const REFERENCE = [
  {
    file: 'reference/catalog.ts',
    source: '// Keeps LOOKUP-01, PLURAL-RULE-02.\n/** Finds a text. */\nfunction find() {}\n',
  },
  { file: 'reference/version.ts', source: '// Keeps CONSTANT-01.\nconst VERSION = "0.2.2";\n' },
];

const RULES = [ruleOf('LOOKUP-01'), ruleOf('PLURAL-RULE-02'), ruleOf('CONSTANT-01')];

test('rules that the reference names have no findings', () => {
  assert.deepEqual(keptRuleFindings(RULES, REFERENCE, {}), []);
});

test('a rule that the reference does not name is found, with the place of its sentence', () => {
  assert.deepEqual(keptRuleFindings([...RULES, ruleOf('LOOKUP-02')], REFERENCE, {}), [
    'features/lookup/keys.feature:7: no file of reference/ names LOOKUP-02',
  ]);
});

test('an unknown id is found at each place that names it', () => {
  const [lookup] = RULES;
  assert.ok(lookup);
  assert.deepEqual(keptRuleFindings([lookup], REFERENCE, {}), [
    'reference/catalog.ts:1: PLURAL-RULE-02 is no rule',
    'reference/version.ts:1: CONSTANT-01 is no rule',
  ]);
});

test('an id in a doc comment is found', () => {
  const source = '/** Keeps LOOKUP-01. */\n/**\n * Keeps CONSTANT-01.\n */\n';
  assert.deepEqual(keptRuleFindings(RULES, [...REFERENCE, { file: 'reference/other.ts', source }], {}), [
    'reference/other.ts:1: LOOKUP-01 is in a doc comment, which editors show to users',
    'reference/other.ts:3: CONSTANT-01 is in a doc comment, which editors show to users',
  ]);
});

test('text that only resembles an id is ignored', () => {
  const source = '// UTF-8, ISO-8601, 1970-01-01, FR-CA-0, X-01-Y, aLOOKUP-02, LOOKUP-021\n';
  assert.deepEqual(keptRuleFindings(RULES, [...REFERENCE, { file: 'reference/other.ts', source }], {}), []);
});

test('an exemption applies only to the rules of its family', () => {
  const rules = [...RULES, ruleOf('RECORDING-01'), ruleOf('RECORD-01')];
  assert.deepEqual(keptRuleFindings(rules, REFERENCE, { RECORDING: 'whole operations are recorded' }), [
    'features/lookup/keys.feature:7: no file of reference/ names RECORD-01',
  ]);
});

test('an exemption that no rule needs is found', () => {
  const exemptions = { CONSTANT: 'its rules are named', RECORDING: 'there is no such rule' };
  assert.deepEqual(keptRuleFindings(RULES, REFERENCE, exemptions), [
    'the exemption CONSTANT is for no rule, or for rules that are all named',
    'the exemption RECORDING is for no rule, or for rules that are all named',
  ]);
});
