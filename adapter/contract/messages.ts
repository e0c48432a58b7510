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

/** The name, version, language and URL of an implementation, as the adapter reports them in the handshake. */
export const Implementation = openObject({
  name: string,
  version: string,
  language: string,
  url: optional(string),
});
export type Implementation = TypeOf<typeof Implementation>;

/** The params of `initialize`. */
export const InitializeParams = object({
  /** The version of the protocol that the suite speaks: 1. */
  protocol: literal(1),
  suite: optional(openObject({ name: string, version: string })),
});
export type InitializeParams = TypeOf<typeof InitializeParams>;

/** The result of `initialize`. */
export const InitializeResult = openObject({
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
export type InitializeResult = TypeOf<typeof InitializeResult>;

/** One call in a `with_locale` block. */
export const Call = named(
  'block-call',
  object({
    method: described('A method of the protocol, or "raise", which takes a message as its param.', string),
    params: optional(typed<object>({ type: 'object' })),
  }),
);
export type Call = TypeOf<typeof Call>;

/** The response to one call in a `with_locale` block. */
export const CallResponse = named(
  'block-response',
  exactlyOneOf(openObject({ result: optional(anything), error: optional(ErrorValue) }), 'result', 'error'),
);
export type CallResponse = TypeOf<typeof CallResponse>;

const subject = { subject: optional(Subject) };
const locale = { ...subject, locale: Name };

/** The params of an operation on the module or on a catalog. If `subject` is absent, the operation is on the module. */
export const SubjectParams = object(subject);
export type SubjectParams = TypeOf<typeof SubjectParams>;

/** The params of `activate` and `locale=`. */
export const LocaleParams = object(locale);
export type LocaleParams = TypeOf<typeof LocaleParams>;

/** The params of `with_locale`. */
export const WithLocaleParams = object({ ...locale, block: array(Call) });
export type WithLocaleParams = TypeOf<typeof WithLocaleParams>;

/**
 * The result of `with_locale`: the response to each call in the block, and the value that the port's own `with_locale`
 * returned.
 */
export const WithLocaleResult = openObject({
  block: array(CallResponse),
  value: optional(described('The value that with_locale returned.', anything)),
});
export type WithLocaleResult = TypeOf<typeof WithLocaleResult>;

/** The params of a lookup (section 4.1). */
export const TranslateParams = object({
  ...subject,
  key: Name,
  params: optional(nullable(map(Scalar))),
  count: optional(nullable(Count)),
  scope: optional(nullable(Scope)),
  default: optional(Scalar),
  kwargs: optional(NamedArguments),
});
export type TranslateParams = TypeOf<typeof TranslateParams>;

/** The params of a localization (section 4.2). */
export const LocalizeParams = object({
  ...subject,
  object: LocalizableValue,
  format: optional(Name),
  kwargs: optional(NamedArguments),
});
export type LocalizeParams = TypeOf<typeof LocalizeParams>;

/** The params of `Catalog.new`: the name that later calls use for the catalog, and the arguments of the constructor. */
export const NewCatalogParams = object({
  catalog: Subject,
  default_locale: optional(string),
  available_locales: optional(nullable(array(string))),
  fallbacks: optional(nullable(FallbacksValue)),
});
export type NewCatalogParams = TypeOf<typeof NewCatalogParams>;

/** The params of `Catalog.from_config`. */
export const CatalogFromConfigParams = object({ catalog: Subject, config: ConfigValue });
export type CatalogFromConfigParams = TypeOf<typeof CatalogFromConfigParams>;

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
