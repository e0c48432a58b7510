/**
 * The translations that are looked up. A key has three parts, and its text is of one of four kinds: plain, with one
 * variable, with three variables, or a plural.
 */

/** The patterns of dates and times. `contenders/intl.mjs` asks `Intl` for the same in English. */
export const PATTERNS = { date: '%A, %B %-d, %Y', time: '%a, %b %d, %Y, %H:%M:%S' };

export const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');

const KINDS = ['plain', 'one', 'three', 'plural'];
const LOCALES = 'en ru ar fr de es it pt nl sv da fi pl cs tr ja ko zh-CN uk hu'.split(' ');

/** The plural categories of a locale, where they are not `one` and `other`. */
const CATEGORIES = {
  ru: ['one', 'few', 'many', 'other'],
  uk: ['one', 'few', 'many', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

/** The numbers of locales, of sections in each, of groups in a section, and of keys of each kind in a group. */
const SHAPES = {
  small: { locales: 4, sections: 4, groups: 2, keys: 2 },
  large: { locales: 20, sections: 10, groups: 25, keys: 10 },
};

/** Returns a catalog: `small` with 4 locales of 64 keys, or `large` with 20 locales of 10,000 keys. */
export function catalogOf(size) {
  const shape = SHAPES[size];
  const translations = Object.fromEntries(
    LOCALES.slice(0, shape.locales).map((locale) => [locale, { ...textsOf(locale, shape), i18n: I18N_DATA }]),
  );
  // Translations are read from files. Texts that were put together here would be kept in parts, in several places.
  return { shape, translations: JSON.parse(JSON.stringify(translations)) };
}

/** Returns the translations of a chain of three locales, of which only the last one has the texts. */
export function chainOf({ translations }) {
  const own = { of_its_own: 'Hello' };
  return { 'de-AT': own, de: own, en: translations.en };
}

/** Returns the dotted keys of each kind of text. Every locale has the same ones. */
export function keysOf({ shape: { sections, groups, keys } }) {
  const pathsOf = (kind) =>
    numbered('section', sections).flatMap((section) =>
      numbered('group', groups).flatMap((group) =>
        numbered(kind, keys).map((key) => `${section}.${group}.${key}`),
      ),
    );
  return Object.fromEntries(KINDS.map((kind) => [kind, pathsOf(kind)]));
}

function textsOf(locale, { sections, groups, keys }) {
  const groupOf = (path) =>
    mapOf(
      KINDS.flatMap((kind) => numbered(kind, keys)),
      (key) => textOf(key, `${path} ${key}`, locale),
    );
  return mapOf(numbered('section', sections), (section) =>
    mapOf(numbered('group', groups), (group) => groupOf(`${locale} ${section} ${group}`)),
  );
}

function textOf(key, text, locale) {
  const [kind] = key.split('_');
  if (kind === 'one') return `${text}: hello, %{name}!`;
  if (kind === 'three') return `${text}: %{name} went to %{place} with %{amount} bags`;
  if (kind === 'plain') return text;
  return mapOf(
    CATEGORIES[locale] ?? ['one', 'other'],
    (category) => `${text}: %{count} messages (${category})`,
  );
}

function mapOf(keys, valueOf) {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}

function numbered(name, number) {
  return Array.from({ length: number }, (_, index) => `${name}_${index}`);
}

/** The locale data of section 2.5, in English for every locale. The document's week begins on Monday. */
const week = [...DAYS.slice(1), DAYS[0]];
const I18N_DATA = {
  date: {
    formats: { default: PATTERNS.date },
    day_names: week,
    abbr_day_names: week.map((name) => name.slice(0, 3)),
    month_names: MONTHS,
    abbr_month_names: MONTHS.map((name) => name.slice(0, 3)),
  },
  time: { formats: { default: PATTERNS.time }, am: 'am', pm: 'pm' },
  number: { formats: { default: { delimiter: ',', separator: '.', decimal_places: 2, group: 3 } } },
};
