import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CONCLUSION,
  countsOf,
  CUCUMBER,
  LAST_LINE,
  NODE_TESTS,
  skipReasons,
} from '../../scripts/stages/counts';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { projectFiles } from '../../scripts/checks/project-files';
import { stagesOf } from '../../scripts/stages';
import { runInOrder } from '../../scripts/stages/order';
import { runStage, type Stage } from '../../scripts/stages/stage';

test('the counts of each program are read from its output', () => {
  for (const [patterns, output, passed, failed] of [
    [LAST_LINE, '5 passed, 0 failed\n✗ a check\n7 passed, 1 failed\n', 7, 1],
    [NODE_TESTS, '✔ a test\nℹ tests 9\nℹ pass 6\nℹ fail 2\nℹ cancelled 1\nℹ skipped 0\n', 6, 3],
    [CUCUMBER, '....\n\n416 scenarios (416 passed)\n1483 steps (1483 passed)\n', 416, 0],
    [CUCUMBER, '1 scenario (1 passed)\n', 1, 0],
    [CUCUMBER, '10 scenarios (1 failed, 2 skipped, 7 passed)\n', 7, 1],
    [CONCLUSION, 'not conformant at level crystal: 210 of 212 trials, 2 failed\n', 210, 2],
    [
      CONCLUSION,
      'conformant at level spec: 9 of 9 trials\nconformant at level crystal: 11 of 12 trials\n',
      11,
      0,
    ],
  ] as const)
    assert.deepEqual(countsOf(patterns, output, true), { passed, failed });
});

test('each test file belongs to exactly one stage', () => {
  const files = projectFiles(PACKAGE_ROOT).filter((file) => /^tests\/.*\.test\.ts$/.test(file));
  const ran = stagesOf(files).flatMap(({ args, environment }) => [
    ...args.filter((arg) => arg.endsWith('.test.js')),
    ...(environment?.['TEST_BATCH']?.split(' ') ?? []),
  ]);
  assert.deepEqual(ran.sort(), files.map((file) => `dist/${file.replace(/ts$/, 'js')}`).sort());
});

test('a stage that counted nothing fails, although its program succeeds', () => {
  for (const [patterns, output] of [
    [LAST_LINE, '0 passed, 0 failed\n'],
    [NODE_TESTS, 'ℹ tests 2\nℹ pass 0\nℹ fail 0\nℹ cancelled 0\nℹ skipped 2\n'],
    [CUCUMBER, '3 scenarios (3 skipped)\n'],
    [CUCUMBER, '\n0 scenarios\n0 steps\n0m00.001s\n'],
    [CONCLUSION, 'conformant at level crystal: 0 of 2 trials, 2 not applicable\n'],
    [LAST_LINE, 'all is well\n'],
  ] as const) {
    const problem = 'nothing passed, so nothing shows that anything ran';
    assert.deepEqual(countsOf(patterns, output, true), { passed: 0, failed: 1, problem });
  }
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
  assert.deepEqual(countsOf(LAST_LINE, '5 passed, 0 failed\n', false), { passed: 5, failed: 1 });
  assert.deepEqual(countsOf(LAST_LINE, '5 passed, 3 failed\n', false), { passed: 5, failed: 3 });
});

test('a stage runs with its environment, and returns its output and its counts', async () => {
  const program =
    'console.log(process.env.GREETING); console.error("oh"); process.exitCode = Number(process.env.END)';
  const stage = { name: 'sample', title: 'a sample', args: ['-e', program] };
  const good = await runStage(stage, process.cwd(), { GREETING: 'hello', END: '0' });
  assert.deepEqual(good.counts, { passed: 1, failed: 0 });
  assert.deepEqual(good.output.trim().split('\n').sort(), ['hello', 'oh']);
  const bad = await runStage(stage, process.cwd(), { GREETING: 'hello', END: '3' });
  assert.deepEqual(bad.counts, { passed: 0, failed: 1 });
  assert.match(bad.output, /\(sample ended with status 3\)/);
  const empty = await runStage({ ...stage, counted: LAST_LINE }, process.cwd(), { END: '0' });
  assert.deepEqual(empty.counts, { passed: 0, failed: 1 });
  assert.match(empty.output, /\(sample failed: nothing passed, so nothing shows that anything ran\)/);
});

test('stages run two at a time, each after the stages that it needs', async () => {
  const stages: Stage[] = [
    { name: 'first', title: '', args: [] },
    { name: 'second', title: '', args: [], after: ['first'] },
    { name: 'third', title: '', args: [], after: ['first', 'left out'] },
    { name: 'fourth', title: '', args: [], after: ['second'] },
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
