import type { SearchOptions } from 'minisearch';

/** Words of questions that say nothing about what is asked. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be but by can could do does for from get instead than got has have how i if in into is it its many me my ' +
    'not of on one or should so some that the their then there this to was what when where which who why will with you your'
  ).split(' '),
);

/** Words of porters, and the words of the suite for the same. */
const SYNONYMS = new Map(
  `
    absent = missing lacks; am = morning; baseline = known failures; ci = github gitlab; clear = replace; code =
    status; culture = locale; custom = pattern named; delimiter = group; dictionary = map hash; difference =
    same; digits = decimals group; directory = folder; escape = unchanged; exception = error raise; exist =
    available; existing = earlier later; extension = yml yaml json files; fail = raise error; fallback =
    fallbacks chain; fill = replace value; formatting = localize; hash = map; hour = hours; items = count;
    keyword = named; language = languages; merge = later; missing = found; month = months; more = several all;
    nil = null; no = lacks; nothing = until; null = nil; object = map hash; overwrite = later again replaced;
    percent = placeholder directive; pm = afternoon; port = library; prerequisites = install need; rerun = last
    failed; reset = replace; setup = install; specification = document; string = text; subfolder = nested
    folders; substitution = replace; supported = lacks unsupported; switch = activate; thousands = group
    delimiter; throw = raise; timezone = offset zone; tuple = date; twice = again each; undefined = silent open;
    unknown = available; variable = placeholder; zone = offset
  `
    .split(';')
    .map((entry) => entry.split('=').map((part) => part.trim()) as [string, string]),
);

/** An operation or another name in code, which punctuation would divide into words. */
const NAME = /\b[a-z]+(?:_[a-z]+)+\b[!=]?|\b[a-z]+[!=](?=\s|$|\W)/gi;

/** Returns the names in a text as words: `withlocale` for `with_locale`, and `translatebang` for `translate!`. */
export function namesIn(text: string): string[] {
  return (text.match(NAME) ?? []).map((name) =>
    name.replaceAll('_', '').replace('!', 'bang').replace('=', 'set'),
  );
}

/** Returns the words for which a word of a question stands. */
function processTerm(term: string): string[] | null {
  const word = term.toLowerCase();
  if (STOP_WORDS.has(word)) return null;
  const stem = word.replace(/(?:ing|e?d|e?s)$/, '');
  const others = SYNONYMS.get(word) ?? SYNONYMS.get(stem) ?? SYNONYMS.get(`${stem}e`) ?? '';
  return [
    word.padStart(/^\d$/.test(word) ? 2 : 0, '0'),
    ...(stem.length > 3 && stem !== word ? [stem] : []),
    ...others.split(' ').filter(Boolean),
  ];
}

/** The settings of the search: readers ask in whole sentences, in words of their own. */
export const SEARCH: SearchOptions = {
  fuzzy: (term) => (term.length > 5 ? 0.2 : false),
  prefix: (term) => term.length > 2,
  boost: { title: 4, titles: 1, text: 1.5 },
  tokenize: (text) => [
    ...text
      .replace(NAME, ' ')
      .split(/[\s\p{P}]+/u)
      .filter(Boolean),
    ...namesIn(text),
  ],
  processTerm,
  boostDocument: (id: string) =>
    /\/(?:ports|original)/.test(id) ? 0.4 : /\/(?:rules|silent)\//.test(id) ? 1.3 : 1,
};
