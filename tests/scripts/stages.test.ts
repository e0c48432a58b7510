import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countsOf,
  fromCucumber,
  fromLastLine,
  fromNodeTests,
  fromVerdict,
  one,
  skipReasons,
} from '../../scripts/stages/counts';
import { runInOrder } from '../../scripts/stages/order';
import { runStage, type Stage } from '../../scripts/stages/stage';

test('the counts of each program are read from its output', () => {
  assert.deepEqual(fromLastLine('5 passed, 0 failed\n✗ a check\n7 passed, 1 failed\n'), {
    passed: 7,
    failed: 1,
  });
  assert.deepEqual(fromNodeTests('✔ a test\nℹ tests 9\nℹ pass 6\nℹ fail 2\nℹ cancelled 1\nℹ skipped 0\n'), {
    passed: 6,
    failed: 3,
  });
  assert.deepEqual(fromCucumber('....\n\n416 scenarios (416 passed)\n1483 steps (1483 passed)\n'), {
    passed: 416,
    failed: 0,
  });
  assert.deepEqual(fromCucumber('1 scenario (1 passed)\n'), { passed: 1, failed: 0 });
  assert.deepEqual(fromCucumber('10 scenarios (1 failed, 2 skipped, 7 passed)\n'), { passed: 7, failed: 1 });
  assert.deepEqual(fromCucumber('2 scenarios (2 undefined)\n'), { passed: 0, failed: 2 });
  assert.deepEqual(fromVerdict('…\nnot conformant at level spec: 210 of 212 scenarios\n'), {
    passed: 210,
    failed: 2,
  });
  assert.deepEqual(fromVerdict('conformant at level crystal: 211 of 212 scenarios, 1 not applicable\n'), {
    passed: 211,
    failed: 0,
  });
});

test('a program without counts in its output counts as one', () => {
  const programs = [one, fromLastLine, fromNodeTests, fromCucumber, fromVerdict];
  for (const read of programs) assert.equal(read('Error: it broke\n'), undefined);
  assert.deepEqual(countsOf(undefined, true), { passed: 1, failed: 0 });
  assert.deepEqual(countsOf(undefined, false), { passed: 0, failed: 1 });
});

test('the reasons for which tests were skipped are read from what node writes', () => {
  const output =
    '✔ a test (1.2ms)\n﹣ the site (0.3ms) # Chromium is not installed\n  ﹣ go (2ms) # go is not installed\n' +
    '﹣ crystal (2ms) # go is not installed\n﹣ no reason (1ms) # SKIP\nℹ skipped 4\n';
  assert.deepEqual(
    [...skipReasons(output)],
    [
      ['Chromium is not installed', 1],
      ['go is not installed', 2],
    ],
  );
});

test('a program that fails has at least one failure, whatever its output', () => {
  assert.deepEqual(countsOf({ passed: 5, failed: 0 }, false), { passed: 5, failed: 1 });
  assert.deepEqual(countsOf({ passed: 5, failed: 3 }, false), { passed: 5, failed: 3 });
  assert.deepEqual(countsOf({ passed: 5, failed: 0 }, true), { passed: 5, failed: 0 });
});

test('a stage runs with its environment, and returns its output and its counts', async () => {
  const program =
    'console.log(process.env.GREETING); console.error("oh"); process.exitCode = Number(process.env.END)';
  const stage = { name: 'sample', title: 'a sample', args: ['-e', program], read: one };
  const good = await runStage(stage, process.cwd(), { GREETING: 'hello', END: '0' });
  assert.deepEqual(good.counts, { passed: 1, failed: 0 });
  assert.deepEqual(good.output.trim().split('\n').sort(), ['hello', 'oh']);
  const bad = await runStage(stage, process.cwd(), { GREETING: 'hello', END: '3' });
  assert.deepEqual(bad.counts, { passed: 0, failed: 1 });
  assert.match(bad.output, /\(sample ended with status 3\)/);
});

test('stages run two at a time, each after the stages that it needs', async () => {
  const stages: Stage[] = [
    { name: 'first', title: '', args: [], read: one },
    { name: 'second', title: '', args: [], read: one, after: ['first'] },
    { name: 'third', title: '', args: [], read: one, after: ['first', 'left out'] },
    { name: 'fourth', title: '', args: [], read: one, after: ['second'] },
  ];
  const happened: string[] = [];
  let running = 0;
  await runInOrder(stages, async ({ name }) => {
    happened.push(name);
    running += 1;
    assert.ok(running <= 2);
    await new Promise((resolve) => setTimeout(resolve, name === 'second' ? 20 : 5));
    running -= 1;
    happened.push(`${name} ended`);
  });
  assert.deepEqual(happened, [
    'first',
    'first ended',
    'second',
    'third',
    'third ended',
    'second ended',
    'fourth',
    'fourth ended',
  ]);
});
