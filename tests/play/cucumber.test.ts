import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { openStdioSession } from '../../adapter/client/stdio-session';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { Session } from '../../adapter/contract/session';
import { playAll, type ScenarioResult } from '../../play';
import createReference from '../../ports/reference';
import { readSuite, type Scenario } from '../../suite';
import { timeoutWithStart } from '../processes';
import createFlawed from './adapters/flawed';
import { runCucumber, type CucumberEnding } from './cucumber';
import { comparable } from './endings';

const { scenarios } = readSuite(PACKAGE_ROOT);

/** Short enough for the scenario in which the port hangs. Milliseconds. */
const TIMEOUT = timeoutWithStart(5000);
const fatal = `"${process.execPath}" "${join(PACKAGE_ROOT, 'dist/adapter/host/main.js')}" "${join(PACKAGE_ROOT, 'tests/play/adapters/fatal.js')}"`;

interface Case {
  readonly port: string;
  readonly open: () => Promise<Session>;
  readonly worldParameters: object;
  /** The kinds of results that the port has. */
  readonly kinds: readonly ScenarioResult['kind'][];
}

const CASES: readonly Case[] = [
  {
    port: 'the reference',
    open: () => openInProcessSession(createReference),
    worldParameters: { adapter: 'dist/ports/reference.js' },
    kinds: ['not-applicable', 'passed'],
  },
  {
    port: 'a flawed port',
    open: () => openInProcessSession(createFlawed),
    worldParameters: { adapter: 'dist/tests/play/adapters/flawed.js' },
    kinds: ['failed', 'fault', 'not-applicable', 'passed', 'unsupported'],
  },
  {
    port: 'a port with faults, whose requests are prefetched by the engine alone',
    open: () => openStdioSession({ command: fatal, folder: PACKAGE_ROOT, timeout: TIMEOUT }),
    worldParameters: { command: fatal, timeout: TIMEOUT },
    kinds: ['fault', 'not-applicable', 'passed'],
  },
];

/** The engine plays for one port after the other: one in this process would keep it from hearing another in time. */
let turn: Promise<unknown> = Promise.resolve();

describe('the engine and cucumber agree on every scenario', { concurrency: true }, () => {
  for (const { port, open, worldParameters, kinds } of CASES) {
    test(port, async () => {
      const running = runCucumber(worldParameters);
      const playing = turn.then(async () => playAll(await open(), scenarios));
      turn = playing.catch(() => undefined);
      const results = await playing;
      assert.deepEqual([...new Set(results.map(({ kind }) => kind))].sort(), kinds);
      const byPlace = new Map((await running).map((ending) => [ending.place, ending]));
      assert.equal(byPlace.size, scenarios.length);
      assert.deepEqual(
        scenarios.map((scenario) => byCucumber(scenario, byPlace.get(placeOf(scenario))!)),
        results.map((result, index) => byEngine(scenarios[index]!, result)),
      );
    });
  }
});

const STATUSES: Readonly<Record<ScenarioResult['kind'], string>> = {
  passed: 'PASSED',
  failed: 'FAILED',
  fault: 'FAILED',
  unsupported: 'SKIPPED',
  'not-applicable': 'SKIPPED',
};

/** A skipped step says nothing of why in cucumber's messages. */
function byEngine({ id }: Scenario, { kind, step, problem }: ScenarioResult): unknown {
  const status = STATUSES[kind];
  return [id, status, step, status === 'FAILED' ? comparable(problem?.message ?? '') : ''];
}

function byCucumber({ id }: Scenario, { status, step, message = '' }: CucumberEnding): unknown {
  return [id, status, step, comparable(message)];
}

function placeOf({ file, line }: Scenario): string {
  return `${file}:${line}`;
}
