import { deepStrictEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readBlock } from '../../steps/block-notation';

describe('the notation of a block', () => {
  it('reads calls, and the calls of inner blocks', () => {
    const rows = [
      ['locale', ''],
      ['with_locale', ':fr'],
      ['> translate', '"greeting"'],
      ['> with_locale', '"de"'],
      ['> > locale', ''],
      ['inject', 'de: { greeting: Guten Tag }'],
      ['raise', 'boom'],
    ];
    deepStrictEqual(readBlock(rows, 'c'), [
      { method: 'locale', params: { subject: 'c' } },
      {
        method: 'with_locale',
        params: {
          subject: 'c',
          locale: { symbol: 'fr' },
          block: [
            { method: 'translate', params: { subject: 'c', key: 'greeting' } },
            {
              method: 'with_locale',
              params: { subject: 'c', locale: 'de', block: [{ method: 'locale', params: { subject: 'c' } }] },
            },
          ],
        },
      },
      { method: 'inject', params: { subject: 'c', translations: { de: { greeting: 'Guten Tag' } } } },
      { method: 'raise', params: { message: 'boom' } },
    ]);
  });

  it('reads each operation that needs no further columns', () => {
    const subject = 'c';
    const time = { time: '2021-01-31T00:00:00.000000000+05:45' };
    for (const [operation, argument, method, params] of [
      ['default_locale', '', 'default_locale', { subject }],
      ['available_locales', '', 'available_locales', { subject }],
      ['activate', '"fr"', 'activate', { subject, locale: 'fr' }],
      ['locale=', ':fr', 'locale=', { subject, locale: { symbol: 'fr' } }],
      ['t!', '"hi"', 't!', { subject, key: 'hi' }],
      ['localize the date', '2021-01-31', 'localize', { subject, object: { date: [2021, 1, 31] } }],
      ['l the time', '2021-01-31T00:00:00+05:45', 'l', { subject, object: time }],
      ['locale of the other catalog', '', 'locale', { subject: 'other' }],
      ['locale of the module', '', 'locale', { subject: 'I18n' }],
      ['inject in the other catalog', 'de: {}', 'inject', { subject: 'other', translations: { de: {} } }],
    ] as const) {
      deepStrictEqual(readBlock([[operation, argument]], subject), [{ method, params }], operation);
    }
    throws(
      () => readBlock([['x locale of the other catalogs', '']], 'c'),
      /operation "x locale of the other catalogs"/,
    );
  });

  it('reads translations and configurations in YAML', () => {
    const translations = { fr: { hi: 'Salut' } };
    const rows = [
      ['inject', 'fr: { hi: Salut }'],
      ['inject a loader of', 'fr: { hi: Salut }'],
      ['config=', 'default_locale: fr'],
    ];
    deepStrictEqual(readBlock(rows, 'c'), [
      { method: 'inject', params: { subject: 'c', translations } },
      { method: 'inject', params: { subject: 'c', loader: { format: 'inline', translations } } },
      { method: 'config=', params: { default_locale: 'fr', loaders: [] } },
    ]);
  });

  it('reads further arguments in pairs of columns', () => {
    const rows = [
      ['translate!', '"items"', 'count', '2.5', 'scope', '["a", :b]'],
      ['t', ':hi', 'params', '{ name: Ann }', 'default', 'null'],
      ['with_locale', '"de"', '', '', '', ''],
      ['> translate', '"hi"', 'kwargs', '{ name: Bob }', '', ''],
      ['> l the date', '2021-01-31', 'format', ':long', '', ''],
      ['localize the number', '12.5', '', '', '', ''],
      ['l the number', '7', 'format', '"custom"', '', ''],
      ['localize the time', '2021-01-31T00:00:00+05:45', 'format', '"%d"', 'kwargs', '{ name: Ann }'],
    ];
    const time = '2021-01-31T00:00:00.000000000+05:45';
    deepStrictEqual(readBlock(rows, 'c'), [
      {
        method: 'translate!',
        params: { subject: 'c', key: 'items', count: { float: '2.5' }, scope: ['a', { symbol: 'b' }] },
      },
      {
        method: 't',
        params: { subject: 'c', key: { symbol: 'hi' }, params: { name: 'Ann' }, default: null },
      },
      {
        method: 'with_locale',
        params: {
          subject: 'c',
          locale: 'de',
          block: [
            { method: 'translate', params: { subject: 'c', key: 'hi', kwargs: { name: 'Bob' } } },
            {
              method: 'l',
              params: { subject: 'c', object: { date: [2021, 1, 31] }, format: { symbol: 'long' } },
            },
          ],
        },
      },
      { method: 'localize', params: { subject: 'c', object: { float: '12.5' } } },
      { method: 'l', params: { subject: 'c', object: { integer: '7' }, format: 'custom' } },
      {
        method: 'localize',
        params: { subject: 'c', object: { time }, format: '%d', kwargs: { name: 'Ann' } },
      },
    ]);
  });

  it('rejects an unknown operation', () => {
    throws(() => readBlock([['dance', '']], 'c'), /unknown operation "dance"/);
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
