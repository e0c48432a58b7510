import { OperationError } from '../../adapter/contract/errors';
import type { DateTuple } from '../../reference/index';
import { found, localizations } from '../changes/lookups';
import { injectedBecome } from '../changes/loading';
import { subjectOf } from '../changes/surfaces';
import { both, localizing, patternNamesBecome, patternsBecome } from '../changes/times';
import { mapLeaves } from '../changes/translations';
import { variantsOf, type Variant } from './variant';

const KNOWN = /%(?:\^?[aAbBhPpZ]|[-_]?[dm]|::?z|[369]?N|[%CcDeFGgHIjkLlMRrSsTuVwXxYyz])/;

/** Variants that differ in patterns, and in what dates and times are written by. */
export const variants: readonly Variant[] = [
  ...variantsOf('SILENT-22', {
    'leaves out directives that it does not know': [
      'A directive without a meaning writes nothing.',
      patternsBecome((pattern) => pattern.replace(/%[a-zA-Z%]/g, (text) => (KNOWN.test(text) ? text : ''))),
    ],
    'raises an error for a directive that it does not know': [
      'An unknown directive is treated as a mistake of the caller.',
      patternsBecome((pattern) => {
        const unknown = pattern.match(/%[a-zA-Z%]/g)?.find((text) => !KNOWN.test(text));
        if (unknown === undefined) return pattern;
        throw new OperationError(3, 'ArgumentError', `unknown directive ${unknown}`);
      }),
    ],
    'knows the directives that are shown and no others': [
      'The document shows only these directives.',
      patternsBecome((pattern) => pattern.replace(/%(?![abBdmHMSYz])/g, '%%')),
    ],
  }),
  ...variantsOf('SILENT-23', {
    'writes the text for morning or afternoon in lower case for %p': [
      'The markers are texts of the locale, so they seem to need no change.',
      patternsBecome((pattern) => pattern.replaceAll('%p', '%P')),
    ],
    "writes am or pm in place of the locale's text for morning or afternoon": [
      'The document shows no directive that uses the markers of the locale.',
      // A loader gives the texts of its files all the same.
      injectedBecome((translations) =>
        mapLeaves(translations, (leaf, [, ...path]) => {
          const half = /^i18n\.time\.([ap]m)$/.exec(path.join('.'));
          return half ? half[1]! : leaf;
        }),
      ),
    ],
  }),
  ...variantsOf('SILENT-24', {
    'treats every String as a pattern': [
      'The document says that a String format is a custom pattern, which is used as given.',
      ...both((localize) => async (params) => {
        const { format } = params;
        if (typeof format !== 'string' || format.includes('%')) return localize(params);
        return format;
      }),
    ],
    'refuses a String that is the name of a pattern': [
      'The String could be meant as a name or as a pattern.',
      ...both((localize) => async (params) => {
        const isName = typeof params.format === 'string' && /^(?:default|short|long)$/.test(params.format);
        if (isName) throw new OperationError(3, 'ArgumentError', 'write a name as a Symbol');
        return localize(params);
      }),
    ],
  }),
  ...variantsOf('SILENT-25', {
    'uses the default pattern when the named one is absent': [
      'Some text seems better than an error.',
      patternNamesBecome((kind, format) => [
        kind,
        /^(absent|missing|custom|compact|nope)$/.test(format) ? 'default' : format,
      ]),
    ],
    'writes dates and times where the data of both are there': [
      'The document says that localizing dates and times requires both i18n.date and i18n.time.',
      ...both((localize, reference) => async (params) => {
        for (const key of ['i18n.date.formats.default', 'i18n.time.formats.default']) {
          const pattern = await found(reference, { key, subject: subjectOf(params) });
          if (pattern === undefined) throw new OperationError(3, 'ArgumentError', `there is no ${key}`);
        }
        return localize(params);
      }),
    ],
  }),
  ...variantsOf('SILENT-26', {
    'ignores the named arguments of `localize`': [
      'The document does not show the meaning of named arguments.',
      localizations(
        (localize) =>
          ({ kwargs: _, ...params }) =>
            localize(params),
      ),
    ],
    'refuses named arguments of `localize`': [
      'The document does not show the meaning of named arguments.',
      localizations((localize) => async (params) => {
        if (params.kwargs === undefined) return localize(params);
        throw new OperationError(3, 'ArgumentError', 'localize has no named arguments');
      }),
    ],
    'replaces the placeholders in a String pattern': [
      'Named arguments seem to supply values for the placeholders of any text.',
      localizations((localize) => (params) => {
        const { format, kwargs = {} } = params;
        if (typeof format !== 'string') return localize(params);
        const filled = format.replace(/%\{(\w+)\}/g, (placeholder, name: string) =>
          String(kwargs[name] ?? placeholder),
        );
        return localize({ ...params, format: filled });
      }),
    ],
  }),
  ...variantsOf('SILENT-63', {
    'writes years without zeros in front': [
      'A year is a number.',
      localizing('date', (localize) => async (params) => (await localize(params)).replace(/^0+(?=\d+-)/, '')),
    ],
    'writes the days of the Julian calendar before October 1582': [
      'At that time, the Gregorian calendar was not in use.',
      localizing('date', (localize) => async (params) => {
        const { object, format } = params;
        const date = 'date' in object ? gregorianOf(object.date) : undefined;
        if (date === undefined || typeof format !== 'string') return localize(params);
        const day = await localize({ ...params, object: { date }, format: '%a' });
        return localize({ ...params, format: format.replaceAll('%a', day) });
      }),
    ],
  }),
  ...variantsOf('SILENT-44', {
    'leaves half a directive out': [
      'A directive without a meaning writes nothing.',
      patternsBecome((pattern) => pattern.replace(/%[-_^:369]*$/, '')),
    ],
    'writes half a directive unchanged': [
      'Whatever is not a directive is treated as text.',
      patternsBecome((pattern) =>
        /%[-_^:369]*$/.test(pattern) ? pattern.replace(/%([-_^:369]*)$/, '%%$1') : pattern,
      ),
    ],
  }),
];

/** Returns the Gregorian date of a date in the Julian calendar; undefined from 15 October 1582 on. */
function gregorianOf([year, month, day]: DateTuple): DateTuple | undefined {
  if (year * 10_000 + month * 100 + day >= 15_821_015) return undefined;
  // The calendars differ by another day after each 29 February that only one of them has.
  const last = month > 2 ? year : year - 1;
  const days = Math.floor(last / 100) - Math.floor(last / 400) - 2;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day + days);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
