import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { Catalog, Locale } from '../../reference/index';

test('mappings can refer to each other, and names of built-in properties are ordinary locales', () => {
  const fallbacks = new Locale.Fallbacks({ mapping: { a: 'b', b: 'a' } });
  assert.deepEqual(fallbacks.for('a'), ['a', 'b']);
  assert.deepEqual(fallbacks.for('constructor'), ['constructor']);
  assert.deepEqual(new Locale.Fallbacks({ mapping: null, default: null }).for('__proto__'), ['__proto__']);
});

test('a mapping that was followed only after the defaults is followed again before them', () => {
  // The mapping of `B` comes after the default `d`, which is then skipped where `Q` leads to it. That of `C` does not.
  const mapping = { A: ['B-x', 'C'], 'B-x': 'P', B: 'Q', C: 'Q', Q: 'd', d: 'E' };
  const fallbacks = new Locale.Fallbacks({ mapping, default: 'd' });
  assert.deepEqual(fallbacks.for('A'), ['A', 'B-x', 'B', 'P', 'd', 'Q', 'C', 'E']);
});

test('a returned fallback chain cannot be changed', () => {
  const fallbacks = new Locale.Fallbacks({ mapping: { fr: 'en' } });
  assert.throws(() => (fallbacks.for('fr') as string[]).push('de'), TypeError);
  assert.deepEqual(fallbacks.for('fr'), ['fr', 'en']);
});

test('chains of many thousands of fallbacks and parents are followed to their ends', () => {
  const length = 20_000;
  const mapping = Object.fromEntries(Array.from({ length }, (_, index) => [`l${index}`, `l${index + 1}`]));
  const catalog = new Catalog({ defaultLocale: 'l0', fallbacks: { mapping, default: ['en'] } });
  catalog.inject({ [`l${length}`]: { last: 'Last' }, en: { hi: 'Hi' } });
  catalog.inject({ l0: {} });
  assert.deepEqual([catalog.t('last'), catalog.t('hi')], ['Last', 'Hi']);
  assert.equal(new Locale.Fallbacks(mapping).for('l0').length, length + 1);
  assert.equal(new Locale.Fallbacks().for('x-'.repeat(length)).at(-1), 'x');
});

test('console.log shows which locales are available when one is not', () => {
  const catalog = new Catalog();
  catalog.inject({ en: {}, fr: {} });
  assert.throws(
    () => catalog.activate('en-US'),
    (error) =>
      /^InvalidLocale: en-US is not a valid locale\n[^]*available: \[ 'en', 'fr' \]/.test(inspect(error)),
  );
});
