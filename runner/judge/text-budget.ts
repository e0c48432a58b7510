import { boundedText, boundedValue, type ValueLimits } from '../../adapter/client/bounded-value';
import type { Problem, TrialResult } from '../../suite/play/trial-result';

/**
 * The total size of the problems that a run keeps unchanged, in characters of indented JSON. If every trial of level
 * `spec` fails with a message of 60 characters, they take less.
 */
const MAX_CHARACTERS = 1_500_000;
/**
 * The limits for texts and values after that. They keep each report of a run below 20 MB, even if all texts consist of
 * characters that take six characters in JSON.
 */
const LIMITS: ValueLimits = { characters: 200, shown: 100 };
/** The indentation with which the size of an element of an array is about that of its line in a report, with markup. */
const INDENTATION = 10;
/** The number of lines of standard error that are then kept with a fault. */
const MAX_STDERR_LINES = 2;

/**
 * Bounds the memory and the reports of a run, whatever the port returns. A single response may contain texts of two
 * thousand characters. Once the results of a run contain many of them, those of the later results are truncated.
 */
export class TextBudget {
  private left = MAX_CHARACTERS;

  /** Returns a result as the run keeps it. A truncated text ends with its length. */
  keep(result: TrialResult): TrialResult {
    if (result.problem === undefined) return result;
    if (this.left >= 0) this.left -= JSON.stringify(result.problem, undefined, INDENTATION).length;
    return this.left >= 0 ? result : { ...result, problem: truncated(result.problem) };
  }
}

/** Returns a problem with truncated texts and values. The copy has the same form, which JSON can express. */
function truncated(problem: Problem): Problem {
  const text = JSON.stringify(problem, (field, value: unknown) => {
    if (field === 'actual') return boundedValue(value, LIMITS);
    if (field === 'stderr') return (value as readonly string[]).slice(-MAX_STDERR_LINES);
    return typeof value === 'string' ? boundedText(value, LIMITS) : value;
  });
  return JSON.parse(text) as Problem;
}
