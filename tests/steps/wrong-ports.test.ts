import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { callingAdapter } from '../../adapter/client/calling-adapter';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { dispatch, type Method } from '../../adapter/contract/adapter';
import { type ErrorCode, OperationError } from '../../adapter/contract/errors';
import createReference from '../../ports/reference';
import { loadSteps } from '../../steps/step-library';
import { DEFINITIONS } from '../../steps/step-registry';
import { playScripts } from '../../suite/play/play-scripts';
import type { TrialResult } from '../../suite/play/trial-result';
import type { Surface } from '../../suite/read';
import { compiled, type StepText } from './compiled';

type Params = Readonly<Record<string, unknown>>;

/** How a port responds to a call: with the params, and a function that asks the reference. */
type Trick = (params: Params, right: (params?: Params) => Promise<unknown>) => unknown;

/** Says the same, whatever it is asked. */
const says =
  (value: unknown): Trick =>
  () =>
    value;

/** Raises an error. */
const raises =
  (code: ErrorCode, message = 'no'): Trick =>
  () => {
    throw new OperationError(code, 'AnError', message);
  };

/** Changes or, with undefined, forgets some arguments. */
const asks =
  (changed: Params): Trick =>
  (params, right) =>
    right(
      Object.fromEntries(
        Object.entries({ ...params, ...changed }).filter(([, value]) => value !== undefined),
      ),
    );

/** Does nothing, and says so. */
const skips = says(null);

/** Plays steps on the reference, in which one method is answered in another way. */
async function played(
  surface: Surface,
  steps: readonly StepText[],
  method?: Method,
  trick?: Trick,
): Promise<TrialResult<unknown>> {
  const session = await openInProcessSession(() => {
    const reference = createReference();
    return callingAdapter(async (called, params) => {
      const right = (changed: object = params): Promise<unknown> => dispatch(reference, called, changed);
      return called === method && trick ? trick(params as Params, right) : right();
    });
  });
  const [result] = await playScripts([session], [compiled(surface, ...steps)], {
    scriptOf: (script) => script,
  });
  await session.close();
  return result!;
}

/** The patterns of the definitions that are used. */
const used = new Set<string>();

/**
 * Plays steps that the reference keeps, on a port that is wrong in one method. It must end at a step, which is the last
 * one unless given.
 */
function fails(
  surface: Surface,
  steps: readonly StepText[],
  method: Method,
  trick: Trick,
  step = steps.length - 1,
): void {
  const texts = steps.map((one) => (typeof one === 'string' ? one : one[0]));
  test(`a wrong ${method} is found: ${texts.slice(-2).join(' / ')}`, async () => {
    assert.equal((await played(surface, steps)).problem?.message, undefined, 'the reference fails');
    const { kind, step: ended, problem } = await played(surface, steps, method, trick);
    assert.deepEqual([kind, ended], ['failed', step], problem?.message);
  });
  for (const text of texts) used.add(loadSteps().match(text).definition.pattern);
}

const TEXTS =
  'en: { a: A text, b: { c: Inner }, n: "%{name}!", i: { one: One, other: "%{count} of %{count}" } }\nfr: { a: Un texte }';
const GIVEN: StepText = ['the translations', TEXTS];
const FORMATS =
  '{ default: { delimiter: ",", separator: ".", decimal_places: 2, group: 3, only_significant: false }, custom: { delimiter: "_", separator: ";", decimal_places: 1, group: 2, only_significant: false } }';
const DATES =
  'date: { formats: { default: "%d %{name}", long: "%Y %{name}" } }, time: { formats: { default: "%H", long: "%M" } }';
const FORMATTED: StepText = [
  'the translations',
  `en: { i18n: { number: { formats: ${FORMATS} }, ${DATES} } }`,
];
const FILE: StepText = ['a folder with the file "en.yml"', 'en: { a: A text }'];
const OTHER: StepText = ['another catalog with the translations', 'en: { a: Other }\nfr: { a: Autre }'];
const MODULE: StepText = ['the module has the translations', 'en: { a: Main }\nfr: { a: Principal }'];
const TIME = 'the time 2020-12-13T21:11:08+00:00';
const ANN = [['name', 'Ann']];

// Setting up.
fails('module', [GIVEN, '"a" translates to "A text"'], 'configure', skips);
fails('module', [GIVEN, '"a" translates to "A text"'], 'init', raises(3), 0);
fails('catalog', [GIVEN, '"a" translates to "A text"'], 'inject', skips);
fails('catalog', [GIVEN, '"a" translates to "A text"'], 'inject', raises(3), 0);
fails(
  'module',
  ['the translations in "fixtures/locales/yaml"', '"greeting" translates to "Hello"'],
  'configure',
  skips,
);
fails('module', ['no translations', '"fr" is activated', 'it raises InvalidLocale'], 'init', raises(3), 0);
fails('catalog', ['no translations', 'the active locale is "en"'], 'Catalog.new', raises(3), 0);
fails(
  'library',
  [MODULE, '"a" is translated in the module', 'the translation is "Main"'],
  'configure',
  asks({ loaders: [] }),
);
fails(
  'library',
  [
    'the module has the translations in "fixtures/locales/yaml"',
    '"greeting" is translated in the module',
    'the translation is "Hello"',
  ],
  'configure',
  skips,
);
fails(
  'catalog',
  [
    'a new catalog',
    ['the translations are injected', 'fr: { a: A }'],
    'it returns nil',
    'the available locales are "fr"',
  ],
  'inject',
  (_, right) => right().then(() => 'fr'),
  2,
);
fails(
  'catalog',
  ['a new catalog with the default locale "fr"', 'the default locale is "fr"'],
  'Catalog.new',
  asks({ default_locale: undefined }),
);
fails(
  'catalog',
  [
    'a new catalog with the available locales "fr" and "de"',
    'the available locales are, in this order, "fr" and "de"',
  ],
  'available_locales',
  says(['de', 'fr']),
);
fails(
  'catalog',
  ['a new catalog with the available locales "fr" and "de"', 'the available locales include "fr" and "de"'],
  'Catalog.new',
  asks({ available_locales: ['fr'] }),
);
fails(
  'catalog',
  ['a new catalog with nil for its available locales and fallbacks', 'the active locale is "en"'],
  'Catalog.new',
  ({ available_locales: given }, right) => (given === null ? raises(3)({}, right) : right()),
  0,
);
fails(
  'catalog',
  ['a new catalog with an empty array of available locales', 'the available locales are "en"'],
  'Catalog.new',
  ({ available_locales: given }, right) => (given === undefined ? right() : raises(3)({}, right)),
  0,
);
fails(
  'catalog',
  [
    ['a new catalog with the fallbacks', 'default: [fr]'],
    ['the translations are injected', 'en: {}\nfr: { a: A }'],
    '"a" translates to "A"',
  ],
  'Catalog.new',
  asks({ fallbacks: undefined }),
);
fails(
  'catalog',
  [GIVEN, OTHER, '"a" is translated in the other catalog', 'the translation is "Other"'],
  'inject',
  (params, right) => right({ ...params, subject: 'catalog' }),
);
fails('catalog', [GIVEN, '"fr" is active', '"a" translates to "Un texte"'], 'activate', says('fr'));
fails(
  'library',
  [
    MODULE,
    OTHER,
    ':fr is active in the module',
    'the active locale of the other catalog is "en"',
    'the active locale of the module is "fr"',
  ],
  'activate',
  asks({ subject: 'other' }),
  3,
);
// The main configuration, and others.
fails(
  'module',
  [
    ['these fields of the main configuration are set', 'default_locale: fr'],
    'the main configuration has the default locale "fr"',
  ],
  'configure',
  skips,
);
fails(
  'module',
  [
    ['the main configuration is replaced by', 'default_locale: de'],
    'the main configuration has the default locale "de"',
  ],
  'config=',
  skips,
);
fails(
  'module',
  [
    FILE,
    'the main configuration is replaced by a configuration with the YAML loader of the folder',
    'the module is initialized',
    '"a" translates to "A text"',
  ],
  'config=',
  skips,
);
fails(
  'module',
  [
    FILE,
    'the main configuration is replaced by a configuration with the YAML loader of the folder',
    'the module is initialized',
  ],
  'init',
  raises(3),
);
fails(
  'catalog',
  [
    ['a catalog is built from the configuration', 'default_locale: fr\nloaders: [{ fr: { a: A } }]'],
    '"a" translates to "A"',
  ],
  'Catalog.from_config',
  asks({ config: { loaders: [] } }),
);
fails(
  'catalog',
  [
    FILE,
    'a catalog is built from a configuration with the YAML loader of the folder',
    '"a" translates to "A text"',
  ],
  'Catalog.from_config',
  asks({ config: { loaders: [] } }),
);
fails(
  'library',
  ['the constant DEFAULT_LOCALE is "en"'],
  'constants',
  says({ VERSION: '0.2.2', DEFAULT_LOCALE: 'fr' }),
);
fails(
  'library',
  ['the constant VERSION is "0.2.2"'],
  'constants',
  says({ VERSION: 'en', DEFAULT_LOCALE: 'en' }),
);
// Loaders.
fails(
  'library',
  [FILE, 'the YAML loader of the folder loads', ['the loaded translations are', 'en: { a: A text }']],
  'load',
  says({ en: {} }),
);
fails(
  'library',
  [['a folder named "x y" with the file "en.json"', '{ "en": {} }'], 'the JSON loader of the folder loads'],
  'load',
  ({ loader }, right) => (/x y$/.test((loader as { path: string }).path) ? raises(3)({}, right) : right()),
);
fails(
  'library',
  [
    FILE,
    'the YAML loader of the folder loads',
    ['the file "en.yml" in the folder is changed to', 'en: { b: B }'],
    'the YAML loader of the folder loads',
    ['the loaded translations are', 'en: { b: B }'],
  ],
  'load',
  says({ en: { a: 'A text' } }),
);
for (const surface of ['module', 'catalog'] as const) {
  const method = surface === 'module' ? 'init' : 'inject';
  const giving = surface === 'module' ? 'configure' : 'inject';
  fails(
    surface,
    [
      'the folder "fixtures/locales/yaml"',
      'the folder is read by the YAML loader',
      '"greeting" translates to "Hello"',
    ],
    giving,
    skips,
  );
  fails(
    surface,
    [
      ['a custom loader of the translations is read', 'fr: { a: A }'],
      'it returns nil',
      'the available locales are "fr"',
    ],
    method,
    (_, right) => right().then(() => 'fr'),
    1,
  );
}
fails(
  'module',
  [
    FILE,
    'the YAML loader of the folder is appended to the main configuration',
    'the module is initialized',
    '"a" translates to "A text"',
  ],
  'configure',
  skips,
);
fails(
  'catalog',
  ['a new catalog', ['a loader of the translations is injected', 'en: { a: A }'], '"a" translates to "A"'],
  'inject',
  (params, right) => ('loader' in params ? null : right()),
);
// Lookups.
const first = (text: string): StepText[] => [GIVEN, text];
fails('module', [...first('"a" is translated'), 'the translation is "A text"'], 'translate', says('a text'));
fails('module', first('"a" is translated'), 'translate', raises(2));
fails(
  'library',
  [MODULE, OTHER, '"a" is translated in the module', 'the translation is "Main"'],
  'translate',
  asks({ subject: 'other' }),
);
fails('module', [...first('"a" is translated by t!'), 'the translation is "A text"'], 't!', says('a'));
fails(
  'module',
  [
    GIVEN,
    [
      '"c" is translated by t with the arguments',
      [
        ['scope', 'b'],
        ['kwargs', '{ name: Ann }'],
      ],
    ],
    'it has the same outcome as translate with the same arguments',
  ],
  't',
  asks({ scope: undefined }),
);
fails(
  'module',
  [...first('"nowhere" is translated by t!'), 'it has the same outcome as translate with the same arguments'],
  't!',
  says('A text'),
);
fails(
  'module',
  [...first('"i" is translated with count 2'), 'the translation is "2 of 2"'],
  'translate',
  asks({ count: 1 }),
);
fails(
  'module',
  [...first('"c" is translated in the scope :b'), 'the translation is "Inner"'],
  'translate',
  asks({ scope: undefined }),
);
fails(
  'module',
  [GIVEN, ['"n" is translated with the params', ANN], 'the translation is "Ann!"'],
  'translate',
  asks({ params: undefined }),
);
fails(
  'module',
  [GIVEN, ['"n" is translated with the named arguments', ANN], 'the translation is "Ann!"'],
  'translate',
  asks({ kwargs: undefined }),
);
fails(
  'module',
  [
    GIVEN,
    [
      '"i" is translated with the arguments',
      [
        ['count', '1'],
        ['default', 'D'],
      ],
    ],
    'the translation is "One"',
  ],
  'translate',
  asks({ count: undefined }),
);
fails(
  'module',
  [...first('"a" is translated'), ['the translation is, in YAML', '"A\\x20text"']],
  'translate',
  says('A\\x20text'),
);
for (const text of ['', 'nowhere', '12', 'Un texte', 'fr.nowhere', 'Nowhere'])
  fails(
    'module',
    [...first('"nowhere" is translated'), 'it states that the translation is missing'],
    'translate',
    says(text),
  );
for (const text of ['5', 'Un texte', 'A text', null]) {
  fails(
    'module',
    [...first('"nowhere" is translated'), 'the translation is missing'],
    'translate',
    says(text),
  );
  fails('module', [GIVEN, '"nowhere" has no translation'], 'translate', says(text));
}
// Localization.
fails(
  'module',
  [FORMATTED, 'the number 1234.5 is localized', 'the text is "1,234.50"'],
  'localize',
  asks({ object: { integer: '1234' } }),
);
fails(
  'library',
  [
    ['the module has the translations', `en: { i18n: { number: { formats: ${FORMATS} } } }`],
    OTHER,
    'the number 1234.5 is localized in the module',
    'the text is "1,234.50"',
  ],
  'localize',
  asks({ subject: 'other' }),
);
fails(
  'module',
  [FORMATTED, 'the number 1234.5 is localized with the format :custom', 'the text is "12_34;5"'],
  'localize',
  asks({ format: undefined }),
);
fails(
  'module',
  [FORMATTED, `${TIME} is localized with the pattern "%H-%M"`, 'the text is "21-11"'],
  'localize',
  asks({ format: '%M-%H' }),
);
fails(
  'module',
  [FORMATTED, ['the date 2020-12-13 is localized with the named arguments', ANN], 'the text is "13 Ann"'],
  'localize',
  asks({ kwargs: undefined }),
);
fails(
  'module',
  [
    FORMATTED,
    ['the date 2020-12-13 is localized with the format :long and the named arguments', ANN],
    'the text is "2020 Ann"',
  ],
  'localize',
  asks({ format: undefined }),
);
fails(
  'module',
  [
    FORMATTED,
    'the number 1234.5 is localized by l',
    'it has the same outcome as localize with the same arguments',
  ],
  'l',
  says('1'),
);
fails(
  'module',
  [
    FORMATTED,
    `${TIME} is localized by l with the format :long`,
    'it has the same outcome as localize with the same arguments',
  ],
  'l',
  asks({ format: undefined }),
);
fails(
  'module',
  [
    FORMATTED,
    ['the date 2020-12-13 is localized by l with the format :long and the named arguments', ANN],
    'it has the same outcome as localize with the same arguments',
  ],
  'l',
  asks({ kwargs: undefined }),
);
fails('module', [FORMATTED, 'the number 1.5e-3 is localized'], 'localize', raises(3));
fails('module', [FORMATTED, 'the number 0.5 localizes to "0.50"'], 'localize', says('0.5'));
// The state.
fails('module', [GIVEN, '"fr" is activated', 'it returns "fr"'], 'activate', (_, right) =>
  right().then(() => 'en'),
);
fails(
  'module',
  [GIVEN, '"fr" is assigned as the locale', 'the active locale is "fr"'],
  'locale=',
  says('fr'),
);
fails(
  'library',
  [MODULE, OTHER, '"fr" is activated in the other catalog', 'the active locale of the other catalog is "fr"'],
  'activate',
  asks({ subject: 'I18n' }),
);
for (const trick of [says('es'), raises(2), raises(3)])
  fails('module', [GIVEN, '"es" is activated', 'it raises InvalidLocale'], 'activate', trick);
fails(
  'module',
  [GIVEN, '"es" is activated', 'it raises InvalidLocale with the message "es is not a valid locale"'],
  'activate',
  raises(1, 'es'),
);
for (const locales of [['en'], ['en', 'fr', 'de'], ['en', 'en', 'fr'], ['fr', 'fr']])
  fails('module', [GIVEN, 'the available locales are "en" and "fr"'], 'available_locales', says(locales));
// Blocks.
const block = (rows: readonly (readonly string[])[]): StepText => ['a block runs with the locale "fr"', rows];
fails(
  'module',
  [GIVEN, block([['locale', '']]), ['the calls in the block returned', [['fr']]]],
  'with_locale',
  asks({ locale: 'en' }),
);
fails(
  'module',
  [
    GIVEN,
    block([
      ['translate', '"a"', 'default', 'no'],
      ['locale', ''],
    ]),
    ['the calls in the block returned', [['Un texte'], ['fr']]],
  ],
  'with_locale',
  says({ block: [{ result: 'fr' }, { result: 'Un texte' }], value: 1 }),
);
fails(
  'module',
  [
    GIVEN,
    block([
      ['t', '"a"'],
      ['translate', '"a"'],
    ]),
    'the calls in the block all returned the same',
  ],
  'with_locale',
  says({ block: [{ result: 'a' }, { result: 'b' }], value: 1 }),
);
fails(
  'module',
  [
    GIVEN,
    block([
      ['t', '"a"'],
      ['t', '"a"'],
      ['translate', '"a"'],
    ]),
    'the calls in the block all returned the same',
  ],
  'with_locale',
  says({ block: [{ result: 'a' }, { result: 'a' }, { result: 'b' }], value: 1 }),
);
for (const value of [null, 'fr', 'en'])
  fails(
    'module',
    [GIVEN, block([['locale', '']]), 'with_locale returned the value of its block'],
    'with_locale',
    says({ block: [{ result: 'fr' }], value }),
  );
fails(
  'module',
  [GIVEN, block([['t!', '"none"']]), ['the calls in the block returned', [['raises MissingTranslation']]]],
  'with_locale',
  says({ block: [{ error: { code: 3, message: 'no' } }], value: 1 }),
);
// Level crystal.
fails(
  'library',
  [['the fallback chain of "fr-CA" is requested', 'mapping: {}'], 'it returns the list ["fr-CA", "fr"]'],
  'fallbacks_for',
  says(['fr', 'fr-CA']),
);
fails(
  'library',
  ['the parents of the tag "fr-CA" are requested', 'it returns the list ["fr"]'],
  'tag_parents',
  says([]),
);
fails(
  'library',
  ['the rule type OneOther is applied to 1', 'the category is "one"'],
  'plural_rule',
  says('other'),
);
fails(
  'library',
  ['the rule type OneOther is applied to 0, 2, 1.5', 'the category is "other"'],
  'plural_rule',
  ({ count }, right) => (count === 2 ? 'two' : right()),
);
fails(
  'library',
  ['the rule type of the locale "fr" is requested', 'it returns "OneUpToTwoOther"'],
  'plural_rule_name',
  says('OneOther'),
);
fails('library', ['every recording of plural-rules is reproduced'], 'plural_rule', ({ rule }, right) =>
  rule === 'Welsh' ? 'other' : right(),
);

after(() => {
  const unused = DEFINITIONS.map(({ pattern }) => pattern).filter((pattern) => !used.has(pattern));
  assert.deepEqual(unused, [], 'definitions for which no wrong port is played');
});
