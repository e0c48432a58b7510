import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deviationsFrom } from '../../../suite/play/compare';
import type { Outcome } from '../../../suite/play/deviation';
import type { Expectation } from '../../../steps/script';
import { accepts, call, INVALID, MISSING, OTHER, rejects, returned } from './made-calls';

describe('an expected result', () => {
  it('is exactly this value', () => {
    accepts(returned({ en: { a: ['A'] } }), { result: { en: { a: ['A'] } } });
    accepts(returned(null), { result: null });
    deepStrictEqual(deviationsFrom(returned('hi'), { result: 'Hi' }, []), [
      { surface: 'I18n', operation: 'translate', expected: 'Hi', actual: 'hi' },
    ]);
    rejects(returned(null), { result: 'Hi' }, 'translate on the module: expected "Hi", got nil');
    rejects(
      { ...returned(null), surface: 'other' },
      { result: 'Hi' },
      'translate on the other catalog: expected "Hi", got nil',
    );
    rejects(returned(15), { result: 'Hi' }, 'translate on the module: expected "Hi", got 15 (a number)');
    rejects(
      call('translate', OTHER),
      { result: 'Hi' },
      'translate on the module: expected "Hi", but it raised StateError: too late',
    );
  });
});

describe('an expected error', () => {
  it('has this code, and this message if there is one', () => {
    accepts(call('activate', INVALID), { error: { code: 1 } });
    accepts(call('activate', INVALID), { error: { code: 1, message: 'es' } });
    accepts(call('load', OTHER), { error: { code: 3 } });
    deepStrictEqual(deviationsFrom(call('t!', INVALID), { error: { code: 2 } }, []), [
      {
        surface: 'I18n',
        operation: 't!',
        expected: 'error MissingTranslation',
        inWords: true,
        error: { code: 1, type: 'I18n::Errors::InvalidLocale', message: 'es' },
      },
    ]);
    rejects(
      call('activate', INVALID),
      { error: { code: 1, message: 'fr' } },
      'activate on the module: expected error InvalidLocale: fr, but it raised I18n::Errors::InvalidLocale: es',
    );
    rejects(returned({}, 'load'), { error: { code: 3 } }, 'load: expected another error, got {}');
  });
});

describe('an expected field', () => {
  const version: Expectation = { predicate: 'field', field: 'VERSION', result: '0.2.2' };

  it('is in the object that the call returns', () => {
    accepts(returned({ VERSION: '0.2.2', OTHER: 1 }, 'constants'), version);
    rejects(
      returned({ VERSION: '1' }, 'constants'),
      version,
      'VERSION on the module: expected "0.2.2", got "1"',
    );
    rejects(returned({}, 'constants'), version, 'VERSION on the module: expected "0.2.2", got nil');
  });

  it('is not in anything else', () => {
    for (const result of [null, 'VERSION', { unexpected: 'Constants' }]) {
      strictEqual(deviationsFrom(returned(result, 'constants'), version, [])[0]?.operation, 'constants');
    }
    rejects(
      call('constants', OTHER),
      version,
      'constants on the module: expected "0.2.2", but it raised StateError: too late',
    );
  });
});

describe('expected locales', () => {
  it('come in any order, each once', () => {
    const exactly: Expectation = { predicate: 'locales', locales: ['en', 'fr'], others: false };
    accepts(returned(['fr', 'en'], 'available_locales'), exactly);
    for (const wrong of [['en'], ['en', 'fr', 'fr'], ['en', 'fr', 'de'], 'en, fr', null]) {
      strictEqual(deviationsFrom(returned(wrong, 'available_locales'), exactly, []).length, 1);
    }
    rejects(
      returned(['en', 'de'], 'available_locales'),
      exactly,
      'available_locales on the module: expected ["en","fr"], got ["en","de"]',
    );
  });

  it('may be among others', () => {
    const among: Expectation = { predicate: 'locales', locales: ['fr'], others: true };
    accepts(returned(['en', 'fr', 'fr'], 'available_locales'), among);
    rejects(
      returned(['en'], 'available_locales'),
      among,
      'available_locales on the module: expected an array with fr, got ["en"]',
    );
    rejects(
      returned(['fr'], 'available_locales'),
      { ...among, locales: ['fr', 'de'] },
      'available_locales on the module: expected an array with fr, de, got ["fr"]',
    );
  });
});

describe('a missing translation', () => {
  const not = { path: 'nowhere', text: 'Open|\\d*' };

  it('is stated by a text that is neither the path nor a text of the scenario', () => {
    const states: Expectation = { predicate: 'states missing', not };
    accepts(returned('[nowhere]'), states);
    for (const result of ['', 'Nowhere', 'Open', '12', null]) {
      strictEqual(deviationsFrom(returned(result), states, []).length, 1);
    }
    rejects(
      returned('Open'),
      states,
      'translate on the module: expected a text that states that the translation is missing, got "Open"',
    );
    strictEqual(deviationsFrom(call('translate', MISSING), states, []).length, 1);
  });

  it('is found by nothing, for which the path and an empty text are right too', () => {
    const nothing: Expectation = { predicate: 'finds nothing', not };
    for (const result of ['[nowhere]', 'nowhere', '']) accepts(returned(result), nothing);
    rejects(returned('Open'), nothing, 'translate on the module: expected no translation, got "Open"');
    strictEqual(deviationsFrom(call('translate', MISSING), nothing, []).length, 1);
  });
});

describe('the same outcome as another call', () => {
  const same: Expectation = { predicate: 'same outcome', call: 0 };

  it('is the same result', () => {
    accepts(returned('Hello', 't'), same, [returned('Hello')]);
    rejects(returned('hello', 't'), same, 't on the module: expected "Hello", got "hello"', [
      returned('Hello'),
    ]);
    rejects(
      call('t', MISSING),
      same,
      't on the module: expected "Hello", but it raised I18n::Errors::MissingTranslation: a',
      [returned('Hello')],
    );
  });

  it('is an error with the same code', () => {
    const another: Outcome = { error: { code: 2, type: 'Missing', message: 'of its own' } };
    accepts(call('t', another), same, [call('translate', MISSING)]);
    for (const made of [returned('Hello', 't'), call('t', OTHER)]) {
      const [deviation] = deviationsFrom(made, same, [call('translate', MISSING)]);
      deepStrictEqual(
        [deviation?.expected, deviation?.inWords],
        ['error I18n::Errors::MissingTranslation, as translate raises', true],
      );
    }
  });

  it('may be MissingTranslation where the other call finds nothing, but returns a text', () => {
    const mayRaise: Expectation = { ...same, missing: { path: 'nowhere', text: 'Open' } };
    for (const text of ['[?]', 'nowhere']) accepts(call('t!', MISSING), mayRaise, [returned(text)]);
    for (const text of ['', 'Open']) {
      strictEqual(deviationsFrom(call('t!', MISSING), mayRaise, [returned(text)]).length, 1);
    }
    strictEqual(deviationsFrom(call('t!', INVALID), mayRaise, [returned('[?]')]).length, 1);
    strictEqual(deviationsFrom(call('t!', MISSING), same, [returned('[?]')]).length, 1);
  });
});
