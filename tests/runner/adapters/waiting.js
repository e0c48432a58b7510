// An adapter of the reference that waits 10 ms in each call, as one does that asks another machine:
// `node waiting.js <folder> [one | first]`.
//
// Each process writes its id into the folder, so that a test can count them. With `one`, a second process that is
// started while the first one runs exits; with `first`, it never answers.
const { existsSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { setTimeout: delay } = require('node:timers/promises');
const { hostAdapter } = require('../../../dist/adapter/host/stdio-host.js');
const reference = require('../../../dist/ports/reference.js').default();

const WAIT_MS = 10;

const [folder, mode] = process.argv.slice(2);
const isSecond = existsSync(join(folder, 'started'));
writeFileSync(join(folder, 'started'), '');
writeFileSync(join(folder, `${process.pid}.pid`), '');
if (isSecond && mode === 'one') process.exit(1);

const adapter = new Proxy(reference, {
  get(target, name) {
    const operation = target[name];
    if (typeof operation !== 'function') return operation;
    return async (params) => {
      if (isSecond && mode === 'first') await new Promise(() => undefined);
      await delay(WAIT_MS);
      return operation.call(target, params);
    };
  },
});

void hostAdapter(adapter, process.stdin, (line) => process.stdout.write(line)).then(() => process.exit());
