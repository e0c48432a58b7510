import type { Method } from '../../../../adapter/contract/adapter';
import type { OperationError } from '../../../../adapter/contract/errors';
import { shortened } from '../../../../runner/text/escape';
import type { Exchange } from '../messages';

/** The maximum number of characters of a line, and of a whole result. */
const LONGEST_LINE = 300;
export const LONGEST_TEXT = 20_000;

/** The result of a call, or the error that it raised. */
export type Answer = { readonly result: unknown } | { readonly error: OperationError };

/** Describes a call and its answer. */
export function exchangeOf(method: Method, params: object, answer: Answer): Exchange {
  const { subject, ...shown } = params as { readonly subject?: string };
  const on = subject === undefined ? '' : ` on ${subject === 'I18n' ? 'the module' : subject}`;
  const written = Object.keys(shown).length === 0 ? '' : ` ${boundedJson(shown, LONGEST_LINE)}`;
  const text = 'result' in answer && typeof answer.result === 'string' ? answer.result : undefined;
  return {
    method,
    call: `${method}${written}${on}`,
    answer: answerText(answer),
    isError: 'error' in answer,
    ...(text !== undefined && { text: shortened(text, LONGEST_TEXT) }),
  };
}

function answerText(answer: Answer): string {
  if ('error' in answer) return `raises ${answer.error.type}: ${answer.error.message}`.slice(0, LONGEST_LINE);
  return answer.result === null ? 'nil' : boundedJson(answer.result, LONGEST_LINE);
}

/**
 * Returns a value as JSON, truncated to a number of characters. With aliases, a short YAML text can describe a value
 * that would take years to write in full, so the parts are counted too.
 */
export function boundedJson(value: unknown, limit = LONGEST_TEXT): string {
  let parts = 0;
  const text =
    JSON.stringify(value, (_, part: unknown) => ((parts += 1) > limit ? undefined : part)) ?? 'null';
  return shortened(text, limit);
}
