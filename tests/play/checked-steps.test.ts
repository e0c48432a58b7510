import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { loadSteps, Playthrough } from '../../play';
import { mustSucceed } from '../../play/checked-steps';
import createReference from '../../ports/reference';
import { readSuite } from '../../suite';

const library = loadSteps();

function stepsThatMustSucceed(...texts: readonly string[]): string[] {
  const flags = mustSucceed(
    texts.map((text) => ({ text })),
    library,
  );
  return texts.filter((_, index) => flags[index]);
}

test('a When must succeed unless the next step is a Then that checks its outcomes', () => {
  const [first, second] = ['"fr" is activated', '"de" is activated'] as const;
  assert.deepEqual(stepsThatMustSucceed(first, 'it returns "fr"'), []);
  assert.deepEqual(stepsThatMustSucceed(first, 'it raises InvalidLocale', second, 'it returns "de"'), []);
  assert.deepEqual(stepsThatMustSucceed(first, second, 'it returns "de"'), [first]);
  assert.deepEqual(stepsThatMustSucceed(first, 'the active locale is "fr"', 'it returns "fr"'), [first]);
  assert.deepEqual(stepsThatMustSucceed(first), [first]);
});

test('a Then makes calls only when its definition has the options OBSERVING', async () => {
  const session = await openInProcessSession(createReference);
  for (const trial of readSuite(PACKAGE_ROOT).trials) {
    const playthrough = new Playthrough(library, session, await session.fresh(), trial.surface);
    for (const step of trial.steps) {
      const { keyword, isObserving, isSequential, pattern } = library.match(step.text).definition;
      const { outcomes } = playthrough.world;
      const played = playthrough.play(step).then(
        () => true,
        () => false,
      );
      if (!(await played)) break;
      if (keyword !== 'Then' || isSequential || /^the (?:main configuration|constant)/.test(pattern))
        continue;
      assert.equal(playthrough.world.outcomes !== outcomes, isObserving, `${trial.key}: ${step.text}`);
    }
    await playthrough.end();
  }
  await session.close();
});
