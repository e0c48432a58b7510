import { doesNotThrow, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { requireExpressible } from '../../steps/expressible';
import { NotApplicable } from '../../steps/deviations';

describe('requireExpressible', () => {
  it('rejects Symbols anywhere in params for a port without symbols', () => {
    throws(() => requireExpressible({ locale: { symbol: 'en' } }, ['symbols']), NotApplicable);
    throws(() => requireExpressible({ scope: ['a', { symbol: 'error' }] }, ['symbols']), NotApplicable);
    throws(
      () =>
        requireExpressible({ block: [{ method: 't', params: { key: { symbol: 'simple' } } }] }, ['symbols']),
      NotApplicable,
    );
    doesNotThrow(() => requireExpressible({ locale: 'en' }, ['symbols']));
  });

  it('rejects named arguments for a port without named arguments', () => {
    throws(() => requireExpressible({ kwargs: { name: 'Ann' } }, ['named-arguments']), NotApplicable);
    doesNotThrow(() => requireExpressible({ params: { name: 'Ann' } }, ['named-arguments']));
    doesNotThrow(() => requireExpressible({ params: { kwargs: 'Ann' } }, ['named-arguments']));
  });

  it('rejects whole Floats in every notation, and no others, for a port without whole Floats', () => {
    for (const float of ['1.0', '-3.00', '1e21', '5e+3', '1.5e21', '-1.25E2', '100e-2']) {
      throws(() => requireExpressible({ count: { float } }, ['whole-floats']), NotApplicable);
    }
    for (const float of ['1.5', '1e-7', '0.25', '1.25e1']) {
      doesNotThrow(() => requireExpressible({ count: { float } }, ['whole-floats']));
    }
  });

  it('rejects offsets, and formats that may show one, for a port without offsets', () => {
    const at = (offset: string): string => `2020-12-13T21:11:08.000000000${offset}`;
    const calls: readonly (readonly [isExpressible: boolean, params: object])[] = [
      [false, { object: { time: at('-05:00') }, format: '%H:%M' }],
      [false, { object: { time: at('+00:30') }, format: '%H:%M' }],
      [false, { object: { time: at('+00:00:30') }, format: '%H:%M' }],
      [false, { object: { time: at('+00:00') } }],
      [false, { object: { time: at('+00:00') }, format: { symbol: 'short' } }],
      [false, { object: { time: at('+00:00') }, format: '%H %z' }],
      [false, { object: { time: at('+00:00') }, format: '%H %%%::z' }],
      [false, { block: [{ method: 'l', params: { object: { time: at('+01:00') } } }] }],
      [true, { object: { time: at('+00:00') }, format: '%H:%M' }],
      [true, { object: { time: at('+00:00') }, format: '%H %%z' }],
      [true, { object: { date: [2020, 12, 13] } }],
      [true, { object: { float: '1.0' } }],
      [true, { params: { object: 'a time', time: '12:00' } }],
    ];
    for (const [isExpressible, params] of calls) {
      const require = (): void => requireExpressible(params, ['offsets']);
      if (isExpressible) doesNotThrow(require);
      else throws(require, { name: 'NotApplicable', message: "the port's language cannot express offsets" });
    }
  });

  it('ignores the keys of translations', () => {
    const translations = { en: { symbol: 'a text', kwargs: 'another', float: '1.0' } };
    doesNotThrow(() => requireExpressible({ translations }, ['symbols', 'named-arguments', 'whole-floats']));
  });

  it('accepts everything for a port that can express everything', () => {
    doesNotThrow(() => requireExpressible({ locale: { symbol: 'en' }, kwargs: {} }, []));
  });
});
