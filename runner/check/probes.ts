import type { Call, Method } from '../../adapter/contract/adapter';
import type { Translations } from '../../adapter/contract/values';
import {
  ACTIVATED,
  BLOCKS,
  exactly,
  FORMATTED,
  LOOKUPS,
  missing,
  OBJECTS,
  plain,
  several,
  STRICT,
  type Answer,
  type Case,
  type Probe,
} from './probe-cases';
import {
  catalogWith,
  configOf,
  DATA,
  EACH_DATA,
  EMPTY,
  FALLBACKS,
  inline,
  LEFT_BEHIND,
  moduleWith,
  NO_OPTIONS,
  OPTIONS,
  TEXTS,
  type MethodCall,
} from './probe-data';

/**
 * Returns probes of a method on each surface. The name of the catalog is also added to the calls in a block. The calls
 * of `before` come before those that give the surface its translations.
 */
function onBoth(method: Method, ...cases: readonly Case[]): Probe[] {
  const made = (
    surface: string,
    calls: (translations: Translations) => MethodCall[],
    added: object,
  ): Probe[] =>
    cases.map(({ data = 'texts', about, before = [], params, ...rest }) => {
      const { block } = params as { readonly block?: readonly Call[] };
      const inner = block?.map((call) => ({ ...call, params: { ...call.params, ...added } }));
      return {
        method,
        ...rest,
        about: about === undefined ? surface : `${about}, ${surface}`,
        before: [...before, ...calls(DATA[data])],
        params: { ...params, ...added, ...(inner && { block: inner }) },
      };
    });
  return [...made('module', moduleWith, {}), ...made('catalog', catalogWith, { subject: 'catalog' })];
}

const afterReset = (params: object, answer: Answer): Case => ({
  about: 'after a reset',
  before: LEFT_BEHIND,
  params,
  answer,
});

/** The probes of an adapter, by method. */
export const PROBES: readonly Probe[] = [
  {
    method: 'constants',
    params: {},
    answer: {
      text: 'VERSION "0.2.2" and DEFAULT_LOCALE "en"',
      holds: (result) => {
        const { VERSION, DEFAULT_LOCALE } = result as Readonly<Record<string, unknown>>;
        return VERSION === '0.2.2' && DEFAULT_LOCALE === 'en';
      },
    },
  },
  { method: 'config', params: {} },
  ...EACH_DATA.map((data): Probe => ({
    method: 'configure',
    ...(data !== 'texts' && { about: data }),
    params: configOf(DATA[data]),
  })),
  { method: 'configure', about: 'options', params: OPTIONS },
  { method: 'configure', about: 'fallbacks', params: FALLBACKS },
  { method: 'config=', params: { ...OPTIONS, ...configOf(DATA.texts) } },
  { method: 'config=', about: 'fallbacks', params: { ...FALLBACKS, ...configOf(DATA.texts) } },
  { method: 'init', before: moduleWith(DATA.texts).slice(0, 1), params: {} },
  { method: 'Catalog.new', params: EMPTY[0]!.params! },
  { method: 'Catalog.new', about: 'options', params: { catalog: 'catalog', ...OPTIONS } },
  { method: 'Catalog.new', about: 'fallbacks', params: { catalog: 'catalog', ...FALLBACKS } },
  { method: 'Catalog.new', about: 'nil for arguments', params: { catalog: 'catalog', ...NO_OPTIONS } },
  ...[{}, { about: 'fallbacks' }].map((named): Probe => ({
    method: 'Catalog.from_config',
    ...named,
    params: {
      catalog: 'catalog',
      config: { ...('about' in named ? FALLBACKS : OPTIONS), loaders: [inline(DATA.texts)] },
    },
  })),
  ...EACH_DATA.map((about): Probe => ({
    method: 'inject',
    about,
    before: EMPTY,
    params: { subject: 'catalog', translations: DATA[about] },
  })),
  {
    method: 'inject',
    about: 'loader',
    before: EMPTY,
    params: { subject: 'catalog', loader: inline(DATA.texts) },
  },
  {
    method: 'load',
    about: 'a loader of its own',
    // A port whose maps and lists are one type may return the translations of a locale without any as a list.
    params: { loader: inline({ ...DATA.texts, fr: {} }) },
    answer: {
      text: 'the translations of the loader',
      holds: (result) => (result as Translations)['en']?.['greeting'] === TEXTS.greeting,
    },
  },
  {
    method: 'default_locale',
    before: catalogWith(DATA.texts),
    params: { subject: 'catalog' },
    answer: exactly('en'),
  },
  ...onBoth('locale', { params: {}, answer: exactly('en') }, afterReset({}, exactly('en'))),
  ...onBoth(
    'available_locales',
    {
      ...several,
      params: {},
      answer: {
        text: 'an array with "en" and "fr"',
        holds: (result) => ['en', 'fr'].every((locale) => (result as readonly string[]).includes(locale)),
      },
    },
    afterReset({}, exactly(['en'])),
  ),
  ...onBoth('activate', ...ACTIVATED),
  ...onBoth('locale=', { ...several, params: { locale: 'fr' }, answer: exactly('fr') }),
  ...onBoth('with_locale', ...BLOCKS),
  ...onBoth(
    'translate',
    ...LOOKUPS,
    afterReset(
      { key: 'left' },
      {
        text: 'no text from before the reset',
        holds: (result) => result !== 'left behind',
      },
    ),
  ),
  ...onBoth('t', plain, missing),
  ...onBoth('translate!', ...STRICT),
  ...onBoth('t!', ...STRICT),
  ...onBoth('localize', ...OBJECTS, ...FORMATTED),
  ...onBoth('l', ...OBJECTS),
  { method: 'plural_rule', params: { rule: 'EastSlavic', count: 5 } },
  { method: 'plural_rule', about: 'a float', params: { rule: 'EastSlavic', count: { float: '1.5' } } },
  { method: 'plural_rule_name', params: { locale: 'ru' } },
  { method: 'fallbacks_for', params: { fallbacks: { default: ['en'] }, locale: 'fr-CA' } },
  { method: 'tag_parents', params: { tag: 'fr-CA' } },
];
