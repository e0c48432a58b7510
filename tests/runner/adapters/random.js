// An adapter of the reference that answers at random, and says the same to the same call: `node random.js <seed> <traits>`.
//
// The traits are JSON: `pipelining`, and how many of a hundred kinds of calls are refused (-32601), not understood (-32602),
// answered with a wrong result, or with a response of a wrong shape. Some answers are slow, whatever they say. Like a program
// that looks catalogs up by name, it does not understand calls on a catalog that it refused to create.
const { createHash } = require('node:crypto');
const { createInterface } = require('node:readline');
const { setTimeout: delay } = require('node:timers/promises');
const { dispatch } = require('../../../dist/adapter/contract/adapter.js');
const { asOperationError, unsupported } = require('../../../dist/adapter/contract/errors.js');
const reference = require('../../../dist/ports/reference.js').default();

const [seed, traits] = process.argv.slice(2);
const { pipelining, refused, misunderstood, wrong, misshapen } = JSON.parse(traits);
const refusedCatalogs = new Set();

/** Returns a number below a hundred for a call. Folders have another name in each run. */
function drawn(method, params) {
  const call = JSON.stringify([seed, method, params]).replace(/"path":"[^"]*"/g, '');
  return createHash('sha256').update(call).digest().readUInt32LE() % 100;
}

function errorFor(method, params) {
  const kind = drawn(method, params);
  if (kind < refused) return unsupported(`no such ${method}`).toValue();
  if (kind < refused + misunderstood || refusedCatalogs.has(params.subject)) {
    return { code: -32602, message: `KeyError in ${method}` };
  }
  return undefined;
}

async function responseTo(method, params) {
  if (method === 'reset') refusedCatalogs.clear();
  if (!['initialize', 'reset', 'shutdown'].includes(method)) {
    const error = errorFor(method, params);
    if (error !== undefined) {
      if (params.catalog !== undefined) refusedCatalogs.add(params.catalog);
      return { error };
    }
    const kind = drawn(`wrong ${method}`, params);
    if (kind < wrong) return { result: { unexpected: 'a random object' } };
    if (kind < wrong + misshapen) return { result: null, error: null };
  }
  try {
    const result = (await dispatch(reference, method, params)) ?? null;
    return { result: method === 'initialize' ? { ...result, pipelining } : result };
  } catch (thrown) {
    return { error: asOperationError(thrown).toValue() };
  }
}

let last = Promise.resolve();
createInterface({ input: process.stdin })
  .on('line', (line) => {
    last = last.then(async () => {
      const { id, method, params = {} } = JSON.parse(line);
      const response = await responseTo(method, params);
      if (Math.random() < 0.02) await delay(30 * Math.random());
      process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...response })}\n`);
    });
  })
  .on('close', () => void last.then(() => process.exit()));
