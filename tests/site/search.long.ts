import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { load } from 'js-yaml';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { SearchEntry } from '../../site/search/entry';
import { createSearch, type Search } from '../../site/search/search-index';
import { PAGES } from './served-site';

/** The number of results among which the answer must be. */
const FIRST = 3;

/** Questions that the search does not answer yet. */
const UNANSWERED = ['percent sign in a translation', 'count is a float'];

/** The places that answer each question. */
const QUESTIONS = load(
  readFileSync(join(PACKAGE_ROOT, 'tests/site/search-questions.yaml'), 'utf8'),
) as Readonly<Record<string, string>>;

describe('the search of the site', () => {
  let search: Search;
  before(() => {
    const script = readFileSync(join(PAGES, 'assets/search-data.js'), 'utf8');
    const entries = script.slice('globalThis.searchEntries='.length, script.lastIndexOf(';'));
    search = createSearch(JSON.parse(entries) as SearchEntry[]);
  });
  const placesFor = (query: string): string[] => search(query).found.map(({ entry }) => entry.to);

  const firstFor = (query: string): string[] =>
    search(query)
      .found.slice(0, FIRST)
      .flatMap(({ entry, below }) => [entry, ...below.slice(0, 3)].map(({ to }) => to));

  test('answers questions among its first results', () => {
    const missed = Object.entries(QUESTIONS).filter(([question, places]) => {
      const first = firstFor(question);
      return !places.split(' ').some((place) => first.includes(place));
    });
    assert.deepEqual(
      missed.map(([question]) => question),
      UNANSWERED,
    );
  });

  test('shows places with all words before places with some of them, and says which words they have', () => {
    const { found, stems } = search('rounding half');
    const loose = found.findIndex(({ hasAll }) => !hasAll);
    assert.ok(loose > 0);
    assert.ok(found.slice(loose).every(({ hasAll }) => !hasAll));
    assert.ok(stems.has('round'));
    assert.ok(search('purple elephants locale').found.every(({ hasAll }) => !hasAll));
  });

  test('shows scenarios below their rule, and the rule even if only a scenario has the words', () => {
    const { found } = search('Guten Tag');
    const scenarios = found.flatMap(({ entry, below }) => below.map((one) => ({ ...one, parent: entry })));
    const greetings = scenarios.filter(
      ({ kind, words = '' }) => kind === 'scenario' && /\bGuten\b/.test(words),
    );
    assert.ok(greetings.length > 0);
    assert.ok(greetings.every(({ under, parent }) => under === parent.to && parent.to.startsWith('rules/')));
    assert.ok(search('missing').found.every(({ entry }) => entry.kind !== 'scenario'));
  });

  test('finds ids that are written otherwise', () => {
    for (const id of ['LOOKUP-1', 'lookup 01', 'lookup-01', 'Lookup1', 'lookup01']) {
      assert.equal(placesFor(id)[0], 'rules/LOOKUP-01.html', id);
    }
    assert.equal(placesFor('contradiction 1')[0], 'original.html#CONTRADICTION-1');
    assert.equal(placesFor('LOKUP-01')[0], 'rules/LOOKUP-01.html');
  });

  test('finds something for any word, and nothing for words that no page has', () => {
    assert.ok(placesFor('what is xyzzy about missing quux').includes('rules/MISSING-01.html'));
    assert.deepEqual(placesFor('qqqqqqqq wwwwwwww'), []);
    assert.deepEqual(placesFor('  ?! '), []);
  });
});
