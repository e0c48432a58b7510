import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { loadSteps } from '../../play';
import { compileMatches, readMatches } from '../../play/compiled-matches';
import { StepExpressions } from '../../play/step-expressions';
import { StepLibrary } from '../../play/step-library';
import { REGISTERED, type StepCode } from '../../steps/step-registry';
import type { ConformanceWorld } from '../../steps/world';
import { readSuite } from '../../suite';

const folder = mkdtempSync(join(tmpdir(), 'compiled-matches-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'matches.json');

/** Definitions whose code returns its parameters, and the names of the types that transformed them. */
function definitions(patterns: readonly string[], returned: unknown[] = []): typeof REGISTERED {
  const place = { file: '/steps/some.steps.ts', line: 7 };
  const code: StepCode = (...values: unknown[]) => void returned.push(values);
  return {
    steps: patterns.map((pattern) => ({ keyword: 'Given', pattern, options: {}, code, place })),
    parameterTypes: [
      { name: 'letter', regexp: /[a-z]/, transformer: (text) => ({ letter: text.toUpperCase() }), place },
    ],
  };
}

/** Writes the matches of texts. */
function write(texts: readonly string[], registered: typeof REGISTERED): void {
  writeFileSync(file, compileMatches(texts, registered, new StepExpressions(registered)));
}

test('the build compiles the match of each step of the suite', () => {
  const { scenarios } = readSuite(PACKAGE_ROOT);
  const texts = new Set(scenarios.flatMap(({ steps }) => steps.map(({ text }) => text)));
  loadSteps();
  const expressions = new StepExpressions(REGISTERED);
  const matches = readMatches(REGISTERED) ?? {};
  assert.deepEqual(new Set(Object.keys(matches)), texts);
  for (const text of texts) assert.deepEqual([matches[text]], expressions.matchesOf(text), text);
});

test('a definition gets the same values from a compiled match as from its expression', async () => {
  const returned: unknown[] = [];
  const registered = definitions(['{letter} and {int} are in {string}'], returned);
  const text = 'a and 2 are in "a \\"b\\""';
  write([text], registered);
  for (const compiled of [undefined, readMatches(registered, file)!]) {
    await new StepLibrary(registered, compiled).match(text).run({} as ConformanceWorld, { text });
  }
  assert.deepEqual(returned, Array(2).fill([{ letter: 'A' }, 2, 'a "b"']));
});

test('texts that several definitions match, or none, are not compiled', () => {
  const registered = definitions(['{letter} is', 'a is']);
  write(['a is', 'b is', 'c'], registered);
  assert.deepEqual(readMatches(registered, file), { 'b is': { index: 0, values: ['b'] } });
});

test('compiled matches of other definitions are not used, nor those that were not written whole', () => {
  const registered = definitions(['{letter} is']);
  write(['a is'], registered);
  assert.equal(readMatches(definitions(['{letter} was']), file), undefined);
  const [type] = registered.parameterTypes;
  const others = { ...registered, parameterTypes: [{ ...type!, regexp: /[a-f]/ }] };
  assert.equal(readMatches(others, file), undefined);
  assert.equal(readMatches(registered, join(folder, 'nowhere.json')), undefined);
  writeFileSync(file, '{ "definitions": "');
  assert.equal(readMatches(registered, file), undefined);
});
