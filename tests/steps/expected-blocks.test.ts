import { deepStrictEqual, match, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { StepError } from '../../steps/compile';
import { compiled } from './compiled';

describe('what a script expects of a block', () => {
  it('has what is written in a table about a block', () => {
    const outcomes = (...texts: readonly string[]): unknown => {
      const block = [
        ['locale', ''],
        ['with_locale', '"xx"'],
        ['> available_locales', ''],
        ['translate', '"b"'],
        ['inject', '{}'],
      ];
      const { calls } = compiled(
        'catalog',
        ['a block runs with the locale "fr"', block],
        ['the calls in the block returned', texts.map((text) => [text])],
      );
      const [expected] = calls[0]!.expect;
      return expected !== undefined && 'calls' in expected
        ? expected.calls.map((one) => ('predicate' in one && 'not' in one ? one.predicate : one))
        : undefined;
    };
    const listed = { predicate: 'locales', locales: ['en', 'fr'], others: false };
    deepStrictEqual(outcomes('fr', 'en, fr', 'no translation', 'nil'), [
      { result: 'fr' },
      { predicate: 'block', calls: [listed] },
      'finds nothing',
      { result: null },
    ]);
    // Either the inner with_locale or the call in its block may raise: the table is the same.
    deepStrictEqual(outcomes('fr', 'raises InvalidLocale', 'B', 'raises another error'), [
      { result: 'fr' },
      { error: { code: 1 } },
      { result: 'B' },
      { error: { code: 3 } },
    ]);
    throws(() => outcomes('fr'), new StepError('a block does not have the outcomes ["fr"]', 1));
    throws(() => outcomes('fr', 'raises an exception', 'B', 'nil'), StepError);
  });

  it('does not accept the path of the last lookup in a block as a statement', () => {
    const block = [
      ['translate', '"menu"'],
      ['translate', '"title"'],
    ];
    const { calls } = compiled(
      'catalog',
      ['a block runs with the locale "fr"', block],
      ['the calls in the block returned', [['A'], ['no translation']]],
    );
    match(JSON.stringify(calls[0]!.expect), /"path":"(?!.*menu).*title/);
  });

  it('has the text of a raise in a block as its result', () => {
    const { calls } = compiled(
      'catalog',
      ['a block runs with the locale "en"', [['raise', 'boom']]],
      ['the calls in the block returned', [['boom']]],
    );
    deepStrictEqual(calls[0]!.expect, [{ predicate: 'block', calls: [{ result: 'boom' }], step: 1 }]);
  });

  it('leaves open whether an inner with_locale raises the error of its block', () => {
    const { calls } = compiled(
      'catalog',
      [
        'a block runs with the locale "en"',
        [
          ['with_locale', '"fr"'],
          ['> raise', 'boom'],
          ['locale', ''],
        ],
      ],
      ['the calls in the block returned', [['en']]],
    );
    const inner = { predicate: 'block', calls: [{ predicate: 'succeeds' }], mayRaise: true };
    deepStrictEqual(calls[0]!.expect, [{ predicate: 'block', calls: [inner, { result: 'en' }], step: 1 }]);
  });

  it('expects each call of an unchecked block to succeed, unless the block raises', () => {
    const unchecked = (...rows: readonly (readonly string[])[]): unknown =>
      compiled('catalog', ['a block runs with the locale "fr"', rows]).calls[0]!.expect;
    deepStrictEqual(unchecked(['activate', ':de'], ['translate', '"a"']), [
      { predicate: 'block', calls: [{ predicate: 'succeeds' }, { predicate: 'succeeds' }], step: 0 },
    ]);
    deepStrictEqual(unchecked(['with_locale', '"de"'], ['> raise', 'boom']), [
      {
        predicate: 'block',
        calls: [{ predicate: 'block', calls: [{ predicate: 'succeeds' }], mayRaise: true }],
        mayRaise: true,
        step: 0,
      },
    ]);
    deepStrictEqual(
      compiled(
        'catalog',
        [
          'a block runs with the locale "fr"',
          [
            ['locale', ''],
            ['locale', ''],
          ],
        ],
        'the calls in the block all returned the same',
        'with_locale returned the value of its block',
      ).calls[0]!.expect,
      [
        {
          predicate: 'block',
          calls: [
            { predicate: 'same outcome', call: 0 },
            { predicate: 'same outcome', call: 0 },
          ],
          step: 1,
        },
        { predicate: 'block value', locales: ['en'], step: 2 },
      ],
    );
  });
});
