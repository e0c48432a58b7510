import type { KnownMistake } from '../../suite/read';
import { diagnose, type Explanation } from '../diagnosis/diagnose';
import { symptomOf, type Symptom } from '../diagnosis/symptom';
import type { Finding, Judged, JudgedRule } from './judgement';
import { isFailure } from './verdict';
import type { RunResult } from '../run/run';

/** The symptom of a failure that passes alone. */
const LEAK = {
  operation: '',
  kind: 'other value',
  message: 'State survives `reset`: this trial failed in the run, but passes alone on a fresh program',
} as const;

/**
 * Groups failures by the mistakes that explain them. A failure that passes alone comes first, then failures that share a
 * symptom in preparatory steps (Given or When), then the others. Each failure belongs to exactly one finding.
 *
 * @param alone the result of a failure that was played again, alone on a fresh program
 * @param loadMistakes reads the known mistakes; it is called only when a trial failed
 */
export function findingsOf(
  rules: readonly JudgedRule[],
  alone: RunResult | undefined,
  loadMistakes: () => readonly KnownMistake[],
): Finding[] {
  const decided = rules.flatMap(({ trials }) => trials.filter(isDecided));
  if (!decided.some(isFailure)) return [];
  const leaked = decided.find(
    (judged) => isFailure(judged) && alone?.kind === 'passed' && alone.trial === judged.trial.key,
  );
  const trials = decided
    .filter((judged) => judged !== leaked)
    .map((judged) => ({
      key: judged.trial.key,
      rule: judged.rule.id,
      sentence: judged.rule.sentence,
      symptom: isFailure(judged) ? symptomOfFailure(judged) : undefined,
    }));
  const leaks = leaked ? [{ symptom: LEAK, failures: [leaked], example: leaked, others: [] }] : [];
  return [...leaks, ...diagnose(trials, loadMistakes()).map((explanation) => findingOf(explanation, rules))];
}

function isDecided({ verdict }: Judged): boolean {
  return verdict === 'failed' || verdict === 'passed' || verdict === 'stale';
}

function symptomOfFailure({ trial, result }: Judged): Symptom {
  return symptomOf({ ...result!, trial });
}

function findingOf(explanation: Explanation, rules: readonly JudgedRule[]): Finding {
  const { symptom, mistake } = explanation;
  const failuresOf = ({ trials }: JudgedRule): Judged[] =>
    trials.filter(({ trial }) => explanation.failures.has(trial.key));
  const all = rules.filter((rule) => failuresOf(rule).length > 0);
  const first = all.find(({ rule }) => rule.id === explanation.rule)!;
  const rest = all.filter((one) => one !== first);
  const failures = [first, ...rest].flatMap(failuresOf);
  const isKnown =
    mistake !== undefined || symptom === undefined || rest.length === 0 || failuresOf(first).some(isChecked);
  return {
    rule: isKnown ? first : undefined,
    symptom,
    mistake,
    failures,
    example: simplest(
      symptom ? failures.filter((one) => symptomOfFailure(one).key === symptom.key) : failuresOf(first),
    ),
    others: isKnown ? rest : all,
  };
}

/** Returns the failure of the shortest scenario, which is understood soonest. */
function simplest(failures: readonly Judged[]): Judged {
  const lengthOf = ({ trial: { steps } }: Judged): number => JSON.stringify(steps).length;
  return failures.reduce((one, other) => (lengthOf(other) < lengthOf(one) ? other : one));
}

/** Tells whether the trial failed in a check, rather than in a step that prepares the check. */
function isChecked(judged: Judged): boolean {
  return !symptomOfFailure(judged).prepares;
}
