// Ports that try to be judged conformant without being so: `fooling.js <trick>`. Each wraps the reference only where its
// trick needs real answers.
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { createInterface } = require('node:readline');
const { dispatch } = require('../../../dist/adapter/contract/adapter.js');
const { asOperationError } = require('../../../dist/adapter/contract/errors.js');
const createReference = require('../../../dist/ports/reference.js').default;

const trick = process.argv[2];
const reference = createReference();
const say = (id, response) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...response })}\n`);
const HANDSHAKE = { protocol: 1, implementation: { name: trick, version: '1', language: 'none' } };

const seen = new Set();
let previous = { result: null };
/** The calls since the last reset: what a port knows of the scenario. */
let calls = [];

const TRICKS = {
  'null to all': () => ({ result: null }),
  // The reference answers, one call late: each answer is the one that the call before expected.
  'the answer before': async (method, params) => {
    const answer = previous;
    previous = await honest(method, params);
    return answer;
  },
  'the text of the key': (_, params) => ({ result: params.key ?? params.locale ?? null }),
  // Knows the scenarios of an earlier version by their calls, and nothing else.
  'the suite by heart': async (method, params) => {
    const isKnown = calls.length < 3;
    return isKnown ? honest(method, params) : { result: 'unknown' };
  },
  'right the first time': async (method, params) => {
    const key = JSON.stringify(calls);
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst ? honest(method, params) : { result: 'again' };
  },
  // Each program answers with what the program that was asked last has worked out.
  'the answer of another job': async (method, params) => {
    const mine = await honest(method, params);
    const other = existsSync('shared.json') ? readFileSync('shared.json', 'utf8') : '';
    writeFileSync('shared.json', JSON.stringify(mine));
    return other === '' ? mine : JSON.parse(other);
  },
  'an error to all': () => ({ error: { code: 3, message: 'no', data: { type: 'Error' } } }),
  'every error of the document': (_, params) => ({
    error: { code: params.locale === undefined ? 2 : 1, message: 'no', data: { type: 'Error' } },
  }),
};

async function honest(method, params) {
  try {
    return { result: (await dispatch(reference, method, params)) ?? null };
  } catch (thrown) {
    return { error: asOperationError(thrown).toValue() };
  }
}

const input = createInterface({ input: process.stdin });
let turn = Promise.resolve();
input.on('line', (line) => {
  turn = turn.then(async () => {
    const { id, method, params = {} } = JSON.parse(line);
    if (method === 'initialize') return say(id, { result: HANDSHAKE });
    if (method === 'reset') {
      calls = [];
      await honest('reset', {});
      return say(id, { result: null });
    }
    if (method === 'shutdown') return say(id, { result: null });
    calls.push([method, params]);
    say(id, await TRICKS[trick](method, params));
  });
});
input.on('close', () => turn.then(() => process.exit()));
