import { OperationError } from '../../adapter/contract/errors';
import * as numbers from '../../reference/localization/number-format';
import type { Change } from '../changes/changing';
import { inLocale } from '../changes/locales';
import { found, localizations } from '../changes/lookups';
import { overriding } from '../changes/overriding';
import { BySubject, defaultLocaleOf, textOf } from '../changes/surfaces';
import { mutant, type Mutant } from './mutant';

/** Mistakes in the choice of a number format. */
export const chosenNumberFormats: readonly Mutant[] = [
  mutant(
    'NUMBER-04',
    'ignores the name',
    'The default format is what the first test needs.',
    numbersBecome(
      (localize) =>
        ({ format: _, ...params }) =>
          localize(params),
    ),
  ),
  mutant(
    'NUMBER-04',
    'knows a format by Symbol alone',
    'A String is a pattern, as for dates.',
    numbersBecome(
      (localize) =>
        ({ format, ...params }) =>
          localize(typeof format === 'string' ? params : { ...params, ...(format && { format }) }),
    ),
  ),
  mutant(
    'NUMBER-04',
    'a named format stays',
    'The format is set on the formatter, which is kept.',
    (reference) => {
      const named = new BySubject<{ readonly symbol: string }>();
      return numbersBecome((localize) => (params) => {
        if (typeof params.format === 'object') named.set(params, params.format);
        const format = params.format ?? named.get(params);
        return localize(format === undefined ? params : { ...params, format });
      })(reference);
    },
  ),
  mutant(
    'NUMBER-04',
    'has the decimal places of the default format',
    'The number is rounded before the format is looked up.',
    overriding(numbers, {
      numberFormatOf: (original) => (name, find) => ({
        ...original(name, find),
        decimalPlaces: original('default', find).decimalPlaces,
      }),
    }),
  ),
  mutant(
    'NUMBER-04',
    'has the delimiter of the default format',
    'The fields are read one by one, and one of them from the wrong map.',
    overriding(numbers, {
      numberFormatOf: (original) => (name, find) => ({
        ...original(name, find),
        delimiter: original('default', find).delimiter,
      }),
    }),
  ),
  mutant(
    'NUMBER-04',
    'the default format by its name is another one',
    'The word default is taken for the first format of the map.',
    numbersBecome(
      (localize) => (params) =>
        params.format !== undefined && textOf(params.format) === 'default'
          ? localize({ ...params, format: 'custom' })
          : localize(params),
    ),
  ),
  mutant(
    'NUMBER-05',
    'has the formats of the default locale',
    'Formats are read when the catalog is built.',
    numbersBecome(
      (localize, reference) => async (params) =>
        inLocale(reference, params, await defaultLocaleOf(reference, params), () => localize(params)),
    ),
  ),
  mutant(
    'NUMBER-05',
    'has the named formats of the default locale',
    'Custom formats are the business of an application, not of a language.',
    numbersBecome((localize, reference) => async (params) => {
      if (params.format === undefined || textOf(params.format) === 'default') return localize(params);
      return inLocale(reference, params, await defaultLocaleOf(reference, params), () => localize(params));
    }),
  ),
  mutant(
    'NUMBER-05',
    'has a comma in every locale but English',
    'Formats are guessed from the language, and the data is not read.',
    numbersBecome((localize, reference) => async (params) => {
      const text = await localize(params);
      return (await reference.locale(params)) === 'fr' ? text.replaceAll(' ', '.') : text;
    }),
  ),
  mutant(
    'NUMBER-06',
    'needs the date data besides',
    'The localization data is checked as a whole.',
    requiring('i18n.date.formats.default'),
  ),
  mutant(
    'NUMBER-06',
    'needs the time data besides',
    'The localization data is checked as a whole.',
    requiring('i18n.time.am'),
  ),
  mutant(
    'NUMBER-06',
    'needs a custom format besides',
    'The formats are read into a record with a field for each name.',
    requiring('i18n.number.formats.custom.separator'),
  ),
];

type Localizer = Parameters<typeof localizations>[0];

/** Changes the localization of numbers alone. */
function numbersBecome(change: Localizer): Change {
  return localizations((localize, reference) => {
    const changed = change(localize, reference);
    return (params) =>
      'integer' in params.object || 'float' in params.object ? changed(params) : localize(params);
  });
}

/** Numbers cannot be localized where a path of the locale's data leads to nothing. */
function requiring(path: string): Change {
  return numbersBecome((localize, reference) => async (params) => {
    if ((await found(reference, { ...params, key: path })) !== undefined) return localize(params);
    throw new OperationError(3, 'KeyError', `missing hash key: ${path}`);
  });
}
