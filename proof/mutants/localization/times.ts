import { withFormat } from '../../changes/lookups';
import { nameText } from '../../changes/surfaces';
import {
  localizing,
  patternNamesBecome,
  patternsBecome,
  staying,
  timesBecome,
  timesInUtc,
} from '../../changes/times';
import { inTheirLocale, ofNamedPatterns } from '../dates-and-times';
import { mutantsOf, type Mutant } from '../mutant';

/** Mistakes in localizing times. */
export const mutants: readonly Mutant[] = [
  ...mutantsOf('TIME-01', {
    'writes a time in UTC': timesBecome((time) => new Date(time).toISOString().replace('Z', '000000+00:00')),
    'writes every offset as UTC': timesBecome((time) => `${time.slice(0, -6)}+00:00`),
    'rounds the seconds': timesBecome((time) =>
      time.replace(
        /(\d\d)\.([5-9])/,
        (_, second: string, tenth: string) => `${String(Number(second) + 1).padStart(2, '0')}.${tenth}`,
      ),
    ),
    'writes half hours of the offset as decimals': localizing(
      'time',
      (localize) => async (params) => (await localize(params)).replace(/30$/, '50'),
    ),
    'writes -10:30 for the offset -09:30': timesBecome((time) => time.replace('-09:30', '-10:30')),
    'writes no plus sign before an offset': localizing(
      'time',
      (localize) => async (params) => (await localize(params)).replaceAll('+', ''),
    ),
    'writes the hour on a 12-hour clock': patternsBecome((pattern) => pattern.replaceAll('%H', '%I')),
    'writes the month instead of the minute': patternsBecome((pattern) => pattern.replaceAll('%M', '%m')),
    'rounds a fraction of a second up before 1970': timesBecome((time) => {
      const [, before = '', second = ''] = /^(.{17})(\d\d)\.\d*[1-9]/.exec(time) ?? [];
      const isUp = before !== '' && before < '1970' && second !== '59';
      return isUp ? `${before}${String(Number(second) + 1).padStart(2, '0')}${time.slice(19)}` : time;
    }),
    'writes a time after 2038 as one 136 years earlier': timesBecome((time) =>
      time < '2038-02' ? time : `${Number(time.slice(0, 4)) - 136}${time.slice(4)}`,
    ),
    'leaves out a time of day of midnight': localizing(
      'time',
      (localize) => async (params) => (await localize(params)).replace(' 00:00:00', ''),
    ),
    'rounds an offset to quarters of an hour': timesBecome((time) =>
      time.replace(/(?<=[+-]\d\d:)\d\d$/, (minutes) =>
        String(Math.round(Number(minutes) / 15) * 15).padStart(2, '0'),
      ),
    ),
    'pads the number ten': localizing(
      'time',
      (localize) => async (params) => (await localize(params)).replace(' 10:', ' 010:'),
    ),
  }),
  ...mutantsOf('TIME-02', {
    'uses the patterns of dates': patternNamesBecome((kind, format) => [
      format === 'default' ? kind : 'date',
      format,
    ]),
    'ignores the name of the pattern': localizing(
      'time',
      withFormat((format) => (typeof format === 'string' ? format : undefined)),
    ),
    'keeps a named pattern for later localizations': staying('time'),
    'writes a time in UTC when a pattern is named': timesInUtc(
      ({ format = 'default' }) => nameText(format) !== 'default',
    ),
    ...ofNamedPatterns('time'),
  }),
  ...mutantsOf('TIME-03', inTheirLocale('time')),
];
