import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Verdict } from '../../runner/verdict/verdict';
import { choiceOf, librariesBlock } from '../../scripts/conformance-page/libraries';
import type { RecordedLibrary } from '../../ports/judging/recorded';
import { ruleOf, suiteOf } from './suites';

const RULES = ['DEFAULT-01', 'DEFAULT-02', 'DEFAULT-03'].map((id) => ruleOf(id));

function libraryOf(...verdicts: readonly Verdict[]): RecordedLibrary {
  return {
    name: 'tiny',
    version: '1.2.3',
    language: 'Lua',
    surfaces: ['module', 'catalog'],
    verdicts: new Map(verdicts.map((verdict, index) => [RULES[index]!.id, verdict])),
    reasons: [],
  };
}

test('a library has a row with the rules that it passes in each chapter', () => {
  const rows = librariesBlock([libraryOf('passed', 'failed', 'not-applicable')], suiteOf(RULES)).split('\n');
  assert.equal(
    rows.at(-1),
    '| [tiny](ports/tiny/) 1.2.3 | Lua | module, catalog | – | – | – | 1 of 2 | – | 1 of 2 | – |',
  );
});

test('a choice in a silent point is counted over the rules that observe it', () => {
  const choices: readonly (readonly [verdicts: readonly Verdict[], choice: string])[] = [
    [['passed', 'unsupported'], 'like 0.2.2'],
    [['failed', 'failed'], 'differs'],
    [['failed', 'passed', 'passed'], 'differs in 1 of 3 rules'],
    [['unsupported', 'not-applicable'], 'not asked'],
  ];
  for (const [verdicts, choice] of choices) assert.equal(choiceOf(libraryOf(...verdicts), RULES), choice);
});
