/**
 * Words of questions that do not identify the subject, or only name its kind, such as "argument" in "the argument
 * count".
 */
const STOP_WORDS = new Set(
  (
    'a about after all also an and any are as at be been by can cannot could did do does doing done for from get gets ' +
    'give gives given go goes had has have how i if in into is it its just like look made make makes may me mean means ' +
    'might must my no not of off on one only or our out over shall should so some than that the their them then there ' +
    'these they this those to up upon us use used uses using very want was we were what when where whether which while ' +
    'who whom whose why will with would you your happen happens work works argument arguments function method parameter parameters'
  ).split(' '),
);

/** Words that readers use, each with the corresponding word of the document or the suite. */
const SAME: readonly (readonly [string, string])[] = [
  ['absent', 'missing'],
  ['amount', 'count'],
  ['argument', 'params value option'],
  ['array', 'list'],
  ['baseline', 'known failures'],
  ['begin', 'start'],
  ['change', 'replace'],
  ['choose', 'select'],
  ['class', 'code type'],
  ['code', 'status'],
  ['config', 'configuration'],
  ['crash', 'exit fault'],
  ['culture', 'locale'],
  ['currency', 'number'],
  ['dictionary', 'map'],
  ['directory', 'folder'],
  ['error', 'raise'],
  ['exception', 'error raise'],
  ['exist', 'available'],
  ['extension', 'yml yaml json'],
  ['fail', 'raise'],
  ['fall', 'fallback'],
  ['fill', 'replace value'],
  ['flag', 'option'],
  ['found', 'available'],
  ['hang', 'timeout answer'],
  ['hash', 'map'],
  ['implementation', 'port'],
  ['insert', 'replace'],
  ['interpolate', 'placeholder'],
  ['invalid', 'error parse'],
  ['keyword', 'named'],
  ['kwargs', 'named arguments'],
  ['know', 'available'],
  ['language', 'locale'],
  ['library', 'port'],
  ['namespace', 'scope'],
  ['nothing', 'missing no'],
  ['option', 'argument field'],
  ['own', 'custom'],
  ['parameter', 'params argument placeholder'],
  ['parent', 'fallback'],
  ['pluralization', 'plural'],
  ['pluralize', 'plural'],
  ['prefix', 'scope'],
  ['prerequisite', 'need install'],
  ['quantity', 'count'],
  ['regression', 'known failures'],
  ['replace', 'change'],
  ['rerun', 'again last'],
  ['restore', 'again previously'],
  ['separator', 'delimiter'],
  ['setup', 'install'],
  ['short', 'alias'],
  ['skip', 'known select unsupported'],
  ['specification', 'document'],
  ['strftime', 'directive'],
  ['string', 'text'],
  ['substitute', 'replace'],
  ['substitution', 'replace'],
  ['supported', 'unsupported'],
  ['switch', 'activate'],
  ['test', 'scenario trial'],
  ['thousand', 'group delimiter'],
  ['throw', 'raise'],
  ['twice', 'later again'],
  ['undefined', 'open silent'],
  ['unknown', 'available'],
  ['variable', 'placeholder value argument'],
  ['win', 'precedence'],
  ['wrap', 'block'],
];

/** Returns the words of a text, in the form that the index and queries use. */
export function wordsOf(text: string): string[] {
  // Names of operations and directives contain characters other than letters: `translate!`, `locale=`, `%{count}`,
  // `%^p`.
  const words = text.split(/[^\p{L}\p{N}!=%^_]+/u).filter((word) => /[\p{L}\p{N}%]/u.test(word));
  return words.flatMap((word) => {
    const parts = word.split(/_|(?<=\p{Ll})(?=\p{Lu})/u).filter(Boolean);
    return [word, ...(parts.length > 1 ? parts : [])].map((one) => one.toLowerCase());
  });
}

/** Returns a word without its endings, so that `activates`, `activated` and `activating` become the same word. */
export function stemOf(word: string): string {
  const shorter = word.replace(/(?<=\w{3})(?:ies|y)$/, 'i').replace(/(?<=\w{3})(?:ing|s|ed|e)$/, '');
  return shorter === word ? word : stemOf(shorter);
}

/** A word of a query, and other words with the same meaning. */
export interface QueryWord {
  readonly word: string;
  readonly same: readonly string[];
}

/** Returns the words of a query without stop words. If the query has only stop words, returns all of its words. */
export function queryWords(query: string): QueryWord[] {
  // The space before the sign of a setter is removed, and so is the module before a name, which does not help the
  // search.
  const words = [...new Set(wordsOf(query.replace(/\s+=/g, '=').replace(/\bI18n(?:::|\.)/gi, '')))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map((word) => ({
    word,
    same: SAME_AS.get(stemOf(word)) ?? [],
  }));
}

/** Returns an id in a normal form for comparisons, which is the same for `LOOKUP-01`, `lookup-1` and `Lookup 01`. */
export function comparedId(id: string): string {
  return id
    .toLowerCase()
    .trim()
    .replace(/[\s_-]*0*(\d+)$/, '-$1');
}

const SAME_AS: ReadonlyMap<string, readonly string[]> = new Map(
  SAME.map(([word, others]) => [stemOf(word), wordsOf(others)]),
);
