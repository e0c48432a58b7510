import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite';
import { POSIX_ONLY } from '../processes';
import { callCommand } from './call-command';
import { aliveIn, startCommand, temporaryFolder } from './command';
import { reported } from './reported';

const { rules: allRules, trials } = readSuite(PACKAGE_ROOT);
const SPEC = new Set(allRules.filter(({ level }) => level === 'spec').map(({ id }) => id));

/** Returns the verdict on each trial of a report by its key. */
function verdicts(file: string): Record<string, string> {
  const { trials: judged } = reported(file).judgement;
  return Object.fromEntries(judged.map(({ trial, verdict }) => [trial, verdict]));
}

test('the reference conforms, and each scenario has the same verdict in every mode', async () => {
  const folder = temporaryFolder();
  const selected = ['LOOKUP-01', 'BLOCK-01', 'CONSTANT-*', 'RULE-22'].flatMap((id) => ['--select', id]);
  const ways: Record<string, readonly string[]> = {
    'over-stdio': ['--jobs', '1'],
    'two-jobs': ['--jobs', '2'],
    repeated: ['--repeat', '2', '--jobs', '1'],
    'as-a-command': ['--command', `node "${join(PACKAGE_ROOT, 'dist/runner/main.js')}" serve`],
  };
  for (const [way, options] of Object.entries(ways)) {
    const { status, stdout, stderr } = await callCommand(
      ['run', '--level', 'crystal', ...selected, ...options, '--report', `json=${way}.json`],
      folder,
    );
    assert.equal(status, 0, `${way}: ${stdout}${stderr}`);
  }
  const expected = verdicts(join(folder, 'over-stdio.json'));
  assert.ok(Object.keys(expected).length > 50);
  for (const way of Object.keys(ways)) assert.deepEqual(verdicts(join(folder, `${way}.json`)), expected, way);
});

test('a run of one surface plays all scenarios of the suite on that surface only', async () => {
  const folder = temporaryFolder();
  // The surface with the fewest scenarios.
  const options = ['--surface', 'library', '--report', 'json=r.json'];
  const { status, stdout } = await callCommand(['run', ...options], folder);
  assert.equal(status, 0, stdout);
  const planned = trials.filter(({ surface, rule }) => surface === 'library' && SPEC.has(rule)).length;
  const ending = `\nconformant at level spec on the library as a whole only: ${planned} of ${planned} trials\n`;
  assert.ok(stdout.endsWith(ending), stdout);
  assert.match(stdout, /^ +chapter +library +other verdicts$/m, 'no other surface is a column of the table');
  const report = reported(join(folder, 'r.json'));
  assert.deepEqual([report.planned, report.judgement.whole], [planned, true]);
});

test('a command ends without a message when its output is no longer read', async () => {
  const child = spawn(
    process.execPath,
    [join(PACKAGE_ROOT, 'dist/runner/main.js'), 'run', '--select', 'LOOKUP-*'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  child.stdout.destroy();
  const stderr = text(child.stderr);
  const [status] = await once(child, 'close');
  assert.equal(await stderr, '');
  assert.equal(status, 130);
});

test('a port with isolation by process is started for each scenario', async () => {
  const folder = temporaryFolder();
  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/one-process-each.js');
  const options = ['--select', 'CATALOG-02', '--select', 'CATALOG-03'];
  const { status, stdout } = await callCommand(
    ['run', '--command', `node "${adapter}" "${folder}"`, ...options],
    folder,
  );
  assert.equal(status, 0, stdout);
  assert.deepEqual(await aliveIn(folder), []);
});

test('programs that were started ahead end with an interrupted run', POSIX_ONLY, async () => {
  const folder = temporaryFolder();
  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/one-process-each.js');
  const options = ['--select', 'CATALOG-*', '--select', 'LOOKUP-*', '--jobs', '2'];
  const port = ['--command', `node "${adapter}" "${folder}"`];
  const { pid, ended, says } = startCommand(['run', ...port, ...options], folder);
  await says('Judging');
  while (readdirSync(folder).length < 6) await delay(20);
  process.kill(pid, 'SIGINT');
  assert.equal((await ended).status, 130);
  assert.deepEqual(await aliveIn(folder), []);
});

test('a scenario whose verdict varies between runs gets the worst of its verdicts', async () => {
  const folder = temporaryFolder();
  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/misbehaving.js');
  const port = ['--command', `node "${adapter}" "exit" "${folder}"`, '--select', 'CONSTANT-01'];
  const { status, stdout } = await callCommand(['run', ...port, '--repeat', '3', '--jobs', '1'], folder);
  assert.equal(status, 3);
  assert.match(stdout, /Results differ between runs: 1 × fault, 2 × passed/);
});

test('the transcript of a scenario can be piped to the adapter without the suite', async () => {
  const folder = temporaryFolder();
  const options = ['--select', 'LOOKUP-01/*', '--transcript', 'talk.jsonl'];
  const { status } = await callCommand(['run', ...options], folder);
  assert.equal(status, 0);
  const requests = readFileSync(join(folder, 'talk.jsonl'), 'utf8');
  const responses = readFileSync(join(folder, 'talk.jsonl.responses'), 'utf8');
  const serve = [join(PACKAGE_ROOT, 'dist/runner/main.js'), 'serve'];
  const { stdout } = spawnSync(process.execPath, serve, { input: requests, encoding: 'utf8' });
  assert.ok(stdout.startsWith(responses), 'the suite received every response except the one to shutdown');
  assert.equal(stdout.trim().split('\n').length, requests.trim().split('\n').length);
});

/** Returns options for a port that ignores SIGTERM and answers nothing after the scenarios of CATALOG-*. */
function silentPort(folder: string): string[] {
  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/misbehaving.js');
  const command = `node "${adapter}" "silence despite SIGTERM" "${folder}"`;
  return ['--command', command, '--select', 'CATALOG-*'];
}

test(
  'an interrupted run prints its results, writes its reports and ends its processes',
  POSIX_ONLY,
  async () => {
    const folder = temporaryFolder();
    const options = [
      '--select',
      'CONSTANT-*',
      '--jobs',
      '1',
      '--timeout',
      '60000',
      '--report',
      'json=r.json',
    ];
    const { pid, ended, says } = startCommand(['run', ...silentPort(folder), ...options], folder);
    await says('catalog done');
    process.kill(pid, 'SIGINT');
    const { status, stdout } = await ended;
    assert.equal(status, 130);
    assert.match(
      stdout,
      /interrupted at level spec \((\d+) trials selected\): \d+ of \1 trials, 3 not run\n$/,
    );
    assert.deepEqual(await aliveIn(folder), []);
    assert.equal(reported(join(folder, 'r.json')).run.end.interrupted, true);
  },
);

test('an interrupted run with several jobs ends its processes', POSIX_ONLY, async () => {
  const folder = temporaryFolder();
  const options = ['--select', 'CONSTANT-*', '--jobs', '2', '--timeout', '60000'];
  const { pid, ended, says } = startCommand(['run', ...silentPort(folder), ...options], folder);
  await says('catalog done');
  process.kill(pid, 'SIGTERM');
  assert.equal((await ended).status, 130);
  assert.deepEqual(await aliveIn(folder), []);
});

test('a run whose output is not read to the end exits with status 130', POSIX_ONLY, () => {
  const main = JSON.stringify(join(PACKAGE_ROOT, 'dist/runner/main.js'));
  const script = `node ${main} run --select CONSTANT-01 --jobs 1 | true; echo "status ${'$'}{PIPESTATUS[0]}"`;
  const { stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  assert.equal(stdout, 'status 130\n');
});

test('a port that calls process.exit is an adapter fault, whatever the status', async () => {
  const folder = temporaryFolder();
  const reference = JSON.stringify(join(PACKAGE_ROOT, 'dist/ports/reference.js'));
  const source = `module.exports = { ...require(${reference}).default(), __proto__: require(${reference}).default(),
    constants: async () => process.exit(0) };`;
  writeFileSync(join(folder, 'adapter.js'), source);
  const run = ['run', '--adapter', 'adapter.js', '--select', 'CONSTANT-01'];
  const hosted = await callCommand(run, folder);
  assert.equal(hosted.status, 3);
  assert.match(hosted.stdout, /the adapter exited with status 0 before it answered constants/);
});

test('an adapter module can write to standard output without disturbing the protocol', async () => {
  const folder = temporaryFolder();
  const reference = JSON.stringify(pathToFileURL(join(PACKAGE_ROOT, 'dist/ports/reference.js')));
  writeFileSync(
    join(folder, 'adapter.mjs'),
    `import reference from ${reference};\nconsole.log('loading');\nexport default async () => reference.default();`,
  );
  const { status, stdout } = await callCommand(
    ['run', '--adapter', 'adapter.mjs', '--select', 'CONSTANT-01'],
    folder,
  );
  assert.equal(status, 0, stdout);
});
