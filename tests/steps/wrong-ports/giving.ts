import type { StepText } from '../compiled';
import { GIVEN, MODULE, OTHER, asks, raises, says, skips, type Fails } from './wrong-port';

const FILE: StepText = ['a folder with the file "en.yml"', 'en: { a: A text }'];

const READ_BY_INIT: readonly StepText[] = [
  FILE,
  'the main configuration is replaced by a configuration with the YAML loader of the folder',
  'the module is initialized',
];

/** Plays the steps that give a port translations, configurations and files. */
export function givePorts(fails: Fails): void {
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
    ['a new catalog with the available locales "fr" and "de"', 'the available locales include "de"'],
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
  fails('catalog', [GIVEN, '"fr" is active', '"a" translates to "Bonjour"'], 'activate', says('fr'));
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
  fails('module', [...READ_BY_INIT, '"a" translates to "A text"'], 'config=', skips);
  fails('module', [...READ_BY_INIT], 'init', raises(3));
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
    ({ loader }, right) =>
      (loader as { path: string }).path.endsWith('x y') ? raises(3)({}, right) : right(),
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
}
