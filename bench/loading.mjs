import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { markdownTable } from 'markdown-table';
import { translationsOf } from './lookups/catalog.mjs';
import { measureCpu } from './measure.mjs';

const KEY = 'section_0.group_0.plain_0';
const { Catalog, Loader } = createRequire(import.meta.url)('../reference/dist/index.js');

/**
 * Measures the loading of locale files beside the bare parser of their format.
 *
 * @returns a section of `RESULTS.md`
 */
export async function loadingSection() {
  const rows = [
    await rowOf('yml', dump, Loader.YAML, 'js-yaml', load),
    await rowOf('json', JSON.stringify, Loader.JSON, 'JSON.parse', JSON.parse),
  ];
  const header = ['Files', 'Reference', 'Parser', 'Its time', 'Ratio', 'Spread'];
  return `## Loading

Median milliseconds of CPU time to load the large catalog from 20 files, and the ratio of the reference to the bare parser. It includes a lookup in each locale, because the reference prepares a locale when it is first used. The spread is as above.

${markdownTable([header, ...rows], { align: ['l', 'r', 'l', 'r', 'r', 'r'] })}
`;
}

async function rowOf(extension, write, FormatLoader, parserName, parse) {
  const folder = mkdtempSync(join(tmpdir(), 'i18n-bench-'));
  try {
    for (const [locale, texts] of Object.entries(translationsOf('large'))) {
      writeFileSync(join(folder, `${locale}.${extension}`), write({ [locale]: texts }));
    }
    const options = { min_samples: 7, min_cpu_time: 0, inner_gc: true };
    const parseFile = (file) => parse(readFileSync(join(folder, file), 'utf8'));
    const bare = await measureCpu(() => readdirSync(folder).map(parseFile), options);
    const used = await measureCpu(() => loadAndUse(new FormatLoader(folder)), options);
    const spread = Math.max(bare.spread, used.spread);
    const ratio = (used.p50 / bare.p50).toFixed(2);
    return [extension, milliseconds(used.p50), parserName, milliseconds(bare.p50), ratio, spread.toFixed(1)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function loadAndUse(loader) {
  const catalog = new Catalog();
  catalog.inject(loader);
  for (const locale of catalog.availableLocales) catalog.withLocale(locale, () => catalog.t(KEY));
}

function milliseconds(nanoseconds) {
  return String(Math.round(nanoseconds / 1e6));
}
