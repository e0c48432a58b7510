import { doesNotThrow, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ErrorCode, OperationError } from '../../adapter/contract/errors';
import { Mismatch, type Outcome } from '../../steps/deviations';
import { requireSuccess } from '../../steps/unchecked-outcomes';

const error = (code: ErrorCode): OperationError => new OperationError(code, 'StateError', 'too late');
const INNER = { error: { code: 3, message: 'too late', data: { type: 'StateError' } } } as const;

function block(...responses: unknown[]): Outcome {
  return { surface: 'I18n', operation: 'with_locale', result: { block: responses } };
}

describe('requireSuccess', () => {
  it('is content with results, whatever they are', () => {
    doesNotThrow(() => requireSuccess([{ surface: 'I18n', operation: 'init', result: null }]));
    doesNotThrow(() => requireSuccess([block({ result: 'en' }, { result: null })]));
  });

  it('names each operation that raised, and its error', () => {
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

  it('finds errors of the calls inside of blocks, and of blocks in them', () => {
    const message = /^a call in the block of with_locale on the module: expected succeeds, but got it raised/;
    throws(() => requireSuccess([block({ result: 'en' }, INNER)]), { name: 'Mismatch', message });
    throws(() => requireSuccess([block({ result: { block: [INNER] } })]), { name: 'Mismatch', message });
    const withoutType = { error: { code: 3, message: 'too late' } };
    throws(() => requireSuccess([block(withoutType)]), { message: /raised error 3: too late$/ });
  });

  it('takes a call in a block that the port does not support for that', () => {
    const unsupported = { error: { code: ErrorCode.Unsupported, message: 'no t!' } };
    throws(() => requireSuccess([block(unsupported)]), { name: 'OperationError', message: 'no t!' });
  });

  it('lets a block that raises end with its own error, and with no other', () => {
    const raising = { surface: 'I18n', operation: 'with_locale', mayRaise: true };
    doesNotThrow(() => requireSuccess([{ ...raising, error: error(ErrorCode.Other) }]));
    throws(() => requireSuccess([{ ...raising, error: error(ErrorCode.InvalidLocale) }]), Mismatch);
  });
});
