import { isMethod, METHODS, type Call, type WithLocaleParams } from '../adapter/contract/adapter';
import { DEFINITIONS } from '../adapter/contract/methods';
import {
  EXPECTED_ERRORS,
  NOTHING,
  type BlockOutcomes,
  type ErrorName,
  type Expectation,
  type OtherTexts,
} from './script';

/** Expects an operation to raise the named error, with the given message if there is one. */
export function raises(error: ErrorName, message?: string): Expectation {
  return { error: { code: EXPECTED_ERRORS[error], ...(message !== undefined && { message }) } };
}

/** Expects a call to raise no error. For `with_locale`, the same is expected of the calls in its block. */
export function succeeds({ method, params = {} }: Call): Expectation {
  if (method === 'with_locale') {
    const { block } = params as WithLocaleParams;
    return { ...inBlock(block.map(succeeds)), ...(raisesInside(block) && { mayRaise: true as const }) };
  }
  return { predicate: 'succeeds' };
}

/**
 * Expects the calls in a block to have the given outcomes, as the features state them. The outcomes of a nested block
 * take the place of the outcome of its `with_locale`.
 *
 * @throws Error when the texts cannot be the outcomes of these calls
 */
export function blockReturns(
  { block }: WithLocaleParams,
  texts: readonly string[],
  not: OtherTexts,
): Expectation {
  // An error in the place of a `with_locale` is attributed to `with_locale` itself if the remaining texts then fit, and
  // otherwise to a call in its block.
  const fitting = alternatives(block, texts, not).find(({ rest }) => rest.length === 0);
  if (fitting === undefined) throw new Error(`a block does not have the outcomes ${JSON.stringify(texts)}`);
  return inBlock(fitting.calls);
}

/** Expects all calls in a block to have the same outcome as the first one. */
export function blockAgrees({ block }: WithLocaleParams): Expectation {
  return inBlock(block.map(() => ({ predicate: 'same outcome', call: 0 })));
}

/** One of several ways to assign texts to calls as their outcomes, and the texts that are left over. */
interface Alternative {
  readonly calls: readonly Expectation[];
  readonly rest: readonly string[];
}

function alternatives(
  [call, ...others]: readonly Call[],
  texts: readonly string[],
  not: OtherTexts,
): Alternative[] {
  if (call === undefined) return [{ calls: [], rest: texts }];
  return alternativesOfCall(call, texts, not).flatMap(({ calls, rest }) =>
    alternatives(others, rest, not).map((later) => ({ ...later, calls: [...calls, ...later.calls] })),
  );
}

function alternativesOfCall(
  { method, params }: Call,
  texts: readonly string[],
  not: OtherTexts,
): Alternative[] {
  const [text, ...rest] = texts;
  const [, raised] = /^raises (.*)/.exec(text ?? '') ?? [];
  const error: Alternative[] = isErrorName(raised) ? [{ calls: [raises(raised)], rest }] : [];
  if (method === 'with_locale') {
    const inner = alternatives((params as WithLocaleParams).block, texts, not);
    return [...error, ...inner.map((one) => ({ ...one, calls: [inBlock(one.calls)] }))];
  }
  return raised === undefined && text !== undefined
    ? [{ calls: [resultOf(method, text, not)], rest }]
    : error;
}

/** Returns the expectation for a result that a feature states as text. */
function resultOf(method: string, text: string, not: OtherTexts): Expectation {
  if (text === NOTHING) return { predicate: 'finds nothing', not };
  // The JSON type that the document promises for the result.
  const type: unknown = isMethod(method) ? DEFINITIONS[METHODS[method]].result.type : undefined;
  if (type === 'array') return { predicate: 'locales', locales: text.split(', '), others: false };
  return { result: type === 'null' ? null : text };
}

function isErrorName(name: string | undefined): name is ErrorName {
  return name !== undefined && Object.hasOwn(EXPECTED_ERRORS, name);
}

function raisesInside(block: readonly Call[]): boolean {
  return block.some(
    ({ method, params }) =>
      method === 'raise' || (method === 'with_locale' && raisesInside((params as WithLocaleParams).block)),
  );
}

function inBlock(calls: readonly Expectation[]): BlockOutcomes {
  return { predicate: 'block', calls };
}
