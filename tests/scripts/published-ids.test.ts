import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goneIds, parseIds, reusedIds, type Ids } from '../../scripts/published-ids';
import { callCommand } from '../runner/call-command';

const LAST = parseIds(`LOOKUP-01  A key must be found
  level spec, section 1
  LOOKUP-01/a-string
  LOOKUP-01/a-symbol @module

LOOKUP-04  A scope must be used
  level spec, section 2
  LOOKUP-04/an-array/an-empty-one
`);

/** Returns the ids of the last version with a change. */
function withRule(id: string, sentence: string, scenario = `${id}/new`, without = ''): Ids {
  const rules = new Map([...LAST.rules].filter(([one]) => one !== without));
  return { rules: rules.set(id, sentence), scenarios: new Set([...LAST.scenarios, scenario]) };
}

test('list is parsed', async () => {
  assert.deepEqual(
    [...LAST.rules],
    [
      ['LOOKUP-01', 'A key must be found'],
      ['LOOKUP-04', 'A scope must be used'],
    ],
  );
  assert.deepEqual(
    [...LAST.scenarios],
    ['LOOKUP-01/a-string', 'LOOKUP-01/a-symbol', 'LOOKUP-04/an-array/an-empty-one'],
  );
  const { stdout } = await callCommand(['list', 'CONSTANT-01']);
  const { rules, scenarios } = parseIds(stdout);
  assert.equal(rules.size, 1);
  assert.ok(scenarios.size > 0);
});

test('a rule with a new number and a reworded rule are right', () => {
  assert.deepEqual(reusedIds(LAST, LAST), []);
  assert.deepEqual(reusedIds(LAST, withRule('LOOKUP-05', 'New')), []);
  assert.deepEqual(reusedIds(LAST, withRule('SCOPE-01', 'New')), []);
  assert.deepEqual(reusedIds(LAST, withRule('LOOKUP-01', 'Each key must be found')), []);
});

test('an id that another rule has or had is found', () => {
  const other = { rules: new Map([['LOOKUP-04', 'New']]), scenarios: new Set(['LOOKUP-04/new']) };
  assert.deepEqual(reusedIds(LAST, other), ['LOOKUP-04 was the id of another rule: give the rule a new id']);
  assert.deepEqual(reusedIds(LAST, withRule('LOOKUP-03', 'New')), [
    'LOOKUP-03 may have been the id of another rule: give the rule a number above 4',
  ]);
  assert.deepEqual(
    reusedIds(LAST, withRule('LOOKUP-05', 'A scope must be used', 'LOOKUP-05/x', 'LOOKUP-04')),
    ['LOOKUP-05 was LOOKUP-04: give the rule its id back'],
  );
});

test('rules and scenarios that are gone are listed', () => {
  const next = { rules: new Map([['LOOKUP-01', 'x']]), scenarios: new Set(['LOOKUP-01/a-string']) };
  assert.deepEqual(goneIds(LAST, next), [
    'LOOKUP-01/a-symbol',
    'LOOKUP-04',
    'LOOKUP-04/an-array/an-empty-one',
  ]);
});
