import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { JobGrowth } from '../../runner/judge/job-growth';
import { aliveIn, command, temporaryFolder } from './command';

/** A machine whose clocks the tests set. */
class TestMachine {
  time = 0;
  used = 0;

  constructor(
    readonly processors: number,
    readonly maxFiles = Infinity,
  ) {}

  now = (): number => this.time;
  busy = (): number => this.used;
}

/** Scenarios of one step, each of which makes ten calls. */
class TestRun {
  readonly machine: TestMachine;
  readonly growth: JobGrowth;

  constructor(steps: number, processors = 2, maxFiles?: number) {
    this.machine = new TestMachine(processors, maxFiles);
    this.growth = new JobGrowth(steps, this.machine);
    this.machine.time = 100;
    this.growth.begin(1);
  }

  /** Plays scenarios at a rate, in scenarios per second, and returns the first number of programs that it requests. */
  play(scenarios: number, rate: number, { busy = 0, isFault = false } = {}): number | undefined {
    for (let played = 0; played < scenarios; played += 1) {
      this.machine.time += 1000 / rate;
      this.machine.used += (busy * 1000) / rate;
      for (let call = 0; call < 10; call += 1) this.growth.addResponse();
      const jobs = this.growth.add(1, isFault);
      if (jobs !== undefined) return jobs;
    }
    return undefined;
  }
}

test('the number of programs doubles as long as the throughput grows, up to 16', () => {
  const run = new TestRun(100_000);
  const demanded: number[] = [];
  let rate = 10;
  for (let jobs = run.play(100, rate); jobs !== undefined; jobs = run.play(1000, rate)) {
    demanded.push(jobs);
    run.growth.begin(jobs);
    rate = 10 * jobs;
  }
  assert.deepEqual(demanded, [2, 4, 8, 16]);
});

test('the number of programs leaves open files for the suite', () => {
  for (const [maxFiles, jobs] of [
    [40, undefined],
    [59, undefined],
    [60, 2],
    [66, 3],
    [1024, 4],
  ] as const) {
    assert.equal(new TestRun(100_000, 4, maxFiles).play(100, 10), jobs, `${maxFiles} files`);
  }
});

test('a run grows to one program per processor, and no further when throughput does not grow', () => {
  const run = new TestRun(100_000, 4);
  assert.equal(run.play(100, 10), 4);
  run.growth.begin(4);
  assert.equal(run.play(1000, 25), undefined);
});

test('a measurement continues after a negative result, and can turn positive', () => {
  const run = new TestRun(100_000);
  assert.equal(run.play(100, 10), 2);
  run.growth.begin(2);
  assert.equal(run.play(10, 11), undefined);
  assert.equal(run.play(1000, 20), 4);
});

test('no program is added when the run is short, the port starts slowly, or this process is busy', () => {
  assert.equal(new TestRun(30).play(30, 10), undefined);
  assert.equal(new TestRun(100_000).play(100, 10, { busy: 0.7 }), undefined);
  const slow = new TestRun(100);
  assert.equal(slow.play(100, 10), 2, 'a program that starts within 100 ms pays off');
  const machine = new TestMachine(2);
  const growth = new JobGrowth(100, machine);
  machine.time = 5000;
  growth.begin(1);
  const slower = Object.assign(new TestRun(100), { machine, growth });
  assert.equal(slower.play(100, 10), undefined);
});

test('no program is added for a port that often faults', () => {
  const run = new TestRun(100_000);
  for (let round = 0; round < 100; round += 1) {
    assert.equal(run.play(4, 10), undefined);
    assert.equal(run.play(1, 0.2, { isFault: true }), undefined);
  }
});

test('throughput is not measured while programs start', () => {
  const run = new TestRun(100_000);
  assert.equal(run.play(100, 10), 2);
  assert.equal(run.play(1000, 100), undefined);
});

/** Enough scenarios for a second program to pay off. */
const SCENARIOS = ['--no-observations', '--select', 'LOOKUP-*'];

/** Judges a port that waits in each call, and returns the number of programs that were started. */
async function startedPrograms(mode: string): Promise<number> {
  const folder = temporaryFolder();
  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/waiting.js');
  const port = ['--command', `node "${adapter}" "${folder}" ${mode}`];
  const { status, stdout, stderr } = await command(['run', ...port, ...SCENARIOS], folder);
  assert.equal(status, 0, stdout + stderr);
  assert.equal(stderr, '');
  assert.deepEqual(await aliveIn(folder), []);
  return readdirSync(folder).filter((file) => file.endsWith('.pid')).length;
}

// The ports spend most of their time waiting.
describe('a port that waits is conformant', { concurrency: true }, () => {
  for (const [judged, mode] of [
    ['with several programs', ''],
    ['with one program when the others do not start', 'one'],
    ['with one program when the others do not answer', 'first'],
  ] as const) {
    test(`${judged}, and all of them end`, async () => {
      assert.ok((await startedPrograms(mode)) > 1);
    });
  }
});
