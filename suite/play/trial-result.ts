import type { AdapterFault } from '../../adapter/contract/errors';
import type { Trial } from '../read';
import { deviationText, type Deviation } from './deviation';

/** The kinds of problems. */
export const PROBLEM_KINDS = ['failed', 'unsupported', 'not-applicable', 'fault'] as const;

/** The kinds of results. */
export const RESULT_KINDS = ['passed', ...PROBLEM_KINDS] as const;

/** The reason why a trial did not pass. */
export interface Problem {
  readonly kind: (typeof PROBLEM_KINDS)[number];
  readonly message: string;
  readonly deviations?: readonly Deviation[];
  readonly fault?: { readonly reason: string; readonly stderr: readonly string[] };
}

/** The result of playing a trial once. Together with the level and the known failures, it determines the verdict. */
export interface TrialResult<Source = Trial> {
  readonly trial: Source;
  readonly kind: (typeof RESULT_KINDS)[number];
  /** The reason why the trial did not pass. */
  readonly problem?: Problem;
  /** The index of the step that ended the trial; absent if the trial passed or ended before its first step. */
  readonly step?: number;
  /** The time that the trial took from the start of its turn, in milliseconds. */
  readonly milliseconds: number;
}

/** The maximum number of deviations that are kept. A step that replays recordings can have thousands. */
const MAX_DEVIATIONS = 10;

/** Returns the problem of a step whose outcomes deviate from the rule. */
export function failure(deviations: readonly Deviation[]): Problem {
  const shown = deviations.slice(0, MAX_DEVIATIONS);
  const more = deviations.length - shown.length;
  const others = `and ${more} more ${more === 1 ? 'deviation' : 'deviations'}`;
  const lines = [...shown.map(deviationText), ...(more > 0 ? [others] : [])];
  return { kind: 'failed', message: lines.join('\n'), deviations: shown };
}

/** Returns the problem of a trial in which the adapter was at fault. */
export function faultProblem({ message, reason, stderr }: AdapterFault): Problem {
  return { kind: 'fault', message, fault: { reason, stderr } };
}
