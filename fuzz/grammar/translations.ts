import * as fc from 'fast-check';
import type { TranslationLeaf, TranslationMap, Translations } from '../../adapter/contract/values';
import type { Level } from '../../suite/read';
import { isMap, joinedTranslations } from '../model/scenario-state';
import { localizationData } from './localization-data';
import { LOCALES } from './phrases';

/** A text in which `@` stands for its path and its locale, so that texts from different places differ. */
const TEXTS = [
  ...['@', '@, %{name}!', '%{name}, @', '%{name} and %{name} and %{name}: @', '%{last}, %{first}: @'],
  ...['%{first}%{last} @', '%{name} in %{place}, @', '%{name} %{name_two} %{names} %{surname} @'],
  ...['%{locale} in %{scope} or %{default}, @', '%%{name}, %<name>s, :name and {{name}}: @'],
  ...['100% %{name} %d % { % @', '100% of %s %d @', '{name} #{name} $name ${name} @'],
  ...['<b>&amp;</b> \\0 $& "@"', '¡@! 你好 👋', '  @\n\n  second  ', '', 'greeting', 'en.nowhere'],
];

/** Texts of plural forms. The place includes the form, and `%{count}` occurs in different positions. */
const FORMS = [
  ...['@', '%{count} @', 'many', '@: %{count} of %{count}', '%{name} has %{count} @'],
  '%{name} has %{count} @ in %{place}',
];

/** Leaves that are not texts (SILENT-10), and texts with placeholders that have no value. */
const ODD_LEAVES = [42, true, false, null, ['first of @', 'second of @'], '%{unknown} @ %{count}'];

/** Nested maps, before the paths and the locale are filled in. */
type Templates = TranslationMap;

/**
 * Translations with few different keys, so that locales often share keys and lookups often find a text. A key nearly
 * always holds the same kind of value.
 */
export function translations(level: Level, fixtures: Translations): fc.Arbitrary<Translations> {
  const map = fc.record(topEntries(level), { requiredKeys: [] }) as fc.Arbitrary<Templates>;
  const localeMap = (locale: string): fc.Arbitrary<TranslationMap> =>
    fc
      .tuple(map, fc.option(localizationData(level, fixtures, locale), { nil: undefined, freq: 2 }))
      .map(([templates, i18n]) => ({ ...placed(templates, [], locale), ...(i18n && { i18n }) }))
      .map((made) => unlessEmpty(made, leastMap(locale)));
  const locales = Object.fromEntries(LOCALES[level].map((locale) => [locale, localeMap(locale)]));
  return fc.record(locales, { requiredKeys: [] }).map((made) => unlessEmpty(made as Translations, LEAST));
}

/**
 * A few texts and plural forms at the top level of one or two locales. These translations seldom have a key in common
 * with others.
 */
export function fewTranslations(level: Level): fc.Arbitrary<Translations> {
  const entries = Object.entries(topEntries(level)).map(([key, entry]) =>
    fc
      .tuple(fc.constantFrom(...LOCALES[level]), entry)
      .map(([locale, value]): Translations => ({ [locale]: placed({ [key]: value }, [], locale) })),
  );
  return fc
    .array(fc.oneof(...entries), { maxLength: 3 })
    .map((drawn) => unlessEmpty(joinedTranslations(drawn), LEAST));
}

/** A single text that replaces empty translations, so that shrinking can remove everything else. */
const LEAST: Translations = { en: leastMap('en') };

function leastMap(locale: string): TranslationMap {
  return placed({ greeting: '@' }, [], locale);
}

function unlessEmpty<Map extends object>(map: Map, least: Map): Map {
  return Object.keys(map).length > 0 ? map : least;
}

/** The kinds of values at each key at the top level of a locale. */
function topEntries(level: Level): { readonly [key: string]: fc.Arbitrary<TranslationLeaf | Templates> } {
  const leaf = fc.constantFrom<TranslationLeaf>(...TEXTS, ...(level === 'crystal' ? ODD_LEAVES : []));
  const group = pluralGroup(level);
  const username = some({ blank: leaf, message: leaf, error: some({ blank: leaf }) });
  return {
    greeting: leaf,
    farewell: leaf,
    simple: leaf,
    blank: leaf,
    errors: leaf,
    error: some({ blank: leaf, username }),
    username: some({ blank: leaf, error: some({ blank: leaf }) }),
    menu: some({ open: leaf, file: some({ open: leaf, close: leaf }) }),
    items: group,
    users: group,
    message: fc.oneof(
      leaf,
      group,
      some({ greeting: leaf, items: group, username: some({ items: group, blank: leaf }) }),
    ),
  };
}

function pluralGroup(level: Level): fc.Arbitrary<Templates> {
  const form = fc.constantFrom(...FORMS);
  if (level === 'crystal')
    return some({ zero: form, one: form, two: form, few: form, many: form, other: form });
  return fc
    .tuple(fc.record({ one: form, other: form }), fc.boolean())
    .map(([{ one, other }, isTurned]) => (isTurned ? { other, one } : { one, other }));
}

/** A map with at least one of these keys. */
function some(keys: {
  readonly [key: string]: fc.Arbitrary<TranslationLeaf | Templates>;
}): fc.Arbitrary<Templates> {
  return fc
    .record(keys, { requiredKeys: [] })
    .filter((made) => Object.keys(made).length > 0) as fc.Arbitrary<Templates>;
}

/** Fills in the path and the locale of each text. */
function placed(map: Templates, path: readonly string[], locale: string): TranslationMap {
  const entries = Object.entries(map).map(([key, value]): [string, TranslationLeaf | TranslationMap] => {
    const place = [...path, key];
    if (isMap(value)) return [key, placed(value, place, locale)];
    const fill = (text: string): string => text.replace('@', () => `${place.join('.')} in ${locale}`);
    if (Array.isArray(value)) return [key, value.map(fill)];
    return [key, typeof value === 'string' ? fill(value) : value];
  });
  return Object.fromEntries(entries);
}
