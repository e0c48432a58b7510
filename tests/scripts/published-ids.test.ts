import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPublishedIds, parsePublishedIds } from '../../scripts/published/published-file';
import { publish, reusedIds, type PublishedIds } from '../../scripts/published/published-ids';
import { ruleOf, suiteOf } from './suites';

const NONE: PublishedIds = { rules: {}, retired: {} };
const ONE: PublishedIds = {
  rules: { 'LOOKUP-01': { sentence: 'The sentence of LOOKUP-01', scenarios: ['LOOKUP-01/a-case'] } },
  retired: {},
};

test('the ids of rules and scenarios are published in alphabetical order', () => {
  const { rules, retired } = publish(suiteOf([ruleOf('LOOKUP-02'), ruleOf('LOOKUP-01')]), NONE);
  assert.deepEqual(Object.keys(rules), ['LOOKUP-01', 'LOOKUP-02']);
  assert.deepEqual(rules['LOOKUP-01'], ONE.rules['LOOKUP-01']);
  assert.deepEqual(retired, {});
});

test('a removed rule is retired, and stays retired', () => {
  const gone = publish(suiteOf([ruleOf('LOOKUP-02')]), ONE);
  assert.deepEqual(gone.retired, { 'LOOKUP-01': 'The sentence of LOOKUP-01' });
  assert.deepEqual(publish(suiteOf([]), gone).retired, {
    'LOOKUP-01': 'The sentence of LOOKUP-01',
    'LOOKUP-02': 'The sentence of LOOKUP-02',
  });
});

test('an unchanged suite, a reworded rule and a new scenario are not a reuse of ids', () => {
  const rule = ruleOf('LOOKUP-01');
  assert.deepEqual(reusedIds([rule], ONE), []);
  assert.deepEqual(reusedIds([{ ...rule, sentence: 'Better words' }], ONE), []);
  const [scenario] = rule.scenarios;
  assert.ok(scenario);
  assert.deepEqual(reusedIds([{ ...rule, scenarios: [{ ...scenario, id: 'LOOKUP-01/renamed' }] }], ONE), []);
  assert.deepEqual(reusedIds([rule, ruleOf('LOOKUP-02')], ONE), []);
});

test('the id of a retired rule cannot be used again', () => {
  const retired = publish(suiteOf([]), ONE);
  assert.deepEqual(reusedIds([ruleOf('LOOKUP-01', { sentence: 'Something else' })], retired), [
    'features/lookup/keys.feature:7: LOOKUP-01 is retired, it was the rule "The sentence of LOOKUP-01"; give the rule another id',
  ]);
});

test('a rule cannot get another id', () => {
  const renumbered = ruleOf('LOOKUP-02', { sentence: 'The sentence of LOOKUP-01' });
  const finding =
    'features/lookup/keys.feature:7: the rule "The sentence of LOOKUP-01" was published as LOOKUP-01, and is now LOOKUP-02; give it its id back';
  assert.deepEqual(reusedIds([renumbered], ONE), [finding]);
  assert.deepEqual(reusedIds([renumbered], publish(suiteOf([]), ONE)), [finding]);
});

test('an id with another sentence and other scenarios is reported as another rule', () => {
  const other = ruleOf('LOOKUP-01', { sentence: 'Something else', scenarios: [] });
  assert.deepEqual(reusedIds([other], ONE), [
    'features/lookup/keys.feature:7: LOOKUP-01 was the rule "The sentence of LOOKUP-01", and is another one now; give it an id of its own',
  ]);
});

test('published ids are read as they were written, and a missing file has none', () => {
  assert.deepEqual(parsePublishedIds(formatPublishedIds(ONE)), ONE);
  assert.deepEqual(parsePublishedIds(''), NONE);
  assert.throws(() => parsePublishedIds('{"rules": []}'), /features\/index.json: .*retired/);
});
