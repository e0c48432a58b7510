import { cachedByObject } from '../../changes/keeping';
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
    'writes a time in UTC': [
      'The platform stores only the instant, so the offset is lost.',
      timesBecome((time) => new Date(time).toISOString().replace('Z', '000000+00:00')),
    ],
    'writes every offset as UTC': [
      'The fields of the time are right, but the offset is that of the machine, which is set to UTC.',
      timesBecome((time) => `${time.slice(0, -6)}+00:00`),
    ],
    'rounds the seconds': [
      'The seconds are a decimal number, which is formatted without decimals.',
      timesBecome((time) =>
        time.replace(
          /(\d\d)\.([5-9])/,
          (_, second: string, tenth: string) => `${String(Number(second) + 1).padStart(2, '0')}.${tenth}`,
        ),
      ),
    ],
    'writes half hours of the offset as decimals': [
      'The offset is divided by the seconds of an hour, and multiplied by 100.',
      localizing('time', (localize) => async (params) => (await localize(params)).replace(/30$/, '50')),
    ],
    'writes -10:30 for the offset -09:30': [
      'The hours of a negative offset are rounded down, which moves them away from zero.',
      timesBecome((time) => time.replace('-09:30', '-10:30')),
    ],
    'writes no plus sign before an offset': [
      'By default, numbers are written without a plus sign.',
      localizing('time', (localize) => async (params) => (await localize(params)).replaceAll('+', '')),
    ],
    'writes the hour on a 12-hour clock': [
      'The directives %H and %I are easy to mix up.',
      patternsBecome((pattern) => pattern.replaceAll('%H', '%I')),
    ],
    'writes the month instead of the minute': [
      'The directives %M and %m differ only in case.',
      patternsBecome((pattern) => pattern.replaceAll('%M', '%m')),
    ],
    'writes a time as an earlier one of the same moment': [
      'Texts are cached, and two times are equal if they are the same moment.',
      (reference) => {
        const times = new Map<number, string>();
        return timesBecome((time) => {
          const moment = Date.parse(time);
          if (!times.has(moment)) times.set(moment, time);
          return times.get(moment) ?? time;
        })(reference);
      },
    ],
    'rounds a fraction of a second up before 1970': [
      'The seconds since 1970 are negative, and their decimals are cut off.',
      timesBecome((time) => {
        const [, before = '', second = ''] = /^(.{17})(\d\d)\.\d*[1-9]/.exec(time) ?? [];
        const isUp = before !== '' && before < '1970' && second !== '59';
        return isUp ? `${before}${String(Number(second) + 1).padStart(2, '0')}${time.slice(19)}` : time;
      }),
    ],
    'writes a time after 2038 as one 136 years earlier': [
      'The seconds since 1970 are an integer of 32 bits.',
      timesBecome((time) => (time < '2038-02' ? time : `${Number(time.slice(0, 4)) - 136}${time.slice(4)}`)),
    ],
    'writes a time as an earlier one with another offset': [
      'Texts are cached by the fields of the time, without its offset.',
      (reference) =>
        localizing(
          'time',
          cachedByObject((object) => 'time' in object && object.time.slice(0, 19)),
        )(reference),
    ],
    'pads the number ten': [
      'Numbers up to ten get a zero before them, instead of those below ten.',
      localizing('time', (localize) => async (params) => (await localize(params)).replace(' 10:', ' 010:')),
    ],
  }),
  ...mutantsOf('TIME-02', {
    'uses the patterns of dates': [
      'Dates and times both have a short and a long pattern, and the first pattern found is used.',
      patternNamesBecome((kind, format) => [format === 'default' ? kind : 'date', format]),
    ],
    'ignores the name of the pattern': [
      'The first test needs only the default pattern.',
      localizing(
        'time',
        withFormat((format) => (typeof format === 'string' ? format : undefined)),
      ),
    ],
    'keeps a named pattern for later localizations': [
      'The pattern is set on a formatter that is reused.',
      staying('time'),
    ],
    'writes a time in UTC when a pattern is named': [
      'Only the default pattern has an offset, so it seems that no other one needs it.',
      timesInUtc(({ format = 'default' }) => nameText(format) !== 'default'),
    ],
  }),
  ...inTheirLocale('time', 'TIME-03'),
  ...ofNamedPatterns('time', 'TIME-02'),
];
