import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countsOf,
  fromCucumber,
  fromLastLine,
  fromNodeTests,
  fromVerdict,
  skipReasons,
} from '../../scripts/stages/counts';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { projectFiles } from '../../scripts/checks/project-files';
import { stagesOf } from '../../scripts/stages';
import { runInOrder, withNeeded } from '../../scripts/stages/order';
import { notRun, runStage, type Stage } from '../../scripts/stages/stage';

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
  assert.deepEqual(fromVerdict('…\nnot conformant at level spec: 210 of 212 trials\n'), {
    passed: 210,
    failed: 2,
  });
  assert.deepEqual(fromVerdict('conformant at level crystal: 211 of 212 trials, 1 not applicable\n'), {
    passed: 211,
    failed: 0,
  });
});

test('each test file belongs to exactly one stage', () => {
  const files = projectFiles(PACKAGE_ROOT).filter((file) => /^tests\/.*\.test\.ts$/.test(file));
  const ran = stagesOf(files).flatMap(({ args, environment }) => [
    ...args.filter((arg) => arg.endsWith('.test.js')),
    ...(environment?.['TEST_BATCH']?.split(' ') ?? []),
  ]);
  assert.deepEqual(ran.sort(), files.map((file) => `dist/${file.replace(/ts$/, 'js')}`).sort());
});

test('a test file runs in the stage of its folder, in a batch or in a process of its own', () => {
  const stages: Readonly<Record<string, string>> = {
    'tests/steps/notation.test.ts': 'unit',
    'tests/reference/recordings.test.ts': 'unit',
    'tests/suite/suite.test.ts': 'tools',
    'tests/fuzz/command.long.test.ts': 'long',
    'tests/site/report.long.test.ts': 'site',
    'tests/package/package.long.test.ts': 'package',
  };
  for (const { name, args, environment } of stagesOf(Object.keys(stages))) {
    const batch = environment?.['TEST_BATCH']?.split(' ') ?? [];
    for (const file of [...args, ...batch].filter((arg) => arg.endsWith('.test.js'))) {
      const source = file.replace(/^dist\//, '').replace(/js$/, 'ts');
      assert.equal(stages[source], name, file);
      assert.equal(batch.includes(file), ['steps', 'suite'].includes(source.split('/')[1]!), file);
    }
  }
});

test('a program that is one test passes or fails', () => {
  assert.deepEqual(countsOf(undefined, 'done', true), { passed: 1, failed: 0 });
  assert.deepEqual(countsOf(undefined, 'done', false), { passed: 0, failed: 1 });
});

test('a stage whose output has no counts fails, although its program succeeds', () => {
  for (const read of [fromLastLine, fromNodeTests, fromCucumber, fromVerdict]) {
    assert.deepEqual(countsOf(read, 'all is well\n', true), {
      passed: 0,
      failed: 1,
      problem: 'the output has no counts, so nothing shows that anything ran',
    });
    assert.deepEqual(countsOf(read, 'Error: it broke\n', false), { passed: 0, failed: 1 });
  }
});

test('a stage that counted zero fails, although its program succeeds', () => {
  const outputs = [
    [fromLastLine, '0 passed, 0 failed\n'],
    [fromNodeTests, 'ℹ tests 2\nℹ pass 0\nℹ fail 0\nℹ cancelled 0\nℹ skipped 2\n'],
    [fromCucumber, '3 scenarios (3 skipped)\n'],
    [fromVerdict, 'conformant at level spec: 0 of 2 trials, 2 not applicable\n'],
  ] as const;
  for (const [read, output] of outputs) {
    const problem = 'nothing passed, so nothing shows that anything ran';
    assert.deepEqual(countsOf(read, output, true), { passed: 0, failed: 1, problem });
  }
  // Cucumber names no kinds when its tags match nothing.
  assert.equal(countsOf(fromCucumber, '\n0 scenarios\n0 steps\n0m00.001s\n', true).failed, 1);
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
  assert.deepEqual(countsOf(fromLastLine, '5 passed, 0 failed\n', false), { passed: 5, failed: 1 });
  assert.deepEqual(countsOf(fromLastLine, '5 passed, 3 failed\n', false), { passed: 5, failed: 3 });
  assert.deepEqual(countsOf(fromLastLine, '5 passed, 0 failed\n', true), { passed: 5, failed: 0 });
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
  const empty = await runStage({ ...stage, read: fromLastLine }, process.cwd(), { END: '0' });
  assert.deepEqual(empty.counts, { passed: 0, failed: 1 });
  assert.match(
    empty.output,
    /\(sample failed: the output has no counts, so nothing shows that anything ran\)/,
  );
});

test('a named stage comes with the stages that it needs, and theirs', () => {
  const stages: Stage[] = [
    { name: 'build', title: '', args: [] },
    { name: 'check', title: '', args: [], after: ['build'] },
    { name: 'unit', title: '', args: [], after: ['build'] },
    { name: 'coverage', title: '', args: [], after: ['unit'] },
  ];
  const namesOf = (...names: string[]): string[] => withNeeded(stages, names).map(({ name }) => name);
  assert.deepEqual(namesOf('build'), ['build']);
  assert.deepEqual(namesOf('check'), ['build', 'check']);
  assert.deepEqual(namesOf('coverage', 'build'), ['build', 'unit', 'coverage']);
});

test('a stage whose needs failed has a failure', () => {
  const { counts, output } = notRun(['build', 'unit']);
  assert.deepEqual(counts, { passed: 0, failed: 1 });
  assert.equal(output, '(not run, because it needs build and unit, which failed)\n');
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
