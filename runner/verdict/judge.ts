import { entryFinder, trialFinder, type KnownFailure } from '../plan/known-failures';
import { select } from '../plan/select';
import type { Run, RunResult } from '../run/run';
import { SURFACES, type KnownMistake, type Level, type Rule, type Suite, type Trial } from '../../suite/read';
import { CONCLUSION_NAMES, type Conclusion } from './conclusion';
import type { Judged, JudgedRule, JudgedSurface, Judgement, LevelConclusion } from './judgement';
import { findingsOf } from './findings';
import { counted, meaningOf, totalsOf, worst, type Totals, type Verdict } from './verdict';
import { grouped } from '../../suite/read/grouped';

/**
 * Says what a run means, at each level that it includes. The same run always gives the same judgement.
 *
 * @param mistakes reads the known mistakes with which failures are compared. If omitted, there are no known mistakes
 */
export function judge(
  suite: Suite,
  run: Run,
  knownFailures: readonly KnownFailure[],
  mistakes: () => readonly KnownMistake[] = () => [],
): Judgement {
  const { level, selection } = run;
  const { trials, isWhole } = select(suite, {
    level,
    patterns: selection.select,
    surface: selection.surface,
  });
  const rules = new Map(suite.rules.map((rule) => [rule.id, rule]));
  const results = new Map(grouped(run.results, ({ trial }) => trial));
  const entryOf = entryFinder(knownFailures);
  const judged = trials.map((trial) =>
    judgeTrial(trial, rules.get(trial.rule)!, results.get(trial.key) ?? [], entryOf(trial)),
  );
  const judgedRules = byRule(judged);
  const matchedBy = trialFinder(suite.trials);
  const unmatched = knownFailures.filter((entry) => matchedBy(entry).length === 0);
  const concluded = (trialsAt: readonly Judged[], at: Level): LevelConclusion => {
    const totals = totalsOf(trialsAt);
    const isCutShort = trialsAt.some(({ trial }) => (results.get(trial.key)?.length ?? 0) < selection.repeat);
    const conclusion = conclude(totals, {
      ...{ unmatched, isCutShort, isWhole },
      isInterrupted: run.end.interrupted,
    });
    return { level: at, conclusion, planned: trialsAt.length, totals };
  };
  const ofSpec = level === 'crystal' ? judged.filter(({ rule }) => rule.level === 'spec') : [];
  const last = concluded(judged, level);
  return {
    suite,
    run,
    ...last,
    isWhole,
    conclusions: [...(ofSpec.length > 0 ? [concluded(ofSpec, 'spec')] : []), last],
    surfaces: surfacesOf(judged, isWhole),
    rules: judgedRules,
    findings: findingsOf(judgedRules, run.alone, mistakes),
    unmatched,
  };
}

function judgeTrial(
  trial: Trial,
  rule: Rule,
  results: readonly RunResult[],
  known: KnownFailure | undefined,
): Judged {
  const kinds = grouped(results, ({ kind }) => kind).map(([kind, { length }]) => [kind, length]);
  const verdict = worst(results.map(({ kind }) => kind));
  const result = results.find(({ kind }) => kind === verdict);
  return {
    trial,
    rule,
    verdict: known ? verdictIfListed(verdict) : verdict,
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

/** The facts besides verdicts on which a conclusion depends. */
interface Circumstances {
  readonly unmatched: readonly KnownFailure[];
  /** Whether a trial was played fewer times than planned. */
  readonly isCutShort: boolean;
  readonly isInterrupted: boolean;
  /** Whether the run has all trials of the level on the surfaces that are judged. */
  readonly isWhole: boolean;
}

function conclude(totals: Totals, circumstances: Circumstances): Conclusion {
  const { unmatched, isCutShort, isInterrupted, isWhole } = circumstances;
  const reached = new Set(counted(totals).map(([verdict]) => meaningOf(verdict).concludes));
  if (unmatched.length > 0) reached.add('not-conformant');
  if (isCutShort) reached.add('ended-early');
  if (isInterrupted) reached.add('interrupted');
  const conclusion = CONCLUSION_NAMES.find((one) => reached.has(one));
  // A list of known failures excuses failures, not a port that passes nothing.
  const hasPassed = !isWhole || totals.passed > 0 || conclusion !== 'conformant-but-for-known-failures';
  // If no scenario is applicable, nothing shows that the port conforms.
  return conclusion !== undefined && hasPassed ? conclusion : 'not-conformant';
}

function byRule(judged: readonly Judged[]): JudgedRule[] {
  return grouped(judged, ({ rule }) => rule.id).map(([, trials]) => ({
    rule: trials[0].rule,
    verdict: worst(trials.map(({ verdict }) => verdict)),
    trials,
  }));
}

/**
 * Returns the verdicts on each surface on which trials were judged.
 *
 * @param isWhole whether these are all trials of the level on the surfaces. Otherwise, every surface counts as existing
 */
function surfacesOf(judged: readonly Judged[], isWhole: boolean): JudgedSurface[] {
  return SURFACES.flatMap((surface) => {
    const onSurface = judged.filter(({ trial }) => trial.surface === surface);
    if (onSurface.length === 0) return [];
    return [
      {
        surface,
        exists: !isWhole || isSupported(onSurface),
        planned: onSurface.length,
        totals: totalsOf(onSurface),
      },
    ];
  });
}

/**
 * Tells whether the port supports at least one applicable scenario. If no scenario is applicable, returns true as well.
 * Listing an unsupported scenario as a known failure does not make it count as supported.
 */
function isSupported(onSurface: readonly Judged[]): boolean {
  const applicable = onSurface.filter(({ verdict }) => verdict !== 'not-applicable');
  return applicable.length === 0 || applicable.some(({ result }) => result?.kind !== 'unsupported');
}
