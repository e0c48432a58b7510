import { isMethod, METHODS, type Call, type WithLocaleParams } from '../adapter/contract/adapter';
import { DEFINITIONS } from '../adapter/contract/methods';
import { EXPECTED_ERRORS, type ErrorName } from '../steps/deviations';
import type { NoStatements } from '../steps/expectation';
import { NOTHING } from '../steps/missing';
import { promisedResult } from '../steps/unchecked-outcomes';
import type { WrittenBlock, WrittenExpectation } from './corpus';

/**
 * Returns the expectation that a call succeeds with a result of the type that the document promises. For `with_locale`,
 * this includes the calls in its block.
 */
export function writtenSuccess({ method, params = {} }: Call): WrittenExpectation {
  if (!isMethod(method)) return { predicate: 'succeeds' };
  if (method === 'with_locale') return inBlock(blockOf(params).map(writtenSuccess));
  const result = promisedResult({ method, params });
  if (result !== undefined) return { result };
  const type = typeOf(method);
  return { predicate: 'succeeds', ...(type !== undefined && { type }) };
}

/**
 * Returns the expectations for the calls in a block.
 *
 * @param texts the expected outcomes, as the features state them. The outcomes of a nested block take the place of the
 *   outcome of its `with_locale`
 * @throws Error when the texts cannot be the outcomes of these calls
 */
export function writtenBlock(
  block: readonly Call[],
  texts: readonly string[],
  not: NoStatements,
): WrittenBlock {
  // An error in the place of a `with_locale` is attributed to `with_locale` itself if the remaining texts then fit, and
  // otherwise to a call in its block.
  const reading = readings(block, texts, not).find(({ rest }) => rest.length === 0);
  if (reading === undefined) throw new Error(`a block does not have the outcomes ${JSON.stringify(texts)}`);
  return inBlock(reading.calls);
}

/** Returns the expectation that all calls in a block have the same outcome as the first call. */
export function writtenAgreement(block: readonly Call[]): WrittenBlock {
  return inBlock(block.map(() => ({ predicate: 'same outcome', call: 0 })));
}

/** One way to assign texts to calls as their outcomes, and the texts that are left over. */
interface Reading {
  readonly calls: readonly WrittenExpectation[];
  readonly rest: readonly string[];
}

function readings(
  [call, ...others]: readonly Call[],
  texts: readonly string[],
  not: NoStatements,
): Reading[] {
  if (call === undefined) return [{ calls: [], rest: texts }];
  return readingsOfCall(call, texts, not).flatMap(({ calls, rest }) =>
    readings(others, rest, not).map((later) => ({ ...later, calls: [...calls, ...later.calls] })),
  );
}

function readingsOfCall({ method, params }: Call, texts: readonly string[], not: NoStatements): Reading[] {
  const [text, ...rest] = texts;
  const [, raised] = /^raises (.*)/.exec(text ?? '') ?? [];
  const error: Reading[] =
    raised === undefined
      ? []
      : [{ calls: [{ error: { code: EXPECTED_ERRORS[raised as ErrorName] } }], rest }];
  if (method === 'with_locale') {
    const inner = readings(blockOf(params), texts, not);
    return [...error, ...inner.map(({ calls, rest }) => ({ calls: [inBlock(calls)], rest }))];
  }
  return raised === undefined && text !== undefined
    ? [{ calls: [writtenText(method, text, not)], rest }]
    : error;
}

/** Returns the expectation for a result that a feature states as text. */
function writtenText(method: string, text: string, not: NoStatements): WrittenExpectation {
  if (text === NOTHING) return { predicate: 'finds nothing', not };
  const type = isMethod(method) ? typeOf(method) : undefined;
  if (type === 'array') return { predicate: 'locales', locales: text.split(', '), others: false };
  return { result: type === 'null' ? null : text };
}

/** Returns the JSON type that the document promises for a method's result. */
function typeOf(method: keyof typeof METHODS): string | undefined {
  const { type } = DEFINITIONS[METHODS[method]].result;
  return typeof type === 'string' ? type : undefined;
}

function blockOf(params: object | undefined): readonly Call[] {
  return (params as WithLocaleParams).block;
}

function inBlock(calls: readonly WrittenExpectation[]): WrittenBlock {
  return { predicate: 'block', calls };
}
