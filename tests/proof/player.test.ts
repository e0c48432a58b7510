import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Adapter } from '../../adapter/adapter';
import { setCurrentSession } from '../../adapter/current-session';
import { unsupported } from '../../adapter/errors';
import { openInProcessSession } from '../../adapter/in-process-session';
import { PACKAGE_ROOT } from '../../adapter/package';
import createReference from '../../ports/reference';
import { judge } from '../../proof/judging/judge';
import { runScenarios } from '../../runner/run/cucumber-run';
import type { Outcome } from '../../runner/run/outcome';
import { OutcomeCollector } from '../../runner/run/outcome-collector';
import { readSuite, type Scenario } from '../../runner/suite';

const { scenarios } = readSuite(PACKAGE_ROOT);

/** A port that passes, fails, lacks something, and is at fault. */
function flawed(): Adapter {
  const reference = createReference();
  return {
    ...reference,
    t: async (params) => (await reference.t(params)).toUpperCase(),
    assignLocale: () => Promise.reject(unsupported('there is no setter')),
    defaultLocale: async () => 7 as unknown as string,
  };
}

test('a scenario that is played ends as cucumber ends it', async () => {
  const played = await judge(flawed, scenarios);
  const kinds = new Set(played.map(({ kind }) => kind));
  assert.deepEqual([...kinds].sort(), ['failed', 'fault', 'not-applicable', 'passed', 'unsupported']);
  assert.deepEqual(played.map(ending), (await runByCucumber(scenarios)).map(ending));
});

async function runByCucumber(planned: readonly Scenario[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const collector = new OutcomeCollector(planned, (outcome) => outcomes.push(outcome));
  const session = await openInProcessSession(flawed);
  setCurrentSession(session);
  await runScenarios(planned, 'defined', (message) => collector.take(message));
  setCurrentSession(undefined);
  await session.close();
  return outcomes;
}

/** How a scenario ended; the folders that scenarios write are each time other ones. */
function ending({ scenario, kind, finding }: Outcome): unknown {
  return [scenario, kind, finding?.message.replaceAll(/i18n-conformance-\w+/g, 'a folder')];
}
