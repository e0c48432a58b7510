// An adapter of the reference with one fault: `node misbehaving.js <fault> <folder>`.
//
// The faults in `once` occur at the first call of `constants` only: the file `shown` in the folder records it across
// restarts. Each process writes its id into the folder, so that a test can find the ones that are still running.
const { spawn } = require('node:child_process');
const { existsSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { createInterface } = require('node:readline');
const [fault, folder] = process.argv.slice(2);
writeFileSync(join(folder, `${process.pid}.pid`), '');

const say = (text) => process.stdout.write(text);
const answer = (id, result) => say(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`);
const refuse = (id, error) => say(`${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`);
const forever = () => setInterval(() => undefined, 1000);

const once = {
  exit: () => {
    console.error('first line');
    console.error('last line \u001b[31min red');
    process.exit(7);
  },
  'silence despite SIGTERM': () => {
    process.on('SIGTERM', () => undefined);
    const child = spawn(process.execPath, [
      '-e',
      'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)',
    ]);
    writeFileSync(join(folder, `${child.pid}.pid`), '');
    forever();
  },
};

/** The responses to the methods that sessions call before and after scenarios, for as long as nothing else is called. */
const START = {
  initialize: { protocol: 1, implementation: { name: 'misbehaving', version: '1', language: 'JavaScript' } },
  reset: null,
  shutdown: null,
};

function misbehave(id, method) {
  if (fault === 'exit at start') {
    console.error('the library cannot be found');
    process.exit(3);
  }
  if (fault === 'silence at start') return once['silence despite SIGTERM']() ?? true;
  if (fault === 'exit often' && method === 'constants') process.exit(9);
  if (fault === 'exit on each call' && !(method in START)) process.exit(9);
  if (fault === 'silence on each call' && !(method in START)) return true;
  if (fault === 'refused reset' && method === 'reset')
    return refuse(id, { code: 3, message: 'never' }) ?? true;
  const shows = once[fault];
  if (method !== 'constants' || !shows || existsSync(join(folder, 'shown'))) return false;
  writeFileSync(join(folder, 'shown'), '');
  shows();
  return true;
}

let reference;

/** Loads the reference for the first call that needs it, because many processes exit before. */
function respond(id, method, params) {
  if (reference === undefined && method in START) return answer(id, START[method]);
  const { dispatch } = require('../../../dist/adapter/contract/adapter.js');
  const { asOperationError } = require('../../../dist/adapter/contract/errors.js');
  reference ??= require('../../../dist/ports/reference.js').default();
  dispatch(reference, method, params).then(
    (result) => answer(id, result ?? null),
    (thrown) => refuse(id, asOperationError(thrown).toValue()),
  );
}

const input = createInterface({ input: process.stdin });
input.on('line', (line) => {
  const { id, method, params = {} } = JSON.parse(line);
  if (!misbehave(id, method)) respond(id, method, params);
});
input.on('close', () => process.exit());
