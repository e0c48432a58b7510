import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { test } from 'node:test';
import { Catalog, Locale } from '../../reference/index';
import { catalogOf } from './catalog-of';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const MEGABYTE = 2 ** 20;
/** The memory that SECURITY.md promises at most for what is kept in each of these cases, in bytes. */
const MOST_KEPT = 4 * MEGABYTE;

const DAY = [2026, 11, 22] as const;

/** Runs an action, and checks how much more memory is in use afterwards. The result of the action stays in use. */
function keepsLittle(action: () => unknown): void {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const result = action();
  collectGarbage();
  const kept = process.memoryUsage().heapUsed - before;
  assert.ok(kept < MOST_KEPT, `${(kept / MEGABYTE).toFixed(1)} MiB`);
  assert.notEqual(result, null);
}

/** Returns a text of a megabyte that begins with the given text. */
function longText(start = ''): string {
  // A text that was only put together would be kept in parts, which share their memory.
  return JSON.parse(`"${start.padEnd(MEGABYTE, 'x')}"`) as string;
}

/** Returns translations with a date format of a megabyte, each time another one. */
function longFormat(index: number) {
  return { en: { i18n: { date: { formats: { default: longText(`%d${index}`) } } } } };
}

test('a catalog keeps nothing of the formats that later ones replaced', () => {
  const catalog = new Catalog();
  keepsLittle(() => {
    for (let index = 0; index < 100; index++) {
      catalog.inject(longFormat(index));
      assert.ok(catalog.l(DAY).startsWith(`22${index}x`));
    }
    return catalog;
  });
});

test('a locale keeps nothing of the names that later ones replaced, even if it is not used again', () => {
  const locales = Array.from({ length: 20 }, (_, index) => `l${index}`);
  const catalog = catalogOf(Object.fromEntries(locales.map((locale) => [locale, {}])));
  keepsLittle(() => {
    for (const locale of locales) {
      const inject = (sunday: string) =>
        catalog.inject({ [locale]: { i18n: { date: { day_names: [...'abcdef', sunday] } } } });
      inject(longText());
      assert.equal(catalog.withLocale(locale, () => catalog.l(DAY, '%A')).length, MEGABYTE);
      inject('Sunday');
    }
    return catalog;
  });
});

test('nothing is kept of the formats of catalogs that are no longer used', () => {
  keepsLittle(() => {
    for (let index = 0; index < 200; index++) catalogOf(longFormat(index)).l(DAY);
  });
});

test('fallbacks keep nothing of the locales whose chains were asked for', () => {
  const fallbacks = new Locale.Fallbacks({ mapping: { de: 'fr' }, default: 'en' });
  keepsLittle(() => {
    for (let index = 0; index < 50_000; index++) assert.equal(fallbacks.for(`l${index}-x-y`).length, 4);
    return fallbacks;
  });
});

test('fifty locales keep few of the many patterns and names of formats that users choose', () => {
  const locales = Array.from({ length: 50 }, (_, index) => `l${index}`);
  const catalog = catalogOf(Object.fromEntries(locales.map((locale) => [locale, {}])));
  keepsLittle(() => {
    for (const locale of locales) {
      catalog.activate(locale);
      for (let index = 0; index < 200; index++) {
        assert.equal(catalog.l(DAY, `${index}${'%dab'.repeat(100)}`), `${index}${'22ab'.repeat(100)}`);
        assert.equal(catalog.l(index, `${locale} ${index}`), String(index));
      }
    }
    return catalog;
  });
});

test('the name of a format does not keep the long text that it is a part of', () => {
  const catalog = new Catalog();
  keepsLittle(() => {
    for (let index = 0; index < 20; index++) {
      const long = longText(`${index} %d.%m.%Y or %d.%m.%y`);
      assert.match(catalog.l(DAY, long.slice(0, 20)), /22\.11\.2026/);
      assert.equal(catalog.l(1, long.slice(1, 21)), '1');
    }
    return catalog;
  });
});
