import { closest, distance } from '../../runner/text/edit-distance';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SearchEntry } from './entry';
import { comparedId, queryWords, stemOf, wordsOf, type QueryWord } from './query';

/** A result, and the results that are shown below it, best first. */
export interface Found {
  readonly entry: SearchEntry;
  readonly below: readonly SearchEntry[];
}

/** Finds entries for a query, best first. */
export type Search = (query: string) => Found[];

// These weights were chosen with the questions in `tests/site/search-questions.yaml`: a random search kept the weights
// with which the most answers came first. The weights were then rounded.

/** The weights of an entry's fields. */
const FIELDS = { name: 1.6, text: 1.3, topic: 0.4, words: 1 };

/** The weights of kinds of entries: a rule is more useful than a sentence that it repeats. */
const KINDS: Readonly<Record<string, number>> = {
  rule: 2.5,
  'crystal rule': 2.3,
  'silent point': 1.9,
  section: 0.7,
  page: 0.65,
  scenario: 0.6,
  sentence: 0.5,
  reading: 0.5,
  feature: 0.35,
};

/**
 * The parameters of BM25: the effect of repetition, the effect of a text's length, and the minimum value of a match.
 */
const BM25 = { k: 1.6, b: 0.9, d: 0.5 };

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
  const frequencies = frequenciesOf(entries);
  const byPlace = new Map(entries.map((entry) => [entry.to, entry]));
  const byId = new Map(entries.map((entry) => [comparedId(entry.name), entry]));
  return (query) => {
    const words = queryWords(query);
    const results = index.search(queryFor(words), { boost: FIELDS, bm25: BM25, tokenize: (term) => [term] });
    const scored = results.map((result) => {
      const entry = entries[Number(result.id)]!;
      return { entry, score: result.score * (KINDS[entry.kind] ?? 1) * coverage(result, words, frequencies) };
    });
    return grouped(withId(scored, entryWithId(query, byId)), byPlace);
  };
}

/** An entry with its score for a query. */
interface Scored {
  readonly entry: SearchEntry;
  readonly score: number;
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

/** Returns the number of entries that have each word. */
function frequenciesOf(entries: readonly SearchEntry[]): ReadonlyMap<string, number> {
  const frequencies = new Map<string, number>();
  for (const { name, text, topic = '', words = '' } of entries) {
    const stems = new Set([name, text, topic, words].flatMap(wordsOf).map(stemOf));
    for (const stem of stems) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
  }
  return frequencies;
}

/**
 * Returns the share of a query's words that a result has, so that results with all words come first. A word that occurs
 * in few entries has a higher weight than a word that occurs in many entries.
 */
function coverage(
  { queryTerms }: SearchResult,
  words: readonly QueryWord[],
  frequencies: ReadonlyMap<string, number>,
): number {
  const has = (word: string): boolean => queryTerms.includes(stemOf(word));
  let covered = 0;
  let all = 0;
  for (const { word, same } of words) {
    const weight = 1 / Math.log2(2 + (frequencies.get(stemOf(word)) ?? 0));
    all += weight;
    covered += weight * (has(word) ? 1 : same.some(has) ? SAME_WEIGHT : 0);
  }
  return covered / all;
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

/** Puts the entry whose id is the query before the other entries. */
function withId(scored: readonly Scored[], entry: SearchEntry | undefined): Scored[] {
  return [...(entry ? [{ entry, score: Number.MAX_VALUE }] : []), ...scored];
}

/**
 * The share of the best result below a result that is added to its score. The value was chosen with the questions, too.
 */
const BELOW_SHARE = 0.9;

/**
 * Groups results: scenarios below their rule, members below their class, and sections below the best section of their
 * page.
 */
function grouped(scored: readonly Scored[], byPlace: ReadonlyMap<string, SearchEntry>): Found[] {
  const groups = new Map<
    string,
    { readonly entry: SearchEntry; readonly below: SearchEntry[]; score: number }
  >();
  for (const { entry, score } of [...scored].sort((one, other) => other.score - one.score)) {
    const isOfPage = entry.kind === 'section' || entry.kind === 'page';
    const key = isOfPage ? `${entry.to.replace(/#.*/, '')}#` : (entry.under ?? entry.to);
    const parent = entry.under === undefined ? entry : byPlace.get(entry.under)!;
    const group = groups.get(key) ?? { entry: parent, below: [], score: 0 };
    groups.set(key, group);
    if (parent === group.entry && parent === entry) group.score += score;
    else {
      if (group.below.length === 0 && !isOfPage) group.score += score * BELOW_SHARE;
      group.below.push(entry);
    }
  }
  return [...groups.values()].sort((one, other) => other.score - one.score);
}
