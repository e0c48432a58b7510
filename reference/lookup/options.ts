import { nameOf, type Name } from '../name';
import type { Count } from '../pluralization/rule';

/** A value for a placeholder. Null fills it with nothing; an undefined value is as good as none. */
export type Value = string | symbol | number | bigint | boolean | null | undefined;

/** The path prefix of a lookup: a dotted path, or its parts. */
export type Scope = Name | readonly Name[];

/** The parameters of a lookup besides its key (section 4.1). */
export interface LookupOptions {
  /** Values of placeholders by name. They go before named arguments. */
  readonly params?: { readonly [name: string]: Value } | null | undefined;
  /** Selects the plural form, and fills `%{count}` whatever else is given for it. */
  readonly count?: Count | null | undefined;
  /** The path prefix of the key. */
  readonly scope?: Scope | null | undefined;
  /** The value to return when no translation is found; its placeholders are filled as well. */
  readonly default?: Value;
  /** Any other property is a named argument: the value of the placeholder of that name. */
  readonly [argument: string]: unknown;
}

/** Properties of the options that are no named arguments. */
const PARAMETERS: ReadonlySet<string> = new Set(['params', 'count', 'scope', 'default']);

// Keeps INTERP-01, INTERP-02, INTERP-06, PLURAL-02, ARGUMENT-01, ARGUMENT-02.
/**
 * The text that fills the placeholder of a name: the count, a value of `params`, or a named argument, in this order
 * (section 4.4, rules 2 and 3). Undefined when there is none.
 */
export function argumentOf(name: string, options: LookupOptions): string | undefined {
  const { params, count } = options;
  if (name === 'count' && count !== undefined && count !== null) return textOf(count);
  const given = params ? ownValue(params, name) : undefined;
  const value = given === undefined && !PARAMETERS.has(name) ? ownValue(options, name) : given;
  return value === undefined ? undefined : textOf(value);
}

/** The value of a name, but for what every object inherits. */
function ownValue(values: { readonly [name: string]: unknown }, name: string): unknown {
  const value = values[name];
  return value !== undefined && Object.hasOwn(values, name) ? value : undefined;
}

// Keeps ARGUMENT-04, ARGUMENT-05.
/** The text of a value: a symbol is its description, null is empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return textOfNumber(value);
  if (typeof value === 'symbol') return nameOf(value);
  return value === null ? '' : String(value);
}

/** From this size on, 0.2.2 writes a Float with an exponent. */
const LARGE = 1e15;
/** Below this size, 0.2.2 writes a Float with an exponent. */
const SMALL = 1e-4;

// Keeps VALUE-01.
/**
 * The text of a number. Whole Floats cannot be told from Ints, which have no exponent, up to where JavaScript itself
 * writes one.
 */
function textOfNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const size = Math.abs(value);
  const text = String(value);
  const hasExponent = Number.isInteger(value) ? text.includes('e') : size < SMALL || size >= LARGE;
  if (!hasExponent || !Number.isFinite(value)) return text;
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}e${exponent}`;
}

// Keeps SCOPE-01, SCOPE-02, PATH-01, PATH-02, PATH-03, PATH-05.
/** The whole path of a lookup: the scope followed by the key (section 4.4, rule 4). */
export function pathOf(key: Name, scope: Scope | null | undefined): string {
  const name = nameOf(key);
  if (scope === undefined || scope === null) return name;
  if (typeof scope === 'string' || typeof scope === 'symbol') return `${nameOf(scope)}.${name}`;
  let path = '';
  for (const part of scope) path += `${nameOf(part)}.`;
  return path + name;
}
