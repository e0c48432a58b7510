import { chaptersOf } from '../../runner/verdict/surfaces';
import type { Judged, Judgement } from '../../runner/verdict/judgement';
import type { Level } from '../../suite';
import type { JudgedLibrary } from './judge-library';

type Table<Value> = Readonly<Record<string, Value>>;

/** The verdicts on a library, as its file in `ports/results/` records them. */
export interface LibraryRecord {
  readonly implementation: Judgement['port']['implementation'];
  readonly inexpressible: readonly string[];
  /** For each level, chapter and surface, the number of scenarios that passed: `266 of 293`. */
  readonly kept: Table<Table<Table<string>>>;
  /** For each surface that the library has, the difference in each scenario that it fails. */
  readonly failures: Table<Table<string>>;
  /** For each surface that the library has, the verdict on each scenario. */
  readonly verdicts: Table<Table<string>>;
}

/** Returns the record of the verdicts on a library. */
export function recordOf({ spec, crystal }: Pick<JudgedLibrary, 'spec' | 'crystal'>): LibraryRecord {
  const { implementation, inexpressible = [] } = crystal.port;
  return {
    implementation,
    inexpressible: [...inexpressible].sort(),
    kept: { spec: keptOf(spec), crystal: keptOf(crystal) },
    failures: tableOf(crystal, ({ verdict, result }) =>
      verdict === 'failed' ? result?.problem?.message : undefined,
    ),
    verdicts: tableOf(crystal, ({ verdict }) => verdict),
  };
}

/** Returns a record as the text of its file. */
export function recordText(record: LibraryRecord): string {
  return `${JSON.stringify(record, undefined, 2)}\n`;
}

/** The number of trials that a library passes, of those on its surfaces that its language can express. */
export interface Tally {
  readonly passed: number;
  readonly of: number;
}

/** Adds up the cells of a record, such as `266 of 293`. A cell of a surface that the library lacks counts nothing. */
export function sumOf(cells: readonly (string | undefined)[]): Tally {
  const numbers = cells.map((cell = '') => /^(\d+) of (\d+)$/.exec(cell)?.map(Number) ?? []);
  return numbers.reduce<Tally>(
    (sum, [, passed = 0, of = 0]) => ({ passed: sum.passed + passed, of: sum.of + of }),
    { passed: 0, of: 0 },
  );
}

/** Tells whether a library is conformant at a level: it passes all scenarios that its language can express. */
export function isConformant({ kept }: LibraryRecord, level: Level): boolean {
  const cells = cellsOf(kept[level]);
  return cells.length > 0 && cells.every((cell) => /^(\d+) of \1$/.test(cell));
}

/** Counts the trials of a level. Pages show these numbers. */
export function totalOf({ kept }: LibraryRecord, level: Level): Tally {
  return sumOf(cellsOf(kept[level]));
}

function cellsOf(table: Table<Table<string>> = {}): string[] {
  return Object.values(table).flatMap((surfaces) => Object.values(surfaces));
}

function keptOf(judgement: Judgement): Table<Table<string>> {
  const rows = chaptersOf(judgement).map(({ chapter, cells }): [string, Table<string>] => [
    chapter,
    sorted(
      [...cells].map(([surface, { exists, planned, totals }]) => [
        surface,
        exists ? `${totals.passed} of ${planned - totals['not-applicable']}` : 'no such surface',
      ]),
    ),
  ]);
  return sorted(rows);
}

/**
 * Returns the values of scenarios, by surface and scenario. Includes only the surfaces that the library has, and the
 * scenarios that have a value.
 */
function tableOf(
  { surfaces, rules }: Judgement,
  valueOf: (judged: Judged) => string | undefined,
): Table<Table<string>> {
  const judged = rules.flatMap(({ trials }) => trials);
  return sorted(
    surfaces
      .filter(({ exists }) => exists)
      .map(({ surface }) => [
        surface,
        sorted(
          judged
            .filter(({ trial }) => trial.surface === surface)
            .flatMap((one): [string, string][] => {
              const value = valueOf(one);
              return value === undefined ? [] : [[one.trial.id, value]];
            }),
        ),
      ]),
  );
}

function sorted<Value>(entries: readonly (readonly [string, Value])[]): Table<Value> {
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
}
