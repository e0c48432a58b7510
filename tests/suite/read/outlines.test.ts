import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { statementsOf } from '../../../suite/read';
import { parseWholeSuite } from '../../../suite/read/parse-suite';

const suite = parseWholeSuite(join(PACKAGE_ROOT, 'tests/suite/read/fixtures/suite'));

test('the rows of an outline share the outline with its placeholders', () => {
  const [one, two] = suite.scenarios.slice(-2);
  assert.equal(one?.outline, two?.outline);
  assert.deepEqual(one?.outline, {
    id: 'LOOKUP-01/a-key-of-parts-parts',
    line: 19,
    steps: [
      {
        keyword: 'Given',
        text: 'the translations',
        docString: { mediaType: 'yaml', content: 'en:\n  simple: Hello' },
        line: 5,
      },
      { keyword: 'When', text: '"<key>" is translated', line: 20 },
      { keyword: 'Then', text: 'it returns "Hello"', line: 21 },
    ],
    examples: [
      [
        ['case', 'parts', 'key'],
        ['two parts', 'two', 'a.b'],
        ['Three parts', 'three', 'abc'],
      ],
    ],
  });
  assert.equal(suite.scenarios[0]?.outline, undefined);
});

test('statementsOf returns the sentences of the document that name a rule, with their sections', () => {
  const says = (section: string, sentence: string, rules: string[]) => ({
    section,
    title: 'A title',
    sentences: [{ says: sentence, rules, silent: [] }],
    tables: [],
  });
  const one = says('1', 'One.', ['A-01']);
  one.sentences.push({ says: 'One more.', rules: ['A-01'], silent: [] });
  const document = [one, says('2', 'Two.', ['A-02']), says('3', 'Three.', ['A-01'])];
  assert.deepEqual(statementsOf('A-01', document), [
    { section: '1', says: 'One.' },
    { section: '1', says: 'One more.' },
    { section: '3', says: 'Three.' },
  ]);
});
