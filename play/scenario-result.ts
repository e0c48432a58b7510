import { AdapterFault, ErrorCode, OperationError } from '../adapter/contract/errors';
import { Mismatch, NotApplicable, type Problem } from '../steps/deviations';

/** The result of playing a scenario once on one surface, before a level or a list of known failures is held against it. */
export interface ScenarioResult {
  /** The key of the trial. */
  readonly trial: string;
  readonly kind: 'passed' | Problem['kind'];
  /** Why it did not pass. */
  readonly problem?: Problem;
  /** The index of the step that ended it; absent when it passed, or ended before its first step. */
  readonly step?: number;
  /** When its turn came, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Its duration from then on. */
  readonly milliseconds: number;
}

/**
 * Returns why a scenario did not pass, from the error that ended it; undefined when the error is none of those that a
 * port or its adapter can cause: then the suite is defective.
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
