import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readReport } from '../../runner/reports/read-report';
import { aliveIn } from '../processes';
import { randomFrom } from './random';
import { assertWellFormed } from './well-formed';

const CHAOS = join(PACKAGE_ROOT, 'tests/chaos');
/** The most memory that the command may hold, in kilobytes. */
const MAX_MEMORY_KB = 400 * 1024;
/** The exit status of each verdict. A run that was ended by faults alone has no other status. */
const STATUSES: Readonly<Record<string, number>> = {
  conformant: 0,
  'conformant-but-for-known-failures': 0,
  'not-conformant': 1,
  'adapter-fault': 3,
  'ended-early': 130,
};
const SELECTIONS = [
  'CONSTANT-*',
  'LOOKUP-02',
  'BLOCK-01',
  'LOAD-03',
  'RULE-22',
  'PLURAL-01',
  'NUMBER-01',
  'ALIAS-03',
];
/** Long enough for a start on a loaded machine, and short enough for ports that hang. Milliseconds. */
const TIMEOUT_MS = 4000;

const REPORTS = ['json=r.json', 'junit=r.xml', 'html=r.html', 'markdown=r.md'];

/** The exit status of a run, and the memory that the command held at most, in kilobytes. */
export interface ChaosRun {
  readonly status: number | null;
  readonly memory: number;
  /** Whether the port was judged, and did not fail at its start. */
  readonly isJudged: boolean;
}

/**
 * Judges a port that goes wrong at random moments, with random options, and asserts everything that the command
 * promises whatever a port does.
 */
export async function chaosRun(seed: number): Promise<ChaosRun> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  try {
    const [pids, temporary] = ['pids', 'tmp'].map((name) => join(folder, name)) as [string, string];
    for (const one of [pids, temporary]) mkdirSync(one);
    const command = `node "${join(CHAOS, 'adapter.js')}" ${seed} "${pids}"`;
    const options = ['--timeout', `${TIMEOUT_MS}`, ...optionsOf(seed)];
    const { status, stdout, stderr, memory } = await run(command, options, folder, temporary);
    const said = `seed ${seed}\n${stdout.slice(-2000)}\n${stderr.slice(0, 2000)}`;
    assert.deepEqual(await aliveIn(pids), [], said);
    assert.deepEqual(readdirSync(temporary), [], said);
    assert.doesNotMatch(stdout + stderr, /^\s*::|##\[|\u001b/m, said);
    assert.ok(memory < MAX_MEMORY_KB, `${memory} kB: ${said}`);
    const isJudged = existsSync(join(folder, 'r.json'));
    if (isJudged) assertReports(folder, status, said);
    else {
      assert.equal(status, 3, said);
      assert.match(stderr, /^i18n-conformance: adapter fault: /, said);
    }
    return { status, memory, isJudged };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The most memory that the command may hold, in kilobytes, and the largest report, in bytes, if all texts are long. */
const MAX_BULKY_MEMORY_KB = 300 * 1024;
const MAX_REPORT_BYTES = 20_000_000;

/**
 * Judges a port whose texts are just below the limits by the whole suite, and asserts that memory and reports are
 * bounded.
 *
 * @param kind a kind of response of `bulky.js`
 */
export async function bulkyRun(kind: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  try {
    const command = `node "${join(CHAOS, 'bulky.js')}" ${kind}`;
    const { status, stdout, stderr, memory } = await run(command, [], folder, folder);
    const said = `${kind}\n${stdout.slice(-2000)}\n${stderr.slice(0, 2000)}`;
    assertReports(folder, status, said);
    assert.ok(memory < MAX_BULKY_MEMORY_KB, `${memory} kB: ${said}`);
    for (const file of REPORTS.map((report) => report.replace(/.*=/, ''))) {
      const { size } = statSync(join(folder, file));
      assert.ok(size < MAX_REPORT_BYTES, `${file} has ${size} bytes: ${said}`);
    }
    assert.match(
      readFileSync(join(folder, 'r.json'), 'utf8'),
      / \(cut: \d+ characters, |a value of more than 200 /,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function optionsOf(seed: number): string[] {
  const random = randomFrom(seed);
  const some = (...options: string[]): string[] => (random(2) === 0 ? options : []);
  const selections = Array.from({ length: 1 + random(3) }, () => SELECTIONS[random(SELECTIONS.length)]!);
  return [
    // CONSTANT-01 decides at each level, so that there is something to judge.
    ...['CONSTANT-01', ...selections].flatMap((id) => ['--select', id]),
    ...['--level', random(3) === 0 ? 'crystal' : 'spec'],
    ...['--max-faults', String(1 + random(4))],
    ...some('--jobs', String(1 + random(3))),
    ...some('--repeat', '2'),
    ...some('--verbose'),
    ...(random(5) === 0 ? ['--fail-fast'] : []),
  ];
}

/** Runs the command with all kinds of reports, in a process whose memory is measured, in kilobytes. */
async function run(
  command: string,
  options: readonly string[],
  folder: string,
  temporary: string,
): Promise<{ status: number | null; stdout: string; stderr: string; memory: number }> {
  const main = ['--require', join(CHAOS, 'memory.js'), join(PACKAGE_ROOT, 'dist/runner/main.js'), 'run'];
  const reports = REPORTS.flatMap((report) => ['--report', report]);
  const args = [...main, '--command', command, ...options, ...reports];
  const env = { ...process.env, NO_COLOR: '1', TMPDIR: temporary, MEMORY_FILE: join(folder, 'memory') };
  const child = spawn(process.execPath, args, { cwd: folder, env });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { status, stdout, stderr, memory: Number(readFileSync(join(folder, 'memory'), 'utf8')) };
}

function assertReports(folder: string, status: number | null, said: string): void {
  const { conclusions, trials } = readReport(join(folder, 'r.json')).judgement;
  const { conclusion, planned, totals } = conclusions.at(-1)!;
  assert.equal(status, STATUSES[conclusion], said);
  const sum = Object.values(totals).reduce((all, one) => all + one, 0);
  assert.equal(sum, planned, said);
  const keys = new Set(trials.map(({ trial }) => trial));
  assert.deepEqual([trials.length, keys.size], [planned, planned], said);
  for (const [verdict, total] of Object.entries(totals)) {
    assert.equal(trials.filter((one) => one.verdict === verdict).length, total, said);
  }
  const junit = readFileSync(join(folder, 'r.xml'), 'utf8');
  assertWellFormed(junit);
  assert.equal(junit.match(/<testcase /g)?.length, planned, said);
  assertWellFormed(readFileSync(join(folder, 'r.html'), 'utf8'));
}
