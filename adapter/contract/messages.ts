import { ErrorValue } from './errors';
import {
  anything,
  array,
  described,
  exactlyOneOf,
  integer,
  literal,
  literals,
  map,
  named,
  nullable,
  object,
  openObject,
  optional,
  primitive,
  string,
  titled,
  typed,
  type Schema,
  type TypeOf,
} from './schema';
import {
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
  Text,
  Translations,
} from './values';

/** The params of a method that takes none: an empty object. */
export const NoParams = object({});

/** The result of a method that returns nothing. */
export const Nothing = primitive('null');

/** The result of an operation, such as `configure`, for which the adapter always sends null. */
export const Nil = titled('nil', Nothing);

/**
 * The result of an operation that, according to the document, must return nil. The adapter answers with the value that
 * the port returned.
 */
export const ReturnedNil = typed<unknown>(
  described('The value that the port returned; nil is sent as null.', Nil),
);

const implementation = openObject({
  name: string,
  version: string,
  language: string,
  url: optional(string),
});

/** The name, version, language and URL of an implementation, as the adapter reports them in the handshake. */
export interface Implementation extends TypeOf<typeof implementation> {}
export const Implementation: Schema<Implementation> = implementation;

const initializeParams = object({
  /** The version of the protocol that the suite speaks: 1. */
  protocol: literal(1),
  suite: optional(openObject({ name: string, version: string })),
});

/** The params of `initialize`. */
export interface InitializeParams extends TypeOf<typeof initializeParams> {}
export const InitializeParams: Schema<InitializeParams> = initializeParams;

const initializeResult = openObject({
  protocol: described('The version of the protocol that the adapter speaks: 1.', integer),
  implementation: Implementation,
  /**
   * The way in which the suite gives each scenario a fresh state. With `reset` (the default), it calls the method
   * `reset`; with `process`, it starts a new process.
   */
  isolation: optional(literals('reset', 'process')),
  inexpressible: optional(array(Inexpressible)),
  /**
   * Whether the suite may send requests, even those of later scenarios, before earlier requests are answered. If so,
   * the adapter must answer all requests in order, and must write each response before it handles the next request.
   * Default: false.
   */
  pipelining: optional(primitive('boolean')),
});

/** The result of `initialize`. */
export interface InitializeResult extends TypeOf<typeof initializeResult> {}
export const InitializeResult: Schema<InitializeResult> = initializeResult;

const call = object({
  method: described('A method of the protocol, or "raise", which takes a message as its param.', string),
  params: optional(typed<object>({ type: 'object' })),
});

/** One call in a `with_locale` block. */
export interface Call extends TypeOf<typeof call> {}
export const Call: Schema<Call> = named('block-call', call);

/** The response to one call in a `with_locale` block. */
export const CallResponse = named(
  'block-response',
  exactlyOneOf(openObject({ result: optional(anything), error: optional(ErrorValue) }), 'result', 'error'),
);
export type CallResponse = TypeOf<typeof CallResponse>;

const subject = { subject: optional(Subject) };
const locale = { ...subject, locale: Name };

const subjectParams = object(subject);

/** The params of an operation on the module or on a catalog. If `subject` is absent, the operation is on the module. */
export interface SubjectParams extends TypeOf<typeof subjectParams> {}
export const SubjectParams: Schema<SubjectParams> = subjectParams;

const localeParams = object(locale);

/** The params of `activate` and `locale=`. */
export interface LocaleParams extends TypeOf<typeof localeParams> {}
export const LocaleParams: Schema<LocaleParams> = localeParams;

const withLocaleParams = object({ ...locale, block: array(Call) });

/** The params of `with_locale`. */
export interface WithLocaleParams extends TypeOf<typeof withLocaleParams> {}
export const WithLocaleParams: Schema<WithLocaleParams> = withLocaleParams;

const withLocaleResult = openObject({
  block: array(CallResponse),
  value: optional(described('The value that with_locale returned.', anything)),
});

/**
 * The result of `with_locale`: the response to each call in the block, and the value that the port's own `with_locale`
 * returned.
 */
export interface WithLocaleResult extends TypeOf<typeof withLocaleResult> {}
export const WithLocaleResult: Schema<WithLocaleResult> = withLocaleResult;

const translateParams = object({
  ...subject,
  key: Name,
  params: optional(nullable(map(Scalar))),
  count: optional(nullable(Count)),
  scope: optional(nullable(Scope)),
  default: optional(Scalar),
  kwargs: optional(NamedArguments),
});

/** The params of a lookup (section 4.1). */
export interface TranslateParams extends TypeOf<typeof translateParams> {}
export const TranslateParams: Schema<TranslateParams> = translateParams;

const localizeParams = object({
  ...subject,
  object: LocalizableValue,
  format: optional(Name),
  kwargs: optional(NamedArguments),
});

/** The params of a localization (section 4.2). */
export interface LocalizeParams extends TypeOf<typeof localizeParams> {}
export const LocalizeParams: Schema<LocalizeParams> = localizeParams;

const newCatalogParams = object({
  catalog: Subject,
  default_locale: optional(string),
  available_locales: optional(nullable(array(string))),
  fallbacks: optional(nullable(FallbacksValue)),
});

/** The params of `Catalog.new`: the name that later calls use for the catalog, and the arguments of the constructor. */
export interface NewCatalogParams extends TypeOf<typeof newCatalogParams> {}
export const NewCatalogParams: Schema<NewCatalogParams> = newCatalogParams;

const catalogFromConfigParams = object({ catalog: Subject, config: ConfigValue });

/** The params of `Catalog.from_config`. */
export interface CatalogFromConfigParams extends TypeOf<typeof catalogFromConfigParams> {}
export const CatalogFromConfigParams: Schema<CatalogFromConfigParams> = catalogFromConfigParams;

/** The params of `inject`: a catalog, and either a loader or translations. */
export const InjectParams = exactlyOneOf(
  object({ ...subject, loader: optional(LoaderValue), translations: optional(Translations) }),
  'loader',
  'translations',
);
export type InjectParams = TypeOf<typeof InjectParams>;

const knownFields = openObject({ default_locale: Text });

/** The result of `config`: the main configuration's fields. */
export const ConfigResult = typed<TypeOf<typeof knownFields> & { readonly [field: string]: unknown }>(
  titled('an object with the String default_locale', knownFields),
);
export type ConfigResult = TypeOf<typeof ConfigResult>;
