import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText } from '../../runner/blocks/block';
import { explainedText, failingRuleText, onlyFindingText, titleOf } from '../../runner/blocks/finding-text';
import { resultBlocks } from '../../runner/blocks/result-blocks';
import { PLAIN, terminalText } from '../../runner/blocks/terminal-text';
import type { Finding, JudgedRule, Judgement } from '../../runner/verdict/judgement';
import { mistake } from './diagnosed';
import { judgementOf, ruleWith } from './judgements';

const judgement = judgementOf(
  ['LOOKUP-01', 'LOOKUP-02', 'LOOKUP-03'].map((id) => ruleWith(id, { names: ['a', 'b'] })),
  [
    ['LOOKUP-01/a @catalog', 'failed'],
    ['LOOKUP-01/b @module', 'not-run'],
    ['LOOKUP-02', 'failed'],
  ],
);
const [one, two, three] = judgement.rules as [JudgedRule, JudgedRule, JudgedRule];
const failures = [one, two].flatMap(({ trials }) => trials.filter(({ verdict }) => verdict === 'failed'));
const finding: Finding = { rule: two, failures, example: failures[0]!, others: [one] };
const symptom = { operation: 't', kind: 'raised', message: 'x'.repeat(201) } as const;

test('a finding is named by its symptom or by the rule that is blamed, not by the first that fails', () => {
  const title = (fields: Partial<Finding>): string => plainText(titleOf({ ...finding, ...fields }));
  assert.equal(title({}), 'LOOKUP-02 The sentence of LOOKUP-02');
  assert.equal(title({ rule: undefined }), 'LOOKUP-01 The sentence of LOOKUP-01');
  assert.equal(title({ symptom }), `\`t\` raises ${'x'.repeat(200)}…`);
  assert.equal(
    title({ symptom: { ...symptom, message: 'x'.repeat(200) } }),
    `\`t\` raises ${'x'.repeat(200)}`,
  );
  assert.equal(title({ symptom: { ...symptom, kind: 'did not raise' } }), '`t` does not raise an error');
  assert.equal(
    title({ symptom: { ...symptom, kind: 'wrong type' } }),
    '`t` returns a value of the wrong type',
  );
  assert.equal(title({ symptom: { ...symptom, kind: 'other value' } }), '`t` returns an unexpected value');
  assert.equal(title({ symptom: { ...symptom, operation: '', message: 'a leak' } }), 'a leak');
});

test('a finding says what it may explain: the others, and the rule itself if there is one', () => {
  assert.equal(explainedText({ ...finding, others: [] }), '');
  assert.equal(explainedText(finding), 'May explain the failures of this rule and 1 other');
  assert.equal(explainedText({ ...finding, rule: undefined }), 'May explain the failures of 1 rule');
  assert.equal(
    explainedText({ ...finding, others: [one, three] }),
    'May explain the failures of this rule and 2 others',
  );
});

test('the text about the only finding speaks of one mistake only if there is evidence of it', () => {
  assert.equal(onlyFindingText(finding), 'One broken rule may explain all failures.');
  assert.equal(onlyFindingText({ ...finding, others: [] }), 'All failures break one rule.');
  const known = { mistake: mistake('LOOKUP-01/x'), trials: [], failed: 1, fits: true, likeness: 1 };
  for (const evidence of [{ symptom }, { mistake: known }]) {
    assert.equal(onlyFindingText({ ...finding, ...evidence }), 'One mistake probably explains all failures.');
  }
});

test('the failures of a rule are counted among its trials, those that were not played too', () => {
  assert.equal(failingRuleText(one), 'section 1, level spec, 1 of 4 trials failed, on a catalog');
  assert.equal(
    failingRuleText(two),
    'section 1, level spec, 4 of 4 trials failed, on the module and a catalog',
  );
});

test('a finding shows its example first, and then each of the other failures once', () => {
  for (const [index, example] of failures.entries()) {
    const shown: Judgement = { ...judgement, findings: [{ ...finding, example }] };
    const { blocks } = resultBlocks(shown, ({ trial }) => `again ${trial.id} @${trial.surface}`);
    const commands = terminalText(blocks, PLAIN).match(/(?<=again ).*/g);
    assert.deepEqual(
      commands,
      [example, ...failures.toSpliced(index, 1)].map(({ trial }) => trial.key),
    );
  }
});
