import { inFirstLocale } from '../../changes/locales';
import { type LocalizationChange } from '../../changes/lookups';
import { directivesBecome, localizing } from '../../changes/times';
import { fromVariants } from '../from-variants';
import { mutantsOf, type Mutant } from '../mutant';

/** Writes the text for morning or afternoon in the locale that was active when such a text was first written. */
const keepingFirstLocale: LocalizationChange = (localize, reference) => {
  const kept = inFirstLocale()(localize, reference);
  return async (params) => {
    const text = await localize(params);
    return /^(?:AM|PM|am|pm|MATIN|SOIR)$/.test(text) ? kept(params) : text;
  };
};

/** Mistakes in the directives that write times, and in what is no directive. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('DIRECTIVE-04', {
    'pads the hour with a zero for %k': directivesBecome(/%k/g, '%H'),
    'writes the hour on a 24-hour clock for %I': directivesBecome(/%I/g, '%H'),
    'writes milliseconds instead of nanoseconds': directivesBecome(/%9?N/g, '%L'),
  }),
  ...mutantsOf('DIRECTIVE-05', {
    'does not support colons in an offset': directivesBecome(/%:{1,2}z/g, '%z'),
    'counts the seconds since 1970 as if the fields of the time were in UTC': localizing(
      'time',
      (localize) => async (params) => {
        const text = await localize(params);
        if (params.format !== '[%s]' || !('time' in params.object)) return text;
        const [, sign, hours, minutes] = /([-+])(\d\d):(\d\d)$/.exec(params.object.time) ?? [];
        const offset = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === '-' ? -1 : 1);
        return `[${Number(text.slice(1, -1)) + offset}]`;
      },
    ),
  }),
  ...mutantsOf('DIRECTIVE-06', {
    ...fromVariants(
      'SILENT-23/writes-the-text-for-morning-or-afternoon-in-lower-case-for-p',
      'SILENT-23/writes-am-or-pm-in-place-of-the-locale-s-text-for-morning-or-afternoon',
    ),
    'keeps the texts for morning and afternoon of the first locale': localizing('time', keepingFirstLocale),
  }),
  ...mutantsOf('DIRECTIVE-09', {
    'writes the zone without a colon': directivesBecome(/%\^?Z/g, '%z'),
    'does not support %^Z': directivesBecome('%^Z', '%%^Z'),
    'writes a minus sign for the offset -00:00': localizing('time', (localize) => async (params) => {
      const isMinusZero = 'time' in params.object && params.object.time.endsWith('-00:00');
      const text = await localize(params);
      return isMinusZero ? text.replace('+', '-') : text;
    }),
  }),
  ...mutantsOf('DIRECTIVE-07', {
    'leaves out a percent sign that begins no directive': directivesBecome(/%(?=\])/g, ''),
    'keeps both percent signs': directivesBecome('%%', '%%%%'),
    'replaces directives again in the text that they produced': localizing(
      'date',
      (localize) => async (params) => {
        const text = await localize(params);
        return text.includes('%') ? localize({ ...params, format: text }) : text;
      },
    ),
  }),
  ...mutantsOf('DIRECTIVE-08', fromVariants('SILENT-44/writes-half-a-directive-unchanged')),
];
