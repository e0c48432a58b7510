import { deepStrictEqual, strictEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { invalidLocale, missingTranslation, type OperationError } from '../../adapter/contract/errors';
import { checkBlockValue, checkErrorMessage } from '../../steps/crystal-checks';
import { NotApplicable, type Outcome } from '../../steps/deviations';

function raised(error: OperationError, operation = 'activate'): Outcome {
  return { surface: 'I18n', operation, error };
}

function returned(result: unknown, operation = 'activate'): Outcome {
  return { surface: 'I18n', operation, result };
}

describe('checkErrorMessage', () => {
  it('passes only for the error with this message', () => {
    strictEqual(checkErrorMessage(raised(invalidLocale('es')), 'InvalidLocale', 'es'), undefined);
    deepStrictEqual(checkErrorMessage(raised(invalidLocale('fr')), 'InvalidLocale', 'es'), {
      surface: 'I18n',
      operation: 'activate',
      expected: 'raises InvalidLocale: es',
      inWords: true,
      error: { code: 1, type: 'I18n::Errors::InvalidLocale', message: 'fr' },
    });
  });

  it('does not pass for another error, or a result', () => {
    const another = checkErrorMessage(raised(missingTranslation('es')), 'InvalidLocale', 'es');
    strictEqual(another?.expected, 'raises InvalidLocale');
    strictEqual(checkErrorMessage(returned('es'), 'InvalidLocale', 'es')?.actual, 'es');
  });
});

describe('checkBlockValue', () => {
  const LOCALES = new Set(['en', 'fr']);

  it('passes for any value except nil and a locale', () => {
    strictEqual(checkBlockValue(returned({ block: [], value: 'block value' }), LOCALES), undefined);
    deepStrictEqual(
      checkBlockValue(returned({ block: [], value: null }), LOCALES)?.expected,
      'the value of the block',
    );
    strictEqual(checkBlockValue(returned({ block: [], value: 'fr' }), LOCALES) === undefined, false);
    strictEqual(checkBlockValue(raised(invalidLocale('es')), LOCALES)?.error?.code, 1);
  });

  it('is not applicable when the adapter does not report the value', () => {
    throws(() => checkBlockValue(returned({ block: [] }), LOCALES), NotApplicable);
  });
});
