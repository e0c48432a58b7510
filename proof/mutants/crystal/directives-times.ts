import { localizing } from '../../changes/times';
import { directive } from '../directive';
import { fromVariants } from '../from-variants';
import { mutant, type Mutant } from '../mutant';

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
