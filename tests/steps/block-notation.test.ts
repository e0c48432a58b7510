import { throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readBlock } from '../../steps/block-notation';

describe('the notation of a block', () => {
  it('rejects an unknown operation', () => {
    for (const operation of ['dance', 'x locale of the other catalogs'])
      throws(() => readBlock([[operation, '']], 'c'), new RegExp(`unknown operation "${operation}"`));
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
