import * as fc from 'fast-check';
import type { TranslationLeaf, TranslationMap, Translations } from '../../adapter/contract/values';
import type { Level } from '../../suite';
import { joinedTranslations } from '../model/translation-maps';
import { LOCALES } from './locales';
import { localizationData } from './localization-data';
import { formText, text, type TextTemplate } from './texts';

/** Nested maps of text templates, before the paths are filled in. */
interface TextTemplateMap {
  readonly [key: string]: TextTemplate | TextTemplateMap;
}

/**
 * Translations with few different keys, so that locales often share keys and lookups often find a text. A key nearly
 * always holds the same kind of value.
 */
export function translations(level: Level, fixtures: Translations): fc.Arbitrary<Translations> {
  const map = fc.record(topEntries(level), { requiredKeys: [] }) as fc.Arbitrary<TextTemplateMap>;
  const locales = Object.fromEntries(
    LOCALES[level].map((locale) => [
      locale,
      localeMap(map, locale, localizationData(level, fixtures, locale)),
    ]),
  );
  return fc.record(locales, { requiredKeys: [] }).map((made) => unlessEmpty(made as Translations, LEAST));
}

/**
 * A few texts and plural forms at the top level of one or two locales. These translations seldom have a key in common
 * with others.
 */
export function fewTranslations(level: Level): fc.Arbitrary<Translations> {
  const entries = Object.entries(topEntries(level)).map(([key, entry]) =>
    fc.tuple(fc.constantFrom(...LOCALES[level]), fc.constant(key), entry),
  );
  return fc
    .array(fc.oneof(...entries), { maxLength: 3 })
    .map((drawn) =>
      joinedTranslations(
        drawn.map(([locale, key, value]) => ({ [locale]: placed({ [key]: value }, [], locale) })),
      ),
    )
    .map((made) => unlessEmpty(made, LEAST));
}

function localeMap(
  map: fc.Arbitrary<TextTemplateMap>,
  locale: string,
  data: fc.Arbitrary<TranslationMap>,
): fc.Arbitrary<TranslationMap> {
  return fc
    .tuple(map, fc.option(data, { nil: undefined, freq: 2 }))
    .map(([templates, i18n]) => ({ ...placed(templates, [], locale), ...(i18n && { i18n }) }))
    .map((made) => unlessEmpty(made, leastMap(locale)));
}

/** A single text that replaces empty translations, so that shrinking can remove everything else. */
const LEAST: Translations = { en: leastMap('en') };

function leastMap(locale: string): TranslationMap {
  return placed({ greeting: (place) => place }, [], locale);
}

function unlessEmpty<Map extends object>(map: Map, least: Map): Map {
  return Object.keys(map).length > 0 ? map : least;
}

function topEntries(level: Level): { readonly [key: string]: fc.Arbitrary<TextTemplate | TextTemplateMap> } {
  const leaf = text(level);
  const group = pluralGroup(level);
  return {
    greeting: leaf,
    farewell: leaf,
    simple: leaf,
    blank: leaf,
    errors: leaf,
    error: some({
      blank: leaf,
      username: some({ blank: leaf, message: leaf, error: some({ blank: leaf }) }),
    }),
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

function pluralGroup(level: Level): fc.Arbitrary<TextTemplateMap> {
  const form = formText();
  if (level === 'crystal')
    return some({ zero: form, one: form, two: form, few: form, many: form, other: form });
  return fc
    .tuple(fc.record({ one: form, other: form }), fc.boolean())
    .map(([{ one, other }, isTurned]) => (isTurned ? { other, one } : { one, other }));
}

/** A map with at least one of these keys. */
function some(keys: {
  readonly [key: string]: fc.Arbitrary<TextTemplate | TextTemplateMap>;
}): fc.Arbitrary<TextTemplateMap> {
  return fc
    .record(keys, { requiredKeys: [] })
    .filter((made) => Object.keys(made).length > 0) as fc.Arbitrary<TextTemplateMap>;
}

function placed(map: TextTemplateMap, path: readonly string[], locale: string): TranslationMap {
  return Object.fromEntries(
    Object.entries(map).map(([key, value]): [string, TranslationLeaf | TranslationMap] => {
      const place = [...path, key];
      return [
        key,
        typeof value === 'function' ? value(`${place.join('.')} in ${locale}`) : placed(value, place, locale),
      ];
    }),
  );
}
