import {
  Catalog,
  Config,
  I18nModule,
  Loader,
  Locale,
  Pluralization,
  type TranslationsHash,
} from '../../reference/index';

/** A class whose objects have no text of their own. */
export class Named {
  readonly name = 'Ann';
}

/** Values of every type. Each argument refuses those that it cannot use. */
export const VALUES = {
  undefined,
  null: null,
  true: true,
  false: false,
  zero: 0,
  number: 5,
  NaN,
  bigint: 10n,
  'empty text': '',
  text: 'many',
  symbol: Symbol('many'),
  array: [1, 2],
  'array of names': ['a', Symbol('b')],
  'array with a hole': [undefined],
  'plain object': { many: 3 },
  'plain object of names': { 'de-AT': 'de' },
  'object without a prototype': Object.create(null) as object,
  function: () => 'x',
  Date: new Date('2026-11-22'),
  'Date without a time': new Date(NaN),
  Map: new Map([['name', 'Ann']]),
  Promise: Promise.resolve('x'),
  'object of a class': new Named(),
  RegExp: /x/,
} as const;
/** The name of a value. */
export type Kind = keyof typeof VALUES;
/** The names of all values. */
export const KINDS = Object.keys(VALUES) as Kind[];

const NAMES: readonly Kind[] = ['empty text', 'text', 'symbol'];
const ABSENT: readonly Kind[] = ['undefined'];
const NULLABLE: readonly Kind[] = ['undefined', 'null'];
const OBJECTS: readonly Kind[] = ['plain object', 'plain object of names', 'object without a prototype'];
const NUMBERS: readonly Kind[] = ['zero', 'number', 'NaN', 'bigint'];
/** Values that have a text: all but objects that JavaScript writes as "[object Object]". */
const TEXTS: readonly Kind[] = [
  ...NULLABLE,
  ...NAMES,
  ...NUMBERS,
  'true',
  'false',
  'array',
  'array with a hole',
  'Date',
  'Date without a time',
  'RegExp',
];

/** An array as a default would be taken for keys that are tried in turn. */
const DEFAULTS = TEXTS.filter((kind) => !kind.startsWith('array'));

const TRANSLATIONS: TranslationsHash = {
  en: { hi: 'Hi', name: 'Hi, %{name}!', many: { one: 'one', other: '%{count}' } },
};

/** Makes a catalog with a few translations. */
export function newCatalog(): Catalog {
  const catalog = new Catalog();
  catalog.inject(TRANSLATIONS);
  return catalog;
}

class Inline extends Loader.Base {
  override load(): TranslationsHash {
    return TRANSLATIONS;
  }
}

/** Makes a module with the same translations. */
export function newModule(): I18nModule {
  const module = new I18nModule();
  module.config.loaders.push(new Inline());
  return module;
}

/** An operation, its argument as errors name it, the kinds of values that the argument takes, and a call with a value. */
export type Row = readonly [
  operation: string,
  argument: string,
  takes: readonly Kind[],
  call: (value: never) => unknown,
];

/** The operations that the module and a catalog have in common. */
function operationsOf(surface: string, create: () => Catalog | I18nModule): Row[] {
  const lookups = ['translate', 't', 'translateOrThrow', 'tOrThrow'] as const;
  const localizations = ['localize', 'l'] as const;
  return [
    ...lookups.flatMap((name): Row[] => {
      const lookup = (options: object) => create()[name]('name', { default: 'none', ...options });
      const operation = `${surface}.${name}`;
      return [
        [operation, 'key', NAMES, (key) => create()[name](key, { default: 'none' })],
        [operation, 'options', [...ABSENT, ...OBJECTS], (options) => create()[name]('hi', options)],
        [operation, 'options.params', [...NULLABLE, ...OBJECTS], (params) => lookup({ params })],
        [operation, 'options.count', [...NULLABLE, ...NUMBERS], (count) => lookup({ count })],
        [operation, 'options.scope', [...NULLABLE, ...NAMES, 'array of names'], (scope) => lookup({ scope })],
        [
          operation,
          'options.default',
          DEFAULTS,
          (value) => create()[name]('no', { default: value ?? 'none' }),
        ],
        [operation, 'options.name', TEXTS, (value) => lookup({ name: value })],
        [operation, 'options.params.name', TEXTS, (value) => lookup({ params: { name: value } })],
      ];
    }),
    ...localizations.flatMap((name): Row[] => {
      const operation = `${surface}.${name}`;
      return [
        [operation, 'object', [...NUMBERS, 'Date'], (object) => create()[name](object, '%d')],
        [operation, 'format', [...ABSENT, ...NAMES], (format) => create()[name](1, format)],
        [operation, 'options', [...ABSENT, ...OBJECTS], (options) => create()[name](1, 'default', options)],
      ];
    }),
    [`${surface}.activate`, 'locale', NAMES, (locale) => create().activate(locale)],
    [`${surface}.locale=`, 'locale', NAMES, (locale) => (create().locale = locale)],
    [`${surface}.withLocale`, 'locale', NAMES, (locale) => create().withLocale(locale, () => 'x')],
    [`${surface}.withLocale`, 'block', ['function'], (block) => create().withLocale('en', block)],
  ];
}

const FALLBACKS: readonly Kind[] = ['plain object of names', 'object without a prototype', 'array of names'];
const OPTIONS: readonly Kind[] = ['undefined', 'object without a prototype'];
const pairs = new Pluralization.Rule('Pairs', () => 'other');

/** Each argument of each operation. */
export const ROWS: readonly Row[] = [
  ...operationsOf('Catalog', newCatalog),
  ...operationsOf('I18n', newModule),
  ['Catalog.new', 'options', OPTIONS, (options) => new Catalog(options)],
  [
    'Catalog.new',
    'options.defaultLocale',
    [...ABSENT, ...NAMES],
    (value) => new Catalog({ defaultLocale: value }),
  ],
  [
    'Catalog.new',
    'options.availableLocales',
    [...NULLABLE, 'array of names'],
    (value) => new Catalog({ availableLocales: value }),
  ],
  ['Catalog.new', 'fallbacks', [...NULLABLE, ...FALLBACKS], (value) => new Catalog({ fallbacks: value })],
  ['Catalog.fromConfig', 'config', [], (config) => Catalog.fromConfig(config)],
  [
    'Catalog.fromConfig',
    'config.loaders[0]',
    [],
    (loader) => {
      const config = new Config();
      config.loaders.push(loader);
      return Catalog.fromConfig(config);
    },
  ],
  ['I18n.config=', 'config', [], (config) => (newModule().config = config)],
  ['Config.defaultLocale=', 'defaultLocale', NAMES, (value) => (new Config().defaultLocale = value)],
  [
    'Config.availableLocales=',
    'availableLocales',
    ['null', 'array of names'],
    (value) => (new Config().availableLocales = value),
  ],
  [
    'Config.fallbacks=',
    'fallbacks',
    [...NULLABLE, ...FALLBACKS],
    (value) => (new Config().fallbacks = value),
  ],
  [
    'Config.loaders=',
    'loaders',
    ['array', 'array of names', 'array with a hole'],
    (value) => (new Config().loaders = value),
  ],
  ['Fallbacks.new', 'fallbacks', [...ABSENT, ...FALLBACKS], (value) => new Locale.Fallbacks(value)],
  [
    'Fallbacks.new',
    'fallbacks.mapping',
    [...NULLABLE, 'plain object of names', 'object without a prototype'],
    (mapping) => new Locale.Fallbacks({ mapping }),
  ],
  [
    'Fallbacks.new',
    'fallbacks.default',
    [...NULLABLE, ...NAMES, 'array of names'],
    (value) => new Locale.Fallbacks({ default: value }),
  ],
  ['Fallbacks#for', 'locale', NAMES, (locale) => new Locale.Fallbacks().for(locale)],
  ['Tag.new', 'tag', ['empty text', 'text'], (tag) => new Locale.Tag(tag)],
  ['Loader::YAML.new', 'path', ['empty text', 'text'], (path) => new Loader.YAML(path)],
  ['Loader::JSON.new', 'path', ['empty text', 'text'], (path) => new Loader.JSON(path)],
  ['Rule.new', 'ruleName', ['empty text', 'text'], (name) => new Pluralization.Rule(name, () => 'other')],
  ['Rule.new', 'categoryOf', ['function'], (categoryOf) => new Pluralization.Rule('Own', categoryOf)],
  ['Rule#apply', 'count', NUMBERS, (count) => Pluralization.Rule.EastSlavic.apply(count)],
  ['registerRule', 'locale', NAMES, (locale) => Pluralization.registerRule(locale, pairs)],
  ['registerRule', 'rule', [], (rule) => Pluralization.registerRule('xx', rule)],
  ['ruleFor', 'locale', NAMES, (locale) => Pluralization.ruleFor(locale)],
];
