import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Entered, Selection } from '../../runner/reports/html/selection';

const RESULTS = 'passed@module failed@catalog';

/** Returns what the page of a report selects if a reader has entered this. */
function selectionOf(entered: Partial<Entered>): Selection {
  return new Selection({ text: '', verdict: '', surface: '', ...entered });
}

test('anything that a reader enters makes a selection, but blanks do not', () => {
  for (const entered of [{ text: 'a' }, { verdict: 'failed' }, { surface: 'module' }])
    assert.equal(selectionOf(entered).isActive, true);
  for (const entered of [{}, { text: '  ' }]) assert.equal(selectionOf(entered).isActive, false);
});

test('a search finds all its words, in any order, in upper or lower case', () => {
  const names = 'A sentence LOOKUP-01/a-key a Key';
  for (const text of ['', 'lookup-01', 'LOOKUP-01/a-key', 'key  SENTENCE '])
    assert.equal(selectionOf({ text }).finds(names), true, text);
  for (const text of ['none', 'key none', 'none key'])
    assert.equal(selectionOf({ text }).finds(names), false, text);
});

test('results are counted by their verdict and their surface', () => {
  const counted = (entered: Partial<Entered>) => selectionOf(entered).countIn(RESULTS);
  assert.equal(counted({}), 2);
  assert.deepEqual([counted({ verdict: 'passed' }), counted({ verdict: 'not passed' })], [1, 1]);
  assert.deepEqual([counted({ surface: 'module' }), counted({ surface: 'library' })], [1, 0]);
  assert.equal(counted({ verdict: 'not passed', surface: 'module' }), 0);
  assert.equal(counted({ verdict: 'not passed', surface: 'catalog' }), 1);
});
