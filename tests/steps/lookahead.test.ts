import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { Session } from '../../adapter/contract/session';
import createReference from '../../ports/reference';
import { openSession } from '../../runner/run/port';
import { readSuite, type Scenario } from '../../suite';
import { BegunScenario } from '../../steps/begun-scenario';
import type { ConformanceWorld } from '../../steps/world';
import { flawed, messageOf, outcomesOf } from '../outcomes';

const { scenarios } = readSuite(PACKAGE_ROOT);
const ofKeys = scenarios.filter(({ id }) => id.startsWith('LOOKUP-'));

/** How each scenario ends, and at which step, when the session says that it takes calls in meanwhile, or does not. */
async function endings(
  session: Session,
  planned: readonly Scenario[],
  pipelining: boolean,
): Promise<unknown[][]> {
  const handshake = { ...session.handshake, pipelining };
  const saying = { handshake, fresh: () => session.fresh(), close: () => session.close() };
  return (await outcomesOf(saying, planned)).map((outcome) => {
    return [outcome.scenario, outcome.kind, outcome.step, messageOf(outcome)];
  });
}

test('scenarios that are begun ahead end as those whose steps run in turn', async () => {
  const inTurn = await endings(await openInProcessSession(flawed), scenarios, false);
  const ahead = await endings(await openInProcessSession(flawed), scenarios, true);
  assert.deepEqual(ahead, inTurn);
});

test('a port that needs a process for each scenario is not asked for the next one', async () => {
  let made = 0;
  const session = await openInProcessSession(() => {
    made += 1;
    const reference = createReference();
    return {
      ...reference,
      initialize: async (params) => ({ ...(await reference.initialize(params)), isolation: 'process' }),
    };
  });
  const ended = await endings(session, ofKeys, true);
  assert.deepEqual(new Set(ended.map(([, kind]) => kind)), new Set(['passed']));
  assert.equal(made, ofKeys.length);
});

test('a fault is that of the scenario which the process was asked for, whatever was asked after it', async () => {
  const file = join(PACKAGE_ROOT, 'tests/runner/adapters/fatal.js');
  const port = { adapter: { file }, folder: PACKAGE_ROOT, timeout: 3000, inProcess: false };
  const inTurn = await endings(await openSession(port), ofKeys, false);
  const ahead = await endings(await openSession(port), ofKeys, true);
  assert.deepEqual(ahead, inTurn);
  const died = 'the adapter exited on SIGKILL, when it was to answer t';
  const hung = 'the adapter did not answer within 3000 ms, when it was to answer t';
  assert.deepEqual(
    ahead.filter(([, kind]) => kind !== 'passed'),
    [
      ['LOOKUP-01/the-text-as-it-stands/a-key-with-a-digit', 'fault', 1, died],
      ['LOOKUP-01/the-text-as-it-stands/other-scripts', 'fault', 1, died],
      ['LOOKUP-02/a-path-that-leads-nowhere/it-asks-how-long-a-text-is', 'fault', 1, hung],
      ['LOOKUP-04/the-same-key-in-several-locales', 'fault', 2, died],
      ['LOOKUP-04/a-default-locale-without-translations', 'fault', 2, died],
      ['LOOKUP-04/a-nested-key-that-the-default-locale-alone-has', 'fault', 2, died],
    ],
  );
});

test('a step that asks after the others were begun is a defect of the suite', async () => {
  const session = await openInProcessSession(createReference);
  async function lateDefinition(this: ConformanceWorld): Promise<void> {
    await this.ask('init');
    await this.ask('locale');
  }
  const steps = [{ definition: lateDefinition, values: [] }];
  const scenario = new BegunScenario('a pickle', session, await session.fresh(), steps);
  assert.equal(
    scenario.take(() => undefined),
    undefined,
  );
  await assert.rejects(
    Promise.resolve(scenario.take(lateDefinition)),
    /locale was asked too late: its step is to be begun IN_TURN/,
  );
  assert.equal(await scenario.endsInFault(), false);
  await session.close();
});
