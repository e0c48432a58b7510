import {
  CatalogFromConfigParams,
  ConfigResult,
  InitializeParams,
  InitializeResult,
  InjectParams,
  LocaleParams,
  LocalizeParams,
  NewCatalogParams,
  Nil,
  NoParams,
  Nothing,
  ReturnedNil,
  SubjectParams,
  TranslateParams,
  WithLocaleParams,
  WithLocaleResult,
} from './messages';
import {
  ACTIVATE_PROBES,
  anyThat,
  CATALOG,
  CONFIG,
  CONFIGURE_PROBES,
  CONFIGURED,
  exactly,
  IN_CATALOG,
  INJECT_PROBES,
  L_PROBES,
  LOADER,
  LOCALIZE_PROBES,
  onBoth,
  STRICT_PROBES,
  T_PROBES,
  TRANSLATE_PROBES,
  WITH_LOCALE_PROBES,
  type Probe,
} from './probes';
import {
  described,
  literals,
  object,
  openObject,
  map,
  primitive,
  string,
  titled,
  typed,
  type Schema,
} from './schema';
import { ConfigValue, Count, FallbacksValue, LoaderValue, Text, TextList, type Translations } from './values';

/**
 * The definition of a protocol method. The types, the schema, the documentation and the calls of the command `check`
 * are all derived from it.
 */
export interface Definition<Name extends string, Params, Result> {
  /** The name of the method, as it is written in requests. */
  readonly method: Name;
  readonly params: Schema<Params>;
  /**
   * The schema of the result. If the schema has a title, the title names the type that the operation must return. A
   * result that does not match is then a failure of the port, and messages show the title. If the schema has no title,
   * a result that does not match is a fault of the adapter.
   */
  readonly result: Schema<Result>;
  /** Set for a method that is called only by scenarios of level `crystal`. */
  readonly level?: 'crystal';
  /** The calls with which `check` tests the method. */
  readonly probes: readonly Probe<NoInfer<Params>>[];
}

function define<const Name extends string, Params, Result>(
  definition: Definition<Name, Params, Result>,
): Definition<Name, Params, Result> {
  return definition;
}

/** An empty list of probes, for methods that every session calls anyway, such as `initialize`. */
export const MADE_BY_EVERY_SESSION: readonly never[] = [];

/**
 * The methods of the protocol, keyed by their TypeScript names.
 *
 * The comment on each method appears in editors and in adapter/README.md.
 */
export const DEFINITIONS = {
  /** Exchanges versions and describes the port. The first call to each process. */
  initialize: define({
    method: 'initialize',
    params: InitializeParams,
    result: InitializeResult,
    probes: MADE_BY_EVERY_SESSION,
  }),
  /** Resets the port to a fresh state: a new main config, no main catalog, and no other catalogs. */
  reset: define({ method: 'reset', params: NoParams, result: Nothing, probes: MADE_BY_EVERY_SESSION }),
  /** Announces that no more requests follow. */
  shutdown: define({ method: 'shutdown', params: NoParams, result: Nothing, probes: MADE_BY_EVERY_SESSION }),

  /** Returns `I18n::VERSION` (the version of the interface) and `I18n::Catalog::DEFAULT_LOCALE` (section 9). */
  constants: define({
    method: 'constants',
    params: NoParams,
    result: titled(
      'an object with the Strings VERSION and DEFAULT_LOCALE',
      openObject({ VERSION: string, DEFAULT_LOCALE: string }),
    ),
    probes: [
      {
        params: {},
        answer: anyThat('VERSION "0.2.2" and DEFAULT_LOCALE "en"', (result) => {
          const { VERSION, DEFAULT_LOCALE } = result as Readonly<Record<string, unknown>>;
          return VERSION === '0.2.2' && DEFAULT_LOCALE === 'en';
        }),
      },
    ],
  }),
  /** Returns the fields of `I18n.config`, or only the default locale (section 2.2). */
  config: define({ method: 'config', params: NoParams, result: ConfigResult, probes: [{ params: {} }] }),
  /** Sets the given fields of the main config in place. New loaders are appended to the existing ones. */
  configure: define({
    method: 'configure',
    params: ConfigValue,
    result: Nil,
    probes: CONFIGURE_PROBES,
  }),
  /** Replaces the main config with a new one that has the given fields (section 3). */
  replaceConfig: define({
    method: 'config=',
    params: ConfigValue,
    result: Nil,
    probes: [{ params: CONFIG }],
  }),
  /** Creates a new main catalog from the main config: `I18n.init` (section 3). */
  init: define({
    method: 'init',
    params: NoParams,
    result: ReturnedNil,
    probes: [{ before: CONFIGURED, params: {} }],
  }),

  /** Creates a catalog and gives it a name (section 4.2). */
  newCatalog: define({
    method: 'Catalog.new',
    params: NewCatalogParams,
    result: Nil,
    probes: [{ params: CATALOG }],
  }),
  /** Creates a catalog from a config and gives it a name (section 4.2). */
  catalogFromConfig: define({
    method: 'Catalog.from_config',
    params: CatalogFromConfigParams,
    result: Nil,
    probes: [{ params: { catalog: 'catalog', config: CONFIG } }],
  }),
  /** Injects a loader, or translations, into a catalog (section 4.2). */
  inject: define({
    method: 'inject',
    params: InjectParams,
    result: ReturnedNil,
    probes: INJECT_PROBES,
  }),
  /** Returns the translations that a loader loads (section 2.3). */
  load: define({
    method: 'load',
    params: object({ loader: LoaderValue }),
    result: described(
      'The translations.',
      typed<Translations>(titled('a translations hash', map(primitive('object', 'null')))),
    ),
    probes: [
      {
        about: 'a loader of its own',
        params: { loader: LOADER },
        answer: anyThat('the translations of the loader', (result) =>
          exactly('Hello, %{name}!').holds((result as Translations)['en']?.['greeting']),
        ),
      },
    ],
  }),
  /** Returns the default locale of a catalog (section 2.1). */
  defaultLocale: define({
    method: 'default_locale',
    params: SubjectParams,
    result: Text,
    probes: [{ before: IN_CATALOG, params: { subject: 'catalog' }, answer: exactly('en') }],
  }),

  /** Returns the active locale (section 4.2). */
  locale: define({
    method: 'locale',
    params: SubjectParams,
    result: Text,
    probes: onBoth({ params: {}, answer: exactly('en') }),
  }),
  /** Returns the available locales (section 2.1). */
  availableLocales: define({
    method: 'available_locales',
    params: SubjectParams,
    result: TextList,
    probes: onBoth({
      data: 'several locales',
      params: {},
      answer: anyThat('an array with "en" and "fr"', (result) =>
        ['en', 'fr'].every((locale) => (result as readonly string[]).includes(locale)),
      ),
    }),
  }),
  /** Activates a locale and returns its name (section 3). */
  activate: define({
    method: 'activate',
    params: LocaleParams,
    result: Text,
    probes: ACTIVATE_PROBES,
  }),
  /** Activates a locale by assigning it, and returns the active locale (section 3). */
  assignLocale: define({
    method: 'locale=',
    params: LocaleParams,
    result: Text,
    probes: onBoth({ data: 'several locales', params: { locale: 'fr' }, answer: exactly('fr') }),
  }),
  /** Runs a block of calls while the given locale is active (section 3). */
  withLocale: define({
    method: 'with_locale',
    params: WithLocaleParams,
    result: WithLocaleResult,
    probes: WITH_LOCALE_PROBES,
  }),

  /** Looks up a translation (section 4.2). */
  translate: define({
    method: 'translate',
    params: TranslateParams,
    result: Text,
    probes: TRANSLATE_PROBES,
  }),
  /** The alias of `translate`. */
  t: define({
    method: 't',
    params: TranslateParams,
    result: Text,
    probes: T_PROBES,
  }),
  /** Looks up a translation, and raises an error when it is missing (section 4.2). */
  translateOrThrow: define({
    method: 'translate!',
    params: TranslateParams,
    result: Text,
    probes: STRICT_PROBES,
  }),
  /** The alias of `translate!`. */
  tOrThrow: define({
    method: 't!',
    params: TranslateParams,
    result: Text,
    probes: STRICT_PROBES,
  }),
  /** Formats a number, a time or a date (section 4.2). */
  localize: define({ method: 'localize', params: LocalizeParams, result: Text, probes: LOCALIZE_PROBES }),
  /** The alias of `localize`. */
  l: define({ method: 'l', params: LocalizeParams, result: Text, probes: L_PROBES }),

  /** Returns the plural category that a rule type, such as `EastSlavic`, selects for a count. */
  pluralRule: define({
    method: 'plural_rule',
    params: object({ rule: string, count: Count }),
    result: typed<string>(
      titled('a plural category', literals('zero', 'one', 'two', 'few', 'many', 'other')),
    ),
    level: 'crystal',
    probes: [{ params: { rule: 'EastSlavic', count: 5 } }],
  }),
  /** Returns the name of the rule type that is registered for a locale, or null. */
  pluralRuleName: define({
    method: 'plural_rule_name',
    params: object({ locale: string }),
    result: titled('a String or nil', primitive('string', 'null')),
    level: 'crystal',
    probes: [{ params: { locale: 'ru' } }],
  }),
  /** Returns the locales that a lookup in the given locale tries, in order. */
  fallbacksFor: define({
    method: 'fallbacks_for',
    params: object({ fallbacks: FallbacksValue, locale: string }),
    result: TextList,
    level: 'crystal',
    probes: [{ params: { fallbacks: { default: ['en'] }, locale: 'fr-CA' } }],
  }),
  /** Returns the parents of a locale tag, nearest first. */
  tagParents: define({
    method: 'tag_parents',
    params: object({ tag: string }),
    result: TextList,
    level: 'crystal',
    probes: [{ params: { tag: 'fr-CA' } }],
  }),
};
