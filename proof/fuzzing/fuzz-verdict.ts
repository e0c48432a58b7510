import type { Level } from '../../suite';
import { FUZZ_RESULT_FILE, newlyMissed, type FuzzMeasurement } from './fuzz-result';

/** A run of the measurement. */
export interface FuzzRun {
  readonly level: Level;
  /** The ids of the mutants that were searched. */
  readonly mutants: readonly string[];
  /** Those of them in which no difference was found. */
  readonly missed: readonly string[];
  /** The variants in which a difference was found, although they conform. */
  readonly wronglyFailed: readonly string[];
  /** Whether the scenarios are those of every recorded measurement. Others find other mutants. */
  readonly isUsual: boolean;
  /** Whether all mutants of the level were searched. */
  readonly isWhole: boolean;
  /** Whether a worse result is accepted. */
  readonly isAccepted: boolean;
}

/** The lines that a run prints, and what follows from it. */
export interface FuzzVerdict {
  readonly lines: readonly string[];
  readonly hasFailed: boolean;
  /** Whether it replaces the recorded measurement. */
  readonly isRecorded: boolean;
}

/**
 * Judges a run: it fails when it found nothing at all to search, a difference in a variant, or fewer mutants than the
 * recorded measurement.
 *
 * @param recorded the measurement of the level to compare with, if there is one
 */
export function verdictOf(run: FuzzRun, recorded: FuzzMeasurement | undefined): FuzzVerdict {
  const { level, mutants, missed, wronglyFailed, isUsual, isWhole, isAccepted } = run;
  const lost = isUsual ? newlyMissed(missed, recorded) : [];
  const isFewer = lost.length > 0 && !isAccepted;
  const hasFailed = wronglyFailed.length > 0 || isFewer || mutants.length === 0;
  return {
    lines: [
      ...missed.map(
        (id) => `not found: ${id}${lost.includes(id) ? ', which is not recorded as missed' : ''}`,
      ),
      ...wronglyFailed.map((id) => `found, though it conforms at level spec: ${id}`),
      `${mutants.length - missed.length} of ${mutants.length} mutants found at level ${level}`,
      ...(mutants.length === 0 ? ['nothing was measured: take at least one mutant'] : []),
      ...(isFewer
        ? [`it finds fewer than ${FUZZ_RESULT_FILE} says: mend the fuzzer, or accept that with --update`]
        : []),
    ],
    hasFailed,
    isRecorded: isUsual && isWhole && !hasFailed,
  };
}
