import type { InitializeResult } from '../../adapter/contract/adapter';
import { knownFailureOf, type KnownFailure } from '../plan/known-failures';
import type { Plan } from '../plan/select';
import type { ShardRun } from '../plan/shard';
import type { TrialResult } from '../../play';
import type { KnownMistake, Rule, Suite, Trial } from '../../suite';
import type { Conclusion, Difference, FaultsAtEnd, Judged, JudgedRule, Judgement } from './judgement';
import { findingsOf } from './findings';
import { isSupported, surfacesOf } from './surfaces';
import { totalsOf, worst, type Totals, type Verdict } from './verdict';
import { grouped } from '../grouped';

/** The results of a run, and the data that is needed to judge them. */
export interface RunResults {
  readonly suite: Suite;
  readonly plan: Plan;
  readonly port: InitializeResult;
  /** The results in the order in which they arrived. Trials that were not played have no result. */
  readonly results: readonly TrialResult[];
  readonly knownFailures: readonly KnownFailure[];
  /** Reads the known mistakes with which failures are compared. If omitted, there are no known mistakes. */
  readonly mistakes?: () => readonly KnownMistake[];
  /** The shard that was run; omitted if the whole plan was run. */
  readonly shard?: ShardRun | undefined;
  /** Whether a signal interrupted the run. */
  readonly isInterrupted: boolean;
  readonly endedAfterFaults?: FaultsAtEnd;
  readonly seed?: string | undefined;
  readonly milliseconds: number;
}

/** Judges a port by the results of a run. */
export function judge(run: RunResults): Judgement {
  const { suite, plan, port, knownFailures, isInterrupted, seed, milliseconds } = run;
  const mistakes = run.mistakes ?? (() => []);
  const rules = new Map(suite.rules.map((rule) => [rule.id, rule]));
  const results = new Map(grouped(run.results, ({ trial }) => trial.key));
  const judged = plan.trials.map((trial) => {
    const isDecisive = plan.decisive.has(trial.key);
    // An observation cannot fail the run, so the list of known failures does not apply to it.
    const known = isDecisive ? knownFailureOf(trial, knownFailures) : undefined;
    return judgeTrial(trial, rules.get(trial.rule)!, results.get(trial.key) ?? [], known);
  });
  const decisive = judged.filter(({ trial }) => plan.decisive.has(trial.key));
  const observed = judged.filter(({ trial }) => !plan.decisive.has(trial.key));
  const totals = totalsOf(decisive);
  const [decisiveRules, observedRules] = [byRule(decisive), byRule(observed)];
  const unmatched = knownFailures.filter(({ matches }) => !suite.trials.some(matches));
  return {
    suite,
    port,
    level: plan.level,
    isWhole: plan.isWhole,
    surface: plan.surface,
    shard: run.shard,
    conclusion: conclude(totals, unmatched, run),
    totals,
    planned: decisive.length,
    surfaces: surfacesOf(decisive, (_, its) => !plan.isWhole || isSupported(its)),
    rules: decisiveRules,
    findings: findingsOf(decisiveRules, mistakes),
    observations: {
      totals: totalsOf(observed),
      rules: observedRules,
      findings: findingsOf(observedRules, mistakes),
    },
    differences: differencesOf(suite, judged),
    unmatched,
    isInterrupted,
    endedAfterFaults: run.endedAfterFaults,
    seed,
    milliseconds,
  };
}

function judgeTrial(
  trial: Trial,
  rule: Rule,
  results: readonly TrialResult[],
  known: KnownFailure | undefined,
): Judged {
  const kinds = results.map(({ kind }) => kind);
  const verdict = worst(kinds);
  const result = results.find(({ kind }) => kind === verdict);
  return {
    trial,
    rule,
    verdict: known ? verdictIfListed(verdict) : verdict,
    results,
    result,
    unstable: new Set(kinds).size > 1 ? counted(kinds) : undefined,
    known,
  };
}

/** Returns the verdict on a scenario that is listed as a known failure. */
function verdictIfListed(verdict: Verdict): Verdict {
  if (verdict === 'failed' || verdict === 'unsupported') return 'expected-failure';
  return verdict === 'passed' ? 'stale' : verdict;
}

function counted(kinds: readonly TrialResult['kind'][]): NonNullable<Judged['unstable']> {
  const counts: Partial<Record<TrialResult['kind'], number>> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function conclude(
  totals: Totals,
  unmatched: readonly KnownFailure[],
  { isInterrupted, shard }: RunResults,
): Conclusion {
  if (totals.fault > 0) return 'adapter-fault';
  if (totals.failed + totals.stale + totals.unsupported + unmatched.length > 0) return 'not-conformant';
  if (isInterrupted || totals['not-run'] > 0) return 'interrupted';
  if (shard) return 'shard-passed';
  if (totals['expected-failure'] > 0) return 'conformant-but-for-known-failures';
  // If no scenario is applicable, nothing shows that the port conforms.
  return totals.passed > 0 ? 'conformant' : 'not-conformant';
}

function byRule(judged: readonly Judged[]): JudgedRule[] {
  return grouped(judged, ({ rule }) => rule.id).map(([, trials]) => ({
    rule: trials[0].rule,
    verdict: worst(trials.map(({ verdict }) => verdict)),
    trials,
  }));
}

function differencesOf({ silentPoints }: Suite, judged: readonly Judged[]): Difference[] {
  const different = judged.filter(
    ({ rule, result }) => rule.level === 'crystal' && result?.kind === 'failed',
  );
  const differingOn = (id: string): Judged[] =>
    different.filter(({ rule }) => rule.silentPoints.includes(id));
  return silentPoints
    .map((point) => ({ point, trials: differingOn(point.id) }))
    .filter(({ trials }) => trials.length > 0);
}
