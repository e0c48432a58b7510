/**
 * Measures one line of one contender on one catalog, in a process of its own: `node measure.mjs LINE CONTENDER SIZE`.
 * Writes the median time of a call in nanoseconds and a digest of the texts as JSON; null where it does not do the line.
 */

import { createHash } from 'node:crypto';
import { do_not_optimize, measure } from 'mitata';
import { catalogOf } from './catalogs.mjs';
import { loadContender } from './contenders/index.mjs';
import { INPUTS, inputsOf, LINES } from './lines.mjs';

const [name, contenderName, size] = process.argv.slice(2);
const line = LINES.find((one) => one.name === name);
const kind = (await loadContender(contenderName))[line.kind];
console.log(JSON.stringify(kind === undefined ? null : await measured(kind)));

async function measured({ prepare = (input) => input, create }) {
  const catalog = catalogOf(size);
  const inputs = inputsOf(line, catalog).map(prepare);
  if (inputs.includes(undefined)) return null;
  const call = create(catalog, line);
  const texts = inputs.map(call);
  const unlike = texts.find((text) => typeof text !== 'string' || text === '');
  if (unlike !== undefined) throw new Error(`${contenderName} returned ${JSON.stringify(unlike)}`);
  let index = 0;
  let consumed = 0;
  const { p50 } = await measure(
    () => {
      const text = call(inputs[index++ & (INPUTS - 1)]);
      // Reading a character joins the parts of a text, which are else kept apart until somebody reads them.
      consumed ^= text.charCodeAt(text.length - 1);
    },
    { min_cpu_time: 200e6 },
  );
  do_not_optimize(consumed);
  return {
    ns: p50,
    digest: createHash('sha256').update(JSON.stringify(texts)).digest('hex'),
    example: texts[0],
  };
}
