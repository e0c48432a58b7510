import { PROTOCOL } from '../../adapter/contract/session';
import type { TrialResult } from '../../play';
import type { Suite } from '../../suite';
import type { KnownFailure } from '../plan/known-failures';
import { select, type Plan } from '../plan/select';
import { shardText, trialsOfShard } from '../plan/shard';
import { trialPattern } from '../plan/trial-pattern';
import { messageOf, UsageError } from '../errors';
import { loadKnownMistakes } from '../diagnosis/diagnose';
import { judge } from '../verdict/judge';
import type { Judgement } from '../verdict/judgement';
import { requireMergeable } from './require-mergeable';
import type { ShardReport } from '../reports/read-report';

/**
 * Judges a port by the results of all shards together. The duration is the sum of the shards' durations. The seed is
 * kept if it is the same in all shards.
 *
 * @throws UsageError when the reports do not cover all shards of one run, were written by another version of the suite,
 *   or are not valid
 */
export function mergeShards(suite: Suite, reports: readonly [ShardReport, ...ShardReport[]]): Judgement {
  requireMergeable(reports);
  const [first] = reports;
  requireVersion(suite, first);
  const plan = planOf(suite, first);
  const { implementation, inexpressible, seed } = first;
  const isSameOrder = reports.every((report) => report.seed === seed);
  return judge({
    suite,
    plan,
    mistakes: loadKnownMistakes,
    port: { protocol: PROTOCOL, implementation, inexpressible },
    results: reports.flatMap((report) => resultsOf(report, plan)),
    knownFailures: knownFailuresOf(first),
    isInterrupted: reports.some(({ interrupted }) => interrupted),
    endedAfterFaults: {
      run: firstOf(reports, ({ endedAfterFaults }) => endedAfterFaults),
      observations: firstOf(reports, ({ shard }) => shard.observationsEndedAfterFaults),
    },
    seed: isSameOrder ? seed : undefined,
    milliseconds: reports.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  });
}

function requireVersion({ name, version }: Suite, { path, suite }: ShardReport): void {
  if (suite.name === name && suite.version === version) return;
  throw new UsageError(
    `${path} was written by ${suite.name} ${suite.version}, and this is ${name} ${version}: ` +
      'merge with the version that wrote the reports',
  );
}

function planOf(suite: Suite, { path, level, shard }: ShardReport): Plan {
  const { observations, select: patterns, name, surface } = shard.selection;
  try {
    return select(suite, {
      level,
      observations,
      patterns,
      name: name === undefined ? undefined : new RegExp(name, 'u'),
      surface,
    });
  } catch (thrown) {
    throw new UsageError(`${path} is not a json report: its selection cannot be used: ${messageOf(thrown)}`);
  }
}

/**
 * Returns the results of a shard, with the key of each trial replaced by the trial.
 *
 * @throws UsageError when a trial has too many results, or does not belong to the shard
 */
function resultsOf({ path, shard }: ShardReport, plan: Plan): TrialResult[] {
  const trials = new Map(trialsOfShard(plan.trials, shard).map((trial) => [trial.key, trial]));
  const counts = new Map<string, number>();
  return shard.results.map(({ trial: key, ...result }) => {
    const trial = trials.get(key);
    const times = (counts.get(key) ?? 0) + 1;
    if (trial === undefined || times > shard.repeat) {
      const problem = trial ? 'has too many results of' : 'does not contain';
      throw new UsageError(`${path} is not a json report: ${shardText(shard)} ${problem} ${key}`);
    }
    counts.set(key, times);
    return { trial, ...result };
  });
}

function knownFailuresOf({ shard }: ShardReport): KnownFailure[] {
  return shard.knownFailures.map(({ pattern, reason, place }) => ({
    pattern,
    reason,
    place,
    line: Number(/\d*$/.exec(place)?.[0]),
    matches: trialPattern(pattern),
  }));
}

function firstOf<Value>(
  reports: readonly ShardReport[],
  valueOf: (report: ShardReport) => Value | undefined,
): Value | undefined {
  return reports.map(valueOf).find((value) => value !== undefined);
}
