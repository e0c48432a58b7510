import { doesNotThrow, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { requireExpressible } from '../../steps/expressible';
import { NotApplicable } from '../../steps/deviations';

describe('what a port cannot say', () => {
  it('keeps Symbols from it, wherever they stand', () => {
    throws(() => requireExpressible({ locale: { symbol: 'en' } }, ['symbols']), NotApplicable);
    throws(() => requireExpressible({ scope: ['a', { symbol: 'error' }] }, ['symbols']), NotApplicable);
    throws(
      () =>
        requireExpressible({ block: [{ method: 't', params: { key: { symbol: 'simple' } } }] }, ['symbols']),
      NotApplicable,
    );
    doesNotThrow(() => requireExpressible({ locale: 'en' }, ['symbols']));
  });

  it('keeps named arguments from it', () => {
    throws(() => requireExpressible({ kwargs: { name: 'Ann' } }, ['named-arguments']), NotApplicable);
    doesNotThrow(() => requireExpressible({ params: { name: 'Ann' } }, ['named-arguments']));
  });

  it('keeps whole Floats from it, in every spelling, and no others', () => {
    for (const float of ['1.0', '-3.00', '1e21', '5e+3']) {
      throws(() => requireExpressible({ count: { float } }, ['whole-floats']), NotApplicable);
    }
    for (const float of ['1.5', '1e-7', '0.25']) {
      doesNotThrow(() => requireExpressible({ count: { float } }, ['whole-floats']));
    }
  });

  it('reads nothing into the keys of translations', () => {
    const translations = { en: { symbol: 'a text', kwargs: 'another', float: '1.0' } };
    doesNotThrow(() => requireExpressible({ translations }, ['symbols', 'named-arguments', 'whole-floats']));
  });

  it('lets everything through to a port that can say it all', () => {
    doesNotThrow(() => requireExpressible({ locale: { symbol: 'en' }, kwargs: {} }, []));
  });
});
