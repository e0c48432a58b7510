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

/** The definition of a protocol method. The types, the schema, and the documentation are derived from it. */
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
}

function define<const Name extends string, Params, Result>(
  definition: Definition<Name, Params, Result>,
): Definition<Name, Params, Result> {
  return definition;
}

/**
 * The methods of the protocol, keyed by their TypeScript names.
 *
 * The comment on each method appears in editors and in adapter/README.md.
 */
export const DEFINITIONS = {
  /** Exchanges versions and describes the port. The first call to each process. */
  initialize: define({ method: 'initialize', params: InitializeParams, result: InitializeResult }),
  /** Resets the port to a fresh state: a new main config, no main catalog, and no other catalogs. */
  reset: define({ method: 'reset', params: NoParams, result: Nothing }),
  /** Announces that no more requests follow. */
  shutdown: define({ method: 'shutdown', params: NoParams, result: Nothing }),

  /** Returns `I18n::VERSION` (the version of the interface) and `I18n::Catalog::DEFAULT_LOCALE` (section 9). */
  constants: define({
    method: 'constants',
    params: NoParams,
    result: titled(
      'an object with the Strings VERSION and DEFAULT_LOCALE',
      openObject({ VERSION: string, DEFAULT_LOCALE: string }),
    ),
  }),
  /** Returns the fields of `I18n.config`, or only the default locale (section 2.2). */
  config: define({ method: 'config', params: NoParams, result: ConfigResult }),
  /** Sets the given fields of the main config in place. New loaders are appended to the existing ones. */
  configure: define({ method: 'configure', params: ConfigValue, result: Nil }),
  /** Replaces the main config with a new one that has the given fields (section 3). */
  replaceConfig: define({ method: 'config=', params: ConfigValue, result: Nil }),
  /** Creates a new main catalog from the main config: `I18n.init` (section 3). */
  init: define({ method: 'init', params: NoParams, result: ReturnedNil }),

  /** Creates a catalog and gives it a name (section 4.2). */
  newCatalog: define({ method: 'Catalog.new', params: NewCatalogParams, result: Nil }),
  /** Creates a catalog from a config and gives it a name (section 4.2). */
  catalogFromConfig: define({ method: 'Catalog.from_config', params: CatalogFromConfigParams, result: Nil }),
  /** Injects a loader, or translations, into a catalog (section 4.2). */
  inject: define({ method: 'inject', params: InjectParams, result: ReturnedNil }),
  /** Returns the translations that a loader loads (section 2.3). */
  load: define({
    method: 'load',
    params: object({ loader: LoaderValue }),
    result: described(
      'The translations.',
      typed<Translations>(titled('a translations hash', map(primitive('object', 'null')))),
    ),
  }),
  /** Returns the default locale of a catalog (section 2.1). */
  defaultLocale: define({ method: 'default_locale', params: SubjectParams, result: Text }),

  /** Returns the active locale (section 4.2). */
  locale: define({ method: 'locale', params: SubjectParams, result: Text }),
  /** Returns the available locales (section 2.1). */
  availableLocales: define({ method: 'available_locales', params: SubjectParams, result: TextList }),
  /** Activates a locale and returns its name (section 3). */
  activate: define({ method: 'activate', params: LocaleParams, result: Text }),
  /** Activates a locale by assigning it, and returns the active locale (section 3). */
  assignLocale: define({ method: 'locale=', params: LocaleParams, result: Text }),
  /** Runs a block of calls while the given locale is active (section 3). */
  withLocale: define({ method: 'with_locale', params: WithLocaleParams, result: WithLocaleResult }),

  /** Looks up a translation (section 4.2). */
  translate: define({ method: 'translate', params: TranslateParams, result: Text }),
  /** The alias of `translate`. */
  t: define({ method: 't', params: TranslateParams, result: Text }),
  /** Looks up a translation, and raises an error when it is missing (section 4.2). */
  translateOrThrow: define({ method: 'translate!', params: TranslateParams, result: Text }),
  /** The alias of `translate!`. */
  tOrThrow: define({ method: 't!', params: TranslateParams, result: Text }),
  /** Formats a number, a time or a date (section 4.2). */
  localize: define({ method: 'localize', params: LocalizeParams, result: Text }),
  /** The alias of `localize`. */
  l: define({ method: 'l', params: LocalizeParams, result: Text }),

  /** Returns the plural category that a rule type, such as `EastSlavic`, selects for a count. */
  pluralRule: define({
    method: 'plural_rule',
    params: object({ rule: string, count: Count }),
    result: typed<string>(
      titled('a plural category', literals('zero', 'one', 'two', 'few', 'many', 'other')),
    ),
    level: 'crystal',
  }),
  /** Returns the name of the rule type that is registered for a locale, or null. */
  pluralRuleName: define({
    method: 'plural_rule_name',
    params: object({ locale: string }),
    result: titled('a String or nil', primitive('string', 'null')),
    level: 'crystal',
  }),
  /** Returns the locales that a lookup in the given locale tries, in order. */
  fallbacksFor: define({
    method: 'fallbacks_for',
    params: object({ fallbacks: FallbacksValue, locale: string }),
    result: TextList,
    level: 'crystal',
  }),
  /** Returns the parents of a locale tag, nearest first. */
  tagParents: define({
    method: 'tag_parents',
    params: object({ tag: string }),
    result: TextList,
    level: 'crystal',
  }),
};
