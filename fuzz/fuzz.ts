import * as fc from 'fast-check';
import { SURFACES, type Level, type Surface, type Trial } from '../suite';
import { scenariosOf } from './grammar';
import { knownDifferences } from './known-differences';
import type { Sessions } from './random-scenario';
import { FuzzSearch, type FuzzFind, type FuzzProgress, type SearchOptions } from './fuzz-search';

/** The scenarios to try, and the limits of the search. */
export interface FuzzOptions extends Sessions, SearchOptions {
  readonly level: Level;
  /** The surface of all scenarios. If omitted, each scenario uses a random surface. */
  readonly surface?: Surface | undefined;
  /** The maximum number of random scenarios. */
  readonly runs: number;
  /** The seed of the random scenarios. */
  readonly seed: number;
  /** The `path` of an earlier find. If given, only the scenario of this find is played. */
  readonly path?: string | undefined;
  /** The number of distinct differences after which the search ends; 1 by default. */
  readonly finds?: number;
  /** The scenarios that the port is known to fail. A difference that these scenarios show is counted and skipped. */
  readonly knownToFail?: readonly Trial[];
}

/** A find, and the path that reproduces it. */
export interface LocatedFind extends FuzzFind {
  /**
   * The number of the scenario that first showed the difference, counted from 0. If there was an earlier find, the
   * shrinking steps to the shortest scenario follow, because shrinking the first scenario again could lead to the
   * earlier difference.
   */
  readonly path: string;
}

/** The result of fuzzing. */
export interface FuzzResult extends FuzzProgress, Pick<FuzzSearch, 'unsupported' | 'knownFailures'> {
  /** The first find. */
  readonly find?: LocatedFind;
  /** The shortest scenario of each difference, in the order in which the differences were found. */
  readonly finds: readonly LocatedFind[];
  /** Whether the signal ended fuzzing before all scenarios were played. */
  readonly isInterrupted: boolean;
  /** Whether the time was used up before all scenarios were played. */
  readonly isOutOfTime: boolean;
}

/**
 * Plays random scenarios on a port and on the reference, side by side, until they differ. Shrinks the scenario to the
 * shortest scenario found that still shows the difference. Continues until the wanted number of differences has been
 * found.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { level, signal, finds: wanted = 1, knownToFail = [] } = options;
  const known = await knownDifferences(knownToFail, options);
  const search = new FuzzSearch(level, options, options, known);
  const { finds, isCutShort } = await searchOn(options, search, wanted);
  const isInterrupted = isCutShort && signal?.aborted === true;
  return {
    ...search.progress,
    ...(finds[0] && { find: finds[0] }),
    finds,
    isInterrupted,
    isOutOfTime: isCutShort && !isInterrupted,
    unsupported: search.unsupported,
    knownFailures: search.knownFailures,
  };
}

async function searchOn(
  { level, surface, seed, runs, path }: FuzzOptions,
  search: FuzzSearch,
  wanted: number,
): Promise<{ readonly finds: readonly LocatedFind[]; readonly isCutShort: boolean }> {
  const scenario = scenariosOf(level, surface === undefined ? SURFACES : [surface]);
  const property = fc.asyncProperty(scenario, (drawn) => search.run(drawn));
  const finds: LocatedFind[] = [];
  const end = path === undefined ? runs : 0;
  let next = path ?? '0';
  do {
    const details = await fc.check(property, {
      seed,
      path: next,
      numRuns: path === undefined ? end - Number(next) : 1,
      // A path with several numbers leads to a scenario that has already been shrunk.
      endOnFailure: next.includes(':'),
    });
    const find = search.takeFind();
    // Any other error is a defect of this program.
    if (details.failed && find === undefined) throw details.errorInstance;
    if (find === undefined) return { finds, isCutShort: details.interrupted };
    const whole = details.counterexamplePath ?? next;
    const [first = '0'] = whole.split(':');
    finds.push({ ...find, path: path ?? (finds.length === 0 ? first : whole) });
    next = String(Number(first) + 1);
  } while (finds.length < wanted && Number(next) < end && !search.isEnded);
  return { finds, isCutShort: finds.length < wanted && Number(next) < end };
}
