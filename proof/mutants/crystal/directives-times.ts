import { inFirstLocale } from '../../changes/locales';
import type { LocalizationChange } from '../../changes/lookups';
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
    'pads an hour with a zero': [
      'The padded and the unpadded directive both write the hour.',
      directivesBecome(/%k/g, '%H'),
    ],
    'writes 24 hours instead of twelve': [
      'The directives %H and %I differ only in the afternoon.',
      directivesBecome(/%I/g, '%H'),
    ],
    'writes milliseconds instead of nanoseconds': [
      'The platform has no finer unit.',
      directivesBecome(/%9?N/g, '%L'),
    ],
  }),
  ...mutantsOf('DIRECTIVE-05', {
    'does not support colons in an offset': [
      'Directives with colons are rare.',
      directivesBecome(/%:{1,2}z/g, '%z'),
    ],
    'leaves the seconds of an offset out': ['No offset has seconds today.', directivesBecome(/%::z/g, '%:z')],
    'counts seconds on the clock of the offset': [
      'The fields of the time are read as if they were in UTC.',
      localizing('time', (localize) => async (params) => {
        const text = await localize(params);
        if (params.format !== '[%s]' || !('time' in params.object)) return text;
        const [, sign, hours, minutes] = /([-+])(\d\d):(\d\d)$/.exec(params.object.time) ?? [];
        const offset = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === '-' ? -1 : 1);
        return `[${Number(text.slice(1, -1)) + offset}]`;
      }),
    ],
  }),
  ...fromVariants(
    'DIRECTIVE-06',
    'SILENT-23/writes-the-markers-unchanged',
    'SILENT-23/writes-the-markers-in-english',
  ),
  ...mutantsOf('DIRECTIVE-06', {
    'keeps the markers of the first locale': [
      'The texts for morning and afternoon are cached when they are first read.',
      localizing('time', keepingFirstLocale),
    ],
  }),
  ...mutantsOf('DIRECTIVE-09', {
    'writes the zone without a colon': [
      'The directive is treated as another name for %z.',
      directivesBecome(/%\^?Z/g, '%z'),
    ],
    'does not support %^Z': [
      'An offset has no letters to convert to capitals.',
      directivesBecome('%^Z', '%%^Z'),
    ],
    'writes the sign of minus zero': [
      'The offset is treated as a text, whose sign is copied.',
      localizing('time', (localize) => async (params) => {
        const isMinusZero = 'time' in params.object && params.object.time.endsWith('-00:00');
        const text = await localize(params);
        return isMinusZero ? text.replace('+', '-') : text;
      }),
    ],
  }),
  ...fromVariants(
    'DIRECTIVE-07',
    'SILENT-22/leaves-out-directives-that-it-does-not-know',
    'SILENT-22/raises-an-error-for-a-directive-that-it-does-not-know',
  ),
  ...mutantsOf('DIRECTIVE-07', {
    'keeps both percent signs': [
      'A percent sign that is not a directive is left unchanged.',
      directivesBecome('%%', '%%%%'),
    ],
    'replaces directives again in the text that they produced': [
      'The directives are replaced one after the other, each in the whole text.',
      localizing('date', (localize) => async (params) => {
        const text = await localize(params);
        return text.includes('%') ? localize({ ...params, format: text }) : text;
      }),
    ],
  }),
  ...fromVariants(
    'DIRECTIVE-08',
    'SILENT-44/writes-half-a-directive-unchanged',
    'SILENT-44/leaves-half-a-directive-out',
  ),
];
