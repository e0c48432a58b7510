/**
 * Loads translations once, in a process of its own: `node --expose-gc measure.mjs WHAT ARGUMENT…`. Writes the time in
 * milliseconds and the memory that is kept, in bytes, as JSON.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { textsOf } from './files.mjs';

const TASKS = {
  async json(folder) {
    return () => eachFile(folder, JSON.parse);
  },
  async 'js-yaml'(folder) {
    const { load } = await import('js-yaml');
    return () => eachFile(folder, load);
  },
  async 'js-yaml 4'(folder) {
    const { load } = (await import('js-yaml-4')).default;
    return () => eachFile(folder, load);
  },
  async yaml(folder) {
    const { parse } = await import('yaml');
    return () => eachFile(folder, (text) => parse(text));
  },
  async reference(folder, format) {
    return catalogOf(folder, format);
  },
  async 'reference, used'(folder, format) {
    const load = catalogOf(folder, format);
    return () => {
      const catalog = load();
      for (const locale of catalog.availableLocales)
        catalog.withLocale(locale, () => catalog.t('section_0.key_0'));
      return catalog;
    };
  },
  async hash(locales, keys) {
    const { Catalog } = reference();
    const texts = Array.from({ length: Number(locales) }, (_, locale) => [
      `l${locale}`,
      textsOf(Number(keys)),
    ]);
    const translations = Object.fromEntries(texts);
    return () => {
      const catalog = new Catalog();
      catalog.inject(translations);
      return catalog;
    };
  },
};

const [task, ...args] = process.argv.slice(2);
const load = await TASKS[task](...args);
globalThis.gc();
const before = process.memoryUsage().heapUsed;
const start = performance.now();
const kept = load();
const milliseconds = performance.now() - start;
globalThis.gc();
const bytes = process.memoryUsage().heapUsed - before;
console.log(JSON.stringify({ milliseconds, bytes, isKept: kept !== undefined }));

function catalogOf(folder, format) {
  const { Catalog, Loader } = reference();
  return () => {
    const catalog = new Catalog();
    catalog.inject(format === 'json' ? new Loader.JSON(folder) : new Loader.YAML(folder));
    return catalog;
  };
}

function eachFile(folder, parse) {
  return readdirSync(folder).map((file) => parse(readFileSync(join(folder, file), 'utf8')));
}

function reference() {
  return createRequire(import.meta.url)('../../reference/dist/index.js');
}
