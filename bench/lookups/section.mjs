import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { markdownTable } from 'markdown-table';
import { median } from '../measure.mjs';
import { LINES } from './lines.mjs';

const MEASURE = join(import.meta.dirname, 'measure-library.mjs');
const LIBRARIES = ['reference', 'node-polyglot', 'i18n-js', 'i18next', 'intl-messageformat'];
const ROUNDS = 2;
/** A zone with summer time, whatever the zone of the host: reading the fields of a Date depends on it. */
const ENVIRONMENT = { ...process.env, TZ: 'Europe/Berlin' };

/**
 * Measures lookups and localization beside other libraries.
 *
 * @returns a section of `RESULTS.md`
 * @throws an error if a library returns other texts than the reference
 */
export function lookupsSection() {
  const rounds = Array.from({ length: ROUNDS }, measureAll);
  const rows = LINES.flatMap((line) => line.sizes.map((size) => rowOf(line, size, rounds)));
  const header = ['Line', 'Catalog', ...LIBRARIES, 'Spread'];
  return `## Lookups and localization

Median nanoseconds of CPU time per call, and the ratio to the reference: above 1, the library is slower. The spread is the largest ratio of the 75th to the 25th percentile in the row. A library has one process for each catalog and round, with 4,096 inputs for each line, which take turns. Figures are medians of ${ROUNDS} rounds, and ratios are taken within a round. The small catalog has 4 locales of 64 keys, the large one 20 of 10,000.

${markdownTable([header, ...rows], { align: ['l', 'l', ...header.slice(2).map(() => 'r')] })}

A dash stands where a library does not have the operation. For a missing key, node-polyglot and i18next return the key; the reference and i18n-js return a text with the locale and the key.
`;
}

/** Measures every library once, one after another, because processes disturb each other. */
function measureAll() {
  const measured = ['small', 'large'].map((size) => [
    size,
    Object.fromEntries(LIBRARIES.map((library) => [library, measureLibrary(library, size)])),
  ]);
  return Object.fromEntries(measured);
}

function measureLibrary(library, size) {
  const args = ['--single-threaded', MEASURE, library, size];
  const options = { env: ENVIRONMENT, encoding: 'utf8', maxBuffer: Infinity };
  return JSON.parse(execFileSync(process.execPath, args, options));
}

function rowOf({ name, call }, size, rounds) {
  const resultsOf = (library) => rounds.map((round) => round[size][library][name]);
  const references = resultsOf('reference');
  const spreads = [];
  const cells = LIBRARIES.map((library) => {
    const results = resultsOf(library);
    if (results.includes(undefined)) return '–';
    // Each library has a text of its own for a missing translation.
    if (call !== 'missing') requireSameText(library, name, results[0], references[0]);
    spreads.push(median(results.map(({ spread }) => spread)));
    const nanoseconds = Math.round(median(results.map(({ ns }) => ns)));
    const ratio = median(results.map(({ ns }, round) => ns / references[round].ns));
    return library === 'reference' ? `${nanoseconds}` : `${nanoseconds} (${ratio.toFixed(1)})`;
  });
  return [name, size, ...cells, Math.max(...spreads).toFixed(1)];
}

function requireSameText(library, line, { texts }, expected) {
  const index = texts.findIndex((text, at) => text !== expected.texts[at]);
  if (index === -1) return;
  throw new Error(
    `"${line}": ${library} returned "${texts[index]}" instead of "${expected.texts[index]}". Correct bench/lookups/libraries/${library}.mjs.`,
  );
}
