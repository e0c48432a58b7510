import { unsupported } from './errors';
import type {
  ConfigValue,
  Count,
  FallbacksValue,
  Inexpressible,
  LoaderValue,
  LocalizableValue,
  Name,
  NamedArguments,
  Scalar,
  Scope,
  Subject,
  Translations,
} from './values';

/** Who answers: what a port says of itself when a run begins. */
export interface Implementation {
  readonly name: string;
  readonly version: string;
  readonly language: string;
  readonly url?: string;
}

/** What `initialize` is told. */
export interface InitializeParams {
  /** The version of the protocol that the suite speaks: 1. */
  readonly protocol: number;
  readonly suite: { readonly name: string; readonly version: string };
}

/** What `initialize` answers. */
export interface InitializeResult {
  /** The version of the protocol that the adapter speaks: 1. */
  readonly protocol: number;
  readonly implementation: Implementation;
  /** How scenarios are kept apart: by `reset` (the default), or by a new process for each. */
  readonly isolation?: 'reset' | 'process';
  readonly inexpressible?: readonly Inexpressible[];
  /**
   * Whether a program takes in requests before it has answered earlier ones, which it answers in their order all the
   * same, and each before it does what the next one asks. The suite then sends several at a time, those of the next
   * scenarios included. It is only faster. Default: false.
   */
  readonly pipelining?: boolean;
}

/** One call of the protocol, as a block of `with_locale` holds it. */
export interface Call {
  readonly method: string;
  readonly params?: object;
}

/** An error as the protocol writes it. */
export interface ErrorValue {
  readonly code: number;
  readonly message: string;
  readonly data?: { readonly type?: string };
}

/** The response of one call inside a block. */
export type CallResponse = { readonly result: unknown } | { readonly error: ErrorValue };

/** Params of an operation on the module or on a catalog; the module when `subject` is absent. */
export interface SubjectParams {
  readonly subject?: Subject;
}

/** Params of `activate` and `locale=`. */
export interface LocaleParams extends SubjectParams {
  readonly locale: Name;
}

/** Params of `with_locale`. */
export interface WithLocaleParams extends LocaleParams {
  readonly block: readonly Call[];
}

/** What `with_locale` answers: the response of each call of the block, and what the port's own form returned. */
export interface WithLocaleResult {
  readonly block: readonly CallResponse[];
  readonly value?: unknown;
}

/** Params of a lookup: section 4.1. */
export interface TranslateParams extends SubjectParams {
  readonly key: Name;
  readonly params?: { readonly [name: string]: Scalar } | null;
  readonly count?: Count | null;
  readonly scope?: Scope | null;
  readonly default?: Scalar;
  readonly kwargs?: NamedArguments;
}

/** Params of a localization: section 4.2. */
export interface LocalizeParams extends SubjectParams {
  readonly object: LocalizableValue;
  readonly format?: Name;
  readonly kwargs?: NamedArguments;
}

/** Params of `Catalog.new`: the name that later calls use, and the constructor's arguments. */
export interface NewCatalogParams {
  readonly catalog: Subject;
  readonly default_locale?: string;
  readonly available_locales?: readonly string[] | null;
  readonly fallbacks?: FallbacksValue | null;
}

/** Params of `inject`: a catalog, and what is injected. */
export type InjectParams = SubjectParams &
  ({ readonly loader: LoaderValue } | { readonly translations: Translations });

/** What `config` answers: the main configuration's fields. */
export interface ConfigResult {
  readonly default_locale: string;
  readonly [field: string]: unknown;
}

/**
 * The contract with an implementation: one method for each operation of the adapter protocol.
 *
 * An in-process adapter calls its own library with these values and returns what the library returned. Where the
 * library raises, the method throws an {@link OperationError} (see `errors.ts`) with the code of the document's
 * error; anything else that it throws counts as an error of another type. A method for an operation that the port
 * does not have throws `unsupported(...)`.
 */
export interface Adapter {
  /** The handshake, once, before anything else. */
  initialize(params: InitializeParams): Promise<InitializeResult>;
  /** A fresh state: a new main config, no main catalog yet, no other catalogs. Sent before every scenario. */
  reset(): Promise<null>;
  /** The end of the run. */
  shutdown(): Promise<null>;

  /** `I18n::VERSION` and `I18n::Catalog::DEFAULT_LOCALE` (section 9). */
  constants(): Promise<{ readonly VERSION: string; readonly DEFAULT_LOCALE: string }>;
  /** `I18n.config`: its default locale, and any other field (section 2.2). */
  config(): Promise<ConfigResult>;
  /** Sets these fields of the main config in place; loaders are appended (`<<`). */
  configure(params: ConfigValue): Promise<null>;
  /** `I18n.config = `: a new config with these fields replaces the main one (section 3). */
  replaceConfig(params: ConfigValue): Promise<null>;
  /** `I18n.init` (section 3): what the port's own `init` returned, nil as null (section 4.2). */
  init(): Promise<unknown>;

  /** `Catalog.new` (section 4.2). */
  newCatalog(params: NewCatalogParams): Promise<null>;
  /** `Catalog.from_config` (section 4.2). */
  catalogFromConfig(params: { readonly catalog: Subject; readonly config: ConfigValue }): Promise<null>;
  /** `#inject`: what the port's own `inject` returned, nil as null (section 4.2). */
  inject(params: InjectParams): Promise<unknown>;
  /** `load` of a loader: its translations hash (section 2.3). */
  load(params: { readonly loader: LoaderValue }): Promise<Translations>;
  /** `#default_locale` of a catalog (section 2.1). */
  defaultLocale(params: SubjectParams): Promise<string>;

  /** `locale`: the active locale (section 4.2). */
  locale(params: SubjectParams): Promise<string>;
  /** `available_locales` (section 2.1). */
  availableLocales(params: SubjectParams): Promise<readonly string[]>;
  /** `activate(locale)`: the locale's name (section 3). */
  activate(params: LocaleParams): Promise<string>;
  /** `locale=`: the same transition as `activate` (section 3). */
  assignLocale(params: LocaleParams): Promise<string>;
  /** `with_locale(locale) { … }` (section 3). `runBlock` makes the calls of the block. */
  withLocale(params: WithLocaleParams): Promise<WithLocaleResult>;

  /** `translate` (section 4.2). */
  translate(params: TranslateParams): Promise<string>;
  /** `t`, the alias of `translate`. */
  t(params: TranslateParams): Promise<string>;
  /** `translate!` (section 4.2). */
  translateOrThrow(params: TranslateParams): Promise<string>;
  /** `t!`, the alias of `translate!`. */
  tOrThrow(params: TranslateParams): Promise<string>;
  /** `localize` (section 4.2). */
  localize(params: LocalizeParams): Promise<string>;
  /** `l`, the alias of `localize`. */
  l(params: LocalizeParams): Promise<string>;

  /** Level `crystal`: the plural category that a rule type gives a count. */
  pluralRule(params: { readonly rule: string; readonly count: Count }): Promise<string>;
  /** Level `crystal`: the name of the rule type registered for a locale, or null. */
  pluralRuleName(params: { readonly locale: string }): Promise<string | null>;
  /** Level `crystal`: the chain of locales that a lookup in a locale tries. */
  fallbacksFor(params: {
    readonly fallbacks: FallbacksValue;
    readonly locale: string;
  }): Promise<readonly string[]>;
  /** Level `crystal`: the parents of a locale tag, nearest first. */
  tagParents(params: { readonly tag: string }): Promise<readonly string[]>;
}

/** The name of each method on the wire, and the method of {@link Adapter} that is the same operation. */
export const METHODS = {
  initialize: 'initialize',
  reset: 'reset',
  shutdown: 'shutdown',
  constants: 'constants',
  config: 'config',
  configure: 'configure',
  'config=': 'replaceConfig',
  init: 'init',
  'Catalog.new': 'newCatalog',
  'Catalog.from_config': 'catalogFromConfig',
  inject: 'inject',
  load: 'load',
  default_locale: 'defaultLocale',
  locale: 'locale',
  available_locales: 'availableLocales',
  activate: 'activate',
  'locale=': 'assignLocale',
  with_locale: 'withLocale',
  translate: 'translate',
  t: 't',
  'translate!': 'translateOrThrow',
  't!': 'tOrThrow',
  localize: 'localize',
  l: 'l',
  plural_rule: 'pluralRule',
  plural_rule_name: 'pluralRuleName',
  fallbacks_for: 'fallbacksFor',
  tag_parents: 'tagParents',
} as const satisfies Record<string, keyof Adapter>;

/** The name of a method on the wire. */
export type Method = keyof typeof METHODS;

/** Whether a name is a method of the protocol. */
export function isMethod(name: string): name is Method {
  return Object.hasOwn(METHODS, name);
}

/**
 * Makes one call of the protocol on an adapter. The caller vouches for the shape of `params`.
 *
 * @throws OperationError with code -32601 when the adapter has no such method
 */
export function dispatch(adapter: Adapter, method: Method, params: object): Promise<unknown> {
  const operation = adapter[METHODS[method]] as unknown;
  if (typeof operation !== 'function') throw unsupported(`the adapter has no method ${METHODS[method]}`);
  return operation.call(adapter, params) as Promise<unknown>;
}
