import type { Method } from '../../adapter/contract/adapter';
import { isOfPromisedType, promisedTypeOf } from '../../adapter/contract/promised-types';
import type { Session } from '../../adapter/contract/session';
import type { Problem, TrialResult } from '../../suite/play/trial-result';
import { deviationsFrom, type PlayedCall } from '../../suite/play/compare';
import { differenceText, type Deviation } from '../../suite/play/deviation';
import { playScripts } from '../../suite/play/play-scripts';
import { unsupportedIn } from '../../suite/play/script-play';
import { expectedText } from '../../suite/play/value-text';
import type { Script, ScriptCall } from '../../steps/script';
import type { Trial } from '../../suite/read';

/** A call of a scenario, and the classification of the adapter's answer. */
export interface CheckedCall {
  readonly trial: Trial;
  readonly method: string;
  /**
   * An answer is `unexpected` if no port that keeps the document gives it. A call is `skipped` if one before it in the
   * scenario failed, or if the port's language cannot express the scenario.
   */
  readonly kind: 'ok' | 'lacks' | 'skipped' | 'unexpected' | 'fault';
  /** The answer, or the reason why the call was skipped. */
  readonly text: string;
  /** For a fault, the last lines that the adapter wrote to standard error. */
  readonly stderr: readonly string[];
}

/** A method that was at fault this often is not called again, because each fault may take as long as the time limit. */
const MAX_FAULTS = 3;

/**
 * Plays scenarios, and classifies each answer of the adapter.
 *
 * @param onScenario called with the calls of each scenario when it has ended
 */
export async function checkAdapter(
  session: Session,
  trials: readonly Trial[],
  scriptOf: (trial: Trial) => Script,
  onScenario: (trial: Trial, calls: readonly CheckedCall[]) => void,
): Promise<CheckedCall[]> {
  const faults = new Map<string, number>();
  const all: CheckedCall[] = [];
  for (const trial of trials) {
    const script = scriptOf(trial);
    const faulty = script.calls.find(({ method }) => (faults.get(method) ?? 0) >= MAX_FAULTS);
    const checked = faulty
      ? script.calls.map(({ method }) => skipped(trial, method, `${faulty.method} failed`))
      : await checkedCalls(session, trial, script);
    for (const { method } of checked.filter(({ kind }) => kind === 'fault'))
      faults.set(method, (faults.get(method) ?? 0) + 1);
    all.push(...checked);
    onScenario(trial, checked);
  }
  return all;
}

/** Plays one scenario. */
async function checkedCalls(session: Session, trial: Trial, script: Script): Promise<CheckedCall[]> {
  let checked: CheckedCall[] = [];
  await playScripts([session], [trial], {
    scriptOf: () => script,
    onResult: (result, { made }) => (checked = callsOf(result, script, made)),
  });
  return checked;
}

/** Classifies the answers to the calls of one scenario. */
function callsOf(
  { trial, problem, step }: TrialResult,
  script: Script,
  made: readonly (PlayedCall | undefined)[],
): CheckedCall[] {
  const { calls } = script;
  if (problem?.kind === 'not-applicable')
    return calls.map(({ method }) => skipped(trial, method, problem.message));
  const last = problem ? lastIndex(script, made, problem, step) : calls.length;
  const answer = problem && answerAtEnd(calls[last]!, made[last], problem);
  return calls.map(({ method }, index) => {
    if (index < last) return { trial, method, stderr: [], ...classified(made[index]!) };
    if (index === last) return { trial, method, stderr: [], ...answer! };
    const reason = answer!.kind === 'lacks' ? 'is not supported' : 'failed';
    return skipped(trial, method, `${calls[last]!.method} ${reason}`);
  });
}

/**
 * Returns the index of the call that ended a scenario. A step may make several calls, and if one of them fails, an
 * adapter cannot answer the next ones as they are meant. If no step has begun, the first call is blamed.
 */
function lastIndex(
  { calls }: Script,
  made: readonly (PlayedCall | undefined)[],
  { deviations: [deviation] = [] }: Problem,
  step = 0,
): number {
  const ofStep = [...calls.keys()].filter(
    (index) => calls[index]!.step === step || calls[index]!.expect.some((one) => one.step === step),
  );
  const failing = ofStep.find((index) => {
    const call = made[index];
    if (call === undefined) return true;
    return deviation ? call.operation === deviation.operation : 'error' in call.outcome;
  });
  return failing ?? ofStep[0] ?? 0;
}

type Answer = Pick<CheckedCall, 'kind' | 'text'> & Partial<CheckedCall>;

/** Classifies the answer to the call that ended a scenario. */
function answerAtEnd({ method, step }: ScriptCall, made: PlayedCall | undefined, problem: Problem): Answer {
  const { kind, message, deviations = [], fault } = problem;
  const lacking = made && unsupportedIn(made);
  if (lacking !== undefined) return { kind: 'lacks', text: lacking };
  // A later call of the step has the problem, because this one failed.
  const isRaised = kind !== 'failed' && made !== undefined && 'error' in made.outcome;
  const all = isRaised ? deviationsFrom(made, { predicate: 'succeeds', step }, []) : deviations;
  if (all.length > 0) return { kind: 'unexpected', text: all.map((one) => textOf(one, method)).join('; ') };
  return { kind: kind === 'unsupported' ? 'lacks' : 'fault', text: message, stderr: fault?.stderr ?? [] };
}

function skipped(trial: Trial, method: string, text: string): CheckedCall {
  return { trial, method, kind: 'skipped', text, stderr: [] };
}

/** Classifies an answer that a step has accepted. Its type may still differ from the one that the document promises. */
function classified({ method, surface, operation, outcome }: PlayedCall): Answer {
  if ('error' in outcome) {
    const { code, type, message } = outcome.error;
    return { kind: 'ok', text: `error ${code}, ${type}: ${message}` };
  }
  const { result: actual } = outcome;
  const expected = promisedTypeOf(method as Method);
  if (expected === undefined || isOfPromisedType(method as Method, actual))
    return { kind: 'ok', text: JSON.stringify(actual) };
  return {
    kind: 'unexpected',
    text: textOf({ surface, operation, expected, inWords: true, actual }, method),
  };
}

/** Describes a deviation. If it is one of a call in a block, or of a field, the text names it. */
function textOf(deviation: Deviation, method: string): string {
  const { operation, error } = deviation;
  const inner = operation === method ? '' : `${operation}: `;
  const place = error?.at === undefined ? '' : ` (${error.at})`;
  return `${inner}${differenceText(deviation)}${place}${jsonHint(deviation)}`;
}

/** Returns a question about the adapter's JSON library, if an answer looks as if that had changed the type of a value. */
function jsonHint(deviation: Deviation): string {
  const [expected, json] = [expectedText(deviation), JSON.stringify(deviation.actual) ?? ''];
  if (/\d\.0\b/.test(json) && !/\d\.0\b/.test(expected)) {
    return ' (does the JSON library decode an integer, such as 2, as the float 2.0?)';
  }
  const isMapWanted = /^(?:an object\b|a translations hash\b|\{)/.test(expected);
  const isListForMap = isMapWanted && json.includes('[]');
  return isListForMap || (/^(?:an array\b|\[)/.test(expected) && json === '{}')
    ? ' (does the JSON library tell an empty map, {}, from an empty list, []?)'
    : '';
}
