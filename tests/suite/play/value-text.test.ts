import { strictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { actualText, expectedText } from '../../../suite/play/value-text';

describe('the text of a result', () => {
  const cases: readonly (readonly [text: string, actual: unknown, expected: unknown, inWords?: true])[] = [
    ['"Hello"', 'Hello', 'Hi'],
    ['15 (a number)', 15, 'Hi'],
    ['15', 15, 16],
    ['15 (a number)', 15, 'error MissingTranslation', true],
    ['"x"', 'x', 15],
    ['true (a boolean)', true, 'no translation', true],
    ['nil', null, 'Hi'],
    ['nil', undefined, 'Hi'],
    ['["a"] (an array)', ['a'], 'Hi'],
    ['["a"] (an array)', ['a'], 'a String', true],
    ['["a"]', ['a'], 'an array with b', true],
    ['["a"]', ['a'], 'the value of the block', true],
    ['{"a":1} (an object)', { a: 1 }, 'Hi'],
    ['{"a":1}', { a: 1 }, { a: 2 }],
    ['a function', { unexpected: 'function' }, 'Hi'],
    ['an undefined value', { unexpected: 'undefined value' }, 'Hi'],
    ['an I18n::Catalog', { unexpected: 'I18n::Catalog' }, 'a String', true],
    ['a Map object', { unexpected: 'Map object' }, 'a String', true],
    ['NaN (a number)', { unexpected: 'NaN (a number)' }, 'Hi'],
    ['#<Proc:0x01>', { unexpected: '#<Proc:0x01>' }, 'Hi'],
  ];
  for (const [text, actual, expected, inWords] of cases) {
    const given = JSON.stringify(actual) ?? 'undefined';
    it(`is ${text} for ${given} instead of ${JSON.stringify(expected)}`, () => {
      strictEqual(actualText({ actual, expected, ...(inWords && { inWords }) }), text);
    });
  }
});

describe('the text of an expectation', () => {
  it('shows a value like a result, and words unchanged', () => {
    strictEqual(expectedText({ expected: 'Hi' }), '"Hi"');
    strictEqual(expectedText({ expected: null }), 'nil');
    strictEqual(expectedText({ expected: 'nil', inWords: true }), 'nil');
  });
});
