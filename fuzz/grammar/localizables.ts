import * as fc from 'fast-check';
import type { Level } from '../../suite';
import { plainStep, type StepGroup } from '../gherkin';
import { SURFACES } from './locales';
import { pattern } from './patterns';

const INTEGERS = '0 1 12 999 1000 12345 123456 1234567 1000000 1234567890'.split(' ');
const DECIMALS = '25 75 5 875 5678 5612 9999 0412 0012 891 1789 4'.split(' ');

/**
 * Numbers at limits: Ints above 2^53, small Floats, and exact halves. No Float is whole, with or without an exponent,
 * because the reference cannot tell a whole Float from an Int.
 */
const EXTREMES =
  '9007199254740993 -9007199254740993 9223372036854775807 1.5e-7 -2.5e-7 1.2345678e4 0.125 2.5 0.000001 -0.004'.split(
    ' ',
  );
const OFFSETS = ['+00:00', '-05:00', '+05:30', '-09:30', '+10:00', '+01:00', '+05:45'];

/** A localization of a number, a time or a date, by either operation. */
export function localizations(level: Level): fc.Arbitrary<StepGroup> {
  return fc
    .tuple(fc.constantFrom(false, false, true), fc.oneof(number(level), time(level), date(level)))
    .map(([isShort, [object, manner]]) => {
      // The steps for the alias `l` use the word "format" for patterns too.
      const how = isShort ? ` by l${manner.replace(' with the pattern ', ' with the format ')}` : manner;
      return [plainStep('When', `${object} is localized${how}`)];
    });
}

/** A localization with the default format, on a surface that the step names. */
export function localizationsElsewhere(level: Level): fc.Arbitrary<StepGroup> {
  return fc
    .tuple(fc.oneof(number(level), time(level), date(level)), fc.constantFrom(...SURFACES))
    .map(([[object], surface]) => [plainStep('When', `${object} is localized in ${surface}`)]);
}

/** The object of a localization, and its format, both in the notation of the features. */
type Localization = fc.Arbitrary<[object: string, manner: string]>;

function number(level: Level): Localization {
  const shown = fc
    .record({
      sign: fc.constantFrom('', '-'),
      integer: fc.constantFrom(...INTEGERS),
      decimals: fc.option(fc.constantFrom(...DECIMALS), { nil: '', freq: 3 }),
    })
    .map(({ sign, integer, decimals }) => {
      const text = `${integer}${decimals && `.${decimals}`}`;
      // An Int cannot be -0.
      return text === '0' ? text : `${sign}${text}`;
    });
  const text = level === 'crystal' ? fc.oneof(shown, fc.constantFrom(...EXTREMES)) : shown;
  return fc.tuple(
    text.map((one) => `the number ${one}`),
    manner(level, ['default', 'custom', 'compact'], undefined),
  );
}

function time(level: Level): Localization {
  return fc.tuple(aTime(level), manner(level, ['default', 'short', 'long'], pattern(level, 'time')));
}

function date(level: Level): Localization {
  return fc.tuple(aDate(), manner(level, ['default', 'short', 'long'], pattern(level, 'date')));
}

/** A date or a time. */
export function dateOrTime(level: Level): fc.Arbitrary<string> {
  return fc.oneof(aDate(), aTime(level));
}

function aDate(): fc.Arbitrary<string> {
  return day().map((text) => `the date ${text}`);
}

function aTime(level: Level): fc.Arbitrary<string> {
  const fractions = level === 'crystal' ? ['', '.000000001', '.123456789', '.999999999'] : [''];
  return fc
    .record({
      day: day(),
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.integer({ min: 0, max: 59 }),
      second: fc.integer({ min: 0, max: 59 }),
      fraction: fc.constantFrom(...fractions),
      offset: fc.constantFrom(...OFFSETS),
    })
    .map(({ day, hour, minute, second, fraction, offset }) => {
      const clock = [hour, minute, second].map(twoDigits).join(':');
      return `the time ${day}T${clock}${fraction}${offset}`;
    });
}

/** A format by its name, as a Symbol or as a String, or a pattern if the object is a date or a time. */
function manner(
  level: Level,
  names: readonly string[],
  patterns: fc.Arbitrary<string> | undefined,
): fc.Arbitrary<string> {
  const name = fc
    .tuple(fc.constantFrom(...names, ...(level === 'crystal' ? ['missing'] : [])), fc.boolean())
    .map(([one, isString]) => ` with the format ${isString ? `"${one}"` : `:${one}`}`);
  const byDefault = fc.constant('');
  if (patterns === undefined) return fc.oneof(byDefault, name);
  return fc.oneof(
    byDefault,
    name,
    patterns.map((one) => ` with the pattern "${one}"`),
  );
}

/** A day that exists in every month, or a leap day. */
function day(): fc.Arbitrary<string> {
  const ofEveryMonth = fc
    .tuple(
      fc.integer({ min: 1970, max: 2070 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map(([year, ...monthAndDay]) => [year, ...monthAndDay.map(twoDigits)].join('-'));
  return fc.oneof(
    { arbitrary: ofEveryMonth, weight: 9 },
    { arbitrary: fc.constantFrom('2024-02-29', '1999-12-31', '2020-12-31'), weight: 1 },
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
