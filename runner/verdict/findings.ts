import type { KnownMistake } from '../../suite';
import { diagnose, type Explanation } from '../diagnosis/diagnose';
import { symptomOf, type Symptom } from '../diagnosis/symptom';
import { grouped } from '../grouped';
import type { FailingRule, Finding, Judged, JudgedRule } from './judgement';
import { isFailure } from './verdict';

/**
 * Groups failures by the mistakes that explain them. Failures that share a symptom in preparatory steps (Given or When)
 * are grouped first, then the others. Each failure belongs to exactly one finding.
 *
 * @param loadMistakes reads the known mistakes; it is called only when a trial failed
 */
export function findingsOf(
  rules: readonly JudgedRule[],
  loadMistakes: () => readonly KnownMistake[],
): Finding[] {
  const decided = rules.flatMap(({ trials }) => trials.filter(isDecided));
  if (!decided.some(isFailure)) return [];
  const trials = decided.map((judged) => ({
    key: judged.trial.key,
    rule: judged.rule.id,
    symptom: isFailure(judged) ? symptomOfFailure(judged) : undefined,
  }));
  return diagnose(trials, loadMistakes()).map((explanation) => findingOf(explanation, rules));
}

function isDecided({ verdict }: Judged): boolean {
  return verdict === 'failed' || verdict === 'passed' || verdict === 'stale';
}

function symptomOfFailure({ trial, result }: Judged): Symptom {
  return symptomOf({ ...result!, trial });
}

function findingOf(explanation: Explanation, rules: readonly JudgedRule[]): Finding {
  const { symptom, mistake } = explanation;
  const all = rules
    .map((judged): FailingRule => ({
      judged,
      failures: judged.trials.filter(({ trial }) => explanation.failures.has(trial.key)),
    }))
    .filter(({ failures }) => failures.length > 0);
  const first = all.find(({ judged }) => judged.rule.id === explanation.rule)!;
  const isKnown = mistake !== undefined || symptom === undefined || first.failures.some(isChecked);
  const rule = isKnown ? first : undefined;
  const others = all.filter((one) => one !== rule);
  const failures = [...(rule?.failures ?? []), ...others.flatMap((one) => one.failures)];
  const example = symptom && failures.find((one) => symptomOfFailure(one).key === symptom.key);
  return {
    rule,
    symptom,
    mistake,
    failures,
    example: example ?? failures[0]!,
    others: others.sort((one, other) => other.failures.length - one.failures.length),
  };
}

/** Tells whether the trial failed in a check, rather than in a step that prepares the check. */
function isChecked(judged: Judged): boolean {
  return !symptomOfFailure(judged).prepares;
}

/** A symptom, the value that was returned (if any), and the number of failures that show the symptom. */
export interface CommonSymptom {
  readonly symptom: Symptom;
  /**
   * The returned value as JSON; absent if the operation raised an error, or if the failures have a message but no
   * deviation.
   */
  readonly actual?: string | undefined;
  readonly failures: number;
}

/**
 * Returns the symptom shown by the most failures, and the number of these failures. Failures with the same symptom but
 * different returned values are counted separately, unless the operation should have raised an error. Returns undefined
 * when the example of the first finding already shows this symptom, or when no two failures share a symptom.
 */
export function commonestSymptom(findings: readonly Finding[]): CommonSymptom | undefined {
  const shownBy = (failure: Judged) => {
    const symptom = symptomOfFailure(failure);
    const actual = actualOf(failure);
    return { symptom, actual, key: `${symptom.key}\n${symptom.kind === 'did not raise' ? '' : actual}` };
  };
  const shown = findings.flatMap(({ failures }) => failures.map(shownBy));
  const [commonest] = grouped(shown, ({ key }) => key).sort(
    ([, one], [, other]) => other.length - one.length,
  );
  if (commonest === undefined) return undefined;
  const [key, group] = commonest;
  if (group.length < 2 || shownBy(findings[0]!.example).key === key) return undefined;
  const { symptom, actual } = group.at(-1)!;
  return { symptom, actual, failures: group.length };
}

function actualOf({ result }: Judged): string | undefined {
  const [deviation] = result?.problem?.deviations ?? [];
  return deviation === undefined || deviation.error ? undefined : JSON.stringify(deviation.actual ?? null);
}
