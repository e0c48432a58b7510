import { SURVIVORS_FILE, type Explained, type Kind } from './explained';
import { resolvePlaces, type ResolvedPlaces, type SourceOf } from './places';
import type { Mutation } from './survivors';

/** The counts of mutation testing. */
export interface MutationCounts {
  /** The number of mutations with an effect, outside of the places that are beyond the interface. */
  readonly made: number;
  /** The number of those that the features or the tests detect. */
  readonly detected: number;
  /** The number of undetected ones that change nothing. */
  readonly equivalents: number;
  /** The number of mutations in places that are beyond the interface. */
  readonly beyond: number;
}

/** The counts, and where the mutations and the list of survivors disagree. */
interface JudgedMutations {
  readonly counts: MutationCounts;
  /** The survivors that the list does not explain. */
  readonly unlisted: readonly Mutation[];
  /** The entries of the list that are wrong or not needed. */
  readonly stale: readonly string[];
}

/**
 * Counts mutations, and compares those that survive with the list that explains them.
 *
 * @param mutations those of the files that the list names; fewer make entries stale
 * @param sourceOf returns the text of a file
 */
export function judgeMutations(
  mutations: readonly Mutation[],
  explained: readonly Explained[],
  sourceOf: SourceOf,
): JudgedMutations {
  const ofKind = (kind: Kind): Explanation =>
    new Explanation(
      explained.filter((one) => one.kind === kind),
      sourceOf,
    );
  const [beyond, equivalents, gaps] = [ofKind('beyond'), ofKind('equivalent'), ofKind('gap')];
  const judged = mutations.filter((mutation) => !beyond.covers(mutation));
  const survivors = judged.filter(({ isDetected }) => !isDetected);
  const effective = survivors.filter((one) => !equivalents.covers(one));
  const twice = survivors.filter((one) => equivalents.covers(one) && gaps.covers(one));
  return {
    counts: {
      made: judged.length - survivors.length + effective.length,
      detected: judged.length - survivors.length,
      equivalents: survivors.length - effective.length,
      beyond: mutations.length - judged.length,
    },
    unlisted: effective.filter((one) => !gaps.covers(one)),
    stale: [
      ...beyond.stale(mutations.filter(({ isDetected }) => !isDetected)),
      ...equivalents.stale(survivors),
      ...gaps.stale(survivors),
      ...twice.map((one) => `is equivalent and a gap: ${keyOf(one)}`),
    ].map((finding) => `${SURVIVORS_FILE}: ${finding}`),
  };
}

/** The entries of one kind, beside the source. */
class Explanation {
  private readonly keys: ReadonlySet<string>;
  private readonly places: ResolvedPlaces;

  constructor(list: readonly Explained[], sourceOf: SourceOf) {
    this.keys = new Set(
      list.flatMap(({ file, code, becomes }) =>
        becomes === undefined ? [] : keyOf({ file, code, becomes }),
      ),
    );
    this.places = resolvePlaces(list, sourceOf);
  }

  /** Tells whether an entry has the mutation, or a place that it is in. */
  covers(mutation: Mutation): boolean {
    return this.keys.has(keyOf(mutation)) || this.places.ranges.some((range) => isWithin(mutation, range));
  }

  /** Returns what is wrong with the entries, and those that none of the survivors needs. */
  stale(survivors: readonly Mutation[]): string[] {
    const survived = new Set(survivors.map(keyOf));
    const idle = this.places.ranges.filter((range) => !survivors.some((one) => isWithin(one, range)));
    return [
      ...this.places.findings,
      ...idle.map(({ place }) => `no mutation survives in ${place.file}: "${place.code}"`),
      ...[...this.keys].filter((key) => !survived.has(key)).map((key) => `does not survive: ${key}`),
    ];
  }
}

function isWithin({ file, start, end }: Mutation, range: ResolvedPlaces['ranges'][number]): boolean {
  return range.place.file === file && range.start <= start && end <= range.end;
}

function keyOf({ file, code, becomes }: Pick<Mutation, 'file' | 'code' | 'becomes'>): string {
  return `${file}: ${code}  →  ${becomes}`;
}
