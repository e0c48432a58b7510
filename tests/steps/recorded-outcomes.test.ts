import { deepStrictEqual, match, strictEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Method } from '../../adapter/contract/adapter';
import { invalidLocale, missingTranslation, OperationError } from '../../adapter/contract/errors';
import { Mismatch, type Deviation, type Outcome } from '../../steps/deviations';
import { checkRecorded, requireReproduced } from '../../steps/recorded-outcomes';
import type { RecordedOutcome } from '../../steps/recordings';

/** Returns the deviation of an outcome from the recorded outcome of a call. */
function checkOf(
  method: Method,
  recorded: RecordedOutcome,
  came: { readonly result: unknown } | { readonly error: OperationError },
  params: object = {},
): Deviation | undefined {
  const outcome: Outcome = { surface: 'c', operation: method, ...came };
  const recording = { id: 'x-7', files: {}, calls: [{ method, params }], outcomes: [recorded] };
  return checkRecorded(recording, 0, outcome);
}

const OTHER = new OperationError(3, 'TypeError', 'of its own');

describe('checkRecorded', () => {
  it('passes the same result', () => {
    strictEqual(checkOf('load', { result: { en: { a: 'A' } } }, { result: { en: { a: 'A' } } }), undefined);
    strictEqual(checkOf('init', { result: null }, { result: null }), undefined);
  });

  it('returns the recording, the call, the recorded and the actual result', () => {
    deepStrictEqual(checkOf('t', { result: 'Simple' }, { result: 'simple' }, { key: 'a' }), {
      surface: 'c',
      operation: 'x-7, call 1: t {"key":"a"}',
      expected: 'Simple',
      actual: 'simple',
    });
  });

  it('returns a recorded error by name and message, and an actual error unchanged', () => {
    const recorded = { error: { type: 'InvalidLocale', message: 'es is not a valid locale' } };
    const check = checkOf('activate', recorded, { error: invalidLocale('no such locale') });
    deepStrictEqual(
      [check?.expected, check?.error],
      [
        'raises InvalidLocale: es is not a valid locale',
        { code: 1, type: 'I18n::Errors::InvalidLocale', message: 'no such locale' },
      ],
    );
    strictEqual(
      checkOf('load', { error: { type: 'Other' } }, { result: {} })?.expected,
      'raises another error',
    );
    strictEqual(checkOf('load', { result: {} }, { error: OTHER })?.error?.type, 'TypeError');
  });

  it('compares nil like any other result', () => {
    strictEqual(checkOf('available_locales', { result: ['en'] }, { result: null })?.actual, null);
  });

  it("compares the messages of the document's two errors, but not of others", () => {
    const invalid = { error: { type: 'InvalidLocale', message: 'es' } };
    strictEqual(checkOf('activate', invalid, { error: invalidLocale('es') }), undefined);
    const missing = { error: { type: 'MissingTranslation', message: 'en.a' } };
    strictEqual(checkOf('t!', missing, { error: missingTranslation('en.a') }), undefined);
    strictEqual(checkOf('load', { error: { type: 'Other' } }, { error: OTHER }), undefined);
  });

  it('returns results of the wrong type unchanged', () => {
    for (const result of [null, 7, 'en', {}]) {
      const deviation = checkOf('config', { result: { default_locale: 'en' } }, { result });
      deepStrictEqual([deviation?.expected, deviation?.actual], [{ default_locale: 'en' }, result]);
    }
    deepStrictEqual(checkOf('available_locales', { result: ['en'] }, { result: 7 })?.actual, 7);
  });

  it('ignores the order of available locales, and unrecorded fields of the configuration', () => {
    strictEqual(checkOf('available_locales', { result: ['fr', 'en'] }, { result: ['en', 'fr'] }), undefined);
    deepStrictEqual(checkOf('available_locales', { result: ['en', 'en'] }, { result: ['en'] })?.actual, [
      'en',
    ]);
    const recorded = { result: { default_locale: 'en', loaders: 2 } };
    strictEqual(checkOf('config', recorded, { result: { default_locale: 'en' } }), undefined);
    const another = checkOf('config', recorded, { result: { default_locale: 'fr' } });
    deepStrictEqual(another?.actual, { default_locale: 'fr' });
  });

  it('compares each call of a block, but not the value of with_locale', () => {
    const inner = { method: 'with_locale', params: { block: [{ method: 'available_locales' }] } };
    const params = { block: [inner, { method: 'activate' }] };
    const recorded = {
      result: {
        block: [
          { result: { block: [{ result: ['en', 'fr'] }], value: 'block value' } },
          { error: { type: 'InvalidLocale', message: 'es' } },
        ],
        value: 'block value',
      },
    };
    const came = (message: string) => ({
      result: {
        block: [{ result: { block: [{ result: ['fr', 'en'] }] } }, { error: { code: 1, message } }],
      },
    });
    strictEqual(checkOf('with_locale', recorded, came('es'), params), undefined);
    const check = checkOf('with_locale', recorded, came('xx'), params);
    match(JSON.stringify(check?.actual), /"xx"/);
  });

  it('throws the error of an unsupported operation that a block calls', () => {
    const params = { block: [{ method: 'locale' }] };
    const recorded = { result: { block: [{ result: 'en' }] } };
    const came = { result: { block: [{ error: { code: -32601, message: 'no locale' } }] } };
    throws(() => checkOf('with_locale', recorded, came, params), { code: -32601, message: 'no locale' });
  });
});

describe('requireReproduced', () => {
  const differing = Array.from({ length: 7 }, (_, index) => ({
    surface: 'c',
    operation: `x-${index + 1}`,
    expected: 'a',
    actual: 'b',
  }));

  it('passes when no recording differs', () => {
    requireReproduced('numbers', 300, []);
  });

  it('reports the number of differing recordings, and shows the first five', () => {
    throws(
      () => requireReproduced('numbers', 300, differing),
      (thrown) => {
        const [summary, ...shown] = (thrown as Mismatch).deviations;
        deepStrictEqual([summary?.expected, summary?.actual], ['all 300 are reproduced', '7 of 300 differ']);
        deepStrictEqual(shown, differing.slice(0, 5));
        return thrown instanceof Mismatch;
      },
    );
  });
});
