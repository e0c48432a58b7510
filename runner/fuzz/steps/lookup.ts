import type { Method } from '../../../adapter/adapter';
import type { Scalar } from '../../../adapter/values';
import { ErrorCode } from '../../../adapter/errors';
import type { Outcome } from '../../../steps/findings';
import { argumentOf, nameOf, scopeOf } from '../../../steps/notation';
import { textsOf } from '../../../steps/texts';
import { cellOf, textSentence } from '../notation';
import type { Sentence } from '../sentence';
import { isStatedLookup } from '../stated/lookups';
import type { SurfaceName } from '../state/scenario-state';
import { returnedOrRaised, STEP, type Context, type Step } from '../step';
import { onSurfaces, textOfName } from './locales';

/** A lookup, in the notation of the features. */
export interface Lookup {
  /** `"menu.open"` or `:greeting`. */
  readonly key: string;
  /** What else is given, in the order in which it is written. */
  readonly options: LookupOptions;
  /** The one surface that is asked; it is given the key alone. */
  readonly surface?: SurfaceName | undefined;
  /** Which spellings are used; all of them when absent. Given the key alone. */
  readonly manner?: 'plainly' | 'strictly' | undefined;
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

const SPELLINGS: { readonly [manner: string]: readonly Method[] } = {
  plainly: ['translate', 't'],
  strictly: ['translate!', 't!'],
  'in each spelling': ['translate', 't', 'translate!', 't!'],
};

/** A key is looked up. */
export function lookup({ key, options, surface, manner }: Lookup): Step {
  const on = onSurfaces(surface);
  const rows = Object.entries(options).map(([name, value]): [string, string] => [
    name,
    cellOfOption(name, value),
  ]);
  const given = Object.fromEntries(rows.map(([name, cell]) => [name, argumentOf(cell)]));
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
    sentences: () => [sentenceOf(`${key} is translated`, manner ?? on.suffix('in'), options, rows)],
    isPossible: on.isPossible,
    isStated: on.statedOnceInitialized((catalog) => isShown && isStatedLookup(catalog, stated)),
    calls: on.calls(SPELLINGS[manner ?? 'in each spelling'] ?? [], { key: nameOf(key), ...given }),
    after: on.after(),
    view: (outcome, context) =>
      isStatedMissing(outcome, context, textOfName(key)) ? 'missing' : STEP.view(outcome, context),
    expectation: ({ reference }) => lookupExpectation(reference),
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
function isStatedMissing(outcome: Outcome, { reference, remembered }: Context, key: string): boolean {
  const isMissing = reference.some(
    (one) => 'error' in one && one.error.code === ErrorCode.MissingTranslation,
  );
  if (!isMissing || 'error' in outcome) return false;
  const text = outcome.result;
  return (
    typeof text === 'string' && text.trim() !== '' && text !== key && !textsOf(remembered).includes(text)
  );
}

function lookupExpectation(reference: readonly Outcome[]): readonly Sentence[] {
  const outcome = reference.at(-1);
  if (outcome === undefined) return [];
  if ('result' in outcome) return [textSentence(String(outcome.result))];
  const isMissing = outcome.error.code === ErrorCode.MissingTranslation;
  return isMissing && reference.some((one) => 'result' in one)
    ? [{ keyword: 'Then', text: 'the translation is missing' }]
    : returnedOrRaised(outcome);
}

function sentenceOf(
  asked: string,
  manner: string,
  { scope, count, params, kwargs }: LookupOptions,
  rows: readonly (readonly [name: string, cell: string])[],
): Sentence {
  const keyword = 'When';
  const [only, ...others] = rows;
  if (only === undefined) return { keyword, text: `${asked} ${manner.trim()}`.trim() };
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
  if (typeof value === 'string' && (name === 'scope' || name === 'count')) return value;
  return cellOf(value);
}

function quoted(scope: string): string {
  return /^[:[]/.test(scope) ? scope : JSON.stringify(scope);
}
