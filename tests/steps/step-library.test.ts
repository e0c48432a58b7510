import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StepLibrary, UnmatchedStep } from '../../steps/step-library';
import { DEFINITIONS, type StepDefinition } from '../../steps/step-registry';

const library = new StepLibrary(
  ['a {int}', '{letter} 1', 'c {int} of {int}'].map((pattern): StepDefinition => ({
    keyword: 'Given',
    pattern,
    code: () => undefined,
  })),
  { letter: [/[a-z]/, (text) => text] },
);

test('a step with no definition, or with several, cannot be matched', () => {
  assert.equal(library.match('c 1 of 2').definition, library.definitions[2]);
  assert.throws(() => library.match('d 2'), new UnmatchedStep('"d 2": no step definition matches'));
  assert.throws(
    () => library.match('a 1'),
    new UnmatchedStep('"a 1": several match: "a {int}", "{letter} 1"'),
  );
});

test('matches are found after any number of other texts', () => {
  const first = library.match('a 0');
  library.match('c 1 of 2');
  assert.equal(library.match('a 0'), first);
  for (let index = 1; index <= 10_000; index += 1) library.match(`a ${index + 1}`);
  assert.deepEqual(library.match('a 0').definition, first.definition);
  assert.notEqual(library.match('a 0'), first);
});

test('each definition has the keyword of the function that registers it', () => {
  for (const [start, keyword] of [
    ['the translations', 'Given'],
    ['{object} is localized', 'When'],
    ['the text is {string}', 'Then'],
  ] as const) {
    assert.equal(DEFINITIONS.find(({ pattern }) => pattern === start)?.keyword, keyword, start);
  }
});
