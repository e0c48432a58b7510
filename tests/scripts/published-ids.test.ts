import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idsText, reusedIds } from '../../scripts/published-ids';
import { ruleOf } from './suites';

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
