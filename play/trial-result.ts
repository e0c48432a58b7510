import { AdapterFault, ErrorCode, OperationError } from '../adapter/contract/errors';
import { Mismatch, NotApplicable, type Problem } from '../steps/deviations';
import type { Trial } from '../suite';

/** The result of playing a trial once. Together with the level and the known failures, it determines the verdict. */
export interface TrialResult {
  readonly trial: Trial;
  readonly kind: 'passed' | Problem['kind'];
  /** The reason why the trial did not pass. */
  readonly problem?: Problem;
  /** The index of the step that ended the trial; absent if the trial passed or ended before its first step. */
  readonly step?: number;
  /** The time at which the trial's turn came, in milliseconds since the start of 1970. */
  readonly startedAt: number;
  /** The time that the trial took from the start of its turn, in milliseconds. */
  readonly milliseconds: number;
}

/**
 * Converts the error that ended a scenario into the reason why the scenario did not pass. Returns undefined for an
 * error that neither a port nor its adapter can cause: such an error is a defect of the suite.
 */
export function problemOf(thrown: unknown): Problem | undefined {
  if (thrown instanceof Mismatch)
    return { kind: 'failed', message: thrown.message, deviations: thrown.deviations };
  if (thrown instanceof NotApplicable) return { kind: 'not-applicable', message: thrown.message };
  if (thrown instanceof AdapterFault) {
    const { message, reason, stderr } = thrown;
    return { kind: 'fault', message, fault: { reason, stderr } };
  }
  const isUnsupported = thrown instanceof OperationError && thrown.code === ErrorCode.Unsupported;
  return isUnsupported ? { kind: 'unsupported', message: thrown.message } : undefined;
}
