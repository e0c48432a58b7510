import { inFirstLocale } from '../../changes/locales';
import type { LocalizationChange } from '../../changes/lookups';
import { localizing } from '../../changes/times';
import { directive } from '../directive';
import { fromVariants } from '../from-variants';
import { mutant, type Mutant } from '../mutant';

/** Writes a marker of the half of the day in the locale that was active when one was written first. */
const keepingFirstLocale: LocalizationChange = (localize, reference) => {
  const kept = inFirstLocale()(localize, reference);
  return async (params) => {
    const text = await localize(params);
    return /^(?:AM|PM|am|pm|MATIN|SOIR)$/.test(text) ? kept(params) : text;
  };
};

/** Mistakes in the directives that write times, and in what is no directive. */
export const mutants: readonly Mutant[] = [
  directive('DIRECTIVE-04', 'pads an hour with a zero', 'Both are the hour.', /%k/g, '%H'),
  directive(
    'DIRECTIVE-04',
    'has 24 hours on a clock of twelve',
    'They differ in the afternoon.',
    /%I/g,
    '%H',
  ),
  directive('DIRECTIVE-04', 'has milliseconds for nanoseconds', 'The platform has no more.', /%9?N/g, '%L'),
  directive('DIRECTIVE-05', 'knows no colons in an offset', 'They are rare.', /%:{1,2}z/g, '%z'),
  directive('DIRECTIVE-05', 'leaves the seconds of an offset out', 'There are none today.', /%::z/g, '%:z'),
  mutant(
    'DIRECTIVE-05',
    'counts seconds on the clock of the offset',
    'The fields of the time are taken for those of UTC.',
    localizing('time', (localize) => async (params) => {
      const text = await localize(params);
      if (params.format !== '[%s]' || !('time' in params.object)) return text;
      const [, sign, hours, minutes] = /([-+])(\d\d):(\d\d)$/.exec(params.object.time) ?? [];
      const offset = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === '-' ? -1 : 1);
      return `[${Number(text.slice(1, -1)) + offset}]`;
    }),
  ),
  ...fromVariants(
    'DIRECTIVE-06',
    'SILENT-23/writes-the-markers-as-they-are-in-the-data',
    'SILENT-23/writes-the-markers-in-english',
  ),
  mutant(
    'DIRECTIVE-06',
    'keeps the markers of the first locale',
    'They are read when they are needed first, and are two texts.',
    localizing('time', keepingFirstLocale),
  ),
  directive('DIRECTIVE-09', 'leaves %Z as it is', 'No zone has a name here.', /%\^?Z/g, '%%Z'),
  directive('DIRECTIVE-09', 'writes the zone without a colon', 'It is %z by another name.', /%\^?Z/g, '%z'),
  directive('DIRECTIVE-09', 'knows no zone in capitals', 'Offsets have no small letters.', '%^Z', '%%^Z'),
  mutant(
    'DIRECTIVE-09',
    'writes the sign of minus zero',
    'The offset is a text, and its sign a character.',
    localizing('time', (localize) => async (params) => {
      const isMinusZero = 'time' in params.object && params.object.time.endsWith('-00:00');
      const text = await localize(params);
      return isMinusZero ? text.replace('+', '-') : text;
    }),
  ),
  directive('DIRECTIVE-10', 'writes a marker as for %p', 'It is in capitals anyway.', '%^p', '%p'),
  directive('DIRECTIVE-10', 'leaves %^p as it is', 'It is no directive of the host.', '%^p', '%%^p'),
  ...fromVariants(
    'DIRECTIVE-07',
    'SILENT-22/leaves-out-directives-that-it-does-not-know',
    'SILENT-22/raises-for-a-directive-that-it-does-not-know',
  ),
  directive(
    'DIRECTIVE-07',
    'keeps both percent signs',
    'A percent sign that is no directive stays.',
    '%%',
    '%%%%',
  ),
  ...fromVariants('DIRECTIVE-08', 'SILENT-44/writes-half-a-directive-as-it-is'),
  directive('DIRECTIVE-08', 'leaves half a directive out', 'It writes nothing.', /%[-_^:369]?$/, ''),
];
