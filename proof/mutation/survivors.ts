/** A mutation, as two lines of the source: what stands there, and what it becomes. */
export interface Mutation {
  /** The file, relative to the package's root. */
  readonly file: string;
  /** The line, from 1. */
  readonly line: number;
  readonly code: string;
  readonly becomes: string;
  /** The offset of its first character in the file. */
  readonly start: number;
  /** The offset after its last character. */
  readonly end: number;
  /** Whether the features or the tests detect it, by a failure or a timeout. */
  readonly isDetected: boolean;
}

/**
 * The fields of Stryker's report that are read: https://github.com/stryker-mutator/mutation-testing-elements, its
 * schema 2.
 */
export interface StrykerReport {
  readonly files: {
    readonly [file: string]: { readonly source: string; readonly mutants: readonly StrykerMutant[] };
  };
}

interface StrykerMutant {
  /** The number of the mutation, from 0 in each report. */
  readonly id: string;
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

/** A line and a column, from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

const DETECTED = new Set(['Killed', 'Timeout']);
const UNDETECTED = new Set(['Survived', 'NoCoverage']);

/**
 * Returns the mutations of a report of Stryker's, without those that could not be made.
 *
 * @param sample a run with the sample 5 measured every fifth mutation
 */
export function readReport({ files }: StrykerReport, sample = 1): Mutation[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    const offsetOf = ({ line, column }: Position): number =>
      lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
    return mutants
      .filter(({ id }) => Number(id) % sample === 0)
      .filter(({ status }) => DETECTED.has(status) || UNDETECTED.has(status))
      .map(({ status, location, replacement = '' }) => ({
        file,
        line: location.start.line,
        ...linesOf(lines, location, replacement),
        start: offsetOf(location.start),
        end: offsetOf(location.end),
        isDetected: DETECTED.has(status),
      }));
  });
}

/** Returns the code before and after a mutation, on one line each. An ellipsis replaces the middle of long code. */
function linesOf(
  source: readonly string[],
  { start, end }: StrykerMutant['location'],
  replacement: string,
): Pick<Mutation, 'code' | 'becomes'> {
  const first = source[start.line - 1] ?? '';
  const last = source[end.line - 1] ?? '';
  const changed = first.slice(0, start.column - 1) + replacement + last.slice(end.column - 1);
  return { code: first.trim(), becomes: changed.replace(/\s+/g, ' ').trim() };
}
