import type { Method } from '../../adapter/contract/adapter';
import type { Scalar } from '../../adapter/contract/values';
import { ErrorCode } from '../../adapter/contract/errors';
import type { Outcome } from '../../steps/deviations';
import { argumentOf, nameOf, scopeOf } from '../../steps/notation';
import { isBarePath, textsOf } from '../../steps/texts';
import { cellOf, isQuotable, textSentence, textOfName } from '../notation';
import type { Sentence } from '../sentence';
import { isStatedLookup } from '../stated/lookups';
import type { SurfaceName } from '../state/scenario-state';
import { returnedOrRaised, STEP, type Context, type Step } from '../step';
import { onSurfaces } from './surfaces';

/** A lookup, in the notation of the features. */
export interface Lookup {
  /** `"menu.open"` or `:greeting`. */
  readonly key: string;
  /** What else is given, in the order in which it is written. */
  readonly options: LookupOptions;
  /** The one surface that is asked; it is given the key alone. */
  readonly surface?: SurfaceName | undefined;
}

/** The optional arguments of a lookup; null where nil is written for them. */
export interface LookupOptions {
  /** `error`, `:error` or `["error", :username]`. */
  readonly scope?: string | null;
  /** `2` or `2.5`. */
  readonly count?: string | null;
  readonly params?: { readonly [name: string]: Scalar } | null;
  readonly kwargs?: { readonly [name: string]: Scalar };
  readonly default?: Scalar;
}

const SPELLINGS: readonly Method[] = ['translate', 't', 'translate!', 't!'];

/** A key is looked up. */
export function lookup({ key, options, surface }: Lookup): Step {
  const on = onSurfaces(surface);
  const rows = () =>
    Object.entries(options).map(([name, value]): [string, string] => [name, cellOfOption(name, value)]);
  const given = () => Object.fromEntries(rows().map(([name, cell]) => [name, argumentOf(cell)]));
  const { scope, count, params, kwargs } = options;
  const stated = {
    path: pathOf(key, scope),
    ...(typeof count === 'string' && { count: Number(count) }),
    values: { ...params, ...kwargs },
  };
  // SILENT-30: a default; SILENT-31: both kinds of values.
  const isShown = (options.default ?? null) === null && !(params && kwargs);
  return {
    ...STEP,
    sentences: () => [sentenceOf(`${key} is translated`, on.suffix('in'), options, rows())],
    isPossible: on.isPossible,
    isStated: on.statedOnceInitialized((catalog) => isShown && isStatedLookup(catalog, stated)),
    calls: (state) => on.calls(SPELLINGS, { key: nameOf(key), ...given() })(state),
    after: on.after(),
    view: (outcome, context) =>
      isStatedMissing(outcome, context, stated.path) ? 'missing' : STEP.view(outcome, context),
    expectation: lookupExpectation,
  };
}

/** The scope followed by the key, as one path. */
export function pathOf(key: string, scope: string | null | undefined): string {
  if (typeof scope !== 'string') return textOfName(key);
  const parts = scope.startsWith('[')
    ? (scopeOf(scope) as readonly (string | { symbol: string })[])
    : [scope.replace(/^:/, '')];
  return [...parts.map((part) => (typeof part === 'string' ? part : part.symbol)), textOfName(key)].join('.');
}

/**
 * Whether a plain spelling states, in whatever words, that a translation is missing that the reference misses as well
 * (SILENT-29). The criterion is the suite's own.
 */
function isStatedMissing(outcome: Outcome, { level, reference, remembered }: Context, path: string): boolean {
  if (level === 'crystal' || !isMissing(reference.at(-1)) || !('result' in outcome)) return false;
  const text = outcome.result;
  if (typeof text !== 'string' || text.trim() === '' || textsOf(remembered).includes(text)) return false;
  return !isBarePath(text, path, ['en', ...remembered.flatMap((one) => Object.keys(one))]);
}

/** A spelling with a `!` raises for a translation that is missing. */
function isMissing(strict: Outcome | undefined): boolean {
  return strict !== undefined && 'error' in strict && strict.error.code === ErrorCode.MissingTranslation;
}

function lookupExpectation({ reference, level }: Context): readonly Sentence[] {
  const plain = reference[0];
  const strict = reference.at(-1);
  if (plain === undefined || strict === undefined) return [];
  if (!isMissing(strict)) {
    return 'result' in plain ? [textSentence(String(plain.result))] : returnedOrRaised(plain, level);
  }
  const text = 'result' in plain ? String(plain.result) : '';
  return level === 'crystal' && isQuotable(text)
    ? [{ keyword: 'Then', text: `the missing translation is reported as "${text}"` }]
    : [{ keyword: 'Then', text: 'the translation is missing' }];
}

function sentenceOf(
  asked: string,
  suffix: string,
  { scope, count, params, kwargs }: LookupOptions,
  rows: readonly (readonly [name: string, cell: string])[],
): Sentence {
  const keyword = 'When';
  const [only, ...others] = rows;
  if (only === undefined) return { keyword, text: `${asked}${suffix}` };
  if (others.length === 0) {
    if (typeof count === 'string') return { keyword, text: `${asked} with count ${count}` };
    if (typeof scope === 'string') return { keyword, text: `${asked} in the scope ${quoted(scope)}` };
    if (params) return { keyword, text: `${asked} with the params`, table: valueRows(params) };
    if (kwargs) return { keyword, text: `${asked} with the named arguments`, table: valueRows(kwargs) };
  }
  return { keyword, text: `${asked} with the arguments`, table: rows };
}

function valueRows(values: { readonly [name: string]: Scalar }): [string, string][] {
  return Object.entries(values).map(([name, value]) => [name, cellOf(value)]);
}

function cellOfOption(name: string, value: unknown): string {
  if (typeof value === 'string' && (name === 'count' || (name === 'scope' && /^[:[]/.test(value))))
    return value;
  return cellOf(value);
}

function quoted(scope: string): string {
  return /^[:[]/.test(scope) ? scope : JSON.stringify(scope);
}
