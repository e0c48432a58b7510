import { deepStrictEqual, equal, throws } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { StepError } from '../../steps/compile';
import { patternOfText } from '../../steps/texts';
import { isStatement } from '../../suite/play/missing';
import type { Surface } from '../../suite/read';
import { compiled, type StepText } from './compiled';

const GIVEN: StepText = ['the translations', 'en: { a: A text }\nfr: { menu: { file: { open: Ouvrir } } }'];

describe('what an author of scenarios gets wrong is an error at its step', () => {
  const block = (...rows: readonly (readonly string[])[]): StepText => [
    'a block runs with the locale "fr"',
    rows,
  ];
  const returned = (...texts: readonly string[]): StepText => [
    'the calls in the block returned',
    texts.map((text) => [text]),
  ];
  const WRONG: readonly (readonly [Surface, readonly StepText[], string])[] = [
    ['module', [GIVEN, 'it returns nil'], 'there is no When before this Then: no operation was called'],
    [
      'module',
      ['it has the same outcome as translate with the same arguments'],
      'there is no When before this Then: no operation was called',
    ],
    ['module', [GIVEN, '"a" is trnslated'], '""a" is trnslated": no step definition matches'],
    // A table has a row for each call, and no more.
    ['module', [block(['locale', '']), returned()], 'a block does not have the outcomes []'],
    [
      'module',
      [block(['locale', '']), returned('fr', 'en')],
      'a block does not have the outcomes ["fr","en"]',
    ],
    [
      'module',
      [block(['with_locale', '"de"'], ['> locale', ''], ['locale', '']), returned('de', 'fr', 'fr')],
      'a block does not have the outcomes ["de","fr","fr"]',
    ],
    [
      'module',
      [block(['locale', '']), returned('raises Nothing')],
      'a block does not have the outcomes ["raises Nothing"]',
    ],
    ['module', [block(['dance', ''])], 'the table of a block has the unknown operation "dance"'],
    ['module', [block(['toString', ''])], 'the table of a block has the unknown operation "toString"'],
    // The second argument is looked at as well as the first.
    [
      'module',
      [block(['translate', '"a"', 'count', '1', 'format', ':long'])],
      'the table of a block has the argument "format", which translate does not take',
    ],
    [
      'module',
      [block(['with_locale', '"de"'], ['> locale', '', 'count', '1'])],
      'the table of a block has the argument "count", which locale does not take',
    ],
    [
      'library',
      ['every recording of nothing is reproduced'],
      "ENOENT: no such file or directory, open '…/fixtures/recordings/nothing.jsonl'",
    ],
  ];
  for (const [surface, steps, message] of WRONG) {
    it(message, () => {
      throws(
        () => compiled(surface, ...steps),
        (thrown) => {
          const { name, step, message: said } = thrown as StepError;
          deepStrictEqual(
            [name, step, said.replace(/'\/.*(?=\/fixtures)/, "'…")],
            ['StepError', steps.length - 1, message],
          );
          return true;
        },
      );
    });
  }
});

/** Returns whether a text states, for the last Then of a scenario, that the translation is missing. */
function statementAfter(...steps: readonly StepText[]): (text: string) => boolean {
  const { calls } = compiled('catalog', ...steps, 'it states that the translation is missing');
  const not = calls.flatMap(({ expect }) => expect.flatMap((one) => ('not' in one ? [one.not] : []))).at(-1)!;
  return (text) => isStatement(text, not);
}

describe('a text that states that a translation is missing', () => {
  it('is no end of the path, whichever word it begins with', () => {
    const isStated = statementAfter(GIVEN, '"menu.file.none" is translated');
    for (const text of [
      'menu.file.none',
      'file.none',
      'none',
      'fr.menu.file.none',
      'en.menu.file.none',
      'File None',
    ])
      equal(isStated(text), false, text);
    for (const text of ['menu.file', 'menu.none', 'de.menu.file.none', 'no menu.file.none'])
      equal(isStated(text), true, text);
  });

  it('is no text of any translations that were given, nor a path below any of their locales', () => {
    for (const [given, ...texts] of [
      [[GIVEN, ['the translations are injected', 'es: { b: Hola }']], 'A text', 'Hola', 'es.none'],
      [[GIVEN, ['a loader of the translations is injected', 'es: { b: Hola }']], 'Ouvrir', 'Hola', 'es.none'],
      [[['a custom loader of the translations is read', 'es: { b: Hola }']], 'Hola', 'es.none', 'en.none'],
      [
        [
          [
            'a catalog is built from the configuration',
            'loaders: [{ es: { b: Hola } }, { de: { c: Hallo } }]',
          ],
        ],
        'Hola',
        'Hallo',
        'es.none',
        'de.none',
      ],
      [
        [GIVEN, ['these fields of the main configuration are set', 'loaders: [{ de: { c: Hallo } }]']],
        'Hallo',
        'de.none',
      ],
      [
        [GIVEN, ['the main configuration is replaced by', 'loaders: [{ de: { c: Hallo } }]']],
        'Hallo',
        'de.none',
      ],
      [[GIVEN, ['another catalog with the translations', 'de: { c: Hallo }']], 'Hallo', 'de.none'],
      [[GIVEN, ['the module has the translations', 'de: { c: Hallo }']], 'Hallo', 'de.none'],
    ] as const) {
      const isStated = statementAfter(...(given as readonly StepText[]), '"none" is translated');
      for (const text of texts) equal(isStated(text), false, text);
      equal(isStated('nothing here'), true);
    }
  });

  it('is about the last lookup, also if that is in a block, whatever the operation is', () => {
    for (const operation of ['translate', 'translate!', 't', 't!']) {
      const steps: readonly StepText[] = [
        GIVEN,
        '"first" is translated',
        [
          'a block runs with the locale "fr"',
          [
            ['locale', ''],
            [operation, '"file.last"', 'scope', '"menu"'],
          ],
        ],
        ['the calls in the block returned', [['fr'], ['no translation']]],
      ];
      const [expected] = compiled('catalog', ...steps).calls.at(-1)!.expect;
      const path = JSON.stringify(expected).replaceAll('\\', '');
      equal(path.includes('last') && path.includes('menu'), true, operation);
      equal(path.includes('first'), false, operation);
    }
  });

  it('is compared with a text whose placeholders are replaced if that has three letters', () => {
    equal(patternOfText('%{a}xy'), '%\\{a\\}xy');
    equal(patternOfText('%{a}xyz'), '[\\s\\S]*xyz');
    equal(patternOfText('x%{a}y1z'), 'x[\\s\\S]*y1z');
    equal(patternOfText('été\\^$.|?*+()[]{}'), 'été\\\\\\^\\$\\.\\|\\?\\*\\+\\(\\)\\[\\]\\{\\}');
  });
});

describe('a script', () => {
  it('gives each catalog a name of its own, and asks the last one', () => {
    const { calls } = compiled(
      'catalog',
      'a new catalog',
      'a new catalog',
      'a new catalog',
      'the active locale is "en"',
      'the active locale of the catalog is "en"',
      'the active locale of the module is "en"',
    );
    deepStrictEqual(
      calls.map(({ params }) => Object.values(params)),
      [['catalog'], ['catalog 2'], ['catalog 3'], ['catalog 3'], ['catalog 3'], ['I18n']],
    );
  });

  it('expects the same of each call of a step, and nothing of those before', () => {
    const { calls } = compiled(
      'library',
      'the rule type One is applied to 1, 2.50, -3',
      'the category is "one"',
      'the rule type One is applied to 4',
      'the category is "other"',
    );
    deepStrictEqual(
      calls.map(({ name, params, expect }) => [name, Object.values(params)[1], expect]),
      [
        ['plural_rule for 1', 1, [{ result: 'one', step: 1 }]],
        ['plural_rule for 2.50', { float: '2.50' }, [{ result: 'one', step: 1 }]],
        ['plural_rule for -3', -3, [{ result: 'one', step: 1 }]],
        ['plural_rule for 4', 4, [{ result: 'other', step: 3 }]],
      ],
    );
  });

  it('has the empty texts of its steps', () => {
    const { calls } = compiled(
      'library',
      ['a folder with the file "en.yml"', ''],
      'the YAML loader of the folder loads',
    );
    deepStrictEqual(calls[0]!.files, { 'en.yml': '' });
    const raised = compiled(
      'catalog',
      GIVEN,
      '"a" is translated',
      'it raises MissingTranslation with the message ""',
    );
    deepStrictEqual(raised.calls.at(-1)!.expect, [{ error: { code: 2, message: '' }, step: 2 }]);
  });

  it('needs offsets if the pattern of any locale, of any translations, may show one', () => {
    const formats = (locale: string, pattern: string): string =>
      `${locale}: { i18n: { time: { formats: { default: "${pattern}" } } } }`;
    const needs = (...given: readonly StepText[]): readonly string[] =>
      compiled('catalog', ...given, 'the time 2020-12-13T21:11:08+00:00 is localized').needs;
    const given = (yaml: string): StepText => ['the translations', yaml];
    const injected = (yaml: string): StepText => ['the translations are injected', yaml];
    deepStrictEqual(needs(given(`${formats('en', '%H')}\n${formats('fr', '%z')}`)), ['offsets']);
    deepStrictEqual(needs(given(formats('en', '%H')), injected(formats('fr', '%z'))), ['offsets']);
    deepStrictEqual(needs(given(formats('en', '%H')), injected(formats('fr', '%M'))), []);
    deepStrictEqual(needs(given(formats('en', '%H')), injected(formats('fr', '%-Z'))), ['offsets']);
  });

  it('writes several files before one call, and in the folder that was named last', () => {
    const { calls } = compiled(
      'library',
      ['a folder with the file "en.yml"', 'en: {}'],
      ['the file "fr.yml" in the folder is changed to', 'fr: {}'],
      'the YAML loader of the folder loads',
      ['a folder named "other" with the file "de.json"', '{}'],
      'the JSON loader of the folder loads',
    );
    deepStrictEqual(
      calls.map(({ params, files }) => [params, files]),
      [
        [{ loader: { format: 'yaml', path: '{dir}' } }, { 'en.yml': 'en: {}', 'fr.yml': 'fr: {}' }],
        [{ loader: { format: 'json', path: '{dir}/other' } }, { 'other/de.json': '{}' }],
      ],
    );
  });
});
