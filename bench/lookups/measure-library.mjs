/**
 * Measures a library on a catalog, in a process of its own: `node measure-library.mjs LIBRARY SIZE`. Writes as JSON, for
 * each line that the library has, the median time of a call in nanoseconds, its spread, and the texts.
 */

import { do_not_optimize } from 'mitata';
import { measureCpu } from '../measure.mjs';
import { translationsOf } from './catalog.mjs';
import { inputsOf, LINES } from './lines.mjs';

const [name, size] = process.argv.slice(2);
/** `open` makes an object for a locale, `calls` has the calls that differ from `lookup`, `lacks` those that it lacks. */
const { calls, lacks, open } = await import(`./libraries/${name}.mjs`);
const translations = translationsOf(size);
const opened = new Map();
const lines = LINES.filter(({ sizes, call }) => sizes.includes(size) && !lacks.includes(call));
const results = {};
// The second measurement of a line counts: after the first one of each, V8 has compiled all calls.
for (const line of [...lines, ...lines]) {
  const call = callOf(line);
  const inputs = inputsOf(line, translations);
  const texts = inputs.map(call);
  const options = { gc: false, min_cpu_time: 100e6, min_samples: 8 };
  const { p50, spread } = await measureCpu(() => callAll(call, inputs), options);
  results[line.name] = { texts, ns: p50 / inputs.length, spread };
}
console.log(JSON.stringify(results));

function callOf({ call, locale, chain }) {
  if (call === 'switch' && calls.switch === undefined) {
    const locales = Object.keys(translations).map((each) => [each, calls.lookup(open(translations, each))]);
    const lookups = new Map(locales);
    return (input) => lookups.get(input.locale)(input);
  }
  const own = { of_its_own: 'Hello' };
  const used = chain === undefined ? translations : { 'de-AT': own, de: own, en: translations.en };
  // A switch leaves another locale active, so it has an object of its own.
  const id = `${call === 'switch'} ${locale}`;
  if (!opened.has(id)) opened.set(id, open(used, locale, chain));
  return (calls[call] ?? calls.lookup)(opened.get(id), used);
}

/** Calls with inputs that take turns: V8 would compute the result for a constant input beforehand. */
function callAll(call, inputs) {
  let consumed = 0;
  for (const input of inputs) {
    const text = call(input);
    // Reading a character joins the parts of a text, which V8 otherwise keeps apart until somebody reads them.
    consumed ^= text.charCodeAt(text.length - 1);
  }
  do_not_optimize(consumed);
}
