import { deepStrictEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readBlock } from '../../steps/block-notation';

describe('the notation of a block', () => {
  it('rejects an unknown operation', () => {
    for (const operation of ['dance', 'x locale of the other catalogs'])
      throws(() => readBlock([[operation, '']], 'c'), new RegExp(`unknown operation "${operation}"`));
  });

  it('keeps the arguments of a call in another catalog or the module', () => {
    for (const [place, subject] of [
      ['the other catalog', 'other'],
      ['the module', 'I18n'],
    ] as const)
      deepStrictEqual(readBlock([[`translate in ${place}`, '"a"', 'count', '2', 'scope', '"b"']], 'c'), [
        { method: 'translate', params: { subject, key: 'a', count: 2, scope: 'b' } },
      ]);
  });

  it('rejects an argument that an operation does not take', () => {
    throws(() => readBlock([['locale', '', 'count', '2']], 'c'), /"count", which locale does not take/);
    throws(() => readBlock([['translate', '"a"', 'counts', '2']], 'c'), /"counts", which translate does not/);
    throws(
      () => readBlock([['localize the date', '2021-01-31', 'count', '2']], 'c'),
      /"count", which localize/,
    );
  });
});
