import { OperationError } from '../../../adapter/contract/errors';
import { type Name, type LocalizableValue } from '../../../adapter/contract/values';
import { injectionsBecome, replacingData } from '../../changes/injections';
import { inFirstFormats, cachedByObject } from '../../changes/keeping';
import { inDefaultLocale, inFirstLocale, inLocale } from '../../changes/locales';
import { injectedBecome } from '../../changes/loading';
import { found, withFormat, type LocalizationChange, localizations } from '../../changes/lookups';
import {
  localizingNumbers,
  numberFormatsBecome,
  numbersBecome,
  writtenNumbersBecome,
} from '../../changes/numbers';
import { type Change } from '../../changes/reference-with';
import {
  BySubject,
  defaultLocaleOf,
  inCatalogs,
  inModule,
  nameText,
  subjectOf,
} from '../../changes/surfaces';
import { mapLocales, mapMaps } from '../../changes/translations';
import { mutantsOf, type Mutant } from '../mutant';
import { type Adapter } from '../../../adapter/contract/adapter';
import { formatNumber, type NumberFormat } from '../../../reference/localization/number-format';

/** Mistakes in writing numbers, and in the choice of their format. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('NUMBER-01', {
    'does not group': numberFormatsBecome((format) => ({ ...format, delimiter: '' })),
    'writes a comma as the delimiter': numberFormatsBecome((format) => ({ ...format, delimiter: ',' })),
    'writes only one delimiter in a number': writtenNumbersBecome((text, { delimiter }) => {
      const [first = '', ...groups] = text.split(delimiter);
      return groups.length < 2 ? text : `${first}${groups.slice(0, -1).join('')}${delimiter}${groups.at(-1)}`;
    }),
    'groups from the left': writtenNumbersBecome((text, { delimiter, separator }) => {
      const [integer = '', ...decimal] = text.split(separator);
      const digits = integer.replaceAll(delimiter, '').replace('-', '');
      const groups = digits.match(/.{1,3}/g) ?? [];
      return [(text.startsWith('-') ? '-' : '') + groups.join(delimiter), ...decimal].join(separator);
    }),
    'counts the sign as a digit': writtenNumbersBecome((text, { delimiter }) =>
      /^-\d{3}(?!\d)/.test(text) ? `-${delimiter}${text.slice(1)}` : text,
    ),
    'writes a delimiter before a first group that is full': writtenNumbersBecome((text, { delimiter }) =>
      text.replace(/^(-?)(?=\d{3}(?!\d))/, (sign) => `${sign}${delimiter}`),
    ),
    'groups only numbers of five or more digits': writtenNumbersBecome((text, { delimiter }) =>
      /^-?\d\D+\d{3}(?!\d)/.test(text) && text.split(delimiter).length === 2
        ? text.replace(delimiter, '')
        : text,
    ),
    'treats a dollar sign in the delimiter as a reference to the replaced text': numberFormatsBecome(
      (format) => ({
        ...format,
        delimiter: format.delimiter.replaceAll('$&', ''),
      }),
    ),
    'writes a number as an earlier one that differs in its sign': (reference) =>
      localizingNumbers(cachedByObject((object) => ['float' in object, Math.abs(numericValue(object))]))(
        reference,
      ),
    'does not group Ints': numberFormatsOfInts((format) => ({ ...format, delimiter: '' })),
    'writes an Int with a separator even if no decimals follow': writtenNumbersBecome(
      (text, { separator, decimalPlaces }, number) =>
        isInt(number) && decimalPlaces === 0 ? `${text}${separator}` : text,
    ),
    'writes the minus sign U+2212': writtenNumbersBecome((text) => text.replace('-', '\u2212')),
    'writes only fourteen significant digits': numbersBecome((number) =>
      typeof number === 'number' ? Number(number.toPrecision(14)) : number,
    ),
    'trims the delimiter': numberFormatsBecome((format) => ({
      ...format,
      delimiter: format.delimiter.trim(),
    })),
    'writes one character of the delimiter': numberFormatsBecome((format) => ({
      ...format,
      delimiter: format.delimiter.slice(0, 1),
    })),
    'groups a number before it is rounded': writtenNumbersBecome((text, format, number) => {
      const whole = formatNumber(Math.trunc(Number(number)), { ...format, decimalPlaces: 0 });
      return whole.length < text.split(format.separator)[0]!.length
        ? text.replace(format.delimiter, '')
        : text;
    }),
  }),
  ...mutantsOf('NUMBER-02', {
    'writes a point as the separator': numberFormatsBecome((format) => ({ ...format, separator: '.' })),
    'treats a dollar sign in the separator as a reference to the replaced text': numberFormatsBecome(
      (format) => ({
        ...format,
        separator: format.separator.replaceAll('$&', '.'),
      }),
    ),
    'treats an empty separator as an absent one': numberFormatsBecome((format) => ({
      ...format,
      separator: format.separator || '.',
    })),
  }),
  ...mutantsOf('NUMBER-03', {
    'cuts decimals off instead of rounding them': numbersBecome((number, { decimalPlaces }) => {
      const [integer = '', decimals = ''] = String(number).split('.');
      return Number(`${integer}.${decimals.slice(0, decimalPlaces)}`);
    }),
    'writes two decimals in every format': numberFormatsBecome((format) => ({ ...format, decimalPlaces: 2 })),
    'leaves out trailing zeros': numberFormatsBecome((format) => ({ ...format, onlySignificant: true })),
    'does not carry when it rounds up': writtenNumbersBecome((text, format, number) => {
      const [, ...decimals] = text.split(format.separator);
      const whole = formatNumber(Math.trunc(Number(number)), { ...format, decimalPlaces: 0 });
      return [whole, ...decimals].join(format.separator);
    }),
    'rounds negative numbers towards zero': numbersBecome((number, { decimalPlaces }) => {
      const scale = 10 ** (decimalPlaces ?? 0);
      const isCut = number < 0 && decimalPlaces !== undefined;
      return isCut ? Math.trunc(Number(number) * scale) / scale : number;
    }),
    'rounds negative numbers down': numbersBecome((number, { decimalPlaces }) => {
      const scale = 10 ** (decimalPlaces ?? 0);
      const isCut = number < 0 && decimalPlaces !== undefined;
      return isCut ? Math.floor(Number(number) * scale) / scale : number;
    }),
    'writes zeros after the sixth decimal': writtenNumbersBecome((text, { decimalPlaces = 0 }) =>
      decimalPlaces > 6 ? text.slice(0, 6 - decimalPlaces).padEnd(text.length, '0') : text,
    ),
    'drops zeros at the front of the decimals': writtenNumbersBecome(
      (text, { separator, decimalPlaces = 0 }) => {
        const [integer = '', decimals] = text.split(separator);
        if (decimals === undefined) return text;
        return `${integer}${separator}${String(Number(decimals)).padEnd(decimalPlaces, '0')}`;
      },
    ),
    'writes 0 without decimals when a number rounds to zero': writtenNumbersBecome((text) =>
      /^-?0\D0+$/.test(text) ? '0' : text,
    ),
    'writes the Float zero without decimals': [
      tellingWholeFloats,
      localizations(
        (localize) => (params) =>
          'float' in params.object && Number(params.object.float) === 0
            ? Promise.resolve('0')
            : localize(params),
      ),
    ],
    'writes a Float without decimals as an integer': [
      tellingWholeFloats,
      localizations((localize) => (params) => {
        const isWhole = 'float' in params.object && Number.isInteger(Number(params.object.float));
        return isWhole ? localize(params).then((text) => text.replace(/\D0+$/, '')) : localize(params);
      }),
    ],
    'writes a number below a ten-thousandth with an exponent': writtenNumbersBecome((text, _, number) =>
      typeof number === 'number' && number > 0 && number < 1e-4 && Number(text) > 0
        ? number.toExponential()
        : text,
    ),
    'rounds one decimal after the other': writtenNumbersBecome((text, { decimalPlaces = 0 }, number) => {
      const digits = /\d+$/.exec(String(number))?.[0].slice(decimalPlaces) ?? '';
      const isUp = /^4+[5-9]/.test(digits) && typeof number === 'number' && number % 1 !== 0;
      return isUp ? text.replace(/\d$/, (digit) => String(Number(digit) + 1)) : text;
    }),
  }),
  ...mutantsOf('NUMBER-04', {
    'ignores the name of the format': localizingNumbers(withFormat(() => undefined)),
    'ignores what is injected below a key that a locale already has': injectionsBecome((earlier, later) => ({
      ...earlier,
      ...mapLocales(later, (map, locale) => ({ ...map, ...earlier[locale] })),
    })),
    'accepts a format only as a Symbol': localizingNumbers(
      withFormat((format) => (typeof format === 'string' ? undefined : format)),
    ),
    'keeps a named format for later localizations': (reference) => {
      const named = new BySubject<{ readonly symbol: string }>();
      return localizingNumbers((localize) => (params) => {
        if (typeof params.format === 'object') named.set(params, params.format);
        const format = params.format ?? named.get(params);
        return localize(format === undefined ? params : { ...params, format });
      })(reference);
    },
    'uses the first named format for every other name': (reference) => {
      const first = new BySubject<Name>();
      return localizingNumbers((localize) => (params) => {
        if (params.format === undefined || nameText(params.format) === 'default') return localize(params);
        const format = first.get(params) ?? params.format;
        first.set(params, format);
        return localize({ ...params, format });
      })(reference);
    },
    'uses the delimiter of the default format': numberFormatsBecome(async (format, _, read) => {
      const { delimiter } = (await read('default')).format;
      return { ...format, delimiter };
    }),
    'uses the format `custom` when `default` is named': localizingNumbers(
      withFormat((format) => (format && nameText(format) === 'default' ? 'custom' : format)),
    ),
    'uses the separator of the default format when the separator is empty': numberFormatsBecome(
      async (format, _, read) => {
        const { separator } = (await read('default')).format;
        return { ...format, separator: format.separator || separator };
      },
    ),
    'ignores formats that are injected after the first localization': (reference) =>
      localizingNumbers(inFirstFormats((name) => `number.formats.${name}.separator`))(reference),
    'reads the fields of a format by their order': injectedBecome((translations) =>
      mapMaps(translations, (map) =>
        'separator' in map && Object.keys(map).length === FIELDS.length
          ? Object.fromEntries(Object.values(map).map((value, index) => [FIELDS[index] ?? '', value]))
          : map,
      ),
    ),
    'loses the other formats when a format is injected': injectionsBecome(replacingData('number')),
  }),
  ...mutantsOf('NUMBER-05', {
    'writes every number in the locale of the first number': (reference) =>
      localizingNumbers(inFirstLocale())(reference),
    'uses the formats of the default locale': localizingNumbers(inDefaultLocale()),
    'writes a point as the delimiter in French': localizingNumbers(
      (localize, reference) => async (params) => {
        const text = await localize(params);
        return (await reference.locale(params)) === 'fr' ? text.replaceAll(' ', '.') : text;
      },
    ),
    'writes numbers of a catalog in the locale "en" while its default locale is active': inCatalogs(
      localizingNumbers(inEnglishAtFirst),
    ),
    'writes numbers of the module in the locale "en" while its default locale is active': inModule(
      localizingNumbers(inEnglishAtFirst),
    ),
    'keeps a named format after another locale was activated': (reference) => {
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
  }),
  ...mutantsOf('NUMBER-06', {
    'requires date data for numbers': requiring('i18n.date.formats.default'),
    'requires time data for numbers': requiring('i18n.time.am'),
    'requires a custom format for numbers': requiring('i18n.number.formats.custom.separator'),
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

function numericValue(object: LocalizableValue): number {
  return Number('float' in object ? object.float : 'integer' in object ? object.integer : NaN);
}

/** Changes the formats that Ints are written in. */
function numberFormatsOfInts(change: (format: NumberFormat) => NumberFormat) {
  return writtenNumbersBecome((text, format, number) =>
    isInt(number) ? formatNumber(number, change(format)) : text,
  );
}

/** Tells whether a number is an Int, or a Float that JavaScript cannot tell from one. */
function isInt(number: number | bigint): boolean {
  return Number.isInteger(Number(number));
}

/** Lets the suite play whole Floats, which the reference writes as the document says although it cannot tell them. */
function tellingWholeFloats(reference: Adapter): Partial<Adapter> {
  return {
    initialize: async (params) => ({ ...(await reference.initialize(params)), inexpressible: [] }),
  };
}
