import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { callsInBlock, deviationsFrom, type PlayedCall } from '../../../suite/play/compare';
import type { Expectation } from '../../../steps/script';
import { accepts, block, call, INVALID, OTHER, rejects } from './made-calls';

describe('an expected block', () => {
  const inner = (...calls: readonly Expectation[]): Expectation => ({ predicate: 'block', calls });
  const FAILED = { error: { code: 3, message: 'too late', data: { type: 'StateError' } } };

  it('has calls with these outcomes', () => {
    accepts(block('locale', { result: 'fr' }, FAILED), inner({ result: 'fr' }, { error: { code: 3 } }));
    rejects(
      block('locale', { result: 'fr' }, { result: 'de' }),
      inner({ result: 'fr' }, { predicate: 'same outcome', call: 0 }),
      'locale in the block of with_locale on a catalog: expected "fr", got "de"',
    );
    rejects(
      block('locale', FAILED),
      inner({ predicate: 'succeeds' }),
      'locale in the block of with_locale on a catalog: expected no error, but it raised StateError: too late',
    );
    rejects(
      block('locale', { error: { code: 3, message: 'too late' } }),
      inner({ result: 'fr' }),
      'locale in the block of with_locale on a catalog: expected "fr", but it raised error 3: too late',
    );
  });

  it('has errors with the places where they were raised', () => {
    const data = { type: 'StateError', at: 'port.py:3' };
    const [inside] = callsInBlock(block('locale', { error: { code: 3, message: 'too late', data } }));
    deepStrictEqual(inside?.outcome, { error: { code: 3, message: 'too late', ...data } });
  });

  it('must be run, unless it raises an error itself', () => {
    const raised = call('with_locale', OTHER, { block: [] });
    rejects(
      raised,
      inner(),
      'with_locale on the module: expected no error, but it raised StateError: too late',
    );
    accepts(raised, { predicate: 'block', calls: [], mayRaise: true });
    const refused = call('with_locale', INVALID, { block: [] });
    strictEqual(deviationsFrom(refused, { predicate: 'block', calls: [], mayRaise: true }, []).length, 1);
    deepStrictEqual(callsInBlock(raised), []);
  });
});

describe('the value of a block', () => {
  const expectation: Expectation = { predicate: 'block value', locales: ['en', 'fr'] };
  const withValue = (value: unknown): PlayedCall => call('with_locale', { result: { block: [], value } });

  it('is neither nil nor a locale nor something else than JSON', () => {
    accepts(withValue('block value'), expectation);
    accepts(withValue(7), expectation);
    for (const value of [null, 'fr', { unexpected: 'Proc' }]) {
      deepStrictEqual(
        deviationsFrom(withValue(value), expectation, []).map(({ expected }) => expected),
        ['the value of the block'],
      );
    }
    rejects(
      call('with_locale', INVALID),
      expectation,
      'with_locale on the module: expected the value of the block, but it raised I18n::Errors::InvalidLocale: es',
    );
  });
});
