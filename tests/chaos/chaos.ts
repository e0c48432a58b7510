import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readReport } from '../../runner/reports/read-report';
import { isAlive } from '../processes';
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
  interrupted: 130,
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
    const { status, stdout, stderr } = await run(seed, folder, pids, temporary);
    const said = `seed ${seed}\n${stdout.slice(-2000)}\n${stderr.slice(0, 2000)}`;
    assert.deepEqual(await aliveAmong(pids), [], said);
    assert.deepEqual(readdirSync(temporary), [], said);
    assert.doesNotMatch(stdout + stderr, /^\s*::|##\[|\u001b/m, said);
    const memory = Number(readFileSync(join(folder, 'memory'), 'utf8'));
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
    ...some('--shuffle', String(seed)),
    ...some('--verbose'),
    ...(random(5) === 0 ? ['--fail-fast'] : []),
    ...['json=r.json', 'junit=r.xml', 'html=r.html', 'markdown=r.md'].flatMap((report) => [
      '--report',
      report,
    ]),
  ];
}

/** Runs the command, in a process whose memory is measured. */
async function run(
  seed: number,
  folder: string,
  pids: string,
  temporary: string,
): Promise<{ readonly status: number | null; readonly stdout: string; readonly stderr: string }> {
  const adapter = `node "${join(CHAOS, 'adapter.js')}" ${seed} "${pids}"`;
  const main = ['--require', join(CHAOS, 'memory.js'), join(PACKAGE_ROOT, 'dist/runner/main.js'), 'run'];
  const args = [...main, '--command', adapter, '--timeout', `${TIMEOUT_MS}`, ...optionsOf(seed)];
  const env = { ...process.env, NO_COLOR: '1', TMPDIR: temporary, MEMORY_FILE: join(folder, 'memory') };
  const child = spawn(process.execPath, args, { cwd: folder, env });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { status, stdout, stderr };
}

function assertReports(folder: string, status: number | null, said: string): void {
  const report = readReport(join(folder, 'r.json'));
  assert.equal(status, STATUSES[report.verdict], said);
  const sum = Object.values(report.totals).reduce((all, one) => all + one, 0);
  assert.equal(sum, report.planned, said);
  const scenarios = report.rules.flatMap((rule) => rule.scenarios);
  const keys = new Set(scenarios.map(({ id, surface }) => `${id} @${surface}`));
  assert.deepEqual([scenarios.length, keys.size], [report.planned, report.planned], said);
  for (const [verdict, total] of Object.entries(report.totals)) {
    assert.equal(scenarios.filter((one) => one.verdict === verdict).length, total, said);
  }
  const junit = readFileSync(join(folder, 'r.xml'), 'utf8');
  assertWellFormed(junit);
  assert.equal(junit.match(/<testcase /g)?.length, report.planned, said);
  assertWellFormed(readFileSync(join(folder, 'r.html'), 'utf8'));
}

/** Returns the processes that stay alive, although there was time to end. */
async function aliveAmong(pids: string): Promise<string[]> {
  const alive = (): string[] =>
    readdirSync(pids)
      .map((file) => file.replace('.pid', ''))
      .filter(isAlive);
  for (let attempt = 0; attempt < 100 && alive().length > 0; attempt += 1) await delay(50);
  return alive();
}
