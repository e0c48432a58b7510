import { type Adapter, type TranslateParams } from '../../../adapter/contract/adapter';
import { type FloatValue, type TranslationMap } from '../../../adapter/contract/values';
import { injectedBecome, translationsBecome } from '../../changes/loading';
import { inDefaultLocale } from '../../changes/locales';
import {
  argumentsBecome,
  findingElse,
  lookups,
  losing,
  textsBecome,
  type Translate,
  losingTexts,
} from '../../changes/lookups';
import { categoryIn, isCounted, numberOf, selecting, type CountedParams } from '../../changes/plurals';
import { type Change } from '../../changes/reference-with';
import { nameText, subjectOf } from '../../changes/surfaces';
import { mapMaps } from '../../changes/translations';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in selecting a plural form, and in filling in the count. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('PLURAL-01', {
    'selects `other` for every count': selecting(() => 'other'),
    'selects `one` for a count that ends in 1': selecting((count) => (count % 10 === 1 ? 'one' : 'other')),
    'selects `one` for a count of 1 or 2': selecting((count) => (count < 3 ? 'one' : 'other')),
    'selects `one` for a count of 0': selecting((count) => (count > 1 ? 'other' : 'one')),
    'selects `two` for a count of 2': selecting((count) =>
      count === 1 ? 'one' : count === 2 ? 'two' : 'other',
    ),
    'selects `few` for small counts': selecting((count) =>
      count === 1 ? 'one' : count < 5 ? 'few' : 'other',
    ),
    'selects the forms by their order': translationsBecome((translations) =>
      mapMaps(translations, (map) => {
        const [first = '', second = ''] = Object.keys(map);
        return 'one' in map && 'other' in map ? { one: map[first]!, other: map[second]! } : map;
      }),
    ),
    'finds no forms in a map below one with forms': losing(
      (key, params) => params.count !== undefined && key.endsWith('.more'),
    ),
    'finds no forms in a map with other forms below it': losing(
      (key, params) => params.count !== undefined && key === 'pages',
    ),
    'finds no forms under a nested key': losing(
      (key, params) => params.count !== undefined && key.includes('.'),
    ),
    'uses the forms of the default locale': lookups(
      inDefaultLocale(({ count }) => typeof count === 'number'),
    ),
    'uses the plural forms of the first key for every key': (reference) => {
      let first: string | undefined;
      return argumentsBecome((params) =>
        params.count === undefined ? params : { ...params, key: (first ??= nameText(params.key)) },
      )(reference);
    },
    'returns the count when there are no forms': findingElse((params) =>
      typeof params.count === 'number' ? String(params.count) : undefined,
    ),
    'selects no form for a decimal count': losing((_, params) => 'float' in Object(params.count)),
    'ignores a count of 0': argumentsBecome(({ count, ...params }) =>
      count ? { ...params, count } : params,
    ),
    'treats an empty form as missing': losingTexts((text, params) => isCounted(params) && text === ''),
    'drops the decimals of a count before it selects the form': selecting(async (count, params, reference) =>
      categoryIn(reference, await reference.locale({ subject: subjectOf(params) }), Math.trunc(count)),
    ),
  }),
  ...mutantsOf('PLURAL-02', {
    'leaves the placeholder %{count} unchanged': counting((count, text) =>
      text.replaceAll(count, '%{count}'),
    ),
    'groups the digits of the count': counting((count, text) =>
      text.replaceAll(count, Number(count).toLocaleString('en')),
    ),
    'writes the count in the way of the active locale': textsBecome(async (text, params, reference) => {
      if (!isCounted(params)) return text;
      const locale = await reference.locale({ subject: subjectOf(params) });
      const count = numberOf(params.count);
      return locale === 'en' ? text : text.replaceAll(String(count), count.toLocaleString(locale));
    }),
    'writes a decimal count with a comma where the active locale does': textsBecome(
      async (text, params, reference) => {
        const { float } = Object(params.count) as Partial<FloatValue>;
        const isGerman = (await reference.locale({ subject: subjectOf(params) })) === 'de';
        return isGerman && float !== undefined ? text.replaceAll(float, float.replace('.', ',')) : text;
      },
    ),
    'writes the count as an integer': textsBecome((text, params) => {
      const { float } = Object(params.count) as Partial<FloatValue>;
      return float === undefined ? text : text.replaceAll(float, String(Math.trunc(Number(float))));
    }),
    'replaces every placeholder whose name begins with count': beforeFilling(/%\{count\w+\}/g),
    'replaces every placeholder whose name ends in count': beforeFilling(/%\{\w+count\}/g),
    'ignores a count of 0 beside `params`': argumentsBecome((params) => {
      const { count, ...others } = params;
      return count === 0 && params.params ? others : params;
    }),
    'replaces %{count} only when there are no other values': counting((count, text, { params }) =>
      params ? text.replaceAll(count, '%{count}') : text,
    ),
    'appends the count to a form without the placeholder': counting((count, text) =>
      text.includes(count) || text.length > 4 ? text : `${count} ${text}`,
    ),
    'ignores other values when there is a count': argumentsBecome((params) =>
      params.count === undefined ? params : { ...params, params: null },
    ),
    'leaves %{count} unchanged where the params are empty': lookups((lookup, reference) => async (params) => {
      const isEmpty = params.params && Object.keys(params.params).length === 0;
      return isCounted(params) && isEmpty ? unfilledForm(lookup, reference, params) : lookup(params);
    }),
  }),
];

/** Fills some placeholders of plural forms with the count, before the others are filled. */
function beforeFilling(placeholders: RegExp): Change {
  return injectedBecome((translations) =>
    mapMaps(translations, (map) =>
      'one' in map && 'other' in map
        ? mapTextsOf(map, (text) => text.replace(placeholders, '%{count}'))
        : map,
    ),
  );
}

function mapTextsOf(map: TranslationMap, change: (text: string) => string): TranslationMap {
  return Object.fromEntries(
    Object.entries(map).map(([key, value]) => [key, typeof value === 'string' ? change(value) : value]),
  );
}

/** Changes the text that a lookup with an integer count gives. */
function counting(change: (count: string, text: string, params: TranslateParams) => string): Change {
  return textsBecome((text, params) =>
    typeof params.count === 'number' ? change(String(params.count), text, params) : text,
  );
}

/** Looks up the form for a count, and leaves %{count} in it unchanged. */
async function unfilledForm(
  lookup: Translate,
  reference: Adapter,
  { count, ...params }: CountedParams,
): Promise<string> {
  const locale = await reference.locale({ subject: subjectOf(params) });
  const category = await categoryIn(reference, locale, count);
  return lookup({ ...params, key: `${nameText(params.key)}.${category}` });
}
