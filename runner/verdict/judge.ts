import { knownFailureOf, type KnownFailure } from '../plan/known-failures';
import type { Plan } from '../plan/select';
import type { TrialResult } from '../../play';
import type { KnownMistake, Rule, Suite, Trial } from '../../suite';
import type { Conclusion, Difference, Judged, JudgedRule, Judgement } from './judgement';
import { findingsOf } from './findings';
import { isSupported, surfacesOf } from './surfaces';
import { totalsOf, worst, type Totals, type Verdict } from './verdict';
import { grouped } from '../grouped';

/** The results of a run, and the data that is needed to judge them. */
export interface RunResults extends Pick<
  Judgement,
  'suite' | 'port' | 'shard' | 'isInterrupted' | 'endedAfterFaults' | 'seed' | 'milliseconds'
> {
  readonly plan: Plan;
  /** The results, in the order in which they arrived. Trials that were not played have no result. */
  readonly results: readonly TrialResult[];
  readonly knownFailures: readonly KnownFailure[];
  /** Reads the known mistakes with which failures are compared. If omitted, there are no known mistakes. */
  readonly mistakes?: () => readonly KnownMistake[];
}

/** Judges a port by the results of a run. */
export function judge(run: RunResults): Judgement {
  const { suite, plan, port, knownFailures, mistakes = () => [] } = run;
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
    isInterrupted: run.isInterrupted,
    endedAfterFaults: run.endedAfterFaults,
    seed: run.seed,
    milliseconds: run.milliseconds,
  };
}

function judgeTrial(
  trial: Trial,
  rule: Rule,
  results: readonly TrialResult[],
  known: KnownFailure | undefined,
): Judged {
  const kinds = grouped(results, ({ kind }) => kind).map(([kind, { length }]) => [kind, length]);
  const verdict = worst(results.map(({ kind }) => kind));
  const result = results.find(({ kind }) => kind === verdict);
  return {
    trial,
    rule,
    verdict: known ? verdictIfListed(verdict) : verdict,
    results,
    result,
    unstable: kinds.length > 1 ? Object.fromEntries(kinds) : undefined,
    known,
  };
}

/** Returns the verdict on a scenario that is listed as a known failure. */
function verdictIfListed(verdict: Verdict): Verdict {
  if (verdict === 'failed' || verdict === 'unsupported') return 'expected-failure';
  return verdict === 'passed' ? 'stale' : verdict;
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
