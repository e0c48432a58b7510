import type { LocalizeParams, TranslateParams } from '../adapter/contract/adapter';
import { invalidParams } from '../adapter/contract/errors';
import type {
  ConfigValue,
  Count,
  FallbacksValue,
  LoaderValue,
  LocalizableValue,
  Name,
  Scalar,
  Scope,
  Translations,
} from '../adapter/contract/values';
import {
  type Config,
  Loader,
  Locale,
  type Localizable,
  type LookupOptions,
  type ZonedDateTimeLike,
} from '../reference/index';

/** Converts a name of the protocol, which is a String or a Symbol. */
export function toName(name: Name): string | symbol {
  if (typeof name === 'string') return name;
  if (typeof name?.symbol === 'string') return Symbol(name.symbol);
  throw invalidParams(`${JSON.stringify(name)} is no String and no Symbol`);
}

/** Converts a scope of the protocol, which is a name or an array of names. */
function toScope(scope: Scope): string | symbol | (string | symbol)[] {
  return Array.isArray(scope) ? scope.map(toName) : toName(scope as Name);
}

/** Converts a count of the protocol. */
export function toCount(count: Count): number {
  return typeof count === 'number' ? count : toNumber(count?.float);
}

/** Converts the options of a lookup. Returns undefined for a key without options. A nil is passed on as null. */
export function toOptions(params: Partial<Omit<TranslateParams, 'key'>>): LookupOptions | undefined {
  const { count, scope, default: fallback, kwargs = {} } = params;
  const options = new Map<string, unknown>(Object.entries(toScalars(kwargs)));
  for (const parameter of ['params', 'count', 'scope', 'default']) {
    if (options.has(parameter)) throw invalidParams(`a named argument cannot be called ${parameter}`);
  }
  if (params.params !== undefined) options.set('params', params.params && toScalars(params.params));
  if (count !== undefined) options.set('count', count === null ? null : toCount(count));
  if (scope !== undefined) options.set('scope', scope === null ? null : toScope(scope));
  if (fallback !== undefined) options.set('default', toScalar(fallback));
  return options.size === 0 ? undefined : Object.fromEntries(options);
}

/** Converts the arguments of `localize`. */
export function toLocalizeArguments({ object, format, kwargs }: LocalizeParams): LocalizeArguments {
  const options = kwargs === undefined ? undefined : toOptions({ kwargs });
  return [toLocalizable(object), format === undefined ? undefined : toName(format), options];
}

type LocalizeArguments = [Localizable, string | symbol | undefined, LookupOptions | undefined];

function toLocalizable(value: LocalizableValue): Localizable {
  const fields = Object(value) as LocalizableValue;
  if ('integer' in fields) return toInteger(fields.integer);
  if ('float' in fields) return toNumber(fields.float);
  if ('time' in fields) return toTime(fields.time);
  if ('date' in fields && Array.isArray(fields.date) && fields.date.length === 3) return fields.date;
  throw invalidParams(`${JSON.stringify(value)} is no number, time or date`);
}

/** Converts a loader of the protocol. */
export function toLoader(loader: LoaderValue): Loader.Base {
  if (loader?.format === 'yaml' && typeof loader.path === 'string') return new Loader.YAML(loader.path);
  if (loader?.format === 'json' && typeof loader.path === 'string') return new Loader.JSON(loader.path);
  if (loader?.format === 'inline') return new LoaderOfHash(loader.translations);
  throw invalidParams(`${JSON.stringify(loader)} is no loader`);
}

/** Converts fallbacks of the protocol. */
export function toFallbacks(fallbacks: FallbacksValue | null | undefined): Locale.Fallbacks | null {
  return fallbacks ? new Locale.Fallbacks(fallbacks) : null;
}

/** Sets fields from a configuration of the protocol. Loaders are appended. */
export function configure(config: Config, value: ConfigValue): Config {
  if (value.default_locale !== undefined) config.defaultLocale = value.default_locale;
  if (value.available_locales !== undefined) config.availableLocales = value.available_locales;
  if (value.fallbacks !== undefined) config.fallbacks = toFallbacks(value.fallbacks);
  config.loaders.push(...(value.loaders ?? []).map(toLoader));
  return config;
}

/** A loader whose translations are part of the request. */
class LoaderOfHash extends Loader.Base {
  constructor(private readonly translations: Translations) {
    super();
  }

  override load(): Translations {
    return this.translations;
  }
}

function toScalars(values: { readonly [name: string]: Scalar }): {
  [name: string]: string | number | boolean | null;
} {
  if (typeof values !== 'object') throw invalidParams(`${JSON.stringify(values)} is no map of values`);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toScalar(value)]));
}

function toScalar(value: Scalar): string | number | boolean | null {
  return typeof value === 'object' && value !== null ? toNumber(value.float) : value;
}

function toInteger(text: unknown): number | bigint {
  if (typeof text !== 'string' || !/^-?\d+$/.test(text))
    throw invalidParams(`${JSON.stringify(text)} is no integer`);
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

function toNumber(text: unknown): number {
  const number = typeof text === 'string' && text.trim() !== '' ? Number(text) : NaN;
  if (Number.isNaN(number)) throw invalidParams(`${JSON.stringify(text)} is no number`);
  return number;
}

const TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)\.(\d{3})(\d{3})(\d{3})(([-+])(\d\d):(\d\d))$/;

/** Converts a time of the protocol to an object with the fields of a `Temporal.ZonedDateTime`. */
function toTime(text: unknown): ZonedDateTimeLike {
  const parts = TIME.exec(String(text));
  if (parts === null)
    throw invalidParams(`${JSON.stringify(text)} is no time with nanoseconds and an offset`);
  const number = (index: number): number => Number(parts[index]);
  const offsetSeconds = (number(12) * 60 + number(13)) * 60 * (parts[11] === '-' ? -1 : 1);
  return {
    year: number(1),
    month: number(2),
    day: number(3),
    hour: number(4),
    minute: number(5),
    second: number(6),
    millisecond: number(7),
    microsecond: number(8),
    nanosecond: number(9),
    offsetNanoseconds: offsetSeconds * 1e9,
    // `Temporal` knows no minus zero.
    timeZoneId: String(parts[10]).replace('-00:00', '+00:00'),
  };
}
