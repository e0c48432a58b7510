import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { RunningPrograms } from '../../adapter/client/process-group';
import { openStdioSession } from '../../adapter/client/stdio-session';
import { loadAdapter } from '../../adapter/host/load-adapter';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { Session } from '../../adapter/contract/session';
import { playAll } from '../../play';
import { readSuite } from '../../suite';
import { PATIENT_TIMEOUT, temporaryFolder } from '../runner/command';

const programs = new RunningPrograms();

const folder = temporaryFolder();
const { trials } = readSuite(PACKAGE_ROOT);
const HOST = join(PACKAGE_ROOT, 'dist/adapter/host/main.js');

/** Results of a type that the document does not promise, as JavaScript; a rule that fails; a part of its first message. */
const WRONG: readonly (readonly [change: string, rule: string, message: string])[] = [
  ['translate: async () => undefined', 'LOOKUP-01', 'got nil'],
  ['translate: async () => () => "text"', 'LOOKUP-01', 'got a function'],
  ['inject: async () => true', 'INJECT-02', 'inject on a catalog: expected nil, got true (a boolean)'],
  ['init: async () => new Map()', 'INIT-02', 'init on the module: expected nil, got a Map object'],
  ['constants: async () => ({ VERSION: 2n })', 'CONSTANT-01', 'expected "0.2.2", got 2n (a bigint)'],
  ['load: async () => null', 'LOAD-03', 'got nil'],
];

describe('a result of the wrong type fails the scenario, both in this process and in a separate one', () => {
  WRONG.forEach(([change, rule, message], index) => {
    test(`${change}: ${message}`, async () => {
      const file = join(folder, `${index}.cjs`);
      const reference = JSON.stringify(join(PACKAGE_ROOT, 'dist/ports/reference.js'));
      writeFileSync(file, `module.exports = () => ({ ...require(${reference}).default(), ${change} });`);
      const command = [process.execPath, HOST, file] as const;
      const program = { command, folder, timeout: PATIENT_TIMEOUT, programs };
      const apart = await playOn(await openStdioSession(program), rule);
      const inside = await playOn(await openInProcessSession(await loadAdapter(file)), rule);
      assert.deepEqual(apart, inside);
      assert.equal(apart.kind, 'failed');
      assert.ok(apart.problem?.message.includes(message), apart.problem?.message);
    });
  });
});

/** Returns the result of the first scenario of a rule that does not pass, without its times. */
async function playOn(session: Session, rule: string) {
  const ofRule = trials.filter((trial) => trial.rule === rule);
  const results = await playAll(session, ofRule);
  await session.close();
  const result = results.find(({ kind }) => kind !== 'passed');
  assert.ok(result, `expected a scenario of ${rule} to fail`);
  const { trial, kind, problem } = result;
  return { trial, kind, problem };
}
