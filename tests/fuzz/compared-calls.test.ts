import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { docStep, plainStep } from '../../fuzz/gherkin';
import { FoundDifference, RandomScenario } from '../../fuzz/random-scenario';
import createReference from '../../ports/reference';
import { port } from './ports';

/** A step that prepares, and one that asks. */
const STEPS = [
  docStep('Given', 'the translations', () => 'en: { greeting: Hello }'),
  plainStep('When', '"greeting" is translated'),
];

/** Plays the steps on the reference and on a port. */
async function compared(make: ReturnType<typeof port>): Promise<void> {
  const scenario = new RandomScenario(
    { level: 'spec', surface: 'catalog' },
    { reference: await openInProcessSession(createReference), port: await openInProcessSession(make) },
  );
  try {
    await scenario.play(STEPS);
    assert.equal(scenario.groups.length, 1);
  } finally {
    await scenario.end();
  }
}

function differsIn(method: string): (thrown: unknown) => boolean {
  return (thrown) => thrown instanceof FoundDifference && thrown.reference.method === method;
}

test('a difference in any call of the steps is found', async () => {
  await compared(port(() => ({})));
  const wrongLookup = port(() => ({ translate: async () => 'Bye' }));
  await assert.rejects(compared(wrongLookup), differsIn('translate'));
  const failingInjection = port(() => ({ inject: async () => Promise.reject(new Error('not today')) }));
  await assert.rejects(compared(failingInjection), differsIn('inject'));
});
