import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Catalog, TranslationLeaf, TranslationMap, TranslationsHash } from '../../reference/index';
import { catalogOf } from './catalog-of';

/** Enough runs to find common mistakes, with a fixed seed. */
const RUNS = { numRuns: 150, seed: 20_260_101 } as const;

function holds<Inputs extends [unknown, ...unknown[]]>(
  property: fc.IProperty<Inputs> | fc.IPropertyWithHooks<Inputs>,
): void {
  fc.assert(property, RUNS);
}

const SPECIAL = [
  '__proto__',
  'constructor',
  'toString',
  'one',
  'other',
  'zero',
  '0',
  'i18n',
  '%{a}',
  ' ',
] as const;
const key = fc
  .oneof(
    fc.constantFrom(...SPECIAL),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  // A key with a dot can have the same path as another key.
  .map((text) => text.replaceAll('.', '-'));
const leaf: fc.Arbitrary<TranslationLeaf> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.maxSafeInteger(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
);
const { map } = fc.letrec<{ map: TranslationMap; value: TranslationMap | TranslationLeaf }>((tie) => ({
  map: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, tie('map')),
}));
const hash: fc.Arbitrary<TranslationsHash> = fc.dictionary(key, map, { maxKeys: 4 });

/** Returns the texts of a hash with their paths. */
function textsOf(
  value: TranslationMap | TranslationLeaf,
  path: readonly string[],
): [path: readonly string[], text: string][] {
  if (value === null) return [];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, nested]: [string, TranslationMap | TranslationLeaf]) =>
    // A map with the keys `0` and `1` has the paths of an array.
    textsOf(nested, [...path, name]),
  );
}

test('injected translations are found by path, and by scope and key', () => {
  holds(
    fc.property(hash, (translations) => {
      const catalog = catalogOf(translations);
      for (const [locale, keys] of Object.entries(translations)) {
        catalog.activate(locale);
        for (const [path, text] of textsOf(keys, [])) {
          assert.equal(catalog.translateOrThrow(path.join('.')), text);
          assert.equal(catalog.t(path.at(-1)!, { scope: path.slice(0, -1) }), text);
        }
      }
    }),
  );
});

test('any value is interpolated unchanged, and the surrounding text stays the same', () => {
  const text = fc.string({ unit: 'binary' }).map((part) => part.replaceAll(/[%{}]/g, ''));
  const name = fc
    .oneof(fc.constantFrom('a', '__proto__', 'toString', 'params'), fc.string())
    .filter((part) => !/[{}]|%$/.test(part) && part !== 'count');
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('%{a}', '$&', '$1', '\\', '%{', '}'));
  holds(
    fc.property(text, name, text, value, (before, placeholder, after, filling) => {
      const catalog = catalogOf({ en: { text: `${before}%{${placeholder}}${after}` } });
      const params = Object.fromEntries([[placeholder, filling]]);
      assert.equal(catalog.t('text', { params }), before + filling + after);
    }),
  );
});

test('a refused injection changes nothing, wherever the error is', () => {
  const fault = fc.constantFrom<unknown>(1.5, undefined, [1], [['x']], new Date(0), 1n, 2 ** 60, {
    a: { b: NaN },
  });
  holds(
    fc.property(hash, hash, key, key, fault, (earlier, later, locale, name, wrong) => {
      const catalog = catalogOf(earlier);
      const before = contentOf(catalog, earlier, later);
      const broken = { ...later };
      Object.defineProperty(broken, locale, {
        value: Object.defineProperty({ ...later[locale] }, name, { value: wrong, enumerable: true }),
        enumerable: true,
      });
      assert.throws(() => catalog.inject(broken), { name: 'InvalidTranslations' });
      assert.deepEqual(contentOf(catalog, earlier, later), before);
    }),
  );
});

/** Returns the texts of a catalog under all paths of some hashes. */
function contentOf(catalog: Catalog, ...hashes: readonly TranslationsHash[]): unknown {
  const paths = hashes.flatMap((translations) => textsOf(translations as unknown as TranslationMap, []));
  return catalog.availableLocales.map((locale) => {
    if (locale !== catalog.locale) catalog.activate(locale);
    return [locale, ...paths.map(([[, ...path]]) => catalog.t(path.join('.')))];
  });
}
