import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Catalog, Errors, type TranslationMap } from '../../reference/index';

/** Returns a function that writes numbers in a format with these fields. */
function inFormat(fields: TranslationMap): (value: number | bigint) => string {
  const catalog = new Catalog();
  catalog.inject({ en: { i18n: { number: { formats: { custom: fields } } } } });
  return (value) => catalog.l(value, 'custom');
}

const withPlaces = (decimal_places: number): ((value: number | bigint) => string) =>
  inFormat({ decimal_places, delimiter: '' });

test('a format applies its fields, and the defaults for absent fields', () => {
  assert.equal(inFormat({})(1234567.25), '1,234,567.25');
  assert.equal(inFormat({ delimiter: '.', separator: ',', decimal_places: 2 })(1234567.5), '1.234.567,50');
  assert.equal(inFormat({ delimiter: ' ', group: 2 })(-1234567), '-1 23 45 67');
  assert.equal(inFormat({ decimal_places: 3, only_significant: true })(1.5), '1.5');
  assert.equal(inFormat({ decimal_places: 3, only_significant: true })(2), '2.0');
  assert.equal(
    inFormat({ delimiter: 1, separator: 2, decimal_places: '1', group: '2', only_significant: 'true' })(
      1234.25,
    ),
    '1,234.25',
  );
  assert.equal(inFormat({ group: 1, delimiter: '-' })(123), '1-2-3');
});

test('delimiters and separators are written as they are', () => {
  const format = { delimiter: '%{n}', separator: '$&', decimal_places: 1 };
  assert.equal(inFormat(format)(1234567.5), '1%{n}234%{n}567$&5');
  assert.equal(inFormat({ ...format, delimiter: '\\1', separator: '%{}' })(1234.5), '1\\1234%{}5');
  assert.equal(inFormat({ ...format, delimiter: '', separator: '' })(1234.5), '12345');
});

test('a number uses the format with the given name, or the defaults when it is absent', () => {
  const catalog = new Catalog();
  catalog.inject({ en: { i18n: { number: { formats: { default: { delimiter: '_' } } } } } });
  assert.equal(catalog.localize(1234), '1_234');
  assert.equal(catalog.localize(1234, 'absent'), '1,234');
  catalog.inject({ en: { i18n: { number: { formats: { default: { delimiter: '' } } } } } });
  assert.equal(catalog.localize(1234), '1234');
});

test('exact halves are rounded to even', () => {
  assert.deepEqual([0.5, 1.5, 2.5, -0.5, -1.5].map(withPlaces(0)), ['0', '2', '2', '-0', '-2']);
  assert.deepEqual([0.125, 0.375, 2.675].map(withPlaces(2)), ['0.12', '0.38', '2.68']);
  assert.deepEqual([150, 250, 249, 251, -150, 2500000000000000000n].map(withPlaces(-2)), [
    '200',
    '200',
    '200',
    '300',
    '-200',
    '2500000000000000000',
  ]);
  assert.deepEqual([150.5, 250.5, 49.5, 50.5, 1234.5].map(withPlaces(-2)), [
    '200',
    '300',
    '0',
    '100',
    '1200',
  ]);
});

test('numbers of every size are written in full', () => {
  assert.equal(withPlaces(2)(1e21), '1000000000000000000000.00');
  assert.equal(withPlaces(0)(2 ** 70), '1180591620717411303424');
  assert.equal(withPlaces(3)(2n ** 70n), '1180591620717411303424.000');
  assert.equal(withPlaces(0)(-(2n ** 70n)), '-1180591620717411303424');
  assert.equal(withPlaces(-20)(2n ** 70n), '1200000000000000000000');
  assert.equal(inFormat({})(Number.MAX_VALUE).replaceAll(',', ''), String(BigInt(Number.MAX_VALUE)));
  assert.equal(inFormat({})(5e-324), `0.${'0'.repeat(323)}5`);
  assert.equal(inFormat({})(-1.25e-9), '-0.00000000125');
  assert.equal(inFormat({})(0.000001), '0.000001');
  assert.equal(withPlaces(2)(5e-324), '0.00');
  assert.equal(withPlaces(-2)(5e-324), '0');
});

test('decimals beyond the precision of a double are those of its exact value', () => {
  assert.equal(withPlaces(55)(0.1), '0.1000000000000000055511151231257827021181583404541015625');
  assert.equal(withPlaces(54)(-0.1), '-0.100000000000000005551115123125782702118158340454101562');
  assert.equal(withPlaces(1)(4503599627370495.5), '4503599627370495.5');
  assert.equal(withPlaces(1074)(5e-324).length, 1076);
});

test('zero keeps its sign, and integers that round to zero do not', () => {
  assert.deepEqual([-0, 0, 0n].map(inFormat({})), ['-0', '0', '0']);
  assert.deepEqual([-0, -1, -1n, -0.25].map(withPlaces(-2)), ['-0', '0', '0', '-0']);
});

test('NaN and infinities are written by name', () => {
  assert.deepEqual([NaN, Infinity, -Infinity].map(withPlaces(2)), ['NaN', 'Infinity', '-Infinity']);
});

test('a format with an invalid group or number of decimal places is refused', () => {
  for (const group of [0, -1]) {
    assert.throws(() => inFormat({ group })(1), {
      name: 'InvalidFormat',
      message: /^the format "custom" has groups of/,
    });
  }
  for (const decimal_places of [1101, -1101]) {
    assert.throws(
      () => inFormat({ decimal_places })(1),
      (error) =>
        error instanceof Errors.InvalidFormat && error.format === 'custom' && error.code === 'INVALID_FORMAT',
    );
  }
});

test('without decimal places, different numbers have different texts', () => {
  const write = inFormat({});
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const text = write(value).replaceAll(',', '');
      assert.match(text, /^-?\d+(\.\d+)?$/);
      assert.ok(Object.is(Number(text), value), text);
    }),
  );
});

test('rounding is off by at most half a unit, and gives the right number of decimals', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.integer({ min: 1, max: 6 }),
      (value, places) => {
        const text = withPlaces(places)(value);
        assert.match(text, new RegExp(`^-?\\d+\\.\\d{${places}}$`));
        assert.ok(Math.abs(Number(text) - value) <= 0.5000001 * 10 ** -places, text);
      },
    ),
  );
});
