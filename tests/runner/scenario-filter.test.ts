import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FilterFields, ScenarioFilter } from '../../runner/reports/html/scenario-filter';

const RESULTS = 'passed@module failed@catalog';

/** Returns the filter of a form in which only these fields have values. */
function filterWith(fields: Partial<FilterFields>): ScenarioFilter {
  return new ScenarioFilter({ text: '', verdict: '', surface: '', ...fields });
}

test('each field makes the filter active, unless it is empty or blank', () => {
  for (const fields of [{ text: 'a' }, { verdict: 'failed' }, { surface: 'module' }])
    assert.equal(filterWith(fields).isActive, true);
  for (const fields of [{}, { text: '  ' }]) assert.equal(filterWith(fields).isActive, false);
});

test('a search must find all its words, in any order and in upper or lower case', () => {
  const names = 'A sentence LOOKUP-01/a-key a Key';
  for (const text of ['', 'lookup-01', 'LOOKUP-01/a-key', 'key  SENTENCE '])
    assert.equal(filterWith({ text }).finds(names), true, text);
  for (const text of ['none', 'key none', 'none key'])
    assert.equal(filterWith({ text }).finds(names), false, text);
});

test('results are counted by their verdict and their surface', () => {
  const counted = (fields: Partial<FilterFields>) => filterWith(fields).countIn(RESULTS);
  assert.equal(counted({}), 2);
  assert.deepEqual([counted({ verdict: 'passed' }), counted({ verdict: 'not passed' })], [1, 1]);
  assert.deepEqual([counted({ surface: 'module' }), counted({ surface: 'library' })], [1, 0]);
  assert.equal(counted({ verdict: 'not passed', surface: 'module' }), 0);
  assert.equal(counted({ verdict: 'not passed', surface: 'catalog' }), 1);
});
