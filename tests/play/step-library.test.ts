import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StepLibrary } from '../../play/step-library';
import { SuiteDefect } from '../../suite';

type CucumberDefinition = ConstructorParameters<typeof StepLibrary>[0][number];

/** Returns a definition in the form of cucumber, which matches texts that begin with a word. */
function beginningWith(word: string): CucumberDefinition {
  return {
    id: word,
    pattern: `${word} {}`,
    uri: 'steps/some.steps.ts',
    line: 7,
    options: {},
    code: () => undefined,
    expression: { match: (text: string) => (text.startsWith(word) ? [] : null) },
  } as unknown as CucumberDefinition;
}

const library = new StepLibrary([beginningWith('a'), beginningWith('ab'), beginningWith('c')]);

test('a step with no definition, or with several, is a defect of the suite', () => {
  assert.equal(library.match('c 1').definition.id, 'c');
  assert.throws(() => library.match('d 1'), new SuiteDefect(['steps/: "d 1": no step definition matches']));
  assert.throws(
    () => library.match('ab 1'),
    new SuiteDefect(['steps/: "ab 1": several match: "a {}", "ab {}"']),
  );
});

test('matches are found after any number of other texts', () => {
  const first = library.match('c 0');
  assert.equal(library.match('c 0'), first);
  for (let index = 1; index <= 10_000; index += 1) library.match(`c ${index}`);
  assert.deepEqual(library.match('c 0').definition, first.definition);
  assert.notEqual(library.match('c 0'), first);
});
