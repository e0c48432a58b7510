import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { callCommand } from './call-command';
import { temporaryFolder, type Ended } from './command';

const folder = temporaryFolder();
const FLAWED = ['--adapter', join(PACKAGE_ROOT, 'tests/runner/adapters/flawed.js')];
const SELECTED = ['CONSTANT-*', 'BLOCK-03', 'MISSING-*', 'RULE-22', 'TAG-01'].flatMap((id) => [
  '--select',
  id,
]);
const KINDS = ['json=r.json', 'junit=r.xml', 'markdown=r.md', 'html=r.html', 'messages=r.ndjson'];
const BADGES = ['badge=b.json', 'badge=b.svg'];
const REPORTS = [...KINDS, ...BADGES].flatMap((kind) => ['--report', kind]);
/** An expected failure, a stale entry, and one that matches nothing, each of which concerns one shard at most. */
const KNOWN = 'BLOCK-03 @catalog  # no blocks\nCONSTANT-02  # passes by now\nGONE-01  # was removed\n';

let whole: Ended;
let merged: Ended;

/** Judges all three shards in a folder, and returns their exit statuses. */
async function judgeShards(into: string, options: readonly string[]): Promise<(number | null)[]> {
  const shards = ['1/3', '2/3', '3/3'].map(async (shard, index) => {
    const report = `json=shard-${index + 1}.json`;
    const ended = await callCommand(['run', ...options, '--shard', shard, '--report', report], into);
    assert.match(ended.stdout, new RegExp(`\\(shard ${index + 1} of 3[,)]`), ended.stderr);
    return ended.status;
  });
  return Promise.all(shards);
}

const FILES = ['shard-3.json', 'shard-1.json', 'shard-2.json'];

/** Runs both in folders of their own, in which files have the same names. */
async function judgeBoth(name: string, options: readonly string[]): Promise<[Ended, Ended]> {
  const [one, other] = [`${name}-whole`, `${name}-merged`].map((its) => join(folder, its)) as [
    string,
    string,
  ];
  for (const its of [one, other]) {
    mkdirSync(its);
    writeFileSync(join(its, 'known.txt'), KNOWN);
  }
  const undivided = await callCommand(['run', ...options, ...REPORTS], one);
  await judgeShards(other, options);
  return [undivided, await callCommand(['merge', ...FILES, ...REPORTS], other)];
}

before(async () => {
  const options = [...FLAWED, ...SELECTED, '--known-failures', 'known.txt', '--repeat', '2'];
  [whole, merged] = await judgeBoth('flawed', options);
});

const read = (name: string, file: string): string => readFileSync(join(folder, name, file), 'utf8');

/** Returns both files of a kind without the times, which cannot be equal. */
function bothOf(name: string, file: string, times: RegExp): [string, string] {
  const [one, other] = [`${name}-whole`, `${name}-merged`].map((its) =>
    read(its, file).replaceAll(times, ''),
  );
  return [one!, other!];
}

/** Returns the output after the progress of the run, or after the line about the merged shards. */
function resultOf({ stdout }: Ended): string {
  const [, ...parts] = stdout.split('\n\n');
  return parts.filter((part) => !/^\w+ done: /.test(part)).join('\n\n');
}

test('merge: exit status, summary and verdict are those of the whole run', () => {
  assert.equal(whole.status, 1, whole.stderr);
  assert.equal(merged.status, 1, merged.stderr);
  assert.match(merged.stdout, /^Merged 3 shards of flawed .* 1 \(JavaScript\) at level spec by /);
  assert.match(
    merged.stdout,
    /\nThe list of known failures is out of date:\n.*CONSTANT-02.*\n.*GONE-01 matches no/,
  );
  assert.match(merged.stdout, /\nnot conformant at level spec \(\d+ scenarios selected\): /);
  assert.equal(resultOf(merged), resultOf(whole));
});

test('merge: every report is that of the whole run, apart from times', () => {
  const pairs: readonly (readonly [file: string, times: RegExp])[] = [
    ['r.json', /^ *"milliseconds": .*$/gm],
    ['r.xml', / time="[\d.]+"/g],
    ['r.md', /(?!)/g],
    ['r.html', / in [\d.]+ s</g],
    ['r.ndjson', /"timestamp":\{[^}]*\}/g],
    ['b.json', /(?!)/g],
    ['b.svg', /(?!)/g],
  ];
  for (const [file, times] of pairs) {
    const [one, other] = bothOf('flawed', file, times);
    assert.ok(one.length > 100, file);
    assert.equal(other, one, file);
  }
});

test('merge: the report tells verdicts, findings, chapters and deviations of all shards', () => {
  const report = JSON.parse(read('flawed-merged', 'r.json'));
  assert.equal(report.shard, undefined);
  assert.ok(report.totals['expected-failure'] > 0 && report.totals.stale > 0 && report.totals.passed > 0);
  assert.ok(report.findings.length > 0 && report.chapters.length > 1 && report.differences.length > 0);
  assert.equal(report.unmatchedKnownFailures.length, 1);
  const shards = [1, 2, 3].map((number) => JSON.parse(read('flawed-merged', `shard-${number}.json`)));
  assert.equal(
    report.planned,
    shards.reduce((sum, { planned }) => sum + planned, 0),
  );
  assert.equal(
    report.milliseconds,
    shards.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    'the duration is the sum of the durations',
  );
});

test('merge: a conformant port is conformant only when all shards are merged', async () => {
  const its = join(folder, 'conformant');
  mkdirSync(its);
  // Two of the three shards have no scenario.
  const selected = ['--select', 'CONSTANT-01', '--level', 'crystal'];
  const statuses = await judgeShards(its, [...selected, '--report', 'badge=b.json']);
  assert.deepEqual(statuses, [0, 0, 0]);
  const empty = JSON.parse(readFileSync(join(its, 'shard-3.json'), 'utf8'));
  for (const number of [1, 2, 3]) {
    const report = JSON.parse(readFileSync(join(its, `shard-${number}.json`), 'utf8'));
    assert.equal(report.verdict, 'shard-passed');
    assert.equal(report.whole, false);
  }
  assert.equal(empty.planned, 0);
  assert.doesNotMatch(readFileSync(join(its, 'b.json'), 'utf8'), /conformant/);
  const { status, stdout } = await callCommand(['merge', ...FILES], its);
  assert.equal(status, 0);
  assert.match(stdout, /\nconformant at level crystal \(1 scenario selected\): 1 of 1 scenario\n$/);
});

test('merge: an adapter fault in one shard prevents a verdict on the whole', async () => {
  const adapter = join(PACKAGE_ROOT, 'tests/runner/adapters/misbehaving.js');
  const program = `"${process.execPath}" "${adapter}" "exit often" "${folder}"`;
  const [one, other] = await judgeBoth('faulty', ['--command', program, '--select', 'CONSTANT-*']);
  assert.equal(one.status, 3, one.stderr);
  assert.equal(other.status, 3, other.stderr);
  assert.equal(resultOf(other), resultOf(one));
  assert.match(other.stdout, /Adapter fault in CONSTANT-01 /);
});
