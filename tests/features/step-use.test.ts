import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { loadSteps } from '../../steps/step-library';
import { readSuite } from '../../suite/read';
import { requireNone } from '../none';

// The build reports steps without a definition, or with several.
test('a step of the features uses each step definition', () => {
  const library = loadSteps();
  const texts = readSuite(PACKAGE_ROOT).scenarios.flatMap(({ steps }) => steps.map(({ text }) => text));
  const used = new Set(
    [...new Set(texts)].flatMap((text) => library.matchesOf(text).map(({ definition }) => definition)),
  );
  requireNone(library.definitions.filter((one) => !used.has(one)).map(({ pattern }) => pattern));
});
