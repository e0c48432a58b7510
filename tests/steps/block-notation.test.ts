import { deepStrictEqual, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AdapterFault, OperationError } from '../../adapter/contract/errors';
import { readBlock, textsOfResponses } from '../../steps/block-notation';

describe('the notation of a block', () => {
  it('reads calls, and those of inner blocks', () => {
    const rows = [
      ['locale', ''],
      ['with_locale', ':fr'],
      ['> translate', '"greeting"'],
      ['> with_locale', '"de"'],
      ['> > locale', ''],
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
      { method: 'raise', params: { message: 'boom' } },
    ]);
  });

  it('refuses a call that it does not know', () => {
    throws(() => readBlock([['dance', '']], 'c'), /knows no call "dance"/);
  });

  it('puts responses into words', () => {
    deepStrictEqual(
      textsOfResponses([
        { result: 'fr' },
        { result: { block: [{ result: 'de' }, { error: { code: 1, message: 'no' } }] } },
        { result: null },
        { error: { code: 2, message: 'no' } },
        { error: { code: 3, message: 'no', data: { type: 'KeyError' } } },
        { error: { code: 3, message: 'no' } },
      ]),
      [
        'fr',
        'de',
        'raises InvalidLocale',
        'null',
        'raises MissingTranslation',
        'raises KeyError: no',
        'raises an error: no',
      ],
    );
  });

  it('lets what is unsupported, or a fault, through', () => {
    throws(() => textsOfResponses([{ error: { code: -32601, message: 'no t!' } }]), OperationError);
    throws(() => textsOfResponses([{ error: { code: -32602, message: 'what?' } }]), AdapterFault);
  });
});
