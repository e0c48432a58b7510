import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Catalog, Config, Loader, Locale } from '../../reference/index';
import { requireLinear, type Prepare } from '../growth';
import { temporaryFolder } from '../runner/command';
import { catalogOf } from './catalog-of';

function folderOf(count: number, content: (index: number) => string): string {
  const folder = temporaryFolder();
  for (let index = 0; index < count; index++) writeFileSync(join(folder, `${index}.json`), content(index));
  return folder;
}

function hashOf<Value>(count: number, value: (index: number) => Value): Record<string, Value> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value(index)]));
}

function loads(loader: Loader.Base): () => unknown {
  return () => catalogOf(loader.load());
}

/** Returns a function that loads a text as the only file of a folder, and returns errors. */
function loadsText(text: string, extension: string): () => unknown {
  const folder = temporaryFolder();
  writeFileSync(join(folder, `file.${extension}`), text);
  const loader = extension === 'json' ? new Loader.JSON(folder) : new Loader.YAML(folder);
  return () => {
    try {
      return loader.load();
    } catch (error) {
      return error;
    }
  };
}

function localizes(
  object: number | bigint | readonly [number, number, number],
  format: string,
): () => unknown {
  const number = {
    formats: { default: { decimal_places: 2, delimiter: ',' }, tens: { decimal_places: -2 } },
  };
  const names = { abbr_day_names: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] };
  let call = 0;
  const catalog = catalogOf({ en: { i18n: { number, date: names } } });
  // The text varies, because the reference caches prepared patterns.
  return () => catalog.l(object, typeof object === 'object' ? `${call++}${format}` : format);
}

function fallsBack(names: readonly string[], fallbacksOf: (index: number) => string | readonly string[]) {
  const mapping = Object.fromEntries(names.map((name, index) => [name, fallbacksOf(index)]));
  return () => new Locale.Fallbacks({ mapping }).for(names[0]!);
}

const names = (size: number) => Array.from({ length: size }, (_, index) => `l${index}`);

/** A size of each input, which is doubled up to four times, and what prepares the input. */
const GROWTHS: Readonly<Record<string, readonly [size: number, prepare: Prepare]>> = {
  'files of one locale': [
    60,
    (size) => loads(new Loader.JSON(folderOf(size, (index) => `{"en":{"k${index}":"x"}}`))),
  ],
  'files with one locale each': [
    60,
    (size) => loads(new Loader.JSON(folderOf(size, (index) => `{"l${index}":{"k":"x"}}`))),
  ],
  'loaders of a configuration': [
    500,
    (size) => {
      class Inline extends Loader.Base {
        constructor(private readonly index: number) {
          super();
        }
        override load = () => ({ en: { [`k${this.index}`]: 'x' }, [`l${this.index}`]: {} });
      }
      const config = new Config();
      config.loaders = Array.from({ length: size }, (_, index) => new Inline(index));
      return () => Catalog.fromConfig(config);
    },
  ],
  'locales of a hash': [
    500,
    (size) => {
      const hash = hashOf(size, () => ({ a: 'x' }));
      return () => catalogOf(hash);
    },
  ],
  'available locales': [
    500,
    (size) => {
      const translations = hashOf(size, () => ({ a: 'x' }));
      return () => new Catalog({ availableLocales: Object.keys(translations) }).inject(translations);
    },
  ],
  'keys of a map': [
    2000,
    (size) => {
      const hash = { en: { m: hashOf(size, () => 'x') } };
      return () => catalogOf(hash);
    },
  ],
  'keys of a JSON file': [1000, (size) => loadsText(JSON.stringify({ en: hashOf(size, () => 'x') }), 'json')],
  'keys of a YAML file': [
    500,
    (size) =>
      loadsText(
        `en:\n${Object.keys(hashOf(size, () => ''))
          .join(': x\n')
          .replace(/^/gm, '  ')}: x\n`,
        'yml',
      ),
  ],
  'a JSON file with an error at its end': [
    1000,
    (size) => loadsText(JSON.stringify({ en: { ...hashOf(size, () => 'x'), z: [['x']] } }, null, 1), 'json'),
  ],
  'levels of a JSON file': [
    10_000,
    (size) => loadsText(`{"en":${'{"a":'.repeat(size)}1${'}'.repeat(size)}}`, 'json'),
  ],
  'escapes of a JSON text': [
    20_000,
    (size) => loadsText(JSON.stringify({ en: { a: '\\"'.repeat(size) } }), 'json'),
  ],
  'digits of a JSON number': [20_000, (size) => loadsText(`{"en":{"a":${'1'.repeat(size)}}}`, 'json')],
  'a key': [
    50_000,
    (size) => {
      const catalog = catalogOf({ en: { a: 'x' } });
      return () => catalog.t('a.'.repeat(size), { count: 1, default: 'none' });
    },
  ],
  'a key of an injected hash': [50_000, (size) => () => catalogOf({ en: { ['a.'.repeat(size)]: 'x' } })],
  'parts of a scope': [
    5000,
    (size) => {
      const catalog = catalogOf({ en: { a: 'x' } });
      const scope = names(size);
      return () => catalog.t('a', { scope });
    },
  ],
  'placeholders of a text': [
    2000,
    (size) => () => catalogOf({ en: { a: '%{name} %{count} '.repeat(size) } }).t('a', { name: 'x' }),
  ],
  'placeholders that are not closed': [
    20_000,
    (size) => () => catalogOf({ en: { a: '%{'.repeat(size) } }).t('a', { name: 'x' }),
  ],
  'closing braces of a text': [
    20_000,
    (size) => () => catalogOf({ en: { a: `%{a}${'}%'.repeat(size)}` } }).t('a', { name: 'x' }),
  ],
  'directives of a pattern': [1000, (size) => localizes([2021, 1, 9], '%d %a'.repeat(size))],
  'percent signs of a pattern': [4000, (size) => localizes([2021, 1, 9], '%%'.repeat(size))],
  'names that replace the ends of directives': [500, (size) => localizes([2021, 1, 9], '%%a'.repeat(size))],
  // A longer pattern has so many parts that collecting them as garbage takes more time than compiling them.
  'text of a pattern': [5000, (size) => localizes([2021, 1, 9], '%-'.repeat(size) + '.')],
  'digits of a number': [2000, (size) => localizes(10n ** BigInt(size) / 7n, 'default')],
  'digits of a number that is rounded': [2000, (size) => localizes(10n ** BigInt(size) / 7n, 'tens')],
  'locales that fall back to the next': [100, (size) => fallsBack(names(size), (index) => `l${index + 1}`)],
  'locales that fall back to the next ones and to the first': [
    100,
    (size) => fallsBack(names(size), (index) => [`l${index + 1}`, 'l0', `l${index + 2}`]),
  ],
};

for (const [name, [size, prepare]] of Object.entries(GROWTHS)) {
  test(`time is not quadratic in the number or length of: ${name}`, () => {
    requireLinear(size, prepare);
  });
}
