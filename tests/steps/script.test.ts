import { deepStrictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { noStatements } from '../../steps/missing';
import type { Script } from '../../steps/script';
import { compiled } from './compiled';

const GIVEN = ['the translations', 'en: { a: A }'] as const;

/** Returns the method of each call, and what is expected of it. */
function expectationsIn({ calls }: Script): unknown[] {
  return calls.map(({ method, expect }) => [method, expect]);
}

describe('a script', () => {
  it('has the calls of each step, and the steps that state what is expected of them', () => {
    deepStrictEqual(
      compiled('module', GIVEN, '"a" is translated', 'the translation is "A"', 'the active locale is "en"'),
      {
        needs: [],
        calls: [
          {
            step: 0,
            method: 'configure',
            params: { loaders: [{ format: 'inline', translations: { en: { a: 'A' } } }] },
            expect: [{ predicate: 'succeeds', step: 0 }],
          },
          {
            step: 0,
            method: 'init',
            params: {},
            expect: [{ predicate: 'succeeds', step: 0 }],
          },
          {
            step: 1,
            method: 'translate',
            params: { subject: 'I18n', key: 'a' },
            expect: [{ result: 'A', step: 2 }],
          },
          { step: 3, method: 'locale', params: { subject: 'I18n' }, expect: [{ result: 'en', step: 3 }] },
        ],
      },
    );
  });

  it('expects an operation to succeed whose outcome no Then checks', () => {
    const activated = ['activate', [{ predicate: 'succeeds', step: 0 }]];
    const [first, second] = ['"fr" is activated', '"de" is activated'] as const;
    deepStrictEqual(expectationsIn(compiled('catalog', first)), [activated]);
    deepStrictEqual(expectationsIn(compiled('catalog', first, 'it raises InvalidLocale')), [
      ['activate', [{ error: { code: 1 }, step: 1 }]],
    ]);
    deepStrictEqual(expectationsIn(compiled('catalog', first, second, 'it returns nil')), [
      activated,
      ['activate', [{ result: null, step: 2 }]],
    ]);
    // A Then that makes a call is about this call, and so are those after it.
    deepStrictEqual(
      expectationsIn(compiled('catalog', first, 'the active locale is "fr"', 'it returns "fr"')),
      [
        activated,
        [
          'locale',
          [
            { result: 'fr', step: 1 },
            { result: 'fr', step: 2 },
          ],
        ],
      ],
    );
  });

  it('expects no type of the result where the document promises several, or none', () => {
    deepStrictEqual(
      expectationsIn(
        compiled(
          'library',
          'the rule type One is applied to 1',
          'the rule type of the locale "en" is requested',
        ),
      ),
      [
        ['plural_rule', [{ predicate: 'succeeds', step: 0 }]],
        ['plural_rule_name', [{ predicate: 'succeeds', step: 1 }]],
      ],
    );
  });

  it('expects each of several calls to have the outcome', () => {
    const { calls } = compiled('library', 'the rule type One is applied to 1, 2.25', 'the category is "one"');
    deepStrictEqual(
      calls.map(({ name, params, expect }) => [name, params, expect]),
      [
        ['plural_rule for 1', { rule: 'One', count: 1 }, [{ result: 'one', step: 1 }]],
        ['plural_rule for 2.25', { rule: 'One', count: { float: '2.25' } }, [{ result: 'one', step: 1 }]],
      ],
    );
  });

  it('has the same call with the other operation for "the same outcome"', () => {
    const table = [
      ['scope', 'menu'],
      ['kwargs', '{ name: Ann }'],
    ];
    const sameAs = (operation: string, other: string): unknown => {
      const { calls } = compiled(
        'catalog',
        GIVEN,
        [`"hi" is translated by ${operation} with the arguments`, table],
        `it has the same outcome as ${other} with the same arguments`,
      );
      const params = { subject: 'catalog', key: 'hi', scope: 'menu', kwargs: { name: 'Ann' } };
      deepStrictEqual(
        calls.slice(2).map((call) => [call.step, call.method, call.params]),
        [
          [1, operation, params],
          [2, other, params],
        ],
      );
      deepStrictEqual(calls[3]!.expect, []);
      return calls[2]!.expect;
    };
    deepStrictEqual(sameAs('t', 'translate'), [{ predicate: 'same outcome', call: 3, step: 2 }]);
    deepStrictEqual(sameAs('t!', 'translate!'), [{ predicate: 'same outcome', call: 3, step: 2 }]);
    const missing = noStatements('menu.hi', [{ en: { a: 'A' } }], new Set(['en']));
    deepStrictEqual(sameAs('t!', 'translate'), [{ predicate: 'same outcome', call: 3, missing, step: 2 }]);
  });

  it('has the files before the call that finds them, and {dir} for their folder', () => {
    const loads = { predicate: 'succeeds' };
    deepStrictEqual(
      compiled(
        'library',
        ['a folder with the file "en.json"', '{}'],
        'the JSON loader of the folder loads',
        ['the file "en.json" in the folder is changed to', '{ "en": {} }'],
        'the JSON loader of the folder loads',
        ['the loaded translations are', 'en: {}'],
      ).calls,
      [
        {
          step: 1,
          method: 'load',
          params: { loader: { format: 'json', path: '{dir}' } },
          files: { 'en.json': '{}' },
          expect: [{ ...loads, step: 1 }],
        },
        {
          step: 3,
          method: 'load',
          params: { loader: { format: 'json', path: '{dir}' } },
          files: { 'en.json': '{ "en": {} }' },
          expect: [{ result: { en: {} }, step: 4 }],
        },
      ],
    );
    const named = compiled(
      'library',
      ['a folder named "a/b" with the file "en.yml"', 'en: {}'],
      ['the file "fr.yml" in the folder is changed to', 'fr: {}'],
      'the YAML loader of the folder loads',
    );
    deepStrictEqual(
      named.calls.map(({ params, files }) => [params, files]),
      [
        [
          { loader: { format: 'yaml', path: '{dir}/a/b' } },
          { 'a/b/en.yml': 'en: {}', 'a/b/fr.yml': 'fr: {}' },
        ],
      ],
    );
  });
});
