import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idsText, reusedIds } from '../../scripts/published-ids';
import { ruleOf } from './suites';

test('the ids of scenarios are listed in alphabetical order', () => {
  const text = idsText([ruleOf('LOOKUP-02'), ruleOf('LOOKUP-01')], '');
  assert.equal(text, 'LOOKUP-01/a-case\nLOOKUP-02/a-case\n');
});

test('the cases of an outline are listed with their scenario, in alphabetical order', () => {
  const rule = ruleOf('LOOKUP-01');
  const [scenario] = rule.scenarios;
  const scenarios = ['second', 'first'].map((row) => ({ ...scenario!, id: `LOOKUP-01/a-case/${row}` }));
  assert.equal(idsText([{ ...rule, scenarios }], ''), 'LOOKUP-01/a-case: first second\n');
});

test('a removed scenario is not listed, and the id of a removed rule stays', () => {
  const gone = idsText([ruleOf('LOOKUP-02')], 'LOOKUP-01/a-case: x\nLOOKUP-01/b\nLOOKUP-02/old\n');
  assert.equal(gone, 'LOOKUP-01\nLOOKUP-02/a-case\n');
  assert.equal(idsText([], gone), 'LOOKUP-01\nLOOKUP-02\n');
});

test('the id of a removed rule cannot be used again', () => {
  const rules = [ruleOf('LOOKUP-01'), ruleOf('LOOKUP-02')];
  assert.deepEqual(reusedIds(rules, 'LOOKUP-01\nLOOKUP-02/a-case\n'), [
    'features/lookup/keys.feature:7: LOOKUP-01 was the id of another rule; give the rule a new id',
  ]);
});
