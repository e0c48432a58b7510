import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readReport } from '../../runner/reports/read-report';
import { aliveIn, POSIX_ONLY } from '../processes';
import { command, temporaryFolder } from '../runner/command';
import { randomFrom } from './random';
import { assertWellFormed } from './well-formed';

const CHAOS = join(PACKAGE_ROOT, 'tests/chaos');
const REPORTS = ['json=r.json', 'junit=r.xml', 'html=r.html', 'markdown=r.md'];
/** The exit status of each verdict. A run that was ended by faults alone has no other status. */
const STATUSES: Readonly<Record<string, number>> = {
  conformant: 0,
  'not-conformant': 1,
  'adapter-fault': 3,
  'ended-early': 130,
};
/** The number of ports, each of which takes some seconds, and the seed of the first one. CI judges 200. */
const { CHAOS_PORTS = '4', CHAOS_SEED = '1' } = process.env;

const together = { concurrency: availableParallelism(), ...POSIX_ONLY };
describe('a port that goes wrong at random is judged as promised', together, () => {
  for (let seed = Number(CHAOS_SEED); seed < Number(CHAOS_SEED) + Number(CHAOS_PORTS); seed += 1)
    test(`seed ${seed}`, async () => void (await judge(`${seed}`, optionsOf(seed), 400)));

  for (const kind of ['errors', 'unsupported', 'texts', 'lines', 'items', 'arrays', 'objects'])
    test(`if all responses are ${kind} just below the limits, memory and reports are small`, async () => {
      const folder = await judge(kind, ['--timeout', '60000'], 300);
      const sizes = REPORTS.map((report) => statSync(join(folder, report.replace(/.*=/, ''))).size);
      assert.ok(Math.max(...sizes) < 20_000_000, `the reports have ${sizes.join(', ')} bytes`);
      const report = readFileSync(join(folder, 'r.json'), 'utf8');
      assert.match(report, / \(cut: \d+ characters, |a value of more than 200 /);
    });

  for (const kind of ['huge', 'deep'])
    test(`${kind} answers of 16 MB each take little memory, even from three programs`, async () => {
      const options = ['--select', 'CONSTANT-*', '--jobs', '3', '--timeout', '60000'];
      const folder = await judge(kind, options, 400);
      assert.match(
        readFileSync(join(folder, 'r.json'), 'utf8'),
        /a value of more than \d+ (?:characters|levels)/,
      );
    });
});

/**
 * Judges a port, and asserts everything that the command promises whatever a port does. Returns the folder of the
 * reports.
 *
 * @param maxMemory the memory that the command may hold at most, in MB
 */
async function judge(kind: string, options: readonly string[], maxMemory: number): Promise<string> {
  const folder = temporaryFolder();
  const pathOf = (name: string): string => join(folder, name);
  for (const name of ['pids', 'tmp']) mkdirSync(pathOf(name));
  const port = ['--command', `node "${join(CHAOS, 'adapter.js')}" ${kind} "${pathOf('pids')}"`];
  const reports = REPORTS.flatMap((report) => ['--report', report]);
  const NODE_OPTIONS = `--require "${join(CHAOS, 'memory.js')}"`;
  const variables = { TMPDIR: pathOf('tmp'), MEMORY_FILE: pathOf('memory'), NODE_OPTIONS };
  const ended = await command(['run', ...port, ...options, ...reports], folder, undefined, variables);
  const { status, stdout, stderr } = ended;
  const said = `${kind}\n${stdout.slice(-2000)}\n${stderr.slice(0, 2000)}`;
  assert.deepEqual(await aliveIn(pathOf('pids')), [], said);
  assert.deepEqual(readdirSync(pathOf('tmp')), [], said);
  assert.doesNotMatch(stdout + stderr, /^\s*::|##\[|\u001b/m, said);
  const megabytes = Number(readFileSync(pathOf('memory'), 'utf8')) / 1024;
  assert.ok(megabytes < maxMemory, `${megabytes} MB: ${said}`);
  if (!existsSync(pathOf('r.json'))) {
    assert.equal(status, 3, said);
    assert.match(stderr, /^i18n-conformance: adapter fault: /, said);
    return folder;
  }
  const { conclusions, trials } = readReport(pathOf('r.json')).judgement;
  const { conclusion, planned, totals } = conclusions.at(-1)!;
  assert.equal(status, STATUSES[conclusion], said);
  const sum = Object.values(totals).reduce((all, one) => all + one, 0);
  const keys = new Set(trials.map(({ trial }) => trial));
  assert.deepEqual([sum, trials.length, keys.size], [planned, planned, planned], said);
  for (const [verdict, total] of Object.entries(totals)) {
    assert.equal(trials.filter((one) => one.verdict === verdict).length, total, said);
  }
  const junit = readFileSync(pathOf('r.xml'), 'utf8');
  assertWellFormed(junit);
  assert.equal(junit.match(/<testcase /g)?.length, planned, said);
  assertWellFormed(readFileSync(pathOf('r.html'), 'utf8'));
  return folder;
}

const IDS = 'CONSTANT-* LOOKUP-02 BLOCK-01 LOAD-03 RULE-22 PLURAL-01 NUMBER-01 ALIAS-03'.split(' ');
const OPTIONS = '--level crystal, --max-faults 1, --jobs 3, --repeat 2, --verbose, --fail-fast'.split(', ');

function optionsOf(seed: number): string[] {
  const random = randomFrom(seed);
  // CONSTANT-01 decides at each level, so that there is something to judge.
  const ids = ['CONSTANT-01', ...IDS.filter(() => random(4) === 0)].map((id) => `--select ${id}`);
  // Long enough for a start on a loaded machine, and short enough for ports that hang.
  const options = ['--timeout 4000', ...ids, ...OPTIONS.filter(() => random(3) === 0)];
  return options.flatMap((option) => option.split(' '));
}

test('markup that is not well-formed is found', () => {
  assertWellFormed('<?xml version="1.0"?><a b="&lt;"><c/>x &amp; &#39;</a>');
  for (const markup of '<a>|</a>|<a><b></a></b>|<a>&x</a>|<a>< b</a>|<a b="<"/>|<a>\u0000</a>'.split('|')) {
    assert.throws(() => assertWellFormed(markup), assert.AssertionError, markup);
  }
});
