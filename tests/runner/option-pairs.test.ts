import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { compiledFile } from '../../adapter/contract/package';
import { hintText } from '../../runner/blocks/conclusion-text';
import { reproduceCommand } from '../../runner/text/port-text';
import { callCommand } from './call-command';
import { command, temporaryFolder, type Ended } from './command';
import { judgementOf, ruleWith } from './judgements';
import { select } from './ports';
import { reported } from './reported';

const folder = temporaryFolder();
const REFERENCE = `require(${JSON.stringify(compiledFile('ports/reference.js'))}).default()`;

/** Runs the reference with changed methods on scenarios, which must end with a status. */
async function run(methods: string, status: number, ...options: readonly string[]): Promise<Ended> {
  const source = `module.exports = () => Object.assign(Object.create(${REFERENCE}), { ${methods} });`;
  writeFileSync(join(folder, 'port.cjs'), source);
  const ended = await callCommand(['run', '--adapter', 'port.cjs', ...options], folder);
  assert.equal(ended.status, status, ended.stdout + ended.stderr);
  return ended;
}

const WRONG = `constants: async () => ({ VERSION: '9', DEFAULT_LOCALE: 'en' })`;
const DYING = `constants: async () => process.exit(9)`;
const VERSION = 'CONSTANT-01/the-version-of-the-interface';

test('--select with --known-failures: entries for what is not selected are neither needed nor out of date', async () => {
  writeFileSync(join(folder, 'known.txt'), 'CONSTANT-01  # not yet\nLOOKUP-*  # none works\n');
  const known = ['--known-failures', 'known.txt'];
  const { stdout } = await run(WRONG, 0, ...select('CONSTANT-*'), ...known);
  assert.match(
    stdout,
    /\nno new failures at level spec of \S+ \S+ \(3 trials selected\): 1 known failure, 2 of 3 trials, in [\d.]+ s\n$/,
  );
  assert.match(stdout, /\nKnown failures {2}1 trial\n\n?1 entry excuses failures /);
  await run('', 1, ...select('CONSTANT-*'), ...known);
  await run('', 0, ...select('CONSTANT-02'), ...known);
});

test('--repeat with --max-faults: each execution is a fault, and the limit ends the repetition', async () => {
  const options = [...select('CONSTANT-*'), '--repeat', '3', '--report', 'json=faults.json'];
  for (const [most, played, stopped] of [
    [1, 1, 1],
    [4, 4, 4],
    [9, 9, undefined],
    [0, 9, undefined],
  ] as const) {
    const { stdout } = await run(DYING, 3, ...options, '--max-faults', `${most}`);
    const { run: record } = reported(join(folder, 'faults.json'));
    assert.deepEqual([record.results.length, record.end.afterFaults], [played, stopped]);
    assert.equal(stdout.includes('(stopped after '), stopped !== undefined, stdout);
  }
});

test('--surface with --select: export writes, and run plays, only what both choose', async () => {
  const chosen = [
    ...select('CONSTANT-01', 'LOOKUP-01', 'TEXT-04'),
    '--surface',
    'catalog',
    '--level',
    'crystal',
  ];
  const { status, stdout } = await callCommand(['export', '--output', 'corpus.json', ...chosen], folder);
  const text = readFileSync(join(folder, 'corpus.json'), 'utf8');
  const { level, trials } = JSON.parse(text) as {
    level: string;
    trials: { rule: string; level: string; surface: string }[];
  };
  assert.deepEqual(
    [level, ...new Set(trials.map((one) => `${one.rule} ${one.level} ${one.surface}`))],
    ['crystal', 'TEXT-04 crystal catalog', 'LOOKUP-01 spec catalog'],
  );
  assert.deepEqual([status, stdout], [0, `Wrote ${trials.length} trials to corpus.json\n`]);
  const both = await callCommand(['export', '--output', 'corpus.json', ...select('LOOKUP-01')], folder);
  const { length } = (JSON.parse(readFileSync(join(folder, 'corpus.json'), 'utf8')) as { trials: unknown[] })
    .trials;
  assert.equal(both.stdout, `Wrote ${length} trials to corpus.json\n`);
  const played = await run('', 0, ...chosen);
  const where = `on a catalog only (${trials.length} trials selected): `;
  assert.match(played.stdout, /\nconformant at level crystal of /);
  assert.ok(played.stdout.includes(where), played.stdout);
});

test('--surface in the hints: what repeats a trial names it if there are several, and one surface is not all', () => {
  const rules = [ruleWith('LOOKUP-01'), ruleWith('LOAD-01', { surfaces: ['catalog'], level: 'crystal' })];
  const commands = judgementOf(rules, [], { level: 'crystal' }).rules.flatMap(({ trials }) =>
    trials.map(reproduceCommand({ command: 'a b' })),
  );
  const start = 'npx i18n-conformance run --command "a b"';
  assert.deepEqual(commands, [
    `${start} --select LOOKUP-01/a-case --surface module`,
    `${start} --select LOOKUP-01/a-case --surface catalog`,
    `${start} --level crystal --select LOAD-01/a-case`,
  ]);
  const hints = [{}, { surface: 'catalog' }, { patterns: ['LOOKUP-01'] }, { level: 'crystal' }].map(
    (options) => hintText(judgementOf(rules, [], options as object)) !== '',
  );
  assert.deepEqual(hints, [true, false, true, false]);
  assert.equal(hintText(judgementOf(rules, [['LOOKUP-01', 'failed']])), '');
});

test('--transcript with isolation by processes: the programs are recorded one after the other', async () => {
  const isolated = `initialize: async () => ({ ...(await ${REFERENCE}.initialize()), isolation: 'process' })`;
  await run(isolated, 0, ...select('CONSTANT-*'), '--transcript', 'talk.jsonl');
  const lines = (file: string): string[] => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
  const programs = lines('talk.jsonl')
    .map((line) => (JSON.parse(line) as { method: string }).method)
    .join(' ')
    .split(/ (?=initialize)/);
  assert.deepEqual(programs, [
    'initialize shutdown',
    'initialize constants shutdown',
    'initialize constants shutdown',
    'initialize configure init constants shutdown',
  ]);
  // Nothing waits for the answer to `shutdown`.
  assert.equal(lines('talk.jsonl.responses').length, lines('talk.jsonl').length - programs.length);
});

test('--level in list: spec lists its own rules, crystal and no level list all', async () => {
  const idsOf = async (...options: readonly string[]): Promise<string[]> => {
    const { stdout } = await callCommand(['list', '--rules', 'LOOKUP-*', 'DIRECTIVE-0*', ...options]);
    return stdout.match(/^[A-Z]+-\d+/gm) ?? [];
  };
  const [all, crystal, spec] = [
    await idsOf(),
    await idsOf('--level', 'crystal'),
    await idsOf('--level', 'spec'),
  ];
  assert.deepEqual(all, crystal);
  assert.ok(spec.includes('LOOKUP-01') && !spec.includes('DIRECTIVE-08') && all.includes('DIRECTIVE-08'));
});

test('--surface in list, with a glob for a surface: both must be that of the scenario', async () => {
  for (const surface of ['module', 'catalog']) {
    const { stdout } = await callCommand(['list', `LOOKUP-01 @${surface}`, '--surface', surface]);
    assert.match(stdout, /^LOOKUP-01 /);
  }
});

test('--seed of fuzz with other options: what finds a difference again names all that are not the defaults', async () => {
  await run(`locale: async () => 'xx'`, 0, ...select('CONSTANT-01'));
  for (const options of ['--timeout 9999 --level crystal --surface module', '--surface catalog', '']) {
    const args = ['fuzz', '--adapter', 'port.cjs', ...options.split(' '), '--seed', '1'].filter(Boolean);
    const { status, stdout } = await callCommand(args, folder);
    const [again] = stdout.match(/(?<=\n {2}npx i18n-conformance ).*(?= --path \d+\n)/) ?? [];
    assert.deepEqual([status, again], [1, args.join(' ')]);
    // Each side is named by its own outcome.
    assert.match(stdout, /differ in .*:\n {2}reference: (?!.*"xx").*\n {2}port: {6}.*"xx"/);
  }
});

test('TZ in the environment: a port always runs in the time zone of the suite', async () => {
  await run(
    `constants: async () => ({ VERSION: process.env.TZ, DEFAULT_LOCALE: 'en' })`,
    1,
    '--select',
    VERSION,
  );
  const args = ['run', '--adapter', 'port.cjs', '--select', VERSION];
  const { stdout } = await command(args, folder, undefined, { TZ: 'America/New_York' });
  assert.match(stdout, /\n {4}actual {4}"Asia\/Kathmandu"\n/);
});

test('LC_ALL in the environment: a port runs in a locale with a decimal comma, if the machine has one', async () => {
  await run(
    `constants: async () => ({ VERSION: process.env.LC_ALL, DEFAULT_LOCALE: 'en' })`,
    1,
    '--select',
    VERSION,
  );
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/locale'), '#!/bin/sh\necho POSIX\necho it_IT.utf8\n', { mode: 0o755 });
  const PATH = `${join(folder, 'bin')}:${process.env['PATH']}`;
  const args = ['run', '--adapter', 'port.cjs', '--select', VERSION, '--report', 'markdown=result.md'];
  const { stdout } = await command(args, folder, undefined, { PATH, LC_ALL: 'C' });
  assert.match(stdout, /\n {4}actual {4}"it_IT\.utf8"\n/);
  assert.match(
    readFileSync(join(folder, 'result.md'), 'utf8'),
    /, judged with TZ=Asia\/Kathmandu LC&#95;ALL=it&#95;IT\.utf8 LANGUAGE=en\.\n/,
  );
});

test('--last-failed with --select: results of what is not selected are kept, unless of another version', async () => {
  await run(WRONG, 1, ...select('CONSTANT-01', 'CONSTANT-02'));
  const other = await run(WRONG, 0, ...select('CONSTANT-02'), '--last-failed');
  assert.match(other.stdout, /^Playing 2 selected trials, because none of them failed in the last run$/m);
  const again = await run(WRONG, 1, ...select('CONSTANT-*'), '--last-failed');
  assert.match(again.stdout, /^Playing only the trial that did not pass in the last run$/m);
  assert.match(again.stdout, /\(1 trial selected\): 0 of 1 trial, 1 failed, in [\d.]+ s\n$/);
});

test('--fail-fast with --known-failures: only a new failure ends the run', async () => {
  writeFileSync(join(folder, 'known.txt'), 'CONSTANT-01  # not yet\n');
  const options = [...select('CONSTANT-*'), '--fail-fast', '--jobs', '1'];
  await run(WRONG, 0, ...options, '--known-failures', 'known.txt');
  const { stdout } = await run(WRONG, 1, ...options);
  assert.match(stdout, /: 0 of 3 trials, 1 failed, 2 not run, in [\d.]+ s\n$/);
});
