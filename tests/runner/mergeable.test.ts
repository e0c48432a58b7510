import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { TrialResult } from '../../play';
import { mergeShards } from '../../runner/merge/merge-shards';
import { readShardReport } from '../../runner/reports/read-report';
import { parseKnownFailures } from '../../runner/plan/known-failures';
import { select } from '../../runner/plan/select';
import { jsonReport } from '../../runner/reports/json';
import { judge } from '../../runner/verdict/judge';
import type { Conclusion } from '../../runner/verdict/judgement';
import { readSuite, type Trial } from '../../suite';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';

const folder = temporaryFolder();
const suite = readSuite(PACKAGE_ROOT);
/** One scenario for each of two shards. */
const SELECT = ['CONSTANT-01', 'CONSTANT-02/nothing-is-configured'];
const KNOWN = 'CONSTANT-01  # a known failure\n';

/** A json report, as far as these tests change it. */
interface Shard {
  shard: Record<string, unknown> & { results: Record<string, unknown>[] };
  [field: string]: unknown;
}

/** Returns the report of a shard in which all scenarios end in the same way. */
function shardOf(number: number, kind: TrialResult['kind'], count = 2): Shard {
  const knownFailures = parseKnownFailures(KNOWN, 'known.txt');
  const plan = select(suite, {
    level: 'spec',
    observations: true,
    patterns: SELECT,
    shard: { number, count },
  });
  const resultOf = (trial: Trial): TrialResult => {
    const result = { trial, kind, startedAt: 0, milliseconds: 1 };
    return kind === 'passed' ? result : { ...result, problem: { kind, message: 'as the test says' } };
  };
  const judgement = judge({
    suite,
    plan,
    port: { protocol: 1, implementation: { name: 'a port', version: '1', language: 'any' } },
    results: plan.trials.map(resultOf),
    knownFailures,
    shard: {
      number,
      count,
      port: { command: './adapter', inProcess: false },
      selection: { observations: true, select: SELECT },
      repeat: 1,
      knownFailures: knownFailures.map(({ pattern, reason, place }) => ({ pattern, reason, place })),
    },
    isInterrupted: false,
    seed: 'a seed',
    milliseconds: 10,
  });
  return JSON.parse(jsonReport(judgement, () => 'a command'));
}

/** Writes reports, reads them and merges them. */
function merge(...reports: readonly object[]): ReturnType<typeof mergeShards> {
  const [first, ...others] = reports.map((report, index) => {
    const path = `report-${index + 1}.json`;
    writeFileSync(join(folder, path), JSON.stringify(report));
    return readShardReport(path, join(folder, path));
  });
  return mergeShards(suite, [first!, ...others]);
}

test('the verdict of a shard alone never says that the port is conformant', () => {
  assert.equal(shardOf(2, 'unsupported')['verdict'], 'not-conformant');
  for (const number of [1, 2]) {
    assert.equal(shardOf(number, number === 1 ? 'failed' : 'passed')['verdict'], 'shard-passed');
  }
  assert.equal(shardOf(2, 'fault')['verdict'], 'adapter-fault');
  assert.equal(shardOf(9, 'passed', 9)['verdict'], 'shard-passed', 'an empty one');
});

test('merged shards are judged as a whole', () => {
  const conclusions: [Conclusion, TrialResult['kind'], TrialResult['kind']][] = [
    ['conformant-but-for-known-failures', 'failed', 'passed'],
    ['not-conformant', 'failed', 'failed'],
    ['adapter-fault', 'failed', 'fault'],
  ];
  for (const [conclusion, one, other] of conclusions) {
    const judgement = merge(shardOf(2, other), shardOf(1, one));
    assert.equal(judgement.conclusion, conclusion);
    assert.equal(judgement.seed, 'a seed');
    assert.equal(judgement.milliseconds, 20);
    assert.equal(judgement.shard, undefined);
  }
});

test('a shard that was interrupted or ended early shows in the whole', () => {
  const early = { ...shardOf(1, 'failed'), interrupted: true, endedAfterFaults: 20 };
  early.shard.results = [];
  early.shard['observationsEndedAfterFaults'] = 5;
  const other = { ...shardOf(2, 'passed'), seed: 'another seed' };
  const judgement = merge(early, other);
  assert.equal(judgement.isInterrupted, true);
  assert.deepEqual(judgement.endedAfterFaults, { run: 20, observations: 5 });
  assert.equal(judgement.seed, undefined);
  assert.ok(judgement.totals['not-run'] > 0);
});

test('a report is refused that does not belong to the others', () => {
  const [one, two] = [shardOf(1, 'failed'), shardOf(2, 'passed')];
  const changed = (fields: object): object => ({ ...two, ...fields });
  const changedShard = (fields: object): object => ({ ...two, shard: { ...two.shard, ...fields } });
  const { shard, ...undivided } = two;
  const result = one.shard.results[0]!;
  const wrong: readonly (readonly [reports: readonly object[], message: RegExp])[] = [
    [
      [one, changed({ implementation: { name: 'another', version: '2', language: 'any' } })],
      /^report-1\.json is about a port 1 \(any\), and report-2\.json about another 2 \(any\): merge the shards of one port$/,
    ],
    [
      [one, changed({ inexpressible: ['symbols'] })],
      /^the ports of report-1\.json and report-2\.json declare different features inexpressible: merge /,
    ],
    [
      [one, changedShard({ port: { adapter: 'x y.js', inProcess: false } })],
      /^report-1\.json is of run --command \.\/adapter, and report-2\.json of run --adapter "x y\.js": run all shards with the same command$/,
    ],
    [
      [one, changedShard({ port: { inProcess: false } })],
      /report-2\.json of run without --command and --adapter: /,
    ],
    [
      [one, changed({ level: 'crystal' })],
      /^report-1\.json is at level spec, and report-2\.json at level crystal: run all shards with the same --level$/,
    ],
    [
      [one, changed({ suite: { name: suite.name, version: '9.0.0' } })],
      /^report-1\.json was written by \S+ \S+, and report-2\.json by \S+ 9\.0\.0: judge all shards with the same version$/,
    ],
    [
      [one, two].map((its) => ({ ...its, suite: { name: suite.name, version: '9.0.0' } })),
      /^report-1\.json was written by \S+ 9\.0\.0, and this is \S+ \S+: merge with the version that wrote the reports$/,
    ],
    [
      [one, changedShard({ selection: { observations: true, select: ['LOOKUP-01'] } })],
      /^report-1\.json and report-2\.json select different scenarios: run all shards with the same --select, /,
    ],
    [
      [one, changedShard({ repeat: 3 })],
      /^report-1\.json ran each scenario 1 time, and report-2\.json 3 times: run all shards with the same --repeat$/,
    ],
    [
      [one, changedShard({ knownFailures: [] })],
      /^report-1\.json and report-2\.json have different lists of known failures: run all shards with the same --known-failures$/,
    ],
    [
      [one, changedShard({ count: 3 })],
      /^report-1\.json is shard 1 of 2, and report-2\.json is shard 2 of 3: divide the run into the same number of shards everywhere$/,
    ],
    [[one, one], /^report-1\.json and report-2\.json are both shard 1 of 2: leave out one of them$/],
    [[two], /^shard 1 of 2 is missing: give its report too$/],
    [[shardOf(3, 'passed', 4)], /^shards 1, 2, 4 of 4 are missing: give their reports too$/],
    [
      [shardOf(1, 'passed', 99)],
      /^shards 2, 3, .*, 11 and 88 more of 99 are missing: give their reports too$/,
    ],
    [
      [one, undivided],
      /^report-2\.json is the report of a run without --shard: there is nothing to merge it with$/,
    ],
    [[one, changed({ format: 4 })], /report-2\.json has report format 4, but this version reads format 3: /],
    [[one, {}], /report-2\.json is not a json report: it must have required property 'format'$/],
    [
      [one, { ...two, shard: { ...shard, number: 0 } }],
      /is not a json report: \/shard\/number must be >= 1$/,
    ],
    [[one, changedShard({ number: 3 })], /^report-2\.json is not a json report: it is shard 3 of only 2$/],
    [
      [one, changedShard({ results: [{ ...result, kind: 'failed', problem: undefined }] })],
      /must have required property 'problem'$/,
    ],
    [
      [one, changedShard({ results: [result] })],
      /^report-2\.json is not a json report: shard 2 of 2 does not contain CONSTANT-01\//,
    ],
    [
      [one, changedShard({ results: [...two.shard.results, two.shard.results[0]!] })],
      /^report-2\.json is not a json report: shard 2 of 2 has too many results of CONSTANT-02\//,
    ],
    [
      [one, two].map((its) => ({
        ...its,
        shard: { ...its.shard, selection: { observations: true, select: [], name: '(' } },
      })),
      /^report-1\.json is not a json report: its selection cannot be used: Invalid regular expression: /,
    ],
  ];
  for (const [reports, message] of wrong) {
    assert.throws(() => merge(...reports), { name: 'UsageError', message });
  }
});

test('merge does not replace the reports that it reads, and needs at least one', async () => {
  const one = shardOf(1, 'passed', 1);
  writeFileSync(join(folder, 'only.json'), JSON.stringify(one));
  const replaced = await callCommand(['merge', 'only.json', '--report', 'json=./only.json'], folder);
  assert.equal(replaced.status, 2);
  assert.match(
    replaced.stderr,
    /--report json=\.\/only\.json and the report only\.json are the same file; give each a file of its own\n$/,
  );
  const none = await callCommand(['merge'], folder);
  assert.equal(none.status, 2);
  assert.match(none.stderr, /missing required argument 'reports'\n$/);
});
