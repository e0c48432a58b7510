/** The patterns of dates and times, and the options with which `Intl` writes the same in English. */
export const PATTERNS = { date: '%m/%d/%Y', time: '%m/%d/%Y, %H:%M:%S' };
const DAY = { month: '2-digit', day: '2-digit', year: 'numeric' };
export const INTL = {
  number: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  date: DAY,
  time: { ...DAY, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
};
const NUMBER = { delimiter: ',', separator: '.', decimal_places: 2, group: 3 };
const I18N_DATA = {
  date: { formats: { default: PATTERNS.date } },
  time: { formats: { default: PATTERNS.time } },
  number: { formats: { default: NUMBER } },
};
/** The kinds of texts: plain, with one variable, with three variables, and plural forms. */
export const KINDS = ['plain', 'one', 'three', 'plural'];
const LOCALES = 'en ru ar fr de es it pt nl sv da fi pl cs tr ja ko zh-CN uk hu'.split(' ');
/** The numbers of locales, of sections in each, of groups in a section, and of keys of each kind in a group. */
const SHAPES = { small: [4, 4, 2, 2], large: [20, 10, 25, 10] };

/** Returns translations by locale: 4 locales of 64 keys if the size is `small`, 20 of 10,000 if it is `large`. */
export function translationsOf(size) {
  const [locales, ...numbers] = SHAPES[size];
  const textsOf = (locale) => ({ ...sectionsOf(locale, numbers), i18n: I18N_DATA });
  const translations = mapOf(LOCALES.slice(0, locales), textsOf);
  // Translations are read from files. Texts that were put together here would be kept in parts, in several places.
  return JSON.parse(JSON.stringify(translations));
}

/** Yields the dotted path of each key, and its text, or the texts of its plural forms by category. */
export function* keysAndTexts({ i18n: _, ...texts }, prefix = '') {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string' || key.startsWith('plural_')) yield [`${prefix}${key}`, value];
    else yield* keysAndTexts(value, `${prefix}${key}.`);
  }
}

function sectionsOf(locale, [sections, groups, keys]) {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const names = KINDS.flatMap((kind) => numbered(kind, keys));
  return mapOf(numbered('section', sections), (section) =>
    mapOf(numbered('group', groups), (group) =>
      mapOf(names, (key) => textOf(key, `${locale} ${section} ${group} ${key}`, pluralCategories)),
    ),
  );
}

function textOf(key, text, categories) {
  const [kind] = key.split('_');
  if (kind === 'plain') return text;
  if (kind === 'one') return `${text}: hello, %{name}!`;
  if (kind === 'three') return `${text}: %{name} went to %{place} with %{amount} bags`;
  return mapOf(categories, (category) => `${text}: %{count} messages (${category})`);
}

function mapOf(keys, valueOf) {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}

function numbered(name, number) {
  return Array.from({ length: number }, (_, index) => `${name}_${index}`);
}
