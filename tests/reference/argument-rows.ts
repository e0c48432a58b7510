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

/** Arguments: an operation and its argument as errors name it, the kinds of values that it takes, and a call with one. */
export type Rows = Readonly<
  Record<string, readonly [takes: readonly Kind[], call: (value: never) => unknown]>
>;

const NAMES_OR_ABSENT: readonly Kind[] = [...ABSENT, ...NAMES];
const OBJECTS_OR_ABSENT: readonly Kind[] = [...ABSENT, ...OBJECTS];
const OBJECTS_OR_NULL: readonly Kind[] = [...NULLABLE, ...OBJECTS];
const NUMBERS_OR_NULL: readonly Kind[] = [...NULLABLE, ...NUMBERS];
const SCOPES: readonly Kind[] = [...NULLABLE, ...NAMES, 'array of names'];
const STRINGS: readonly Kind[] = ['empty text', 'text'];

/** The operations that the module and a catalog have in common. */
function operationsOf(surface: string, create: () => Catalog | I18nModule): Rows {
  const lookups = (['translate', 't', 'translateOrThrow', 'tOrThrow'] as const).map((name): Rows => {
    const lookup = (options: object) => create()[name]('name', { default: 'none', ...options });
    const operation = `${surface}.${name}`;
    return {
      [`${operation} key`]: [NAMES, (key) => create()[name](key, { default: 'none' })],
      [`${operation} options`]: [OBJECTS_OR_ABSENT, (options) => create()[name]('hi', options)],
      [`${operation} options.params`]: [OBJECTS_OR_NULL, (params) => lookup({ params })],
      [`${operation} options.count`]: [NUMBERS_OR_NULL, (count) => lookup({ count })],
      [`${operation} options.scope`]: [SCOPES, (scope) => lookup({ scope })],
      [`${operation} options.default`]: [
        DEFAULTS,
        (value) => create()[name]('no', { default: value ?? 'x' }),
      ],
      [`${operation} options.name`]: [TEXTS, (value) => lookup({ name: value })],
      [`${operation} options.params.name`]: [TEXTS, (value) => lookup({ params: { name: value } })],
    };
  });
  const localizations = (['localize', 'l'] as const).map((name): Rows => {
    const operation = `${surface}.${name}`;
    return {
      [`${operation} object`]: [[...NUMBERS, 'Date'], (object) => create()[name](object, '%d')],
      [`${operation} format`]: [NAMES_OR_ABSENT, (format) => create()[name](1, format)],
      [`${operation} options`]: [OBJECTS_OR_ABSENT, (options) => create()[name](1, 'default', options)],
    };
  });
  return Object.assign({}, ...lookups, ...localizations, {
    [`${surface}.activate locale`]: [NAMES, (locale: string) => create().activate(locale)],
    [`${surface}.locale= locale`]: [NAMES, (locale: string) => (create().locale = locale)],
    [`${surface}.withLocale locale`]: [NAMES, (locale: string) => create().withLocale(locale, () => 'x')],
    [`${surface}.withLocale block`]: [['function'], (block: () => void) => create().withLocale('en', block)],
  }) as Rows;
}

const NAME_LISTS: readonly Kind[] = [...NULLABLE, 'array of names'];
const LOCALE_MAPS: readonly Kind[] = ['plain object of names', 'object without a prototype'];
const FALLBACKS: readonly Kind[] = [...LOCALE_MAPS, 'array of names'];
const FALLBACKS_OR_NULL: readonly Kind[] = [...NULLABLE, ...FALLBACKS];
const LISTS: readonly Kind[] = ['array', 'array of names', 'array with a hole'];
const OPTIONS: readonly Kind[] = ['undefined', 'object without a prototype'];
const pairs = new Pluralization.Rule('Pairs', () => 'other');

function configWith(loader: Loader.Base): Config {
  return Object.assign(new Config(), { loaders: [loader] });
}

/** Each argument of each operation. */
export const ROWS: Rows = {
  ...operationsOf('Catalog', newCatalog),
  ...operationsOf('I18n', newModule),
  'Catalog.new options': [OPTIONS, (options) => new Catalog(options)],
  'Catalog.new options.defaultLocale': [NAMES_OR_ABSENT, (name) => new Catalog({ defaultLocale: name })],
  'Catalog.new options.availableLocales': [NAME_LISTS, (names) => new Catalog({ availableLocales: names })],
  'Catalog.new fallbacks': [FALLBACKS_OR_NULL, (fallbacks) => new Catalog({ fallbacks })],
  'Catalog.fromConfig config': [[], (config) => Catalog.fromConfig(config)],
  'Catalog.fromConfig config.loaders[0]': [[], (loader) => Catalog.fromConfig(configWith(loader))],
  'I18n.config= config': [[], (config) => (newModule().config = config)],
  'Config.defaultLocale= defaultLocale': [NAMES, (name) => (new Config().defaultLocale = name)],
  'Config.availableLocales= availableLocales': [
    ['null', 'array of names'],
    (names) => (new Config().availableLocales = names),
  ],
  'Config.fallbacks= fallbacks': [FALLBACKS_OR_NULL, (value) => (new Config().fallbacks = value)],
  'Config.loaders= loaders': [LISTS, (value) => (new Config().loaders = value)],
  'Fallbacks.new fallbacks': [[...ABSENT, ...FALLBACKS], (value) => new Locale.Fallbacks(value)],
  'Fallbacks.new fallbacks.mapping': [
    [...NULLABLE, ...LOCALE_MAPS],
    (mapping) => new Locale.Fallbacks({ mapping }),
  ],
  'Fallbacks.new fallbacks.default': [SCOPES, (value) => new Locale.Fallbacks({ default: value })],
  'Fallbacks#for locale': [NAMES, (locale) => new Locale.Fallbacks().for(locale)],
  'Tag.new tag': [STRINGS, (tag) => new Locale.Tag(tag)],
  'Loader::YAML.new path': [STRINGS, (path) => new Loader.YAML(path)],
  'Loader::JSON.new path': [STRINGS, (path) => new Loader.JSON(path)],
  'Rule.new ruleName': [STRINGS, (name) => new Pluralization.Rule(name, () => 'other')],
  'Rule.new categoryOf': [['function'], (categoryOf) => new Pluralization.Rule('Own', categoryOf)],
  'Rule#apply count': [NUMBERS, (count) => Pluralization.Rule.EastSlavic.apply(count)],
  'registerRule locale': [NAMES, (locale) => Pluralization.registerRule(locale, pairs)],
  'registerRule rule': [[], (rule) => Pluralization.registerRule('xx', rule)],
  'ruleFor locale': [NAMES, (locale) => Pluralization.ruleFor(locale)],
};
