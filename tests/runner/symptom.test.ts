import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ErrorCode } from '../../adapter/contract/errors';
import { symptomOf, withoutVariableParts } from '../../runner/diagnosis/symptom';
import { raised, stepsWith, symptomIn } from './diagnosed';

describe('a symptom', () => {
  test('says whether a step prepared or checked: And continues the step above it', () => {
    const steps = stepsWith('*', 'Given', 'And', 'When', 'Then', 'And', 'Given', '*', 'Then', 'When', 'But');
    const deviations = [{ surface: 'I18n', operation: 'inject', expected: null, actual: 1 }];
    const problem = { kind: 'failed', message: '', deviations } as const;
    const checking = steps.flatMap((_, step) =>
      symptomOf({ trial: { steps }, problem, step }).prepares ? [] : [step],
    );
    assert.deepEqual(checking, [4, 5, 8]);
  });

  for (const [kind, deviation] of [
    ['raised', raised('no')],
    ['did not raise', { expected: 'error InvalidLocale', inWords: true, actual: 'es' }],
    ['other value', { expected: 'raises', actual: 'es' }],
    ['other value', { expected: 'an array with en', inWords: true, actual: null }],
    ['other value', { expected: 'es', actual: 'en' }],
    ['wrong type', { expected: 'es', actual: { unexpected: 'function' } }],
    ['wrong type', { expected: 'a text', inWords: true, actual: { unexpected: 'function' } }],
    ['wrong type', { expected: 'es', actual: null }],
    ['wrong type', { expected: {}, actual: null }],
    ['wrong type', { expected: ['es'], actual: {} }],
    ['other value', { expected: ['es'], actual: ['en'] }],
    ['other value', { expected: null, actual: undefined }],
  ] as const) {
    test(`is "${kind}" for ${JSON.stringify(deviation)}`, () => {
      assert.equal(symptomIn(0, deviation).kind, kind);
    });
  }

  test('of an error has its message, and a key without the variable parts', () => {
    const operation = 'translate in the block of with_locale';
    assert.deepEqual(symptomIn(0, { operation, ...raised('no text "a.b"') }), {
      operation: 'translate',
      kind: 'raised',
      message: 'TypeError: no text "a.b"',
      prepares: true,
      isOfSection7: false,
      key: 'translate\nraised\nTypeError: no text …',
      // The first digits of the SHA-256 digest of `3`
      outcome: 'Tg',
    });
  });

  test('of a wrong value has no message', () => {
    assert.deepEqual(symptomIn(3, { expected: 'a', actual: 'Missing' }), {
      operation: 'inject',
      kind: 'other value',
      message: '',
      prepares: false,
      isOfSection7: false,
      key: 'inject\nother value\n',
      // The first digits of the SHA-256 digest of `"missing"`
      outcome: 'S2',
    });
  });

  test('of a failure without a deviation has the message of the failure, if there is one', () => {
    const symptom = {
      operation: '',
      kind: 'other value',
      prepares: false,
      isOfSection7: false,
    };
    const trial = { steps: stepsWith('Given') };
    const problem = { kind: 'failed', message: 'no file /tmp/x\nat y' } as const;
    assert.deepEqual(symptomOf({ trial, problem }), {
      ...symptom,
      message: 'no file /tmp/x\nat y',
      key: 'no file …',
      outcome: 'wx',
    });
    assert.deepEqual(symptomOf({ trial }), { ...symptom, message: '', key: '', outcome: 'Eq' });
  });

  test('has an outcome that depends on what was returned, but not on the words of errors and missing texts', () => {
    const outcomes = [
      { actual: 'Mon' },
      { actual: '[Mon]' },
      { actual: 'missing translation: en.a' },
      { actual: 'Translation missing: a' },
      { actual: ['missing'] },
      raised('no'),
      raised('never'),
      raised('no', ErrorCode.InvalidLocale),
    ].map((deviation) => symptomIn(3, deviation).outcome);
    assert.deepEqual(
      outcomes.map((outcome) => outcomes.indexOf(outcome)),
      [0, 1, 2, 2, 4, 5, 5, 7],
    );
  });

  test('has an outcome that depends on the words that a rule states', () => {
    const message = { expected: 'error InvalidLocale: es is not a valid locale', inWords: true } as const;
    const missing = { expected: 'missing translation: en.a' };
    const outcomes = [
      { ...message, ...raised("'es' is not a valid locale", ErrorCode.InvalidLocale) },
      { ...message, ...raised('invalid locale: es', ErrorCode.InvalidLocale) },
      { ...missing, actual: 'missing translation: a' },
      { ...missing, actual: 'Translation missing: en.a' },
    ].map((deviation) => symptomIn(3, deviation).outcome);
    assert.equal(new Set(outcomes).size, 4);
    const [one, other] = ['no', 'never'].map((text) => symptomIn(3, { ...missing, ...raised(text) }).outcome);
    assert.equal(one, other);
  });

  for (const code of [ErrorCode.InvalidLocale, ErrorCode.MissingTranslation]) {
    test(`of an error of section 7, here ${code}, does not depend on its message`, () => {
      const [one, other] = ['es?', 'fr is unknown'].map((message) => symptomIn(0, raised(message, code)));
      assert.ok(one!.isOfSection7);
      assert.equal(one!.key, 'inject\nraised\nTypeError');
      assert.equal(other!.key, one!.key);
    });
  }
});

test('the variable parts of a message are its further lines, quotations, paths and numbers', () => {
  const messages = {
    'no key "a.b" in line 3 of /tmp/x.yml': 'no key … in line 0 of …',
    "no key 'c' in line 12 of C:\\y\\z.yml": 'no key … in line 0 of …',
    'at 0x7FE1: `x`\nmore\nlines': 'at 0: …',
    'it does not fit d:/x/y.yml:12:3': 'it does not fit …:0:0',
    'see (/a/b), /c, and /d; x': 'see (…), …, and …; x',
    "don't": "don't",
    '"it\'s" x': '… x',
    '': '',
  };
  for (const [message, expected] of Object.entries(messages)) {
    assert.equal(withoutVariableParts(message), expected);
  }
});
