import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Temporal } from 'temporal-polyfill/full';
import { Catalog, Errors, type Localizable } from '../../reference/index';

const day_names = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const catalog = new Catalog({ defaultLocale: 'fr' });
catalog.inject({ fr: { i18n: { date: { day_names } } } });

const zoned = Temporal.ZonedDateTime.from('2020-12-13T21:11:08.123456789-05:00[America/New_York]');
const write = (object: Localizable, pattern: string): string => catalog.l(object, pattern);

test('a pattern that ends in the middle of a directive is refused', () => {
  for (const pattern of ['%', '%H %', '%-', '%_', '%^', '%:', '%::', '%3', '%A %6', '%9', '%%%']) {
    assert.throws(
      () => write(zoned, pattern),
      (error) => error instanceof Errors.InvalidFormat && error.format === pattern,
      pattern,
    );
  }
});

test('a ZonedDateTime is written in its own time zone', () => {
  assert.equal(write(zoned, '%F %T.%N %:z %::z'), '2020-12-13 21:11:08.123456789 -05:00 -05:00:00');
  assert.equal(write(zoned, '%L %3N %6N %9N %s'), '123 123 123456 123456789 1607911868');
  assert.equal(write(zoned, '%Z %^Z'), 'America/New_York -05:00');
  assert.equal(write(zoned.withTimeZone('+05:30'), '%F %R %z %Z'), '2020-12-14 07:41 +0530 +05:30');
  assert.equal(write(zoned.withCalendar('hebrew'), '%F'), '2020-12-13');
});

test('a zone with seconds in its offset shows them only with ::z', () => {
  const monrovia = Temporal.Instant.from('1930-01-01T00:00:00Z').toZonedDateTimeISO('Africa/Monrovia');
  assert.equal(write(monrovia, '%z %::z'), '-0044 -00:44:30');
});

test('a Date is written in the time zone of the host', () => {
  const date = new Date(2021, 6, 4, 9, 5, 3, 7);
  assert.equal(write(date, '%F %T.%N %l'), '2021-07-04 09:05:03.007000000  9');
  assert.equal(write(date, '%s'), String(Math.floor(date.getTime() / 1000)));
  assert.equal(write(date, '%Z'), Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('a date stands for midnight in the time zone of the host', () => {
  const midnight = String(new Date(2021, 6, 4).getTime() / 1000);
  assert.equal(write([2021, 7, 4], '%F %T %s'), `2021-07-04 00:00:00 ${midnight}`);
  assert.equal(write(Temporal.PlainDate.from('2021-07-04'), '%F %s'), `2021-07-04 ${midnight}`);
  assert.equal(write(Temporal.PlainDate.from('2021-07-04').withCalendar('hebrew'), '%F'), '2021-07-04');
  assert.equal(write([42, 7, 4], '%Y %C %y %T'), '0042 0 42 00:00:00');
  assert.equal(write([2021, 7, 4], '%Z'), Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('dates that do not exist are refused', () => {
  for (const date of ['1900-2-29', '2021-1.5-1', '2021-1-1.5', '2021.5-1-1', 'NaN-1-1']) {
    const [year, month, day] = date.split('-').map(Number) as [number, number, number];
    assert.throws(() => catalog.l([year, month, day]), {
      name: 'InvalidArgument',
      argument: 'object',
      message: /expected a date of the calendar/,
    });
  }
  assert.throws(() => catalog.l(new Date('no date')), {
    name: 'InvalidArgument',
    message: 'object is an object of the class Date; expected a valid Date',
  });
});

test('dates within the range of a Date are written, and others refused', () => {
  assert.match(write([275760, 9, 12], '%F %s %z %A'), /^275760-09-12 \d+ [+-]\d{4} vendredi$/);
  assert.match(write([-271821, 4, 21], '%F %s %z'), /^-271821-04-21 -\d+ [+-]\d{4}$/);
  for (const date of [
    [275760, 9, 13],
    [-271821, 4, 20],
    [999_999_999, 1, 1],
    [1e300, 1, 1],
  ] as const) {
    assert.throws(() => write(date, '%F'), {
      name: 'InvalidArgument',
      message: `object is the array [${date.join(', ')}]; expected a date of the calendar that a Date can have`,
    });
  }
});

test('times and dates without a zone are refused', () => {
  for (const object of [Temporal.PlainDateTime.from('2020-12-13T21:11'), Temporal.PlainTime.from('21:11')])
    assert.throws(() => catalog.l(object as unknown as Localizable), {
      name: 'InvalidArgument',
      message: `object is an object of the class ${object.constructor.name}; expected a number, a bigint, a Date, [year, month, day], a Temporal.ZonedDateTime or a Temporal.PlainDate`,
    });
});

test('an object with the fields of a ZonedDateTime needs all of them', () => {
  const day = { year: 2020, month: 12, day: 13, hour: 21, minute: 11, second: 8 };
  const rest = { millisecond: 1, microsecond: 2, nanosecond: 3, offsetNanoseconds: 0, timeZoneId: 'UTC' };
  const fields = { ...day, ...rest };
  assert.equal(write(fields, '%F %T.%N %z'), '2020-12-13 21:11:08.001002003 +0000');
  const wrong: object[] = [
    { offsetNanoseconds: 0 },
    { ...fields, month: 13 },
    { ...fields, day: '13' },
    { ...fields, hour: '21' },
    { ...fields, nanosecond: 0.5 },
    { ...fields, offsetNanoseconds: NaN },
    { ...fields, timeZoneId: undefined },
  ];
  for (const object of wrong) {
    assert.throws(() => catalog.l(object as Localizable), {
      name: 'InvalidArgument',
      message: 'object is a plain object; expected all fields of a Temporal.ZonedDateTime',
    });
  }
});

test('a list with more names than days or months is refused when it is first used', () => {
  const rails = new Catalog({ defaultLocale: 'de' });
  const months = ['', ...'Jan Feb Mrz Apr Mai Jun Jul Aug Sep Okt Nov Dez'.split(' ')];
  rails.inject({ de: { i18n: { date: { abbr_month_names: months, day_names: [...'abcdefgh'] } } } });
  assert.throws(() => rails.l([2026, 1, 31], '%b'), {
    name: 'InvalidTranslations',
    message: 'de.i18n.date.abbr_month_names: has more than 12 names; it begins with January',
    place: { key: 'de.i18n.date.abbr_month_names' },
  });
  assert.throws(
    () => rails.l([2026, 1, 31], '%A'),
    /day_names: has more than 7 names; it begins with Monday$/,
  );
  assert.equal(rails.l([2026, 1, 31], '%d'), '31');
});
