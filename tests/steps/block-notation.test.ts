import { deepStrictEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readBlock } from '../../steps/block-notation';

const locale = (subject: string): object => ({ method: 'locale', params: { subject } });

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

  it('makes the calls of an inner block on the catalog or the module of that block', () => {
    const rows = [
      ['with_locale in the other catalog', '"fr"'],
      ['> locale', ''],
      ['> with_locale in the module', '"de"'],
      ['> > locale', ''],
      ['locale', ''],
    ];
    const inner = {
      method: 'with_locale',
      params: { subject: 'I18n', locale: 'de', block: [locale('I18n')] },
    };
    deepStrictEqual(readBlock(rows, 'c'), [
      { method: 'with_locale', params: { subject: 'other', locale: 'fr', block: [locale('other'), inner] } },
      locale('c'),
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
