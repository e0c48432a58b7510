import { closest, distance } from '../../runner/text/edit-distance';
import MiniSearch, { type Query } from 'minisearch';
import type { SearchEntry } from './entry';
import { comparedId, queryWords, stemOf, wordsOf, type QueryWord } from './query';

/** A result, and the results that are shown below it, best first. */
export interface Found {
  readonly entry: SearchEntry;
  readonly below: readonly SearchEntry[];
  /** Whether the entry, or one below it, has all words of the query, or words of the same meaning. */
  readonly hasAll: boolean;
}

/** The results of a query, best first: those with all words before the others. */
export interface Results {
  readonly found: readonly Found[];
  /** The stems by which results were found, which the list of results marks. */
  readonly stems: ReadonlySet<string>;
}

/** Finds entries for a query. */
export type Search = (query: string) => Results;

// These weights were chosen with the questions in `tests/site/search-questions.yaml`, and then rounded.

/** The weights of an entry's fields. */
const FIELDS = { name: 1.6, text: 1.3, topic: 0.4, words: 1 };

/** The weights of kinds of entries: a rule is more useful than a sentence that it repeats. */
const KINDS: Readonly<Record<string, number>> = {
  rule: 2.5,
  'crystal rule': 2,
  'silent point': 1.6,
  section: 0.7,
  page: 0.65,
  scenario: 0.6,
  sentence: 0.5,
  reading: 0.5,
};

/** The weight of a word that has the same meaning as a word of the query. */
const SAME_WEIGHT = 0.65;

const ID = /^[A-Z]+-\d+$/;

/** Indexes entries. */
export function createSearch(entries: readonly SearchEntry[]): Search {
  const index = new MiniSearch<SearchEntry & { readonly id: number }>({
    fields: Object.keys(FIELDS),
    tokenize: wordsOf,
    processTerm: stemOf,
    // Ids are not indexed by word, because their first word occurs in many ids. An id is found as a whole.
    extractField: (entry, field) =>
      field === 'name' && ID.test(entry.name) ? '' : (entry[field as keyof SearchEntry] ?? ''),
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const byPlace = new Map(entries.map((entry) => [entry.to, entry]));
  const byId = new Map(
    entries.filter(({ under }) => under === undefined).map((entry) => [comparedId(entry.name), entry]),
  );
  return (query) => {
    const words = queryWords(query);
    const results = index.search(queryFor(words), { boost: FIELDS, tokenize: (term) => [term] });
    const hits = results.map(({ id, score, match }): Hit => {
      const entry = entries[Number(id)]!;
      const shown = Object.keys(match).filter((stem) => match[stem]!.some((field) => field !== 'words'));
      return { entry, score: score * (KINDS[entry.kind] ?? 1), shown };
    });
    return {
      found: grouped(hits, words, byPlace, entryWithId(query, byId)),
      stems: new Set(results.flatMap(({ terms }) => terms)),
    };
  };
}

/** An entry that has words of a query, with its score. */
interface Hit {
  readonly entry: SearchEntry;
  readonly score: number;
  /** The stems of the query that are in what the results show of the entry, or in its topic. */
  readonly shown: readonly string[];
}

function queryFor(words: readonly QueryWord[]): Query {
  return {
    combineWith: 'OR',
    queries: words.map(({ word, same }, index) => ({
      combineWith: 'OR',
      queries: [
        {
          queries: [word],
          // The reader may still be typing the last word.
          prefix: index === words.length - 1 && word.length > 2,
          fuzzy: word.length > 4 ? 0.2 : false,
        },
        ...same.map((other) => ({ queries: [other], boostTerm: () => SAME_WEIGHT })),
      ],
    })),
  };
}

/** Returns the share of a query's words that are among the given stems, themselves or as words of the same meaning. */
function coverage(stems: readonly string[], words: readonly QueryWord[]): number {
  const has = (word: string): boolean => stems.some((one) => isLike(one, stemOf(word)));
  return words.filter(({ word, same }) => has(word) || same.some(has)).length / words.length;
}

/** Tells whether a stem of the index was found by a stem of a query: the same, a longer one, or one with a slip. */
function isLike(one: string, stem: string): boolean {
  if (one === stem) return true;
  return (stem.length > 3 && one.startsWith(stem)) || (stem.length > 4 && distance(one, stem) <= 1);
}

/** The maximum number of letters in which a query may differ from an id. */
const MAX_SLIPS = 2;

/**
 * Returns the entry with the id that a query contains, in any notation. If there is no such entry, returns an entry
 * with a similar id.
 */
function entryWithId(query: string, byId: ReadonlyMap<string, SearchEntry>): SearchEntry | undefined {
  const id = comparedId(query);
  if (byId.has(id) || !/^[a-z]+-\d+$/.test(id)) return byId.get(id);
  const near = closest(id, [...byId.keys()]);
  return distance(id, near) <= MAX_SLIPS ? byId.get(near) : undefined;
}

/**
 * The share of the best result below a result that is added to its score. The value was chosen with the questions, too.
 */
const BELOW_SHARE = 0.9;

/** Groups hits, scenarios below their rule and sections below their page, and sorts the groups. */
function grouped(
  hits: readonly Hit[],
  words: readonly QueryWord[],
  byPlace: ReadonlyMap<string, SearchEntry>,
  wanted: SearchEntry | undefined,
): Found[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const place = hit.entry.under ?? hit.entry.to;
    groups.set(place, [...(groups.get(place) ?? []), hit]);
  }
  if (wanted && !groups.has(wanted.to)) groups.set(wanted.to, []);
  const found = [...groups].map(([place, group]) => {
    const entry = byPlace.get(place)!;
    const own = group.find((hit) => hit.entry === entry);
    const below = group.filter((hit) => hit.entry !== entry);
    // What a rule says, and what one of its scenarios says, count together.
    const covered = Math.max(
      coverage(own?.shown ?? [], words),
      ...below.map(({ shown }) => coverage([...(own?.shown ?? []), ...shown], words)),
    );
    const score = (own?.score ?? 0) + BELOW_SHARE * (below[0]?.score ?? 0);
    return {
      entry,
      below: below.map((hit) => hit.entry),
      hasAll: covered === 1 || entry === wanted,
      score: entry === wanted ? Infinity : score * covered,
    };
  });
  return found.sort((one, other) => Number(other.hasAll) - Number(one.hasAll) || other.score - one.score);
}
