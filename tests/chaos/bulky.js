// An adapter that answers each call with texts just below the limit, or with values of that size: `node bulky.js <kind>`.
const { createInterface } = require('node:readline');

const LIMIT = 2000;
const NULS = '\u0000'.repeat(LIMIT - 10);
let calls = 0;
/** Returns different characters, which take three bytes each, and other ones in each call. */
const characters = (length) =>
  Array.from({ length }, (_, index) => String.fromCharCode(0x1000 + ((index * 7 + calls * 13) % 0x8000)));

const RESPONSES = {
  errors: () => ({ error: { code: 3, message: NULS, data: { type: NULS, at: NULS } } }),
  unsupported: () => ({ error: { code: -32601, message: NULS } }),
  texts: () => ({ result: characters(LIMIT - 10).join('') }),
  arrays: () => ({ result: characters(Math.floor(LIMIT / 3) - 10) }),
  objects: () => ({
    result: Object.fromEntries(characters(Math.floor(LIMIT / 7)).map((key) => [key, '\u0000'])),
  }),
};
const respond = RESPONSES[process.argv[2]];
const HANDSHAKE = {
  protocol: 1,
  implementation: { name: 'bulky', version: '1', language: 'JavaScript' },
  pipelining: true,
};

function responseTo(method, { block } = {}) {
  if (method === 'initialize') return { result: HANDSHAKE };
  if (method === 'reset' || method === 'shutdown') return { result: null };
  const response = respond();
  if (method !== 'with_locale' || response.error) return response;
  return { result: { block: block.map(() => response), value: response.result } };
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  calls += 1;
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...responseTo(method, params) })}\n`);
});
process.stdin.on('end', () => process.exit());
