import { deepStrictEqual, strictEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { invalidLocale, missingTranslation, type OperationError } from '../../adapter/contract/errors';
import { NotApplicable, type Deviation, type Outcome } from '../../steps/deviations';
import { deviationsFrom } from '../../steps/deviations-from';
import { raises, type Expectation } from '../../steps/expectation';

function raised(error: OperationError, operation = 'activate'): Outcome {
  return { surface: 'I18n', operation, error };
}

function returned(result: unknown, operation = 'activate'): Outcome {
  return { surface: 'I18n', operation, result };
}

/** Returns the only deviation of an outcome, if there is one. */
function check(outcome: Outcome, expectation: Expectation): Deviation | undefined {
  const deviations = deviationsFrom(outcome, expectation);
  strictEqual(deviations.length <= 1, true);
  return deviations[0];
}

describe('an expected error with a message', () => {
  const expected = raises('InvalidLocale', 'es');

  it('passes only for the error with this message', () => {
    strictEqual(check(raised(invalidLocale('es')), expected), undefined);
    deepStrictEqual(check(raised(invalidLocale('fr')), expected), {
      surface: 'I18n',
      operation: 'activate',
      expected: 'raises InvalidLocale: es',
      inWords: true,
      error: { code: 1, type: 'I18n::Errors::InvalidLocale', message: 'fr' },
    });
  });

  it('does not pass for another error, or a result', () => {
    const another = check(raised(missingTranslation('es')), expected);
    strictEqual(another?.expected, 'raises InvalidLocale');
    strictEqual(check(returned('es'), expected)?.actual, 'es');
  });
});

describe('an expected value of a block', () => {
  const expected: Expectation = { kind: 'block value', locales: ['en', 'fr'] };

  it('passes for any value except nil and a locale', () => {
    strictEqual(check(returned({ block: [], value: 'block value' }), expected), undefined);
    deepStrictEqual(
      check(returned({ block: [], value: null }), expected)?.expected,
      'the value of the block',
    );
    strictEqual(check(returned({ block: [], value: 'fr' }), expected) === undefined, false);
    strictEqual(check(raised(invalidLocale('es')), expected)?.error?.code, 1);
  });

  it('is not applicable when the adapter does not report the value', () => {
    throws(() => check(returned({ block: [] }), expected), NotApplicable);
  });
});
