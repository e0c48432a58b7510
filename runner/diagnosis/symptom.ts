import { createHash } from 'node:crypto';
import { ErrorCode } from '../../adapter/contract/errors';
import { isUnexpected } from '../../adapter/contract/json-value';
import type { TrialResult } from '../../suite/play/trial-result';
import type { Deviation } from '../../suite/play/deviation';
import type { Trial } from '../../suite/read';

/** The ways in which an operation's outcome can deviate from the rule. */
type DeviationKind = 'raised' | 'did not raise' | 'wrong type' | 'other value';

/** The way in which a trial failed, in terms that apply to other trials as well. */
export interface Symptom {
  /** The operation whose outcome deviated; empty if the trial failed without a deviation. */
  readonly operation: string;
  readonly kind: DeviationKind;
  /**
   * The type and the message of the error that the operation raised; empty if it raised none. If the trial failed
   * without a deviation, this is the failure's message.
   */
  readonly message: string;
  /** Whether the deviation occurred in a preparatory step (Given or When), where an operation only has to succeed. */
  readonly prepares: boolean;
  /**
   * Whether the error is one of those that section 7 of the document defines. Even a correct operation can raise such
   * an error, if an earlier mistake left the port in a wrong state.
   */
  readonly isOfSection7: boolean;
  /** A key that is the same for all symptoms that differ only in the variable parts of their messages. */
  readonly key: string;
  /** A digest of what the operation returned or raised, with which known mistakes are compared. */
  readonly outcome: string;
}

/** A trial to diagnose, with its symptom if it failed. */
export interface DiagnosedTrial {
  readonly key: string;
  /** The id of the trial's rule. */
  readonly rule: string;
  /** The sentence of the rule, which names the operation that it is about. */
  readonly sentence: string;
  readonly symptom?: Symptom | undefined;
}

const SECTION_7: readonly number[] = [ErrorCode.InvalidLocale, ErrorCode.MissingTranslation];

/** The parts of a failed result from which its symptom is derived. */
interface FailedResult extends Pick<TrialResult, 'problem' | 'step'> {
  readonly trial: Pick<Trial, 'steps'>;
}

/**
 * Returns the symptom of a failed trial. It is taken from the trial's first deviation or, if there is none, from the
 * failure's message.
 */
export function symptomOf({ trial: { steps }, problem, step = 0 }: FailedResult): Symptom {
  const [deviation] = problem?.deviations ?? [];
  const prepares = !isThen(steps, step);
  if (deviation === undefined) {
    const message = problem?.message ?? '';
    const key = withoutVariableParts(message);
    const outcome = digestOf(message);
    return {
      operation: '',
      kind: 'other value',
      message,
      prepares: false,
      isOfSection7: false,
      key,
      outcome,
    };
  }
  const operation = deviation.operation.replace(' in the block of with_locale', '');
  const kind = kindOf(deviation);
  const { error } = deviation;
  const message = error === undefined ? '' : `${error.type}: ${error.message}`;
  const isOfSection7 = error !== undefined && SECTION_7.includes(error.code);
  // An error of section 7 is identified by its type, because its message names the locale or the key.
  const errorKey = isOfSection7 ? error.type : withoutVariableParts(message);
  const key = [operation, kind, errorKey].join('\n');
  return { operation, kind, message, prepares, isOfSection7, key, outcome: outcomeOf(deviation) };
}

/**
 * Returns a digest of an outcome. The words of an error, and of a text about something missing, do not matter, unless
 * the rule states them.
 */
function outcomeOf({ error, actual = null, expected, inWords }: Deviation): string {
  if (error !== undefined) {
    const isMessageStated = inWords && /^error \w+: /.test(String(expected));
    return digestOf(isMessageStated ? [error.code, error.message] : error.code);
  }
  const isTextStated = !inWords && saysMissing(expected);
  return digestOf(saysMissing(actual) && !isTextStated ? 'missing' : [actual]);
}

function saysMissing(text: unknown): boolean {
  return typeof text === 'string' && /missing/i.test(text);
}

/**
 * The number of characters of a digest. Two outcomes of a trial have the same one in 4,096 cases; a mistake is named by
 * several trials.
 */
const DIGEST_LENGTH = 2;

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, DIGEST_LENGTH);
}

/** Tells whether a step is a Then step, or an And step that continues a Then step. */
function isThen(steps: Trial['steps'], index: number): boolean {
  const own = steps
    .slice(0, index + 1)
    .findLast(({ keyword }) => keyword === 'Given' || keyword === 'When' || keyword === 'Then');
  return own?.keyword === 'Then';
}

function kindOf(deviation: Deviation): DeviationKind {
  const { error, expected, inWords, actual } = deviation;
  if (error !== undefined) return 'raised';
  if (inWords && /^(?:another )?error\b/.test(String(expected))) return 'did not raise';
  if (isUnexpected(actual)) return 'wrong type';
  return inWords || typeOf(actual) === typeOf(expected) ? 'other value' : 'wrong type';
}

function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'nil';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Returns the first line of a message, with its quotations, paths and numbers replaced by placeholders. */
export function withoutVariableParts(message: string): string {
  return message
    .replace(/\n.*/s, '')
    .replace(/(["'`]).*?\1/g, '…')
    .replace(/(?:[A-Za-z]:)?[\\/][^\s:,;()]+/g, '…')
    .replace(/\b0x[0-9a-f]+\b|\d+/gi, '0');
}
