import { doesNotThrow, strictEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Method } from '../../adapter/contract/adapter';
import { ErrorCode, OperationError } from '../../adapter/contract/errors';
import { Mismatch, requireNone, type Outcome } from '../../steps/deviations';
import { errorsIn, promisedResult } from '../../steps/unchecked-outcomes';

const error = (code: ErrorCode): OperationError => new OperationError(code, 'StateError', 'too late');
const INNER = { error: { code: 3, message: 'too late', data: { type: 'StateError' } } } as const;

/** Returns the outcome of an operation of the module that returned a result. */
function returned(method: Method, result: unknown, params: object = {}): Outcome {
  return { surface: 'I18n', operation: method, call: { method, params }, result };
}

/** Returns the outcome of a block whose calls, all of one method, had these responses. */
function block(method: Method, ...responses: unknown[]): Outcome {
  const calls = responses.map(() => ({ method, params: { subject: 'I18n', locale: { symbol: 'fr' } } }));
  return returned('with_locale', { block: responses }, { block: calls });
}

function requireSuccess(outcomes: readonly Outcome[]): void {
  requireNone(errorsIn(outcomes));
}

describe('errorsIn', () => {
  it('accepts results of the promised types', () => {
    doesNotThrow(() => requireSuccess([returned('init', null), returned('translate', '')]));
    doesNotThrow(() => requireSuccess([returned('activate', 'fr', { locale: { symbol: 'fr' } })]));
    doesNotThrow(() => requireSuccess([block('locale', { result: 'en' })]));
    doesNotThrow(() => requireSuccess([block('activate', { result: 'fr' })]));
  });

  it('accepts any type of result when the call is unknown', () => {
    doesNotThrow(() => requireSuccess([{ surface: 'I18n', operation: 'VERSION', result: 7 }]));
  });

  const wrong: readonly (readonly [outcome: Outcome, message: string])[] = [
    [returned('translate', null), 'translate on the module: expected a String, got nil'],
    [returned('l', 15), 'l on the module: expected a String, got 15 (a number)'],
    [returned('locale', ['en']), 'locale on the module: expected a String, got ["en"] (an array)'],
    [returned('inject', { unexpected: 'Proc' }), 'inject on the module: expected nil, got a Proc'],
    [returned('init', true), 'init on the module: expected nil, got true (a boolean)'],
    [
      returned('available_locales', ['a', 1]),
      'available_locales on the module: expected an array of Strings, got ["a",1]',
    ],
    [returned('activate', 'en', { locale: 'fr' }), 'activate on the module: expected "fr", got "en"'],
    [
      returned('locale=', null, { locale: { symbol: 'fr' } }),
      'locale= on the module: expected "fr", got nil',
    ],
    [
      block('locale', { result: 1 }),
      'locale in the block of with_locale on the module: expected a String, got 1 (a number)',
    ],
    [
      block('activate', { result: null }),
      'activate in the block of with_locale on the module: expected "fr", got nil',
    ],
  ];
  for (const [outcome, message] of wrong) {
    it(`reports: ${message}`, () => throws(() => requireSuccess([outcome]), { name: 'Mismatch', message }));
  }

  it('reports each operation that raised, with its error', () => {
    const outcomes = ['I18n', 'catalog'].map((surface) => ({
      surface,
      operation: 'activate',
      error: error(ErrorCode.Other),
    }));
    throws(
      () => requireSuccess(outcomes),
      new Mismatch(
        outcomes.map(({ surface }) => ({
          surface,
          operation: 'activate',
          expected: 'succeeds',
          inWords: true,
          error: { code: 3, type: 'StateError', message: 'too late' },
        })),
      ),
    );
  });

  it('reports errors of calls inside blocks, also nested ones', () => {
    const message = /^locale in the block of with_locale on the module: expected succeeds, but it raised/;
    throws(() => requireSuccess([block('locale', { result: 'en' }, INNER)]), { name: 'Mismatch', message });
    const inner = { method: 'with_locale', params: { block: [{ method: 'locale' }] } };
    const nested = returned('with_locale', { block: [{ result: { block: [INNER] } }] }, { block: [inner] });
    throws(() => requireSuccess([nested]), { name: 'Mismatch', message });
    const withoutType = { error: { code: 3, message: 'too late' } };
    throws(() => requireSuccess([block('locale', withoutType)]), { message: /raised error 3: too late$/ });
  });

  it('throws the error of an unsupported operation in a block', () => {
    const unsupported = { error: { code: ErrorCode.Unsupported, message: 'no t!' } };
    throws(() => requireSuccess([block('t!', unsupported)]), { name: 'OperationError', message: 'no t!' });
  });

  it('accepts the error that a block raises on purpose, and no other', () => {
    const raising = { surface: 'I18n', operation: 'with_locale', mayRaise: true };
    doesNotThrow(() => requireSuccess([{ ...raising, error: error(ErrorCode.Other) }]));
    throws(() => requireSuccess([{ ...raising, error: error(ErrorCode.InvalidLocale) }]), Mismatch);
  });
});

describe('promisedResult', () => {
  it('is the name of the locale for activate and locale=, and unknown otherwise', () => {
    strictEqual(promisedResult({ method: 'activate', params: { locale: { symbol: 'fr' } } }), 'fr');
    strictEqual(promisedResult({ method: 'locale=', params: { locale: 'fr' } }), 'fr');
    strictEqual(promisedResult({ method: 'locale', params: {} }), undefined);
  });
});
