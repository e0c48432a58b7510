import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callingAdapter } from '../../adapter/client/calling-adapter';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { dispatch, type Method } from '../../adapter/contract/adapter';
import createReference from '../../ports/reference';
import { loadSteps } from '../../steps/step-library';
import { DEFINITIONS } from '../../steps/step-registry';
import { playScripts } from '../../suite/play/play-scripts';
import type { TrialResult } from '../../suite/play/trial-result';
import type { Surface } from '../../suite/read';
import { compiled, type StepText } from './compiled';
import { givePorts } from './wrong-ports/giving';
import { holdMuchInPorts } from './wrong-ports/sizes';
import { localizeInPorts } from './wrong-ports/localization';
import { lookUpInPorts } from './wrong-ports/lookups';
import { changePorts } from './wrong-ports/state';
import type { Fails, Params, Trick } from './wrong-ports/wrong-port';

/** Plays steps on the reference, in which one method is answered in another way. */
async function played(
  surface: Surface,
  steps: readonly StepText[],
  method?: Method,
  trick?: Trick,
): Promise<TrialResult<unknown>> {
  const session = await openInProcessSession(() => {
    const reference = createReference();
    return callingAdapter(async (called, params) => {
      const right = (changed: object = params): Promise<unknown> => dispatch(reference, called, changed);
      return called === method && trick ? trick(params as Params, right) : right();
    });
  });
  const [result] = await playScripts([session], [compiled(surface, ...steps)], {
    scriptOf: (script) => script,
  });
  await session.close();
  return result!;
}

/** The patterns of the definitions that are used. */
const used = new Set<string>();

/** Declares the test of one wrong port. */
const fails: Fails = (surface, steps, method, trick, step = steps.length - 1) => {
  const texts = steps.map((one) => (typeof one === 'string' ? one : one[0]));
  test(`a wrong ${method} is found: ${texts.slice(-2).join(' / ')}`, async () => {
    assert.equal((await played(surface, steps)).problem?.message, undefined, 'the reference fails');
    const { kind, step: ended, problem } = await played(surface, steps, method, trick);
    assert.deepEqual([kind, ended], ['failed', step], problem?.message);
  });
  for (const text of texts) used.add(loadSteps().match(text).definition.pattern);
};

for (const play of [givePorts, holdMuchInPorts, lookUpInPorts, localizeInPorts, changePorts]) play(fails);

test('a wrong port is played for each step definition', () => {
  const unused = DEFINITIONS.map(({ pattern }) => pattern).filter((pattern) => !used.has(pattern));
  assert.deepEqual(unused, []);
});
