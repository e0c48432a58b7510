import type { Adapter, TranslateParams } from '../../../adapter/contract/adapter';
import type { FloatValue } from '../../../adapter/contract/values';
import { translationsBecome } from '../../changes/loading';
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
import type { Change } from '../../changes/reference-with';
import { nameText, subjectOf } from '../../changes/surfaces';
import { mapMaps } from '../../changes/translations';
import { kwargsBecome, mapValues } from '../../changes/values';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in selecting a plural form, and in filling in the count. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('PLURAL-01', {
    'selects `other` for every count': [
      'The category `other` seems to be for every count.',
      selecting(() => 'other'),
    ],
    'selects `one` for a count that ends in 1': [
      'The rule is that of another language.',
      selecting((count) => (count % 10 === 1 ? 'one' : 'other')),
    ],
    'selects `one` for a count of 1 or 2': [
      'The condition is off by one: it tests for counts below 3 instead of below 2.',
      selecting((count) => (count < 3 ? 'one' : 'other')),
    ],
    'selects `one` for a count of 0': [
      'The category `other` seems to be only for counts above 1.',
      selecting((count) => (count > 1 ? 'other' : 'one')),
    ],
    'selects `two` for a count of 2': [
      'Some languages have a dual.',
      selecting((count) => (count === 1 ? 'one' : count === 2 ? 'two' : 'other')),
    ],
    'selects `few` for small counts': [
      'The rule of the first language in the table is used for all languages.',
      selecting((count) => (count === 1 ? 'one' : count < 5 ? 'few' : 'other')),
    ],
    'selects the forms by their order': [
      'In other formats, the forms are an array that begins with the form for 1.',
      translationsBecome((translations) =>
        mapMaps(translations, (map) => {
          const [first = '', second = ''] = Object.keys(map);
          return 'one' in map && 'other' in map ? { one: map[first]!, other: map[second]! } : map;
        }),
      ),
    ],
    'finds no forms under a nested key': [
      'Forms are looked up only at the top level, where the example has them.',
      losing((key, params) => params.count !== undefined && key.includes('.')),
    ],
    'finds no forms of a Symbol': [
      'The category is appended to the key, which a Symbol does not allow.',
      losing((_, params) => params.count !== undefined && typeof params.key !== 'string'),
    ],
    'uses the forms of the default locale': [
      'The forms are cached by key only, so the first locale determines them.',
      lookups(inDefaultLocale(({ count }) => typeof count === 'number')),
    ],
    'remembers the forms of the first key': [
      'The forms are cached by category only.',
      (reference) => {
        let first: string | undefined;
        return argumentsBecome((params) =>
          params.count === undefined ? params : { ...params, key: (first ??= nameText(params.key)) },
        )(reference);
      },
    ],
    'returns the count when there are no forms': [
      'A number seems better than nothing.',
      findingElse((params) => (typeof params.count === 'number' ? String(params.count) : undefined)),
    ],
    'selects no form for a decimal count': [
      'The author expected only integers as counts.',
      losing((_, params) => 'float' in Object(params.count)),
    ],
    'ignores a count of 0': [
      'Zero is false in many languages.',
      argumentsBecome(({ count, ...params }) => (count ? { ...params, count } : params)),
    ],
    'treats an empty form as missing': [
      'An empty text is treated as no text.',
      losingTexts((text, params) => isCounted(params) && text === ''),
    ],
    'drops the decimals of a count before it selects the form': [
      'A count is expected to be a whole number.',
      selecting(async (count, params, reference) =>
        categoryIn(reference, await reference.locale({ subject: subjectOf(params) }), Math.trunc(count)),
      ),
    ],
  }),
  ...mutantsOf('PLURAL-02', {
    'leaves the placeholder %{count} unchanged': [
      'The count is used only to select the form.',
      counting((count, text) => text.replaceAll(count, '%{count}')),
    ],
    'groups the digits of the count': [
      'Numbers that people read have delimiters.',
      counting((count, text) => text.replaceAll(count, Number(count).toLocaleString('en'))),
    ],
    'writes the count in the way of the active locale': [
      'In some languages, numbers are formatted in the locale unless the author says otherwise.',
      textsBecome(async (text, params, reference) => {
        if (!isCounted(params)) return text;
        const locale = await reference.locale({ subject: subjectOf(params) });
        const count = numberOf(params.count);
        return locale === 'en' ? text : text.replaceAll(String(count), count.toLocaleString(locale));
      }),
    ],
    'writes a decimal count with a comma where the active locale does': [
      'In some languages, a Float is formatted in the locale unless the author says otherwise.',
      textsBecome(async (text, params, reference) => {
        const { float } = Object(params.count) as Partial<FloatValue>;
        const isGerman = (await reference.locale({ subject: subjectOf(params) })) === 'de';
        return isGerman && float !== undefined ? text.replaceAll(float, float.replace('.', ',')) : text;
      }),
    ],
    'ignores named arguments beside a count of 1': [
      'The form `one` is expected to have no placeholders.',
      kwargsBecome((kwargs, { count }) => (count === 1 ? {} : kwargs)),
    ],
    'writes the count for every number': [
      'All values that are numbers are taken for the count.',
      argumentsBecome((params) =>
        isCounted(params) && params.params
          ? {
              ...params,
              params: mapValues(params.params, (value) => (typeof value === 'number' ? params.count : value)),
            }
          : params,
      ),
    ],
    'writes the count as an integer': [
      'The count is converted to an integer before anything else.',
      textsBecome((text, params) => {
        const { float } = Object(params.count) as Partial<FloatValue>;
        return float === undefined ? text : text.replaceAll(float, String(Math.trunc(Number(float))));
      }),
    ],
    'ignores a count of 0 beside `params`': [
      'The overload with params tests the count for truth.',
      argumentsBecome((params) => {
        const { count, ...others } = params;
        return count === 0 && params.params ? others : params;
      }),
    ],
    'replaces %{count} only when there are no other values': [
      'The values in `params` replace the count, instead of being added to it.',
      counting((count, text, { params }) => (params ? text.replaceAll(count, '%{count}') : text)),
    ],
    'appends the count to a form without the placeholder': [
      'A form that does not show the count looks like a mistake.',
      counting((count, text) => (text.includes(count) || text.length > 4 ? text : `${count} ${text}`)),
    ],
    'ignores other values when there is a count': [
      'The count replaces `params`, instead of being added to it.',
      argumentsBecome((params) => (params.count === undefined ? params : { ...params, params: null })),
    ],
    'replaces other notations of the count': [
      'Other libraries write :count, {count} or #.',
      counting((count, text) => text.replace(/(?<![%{<(]|%\{):?(?:\{\{?count\}?\}|#|:count)/g, count)),
    ],
    'replaces notations of printf': [
      'The text is passed to printf, with the count.',
      counting((count, text) => text.replaceAll('%<count>s', count)),
    ],
    'replaces %d with the count': [
      'The text is passed to printf, with the count.',
      counting((count, text) => text.replaceAll('%d', count)),
    ],
    'drops a percent sign before the placeholder': [
      'Two percent signs are an escape in other libraries.',
      counting((count, text) => text.replaceAll(`%${count}`, count)),
    ],
    'leaves %{count} unchanged where the params are empty': [
      'The count is added to the params only if there are none.',
      lookups((lookup, reference) => async (params) => {
        const isEmpty = params.params && Object.keys(params.params).length === 0;
        return isCounted(params) && isEmpty ? unfilledForm(lookup, reference, params) : lookup(params);
      }),
    ],
    'writes a large count with the digits of a 32-bit float': [
      'All counts are stored as floats of 32 bits.',
      argumentsBecome(({ count, ...params }) =>
        typeof count === 'number'
          ? { ...params, count: Math.min(Math.fround(count), 2147483520) }
          : { ...params, ...(count && { count }) },
      ),
    ],
  }),
];

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
