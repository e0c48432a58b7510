import type { Method } from '../../../../adapter/contract/adapter';
import type { OperationError } from '../../../../adapter/contract/errors';
import type { Exchange } from '../messages';
import { boundedJson } from './bounded-json';

/** The maximum number of characters of a line, and of a whole result. */
const LONGEST_LINE = 300;
const LONGEST_TEXT = 20_000;

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
    ...(text !== undefined && { text: shortened(text) }),
  };
}

/** Returns a value as JSON, truncated to the maximum length of a result. */
export function wholeJson(value: unknown): string {
  return boundedJson(value, LONGEST_TEXT);
}

/** Returns a text, truncated if it is too long. */
export function shortened(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

function answerText(answer: Answer): string {
  if ('error' in answer) return `raises ${answer.error.type}: ${answer.error.message}`.slice(0, LONGEST_LINE);
  return answer.result === null ? 'nil' : boundedJson(answer.result, LONGEST_LINE);
}
