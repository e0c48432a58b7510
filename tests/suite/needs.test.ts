import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allNeedsIn, circularNeeds, unknownNeeds } from '../../suite/needs';
import { ruleOf } from '../scripts/suites';

const PLACE = 'features/lookup/keys.feature:7';

test('a rule needs its needed rules and the rules that those need, each once', () => {
  const rules = [
    ruleOf('A-01', { needs: ['B-01', 'C-01'] }),
    ruleOf('B-01', { needs: ['D-01'] }),
    ruleOf('C-01', { needs: ['D-01'] }),
    ruleOf('D-01'),
  ];
  assert.deepEqual([...allNeedsIn(rules)('A-01')].sort(), ['B-01', 'C-01', 'D-01']);
  assert.deepEqual([...allNeedsIn(rules)('D-01')], []);
  assert.deepEqual(unknownNeeds(rules), []);
  assert.deepEqual(circularNeeds(rules), []);
});

test('a needed rule that does not exist is found', () => {
  assert.deepEqual(unknownNeeds([ruleOf('A-01', { needs: ['B-01'] })]), [
    `${PLACE}: @needs:B-01 names no rule`,
  ]);
});

test('a rule of level spec cannot need a rule of level crystal, but the reverse is possible', () => {
  const spec = ruleOf('A-01', { needs: ['B-01'] });
  const crystal = ruleOf('B-01', { level: 'crystal' });
  assert.deepEqual(unknownNeeds([spec, crystal]), [
    `${PLACE}: @needs:B-01 names a rule of level crystal, on which level spec cannot build`,
  ]);
  const observing = ruleOf('C-01', { level: 'crystal', needs: ['A-01', 'B-01'] });
  assert.deepEqual(unknownNeeds([ruleOf('A-01'), crystal, observing]), []);
});

test('rules that need each other or themselves are found, but not the rules that need those', () => {
  const rules = [
    ruleOf('A-01', { needs: ['B-01'] }),
    ruleOf('B-01', { needs: ['A-01'] }),
    ruleOf('C-01', { needs: ['A-01'] }),
    ruleOf('D-01', { needs: ['D-01'] }),
  ];
  assert.deepEqual(
    circularNeeds(rules),
    ['A-01', 'B-01', 'D-01'].map((id) => `${PLACE}: ${id} needs itself: its @needs: tags lead back to it`),
  );
});
