import * as fc from 'fast-check';
import type { Level } from '../../suite/read';
import type { StepGroup } from '../gherkin';
import { cellOf } from '../notation';
import { phrase, surface, when } from './phrases';

const INTEGERS = '0 1 12 999 1000 12345 123456 1234567 1000000 1234567890'.split(' ');
const DECIMALS = '25 75 5 875 5678 5612 9999 0412 0012 891 1789 4'.split(' ');

/**
 * Floats that are small or exact halves. None is whole, with or without an exponent, because the reference cannot tell a
 * whole Float from an Int. No number loses digits when it is rounded (ACCIDENT-6, -7, -8 and -10).
 */
const EXTREMES = '1.5e-7 -2.5e-7 1.2345678e4 0.125 2.5 0.000001 -0.004'.split(' ');
const OFFSETS = ['+00:00', '-05:00', '+05:30', '-09:30', '+10:00', '+01:00', '+05:45'];

const LITERALS = [' ', '/', ', ', ' of ', '日 — ', ' (', ') ', 'T', ':', ' d Y '];
const DIRECTIVES = {
  time: ['%H', '%M', '%S', '%a', '%d', '%b', '%B', '%m', '%Y', '%z'],
  date: ['%d', '%a', '%b', '%B', '%m', '%Y'],
} as const;

/**
 * Directives that the document does not show (SILENT-22, SILENT-23). All are known to 0.2.2, because a port may know more
 * (ACCIDENT-19, ACCIDENT-20).
 */
const MORE_DIRECTIVES = (
  '%A %^A %^a %^B %^b %h %C %c %D %-d %e %F %g %G %I %j %k %L %l %-m %_m %N %3N %6N ' +
  '%P %p %R %r %s %T %u %V %w %X %x %y %:z %::z %%'
).split(' ');

/** A localization of a number, a time or a date, by either operation. */
export function localizations(level: Level): fc.Arbitrary<StepGroup> {
  return fc.tuple(fc.constantFrom(false, false, true), localization(level)).map(([isShort, object]) => {
    // The steps for the alias `l` use the word "format" for patterns too.
    const text = isShort
      ? object
          .replace(' is localized', ' is localized by l')
          .replace(' with the pattern ', ' with the format ')
      : object;
    return [{ keyword: 'When', text }];
  });
}

/** A localization with the default format, on a surface that the step names. */
export function localizationsElsewhere(level: Level): fc.Arbitrary<StepGroup> {
  return when`${localization(level).map((text) => text.replace(/ with .*/, ''))} in ${surface}`;
}

/** A localization with named arguments, which only level crystal describes. */
export function localizationsWithArguments(): fc.Arbitrary<StepGroup> {
  const format = fc.oneof(
    fc.constantFrom(':default', ':short', ':long', '"short"', ':missing'),
    phrase`"${pattern('crystal', 'date')}"`,
  );
  const object = fc.oneof(aDate(), aTime('crystal'));
  const kwargs = fc.record({ name: fc.constantFrom('Ann', '', 42) });
  return fc
    .tuple(phrase`${object} is localized with the format ${format} and the named arguments`, kwargs)
    .map(([text, { name }]) => [{ keyword: 'When', text, table: [['name', cellOf(name)]] }]);
}

/**
 * A pattern of directives with texts between them. At level spec, only directives that the document shows are used. The
 * pattern begins and ends with a directive, because table cells have no leading or trailing spaces.
 */
export function pattern(level: Level, kind: 'time' | 'date'): fc.Arbitrary<string> {
  const isCrystal = level === 'crystal';
  const directive = fc.constantFrom(...DIRECTIVES[kind], ...(isCrystal ? MORE_DIRECTIVES : []));
  const literal = fc.constantFrom('', ...LITERALS, ...(isCrystal ? ['%{name} '] : []));
  const others = fc.array(phrase`${literal}${directive}`, { maxLength: 4 }).map((parts) => parts.join(''));
  return phrase`${directive}${others}`;
}

/** A localization in the notation of the features, with the default format, another format, or a pattern. */
function localization(level: Level): fc.Arbitrary<string> {
  const format = (...names: readonly string[]): fc.Arbitrary<string> =>
    fc
      .tuple(fc.constantFrom(...names, ...(level === 'crystal' ? ['missing'] : [])), fc.boolean())
      .map(([name, isString]) => ` with the format ${isString ? `"${name}"` : `:${name}`}`);
  const byDefault = fc.constant('');
  const inTime = (kind: 'time' | 'date'): fc.Arbitrary<string> =>
    fc.oneof(
      byDefault,
      format('default', 'short', 'long'),
      phrase` with the pattern "${pattern(level, kind)}"`,
    );
  return fc.oneof(
    phrase`${aNumber(level)} is localized${fc.oneof(byDefault, format('default', 'custom', 'compact'))}`,
    phrase`${aTime(level)} is localized${inTime('time')}`,
    phrase`${aDate()} is localized${inTime('date')}`,
  );
}

function aNumber(level: Level): fc.Arbitrary<string> {
  const shown = fc
    .record({
      sign: fc.constantFrom('', '-'),
      integer: fc.constantFrom(...INTEGERS),
      decimals: fc.option(phrase`.${fc.constantFrom(...DECIMALS)}`, { nil: '', freq: 3 }),
    })
    .map(({ sign, integer, decimals }) => `${sign}${integer}${decimals}`)
    // An Int cannot be -0.
    .map((text) => (text === '-0' ? '0' : text));
  return phrase`the number ${level === 'crystal' ? fc.oneof(shown, fc.constantFrom(...EXTREMES)) : shown}`;
}

function aDate(): fc.Arbitrary<string> {
  return phrase`the date ${day()}`;
}

function aTime(level: Level): fc.Arbitrary<string> {
  const fractions = level === 'crystal' ? ['', '.000000001', '.123456789', '.999999999'] : [''];
  return fc
    .record({
      date: day(),
      clock: phrase`${twoDigits(0, 23)}:${twoDigits(0, 59)}:${twoDigits(0, 59)}`,
      fraction: fc.constantFrom(...fractions),
      offset: fc.constantFrom(...OFFSETS),
    })
    .map(({ date, clock, fraction, offset }) => `the time ${date}T${clock}${fraction}${offset}`);
}

/** A day that exists in every month, or a leap day. */
function day(): fc.Arbitrary<string> {
  const year = fc.integer({ min: 1970, max: 2070 }).map(String);
  return fc.oneof(
    { arbitrary: phrase`${year}-${twoDigits(1, 12)}-${twoDigits(1, 28)}`, weight: 9 },
    { arbitrary: fc.constantFrom('2024-02-29', '1999-12-31', '2020-12-31'), weight: 1 },
  );
}

function twoDigits(min: number, max: number): fc.Arbitrary<string> {
  return fc.integer({ min, max }).map((value) => String(value).padStart(2, '0'));
}
