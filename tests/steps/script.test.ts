import { deepStrictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { patternsOfNonStatements } from '../../steps/missing';
import type { Script } from '../../steps/script';
import { compiled } from './compiled';

const GIVEN = ['the translations', 'en: { a: A }'] as const;

/** Returns the method of each call, and what is expected of it. */
function expectationsIn({ calls }: Script): unknown[] {
  return calls.map(({ method, expect }) => [method, expect]);
}

/** Returns the method and the subject of each call. */
function subjectsIn({ calls }: Script): unknown[] {
  return calls.map(({ method, params }) => {
    const { subject, catalog } = params as { readonly subject?: string; readonly catalog?: string };
    return [method, subject ?? catalog];
  });
}

describe('a script', () => {
  it('makes its calls on the module or on a catalog, as its surface says', () => {
    const steps = [GIVEN, '"a" is translated', 'the active locale is "en"'] as const;
    deepStrictEqual(subjectsIn(compiled('module', ...steps)), [
      ['configure', undefined],
      ['init', undefined],
      ['translate', 'I18n'],
      ['locale', 'I18n'],
    ]);
    for (const surface of ['catalog', 'library'] as const) {
      deepStrictEqual(subjectsIn(compiled(surface, ...steps)), [
        ['Catalog.new', 'catalog'],
        ['inject', 'catalog'],
        ['translate', 'catalog'],
        ['locale', 'catalog'],
      ]);
    }
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
    const missing = patternsOfNonStatements('menu.hi', [{ en: { a: 'A' } }], new Set(['en']));
    deepStrictEqual(sameAs('t!', 'translate'), [{ predicate: 'same outcome', call: 3, missing, step: 2 }]);
  });

  it('has the files of a folder before the call that finds them, and {dir} for their folder', () => {
    const { calls } = compiled(
      'library',
      ['a folder named "a/b" with the file "en.yml"', 'en: {}'],
      ['the file "fr.yml" in the folder is changed to', 'fr: {}'],
      'the YAML loader of the folder loads',
    );
    deepStrictEqual(
      calls.map(({ params, files }) => [params, files]),
      [
        [
          { loader: { format: 'yaml', path: '{dir}/a/b' } },
          { 'a/b/en.yml': 'en: {}', 'a/b/fr.yml': 'fr: {}' },
        ],
      ],
    );
  });
});
