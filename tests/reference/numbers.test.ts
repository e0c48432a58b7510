import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Catalog, Errors, type TranslationMap } from '../../reference/index';

/** Returns a function that writes numbers in a format with these fields. */
function inFormat(fields: TranslationMap): (value: number | bigint) => string {
  const catalog = new Catalog();
  catalog.inject({ en: { i18n: { number: { formats: { custom: fields } } } } });
  return (value) => catalog.l(value, 'custom');
}

const withPlaces = (decimal_places: number): ((value: number | bigint) => string) =>
  inFormat({ decimal_places, delimiter: '' });

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
