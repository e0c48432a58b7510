import { OperationError } from '../../../../adapter/contract/errors';
import type { Name } from '../../../../adapter/contract/values';
import { injectionsBecome, replacingData } from '../../../changes/injections';
import { inFirstFormats, inFirstLocales } from '../../../changes/keeping';
import { inDefaultLocale, inFirstLocale, inLocale } from '../../../changes/locales';
import { injectedBecome } from '../../../changes/loading';
import { found, withFormat, type LocalizationChange } from '../../../changes/lookups';
import { localizingNumbers, numberFormatsBecome } from '../../../changes/numbers';
import type { Change } from '../../../changes/reference-with';
import {
  BySubject,
  defaultLocaleOf,
  inCatalogs,
  inModule,
  nameText,
  subjectOf,
} from '../../../changes/surfaces';
import { mapLocales, mapMaps } from '../../../changes/translations';
import { mutantsOf, type Mutant } from '../../mutant';

/** Mistakes in the choice of a number format. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('NUMBER-04', {
    'ignores the name of the format': [
      'The first test needs only the default format.',
      localizingNumbers(withFormat(() => undefined)),
    ],
    'ignores what is injected below a key that a locale already has': [
      'Only the keys directly below a locale are merged, and the earlier ones are kept.',
      injectionsBecome((earlier, later) => ({
        ...earlier,
        ...mapLocales(later, (map, locale) => ({ ...map, ...earlier[locale] })),
      })),
    ],
    'accepts a format only as a Symbol': [
      'A String is treated as a pattern, as for dates.',
      localizingNumbers(withFormat((format) => (typeof format === 'string' ? undefined : format))),
    ],
    'keeps a named format for later localizations': [
      'The format is set on a formatter that is reused.',
      (reference) => {
        const named = new BySubject<{ readonly symbol: string }>();
        return localizingNumbers((localize) => (params) => {
          if (typeof params.format === 'object') named.set(params, params.format);
          const format = params.format ?? named.get(params);
          return localize(format === undefined ? params : { ...params, format });
        })(reference);
      },
    ],
    'uses the first named format for every other name': [
      'There is one cache for the default format, and one for a custom format.',
      (reference) => {
        const first = new BySubject<Name>();
        return localizingNumbers((localize) => (params) => {
          if (params.format === undefined || nameText(params.format) === 'default') return localize(params);
          const format = first.get(params) ?? params.format;
          first.set(params, format);
          return localize({ ...params, format });
        })(reference);
      },
    ],
    'drops the minus sign of a number between -1 and 0': [
      'The sign is that of the integer part, which is 0.',
      localizingNumbers(
        (localize) => async (params) =>
          params.format === undefined ? localize(params) : (await localize(params)).replace(/^-(?=0\D)/, ''),
      ),
    ],
    'uses the delimiter of the default format': [
      'The fields are read one by one, one of them from the wrong map.',
      numberFormatsBecome(async (format, _, read) => {
        const { delimiter } = (await read('default')).format;
        return { ...format, delimiter };
      }),
    ],
    'uses the format `custom` when `default` is named': [
      'The default format is taken to be the first one in the map.',
      localizingNumbers(
        withFormat((format) => (format && nameText(format) === 'default' ? 'custom' : format)),
      ),
    ],
    'uses the separator of the default format when the separator is empty': [
      'An empty String is false in many languages.',
      numberFormatsBecome(async (format, _, read) => {
        const { separator } = (await read('default')).format;
        return { ...format, separator: format.separator || separator };
      }),
    ],
    'ignores formats that are injected after the first localization': [
      'The formats of a locale are read only once.',
      (reference) =>
        localizingNumbers(inFirstFormats((name) => `number.formats.${name}.separator`))(reference),
    ],
    'uses the default format when the name of a format has other characters than letters': [
      'Names of formats are expected to be Symbols of one word.',
      localizingNumbers(
        withFormat((format) => (format && /^[a-z]+$/.test(nameText(format)) ? format : undefined)),
      ),
    ],
    'reads the fields of a format by their order': [
      'The values of the map are read as a list.',
      injectedBecome((translations) =>
        mapMaps(translations, (map) =>
          'separator' in map && Object.keys(map).length === FIELDS.length
            ? Object.fromEntries(Object.values(map).map((value, index) => [FIELDS[index] ?? '', value]))
            : map,
        ),
      ),
    ],
    'uses a format whose name only begins with the given one': [
      'The fields of a format are all keys that begin with its path.',
      localizingNumbers((localize, reference) => async ({ format = 'default', ...params }) => {
        const longer = `${nameText(format)}s`;
        const key = `i18n.number.formats.${longer}.separator`;
        const isThere = (await found(reference, { subject: subjectOf(params), key })) !== undefined;
        return localize({ ...params, format: isThere ? longer : format });
      }),
    ],
    'loses the other formats when a format is injected': [
      'The formats of a locale are stored together, and replaced together.',
      injectionsBecome(replacingData('number')),
    ],
  }),
  ...mutantsOf('NUMBER-05', {
    'writes every number in the locale of the first number': [
      'Formats are cached by their names only, and not by locale.',
      (reference) => localizingNumbers(inFirstLocale())(reference),
    ],
    'uses the formats of the default locale': [
      'Formats are read when the catalog is built.',
      localizingNumbers(inDefaultLocale()),
    ],
    'uses the named formats of the default locale': [
      'Custom formats seem to belong to an application, not to a language.',
      localizingNumbers(inDefaultLocale(({ format = 'default' }) => nameText(format) !== 'default')),
    ],
    'writes a point as the delimiter in French': [
      'Formats are guessed from the language, and the data is not read.',
      localizingNumbers((localize, reference) => async (params) => {
        const text = await localize(params);
        return (await reference.locale(params)) === 'fr' ? text.replaceAll(' ', '.') : text;
      }),
    ],
    'writes numbers of a catalog in the locale "en" while its default locale is active': [
      'The formats are read when the catalog is built, before the default locale is set.',
      inCatalogs(localizingNumbers(inEnglishAtFirst)),
    ],
    'writes numbers of the module in the locale "en" while its default locale is active': [
      'The formats are read when the module is loaded, before it is configured.',
      inModule(localizingNumbers(inEnglishAtFirst)),
    ],
    'ignores locales that are injected after the first localization': [
      'The formats of all locales are read only once.',
      (reference) => localizingNumbers(inFirstLocales())(reference),
    ],
    'keeps a named format after another locale was activated': [
      'Named formats are read once, and cached by their names.',
      (reference) => {
        const first = new Map<string, string>();
        return localizingNumbers((localize) => async (params) => {
          if (params.format === undefined) return localize(params);
          const subject = subjectOf(params);
          const name = `${subject} ${nameText(params.format)}`;
          const locale = first.get(name) ?? (await reference.locale({ subject }));
          first.set(name, locale);
          return inLocale(reference, { subject }, locale, () => localize(params));
        })(reference);
      },
    ],
  }),
  ...mutantsOf('NUMBER-06', {
    'requires date data for numbers': [
      'The localization data is checked as a whole.',
      requiring('i18n.date.formats.default'),
    ],
    'requires time data for numbers': [
      'The localization data is checked as a whole.',
      requiring('i18n.time.am'),
    ],
    'requires a custom format for numbers': [
      'The formats are read into a record with a required field for each name.',
      requiring('i18n.number.formats.custom.separator'),
    ],
  }),
];

/** Localizes in the locale "en" while the default locale is active. */
function inEnglishAtFirst(...[localize, reference]: Parameters<LocalizationChange>): typeof localize {
  return async (params) => {
    const active = await reference.locale({ subject: subjectOf(params) });
    const locale = active === (await defaultLocaleOf(reference, params)) ? 'en' : active;
    return inLocale(reference, params, locale, () => localize(params));
  };
}

const FIELDS = ['delimiter', 'separator', 'decimal_places', 'group', 'only_significant'];

/** Numbers cannot be localized where a path of the locale's data leads to nothing. */
function requiring(path: string): Change {
  return localizingNumbers((localize, reference) => async (params) => {
    if ((await found(reference, { ...params, key: path })) !== undefined) return localize(params);
    throw new OperationError(3, 'KeyError', `missing hash key: ${path}`);
  });
}
