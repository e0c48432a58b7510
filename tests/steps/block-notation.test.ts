import { deepStrictEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AdapterFault, OperationError } from '../../adapter/contract/errors';
import { readBlock, textsOfResponses } from '../../steps/block-notation';

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

  it('rejects an unknown operation', () => {
    throws(() => readBlock([['dance', '']], 'c'), /unknown operation "dance"/);
  });

  it('writes responses as text', () => {
    const locale = { method: 'locale' };
    const inner = { method: 'with_locale', params: { locale: 'de', block: [locale, locale] } };
    deepStrictEqual(
      textsOfResponses(
        [
          { result: 'fr' },
          { result: { block: [{ result: 'de' }, { error: { code: 1, message: 'no' } }] } },
          { result: ['fr', 'en'] },
          { result: null },
          { error: { code: 2, message: 'no' } },
          { error: { code: 3, message: 'no', data: { type: 'KeyError' } } },
          { error: { code: 3, message: 'no' } },
        ],
        [locale, inner, { method: 'available_locales' }, { method: 'inject' }, locale, locale, locale],
      ),
      [
        'fr',
        'de',
        'raises InvalidLocale',
        'en, fr',
        'nil',
        'raises MissingTranslation',
        'raises KeyError: no',
        'raises an error: no',
      ],
    );
  });

  it('writes results of the wrong type with their type', () => {
    const results = [15, null, ['fr'], { block: 'fr' }, { unexpected: 'function' }];
    deepStrictEqual(
      textsOfResponses(
        results.map((result) => ({ result })),
        results.map(() => ({ method: 'locale' })),
      ),
      ['15 (a number)', 'nil', '["fr"] (an array)', '{"block":"fr"} (an object)', 'a function'],
    );
  });

  it('throws the error of an unsupported operation, and a fault', () => {
    throws(
      () => textsOfResponses([{ error: { code: -32601, message: 'no t!' } }], [{ method: 't!' }]),
      OperationError,
    );
    throws(
      () => textsOfResponses([{ error: { code: -32602, message: 'what?' } }], [{ method: 't!' }]),
      AdapterFault,
    );
  });
});
