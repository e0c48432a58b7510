/** A mutation that no feature noticed, as two lines of the source: what stands there, and what it becomes. */
export interface Survivor {
  /** The file, relative to the package's root. */
  readonly file: string;
  /** The line, from 1. */
  readonly line: number;
  readonly code: string;
  readonly becomes: string;
}

/** The outcome of a run of mutation testing. */
export interface MutationRun {
  /** The number of mutations that the features noticed, by a failure or a timeout. */
  readonly killed: number;
  readonly survivors: readonly Survivor[];
  /** The number of mutations that were left out as beyond the interface. */
  readonly ignored: number;
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
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);

/** Reads a report of Stryker's. */
export function readReport({ files }: StrykerReport): MutationRun {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, source })),
  );
  return {
    killed: all.filter(({ status }) => NOTICED.has(status)).length,
    survivors: all
      .filter(({ status }) => UNNOTICED.has(status))
      .map(({ file, source, location, replacement = '' }) => ({
        file,
        line: location.start.line,
        ...linesOf(source.split('\n'), location, replacement),
      })),
    ignored: all.filter(({ status }) => status === 'Ignored').length,
  };
}

/** Returns the code before and after a mutation, on one line each. An ellipsis replaces the middle of long code. */
function linesOf(
  source: readonly string[],
  { start, end }: StrykerMutant['location'],
  replacement: string,
): Pick<Survivor, 'code' | 'becomes'> {
  const first = source[start.line - 1] ?? '';
  const last = source[end.line - 1] ?? '';
  const changed = first.slice(0, start.column - 1) + replacement + last.slice(end.column - 1);
  return { code: first.trim(), becomes: changed.replace(/\s+/g, ' ').trim() };
}
