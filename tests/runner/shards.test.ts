import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { parseShard, trialsOfShard } from '../../runner/plan/shard';
import { select } from '../../runner/plan/select';
import { readSuite } from '../../suite';

const suite = readSuite(PACKAGE_ROOT);

test('a shard is a number and a count', () => {
  assert.deepEqual(parseShard('2/5'), { number: 2, count: 5 });
  assert.deepEqual(parseShard('1/1'), { number: 1, count: 1 });
  for (const argument of ['0/5', '6/5', '2', '2/', '/5', '-1/5', '1.5/5', '2/5/7', '2/five', ' 2/5', '']) {
    assert.throws(() => parseShard(argument), {
      name: 'UsageError',
      message: `--shard ${argument}: give NUMBER/COUNT, where NUMBER is from 1 to COUNT, such as 2/5`,
    });
  }
});

test('the shards of a run have each scenario once, in the order of the suite', () => {
  for (const count of [1, 2, 3, 7]) {
    const shards = shardsOf(suite.trials, count);
    const keys = shards.flatMap((shard) => shard.map(({ key }) => key));
    assert.deepEqual(keys.sort(), suite.trials.map(({ key }) => key).sort());
    for (const shard of shards) {
      const indexes = shard.map((trial) => suite.trials.indexOf(trial));
      assert.deepEqual(
        indexes,
        indexes.toSorted((one, other) => one - other),
      );
    }
  }
});

test('shards are balanced, and each has all surfaces of its scenarios', () => {
  const shards = shardsOf(suite.trials, 5);
  const sizes = shards.map((shard) => new Set(shard.map(({ id }) => id)).size);
  assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1, sizes.join(' '));
  for (const shard of shards) {
    const surfaces = new Set(shard.map(({ surface }) => surface));
    assert.deepEqual([...surfaces].sort(), ['catalog', 'library', 'module']);
    const keys = new Set(shard.map(({ key }) => key));
    for (const { id, surfaces: all } of shard) {
      for (const surface of all) assert.ok(keys.has(`${id} @${surface}`), id);
    }
  }
});

test('a plan divides what is selected, keeps the level, and is not whole', () => {
  const selection = { level: 'spec', observations: true, patterns: ['CONSTANT-*', 'TAG-*'] } as const;
  const whole = select(suite, { ...selection, surface: 'library' });
  const [one, other] = [1, 2].map((number) =>
    select(suite, { ...selection, surface: 'library', shard: { number, count: 2 } }),
  );
  assert.ok(one && other);
  assert.equal(one.trials.length + other.trials.length, whole.trials.length);
  assert.deepEqual(new Set([...one.decisive, ...other.decisive]), whole.decisive);
  for (const plan of [one, other]) {
    assert.equal(plan.level, 'spec');
    assert.equal(plan.isWhole, false);
    assert.ok(plan.trials.length > plan.decisive.size, 'observations are divided too');
    assert.ok(plan.trials.every(({ surface }) => surface === 'library'));
  }
});

test('a shard of everything is not whole, and a shard without scenarios is a plan', () => {
  const everything = { level: 'crystal', observations: true, patterns: [] } as const;
  assert.equal(select(suite, everything).isWhole, true);
  assert.equal(select(suite, { ...everything, shard: { number: 1, count: 1 } }).isWhole, false);
  const patterns = ['CONSTANT-01'];
  const empty = select(suite, { ...everything, patterns, shard: { number: 4, count: 4 } });
  assert.deepEqual(empty.trials, []);
  assert.equal(empty.decisive.size, 0);
});

function shardsOf(trials: typeof suite.trials, count: number) {
  return Array.from({ length: count }, (_, index) => trialsOfShard(trials, { number: index + 1, count }));
}
