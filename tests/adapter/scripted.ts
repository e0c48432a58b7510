import assert from 'node:assert/strict';
import { after } from 'node:test';
import { Connection, type ConnectionOptions } from '../../adapter/client/connection';
import { RunningPrograms } from '../../adapter/client/process-group';
import type { Adapter } from '../../adapter/contract/adapter';
import { AdapterFault } from '../../adapter/contract/errors';
import { PATIENT_TIMEOUT } from '../processes';
import { temporaryFolder } from '../runner/command';

/** The temporary folder of the tests in one file. */
export const folder = temporaryFolder();

/** The programs that the tests in one file start. */
export const programs = new RunningPrograms();

/** The answer of a scripted program to `initialize`, as JavaScript. */
export const HANDSHAKE = `{ protocol: 1, implementation: { name: 'scripted', version: '1', language: 'JavaScript' } }`;

/** A program that answers each request with a script, which uses the request's `id`, `method` and `params`. */
export function scripted(answer: string, options: Partial<ConnectionOptions> = {}): ConnectionOptions {
  const program = `
    const write = (text) => process.stdout.write(text);
    const say = (message) => write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\\n');
    const ok = (id, result = null) => say({ id, result });
    const input = require('node:readline').createInterface({ input: process.stdin });
    input.on('line', (line) => {
      const { id, method, params } = JSON.parse(line);
      ${answer}
      if (method === 'initialize') return ok(id, ${HANDSHAKE});
      ok(id);
    });`;
  return {
    command: [process.execPath, '-e', program],
    folder,
    timeout: PATIENT_TIMEOUT,
    programs,
    ...options,
  };
}

/** Returns a check that an error is a fault with this reason and a matching message. */
export const isFault =
  (reason: string, message: RegExp) =>
  (thrown: unknown): boolean => {
    assert.ok(thrown instanceof AdapterFault, String(thrown));
    assert.equal(thrown.reason, reason);
    assert.match(thrown.message, message);
    return true;
  };

/** A connection, and the port for one scenario on it. */
export type Connected = Connection & { readonly adapter: Adapter };

/** Starts a scripted program with a generous timeout, and connects to it. The given timeout applies afterwards. */
export async function connected(
  answer: string,
  options: Partial<ConnectionOptions> = {},
): Promise<Connected> {
  const program = { ...scripted(answer, options), timeout: PATIENT_TIMEOUT };
  const connection = new Connection(program);
  after(() => connection.close());
  await connection.initialize();
  program.timeout = options.timeout ?? PATIENT_TIMEOUT;
  return Object.assign(connection, { adapter: await connection.adapterForScenario('none') });
}
