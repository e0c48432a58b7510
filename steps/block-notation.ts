import type {
  Call,
  CallResponse,
  Method,
  WithLocaleParams,
  WithLocaleResult,
} from '../adapter/contract/adapter';
import { ErrorCode, OperationError, AdapterFault } from '../adapter/contract/errors';
import type { Translations } from '../adapter/contract/values';
import { isOfPromisedType, promisedTypeOf } from '../adapter/contract/promised-types';
import { configurationOf, inlineLoader } from './configuration';
import { nameOf, yamlOf } from './notation';
import { OTHER_CATALOG } from './surfaces';
import { actualText } from './value-text';

/**
 * Reads the calls in a block from the rows of a table. Each row has an operation and its argument.
 *
 * A row that begins with `>` is a call in the block of the `with_locale` row above it.
 */
export function readBlock([row, ...below]: readonly (readonly string[])[], subject: string): Call[] {
  if (row === undefined) return [];
  const [operation = '', argument = ''] = row;
  const inner = rowsOfInnerBlock(below);
  return [callOf(operation, argument, { subject, inner }), ...readBlock(below.slice(inner.length), subject)];
}

/** The outcome of one call in a block, in words. */
export interface OutcomeInWords {
  readonly text: string;
  /** Whether the call raised an error. */
  readonly isError: boolean;
}

/**
 * Describes the outcomes of a block's calls in words. The outcome of a call that ran an inner block is replaced by the
 * outcomes of that block's calls.
 */
export function outcomesInWords(
  responses: readonly CallResponse[],
  block: readonly Call[],
): OutcomeInWords[] {
  return responses.flatMap((response, index) => {
    if ('error' in response) return [{ text: errorText(response.error), isError: true }];
    const { method, params } = block[index]!;
    if (method !== 'with_locale') {
      return [{ text: resultText(method as Method, response.result), isError: false }];
    }
    return outcomesInWords((response.result as WithLocaleResult).block, (params as WithLocaleParams).block);
  });
}

/** Returns the texts of the outcomes that {@link outcomesInWords} describes. */
export function textsOfResponses(responses: readonly CallResponse[], block: readonly Call[]): string[] {
  return outcomesInWords(responses, block).map(({ text }) => text);
}

/**
 * Describes a result in words. A result of the wrong type is described in the form that messages use (`actualText`).
 * Locales are sorted alphabetically, because the document leaves their order open.
 */
function resultText(method: Method, result: unknown): string {
  if (isOfPromisedType(method, result)) {
    if (Array.isArray(result)) return [...(result as string[])].sort().join(', ');
    return result === null ? 'nil' : String(result);
  }
  return actualText({ expected: promisedTypeOf(method), inWords: true, actual: result });
}

function rowsOfInnerBlock(below: readonly (readonly string[])[]): string[][] {
  const end = below.findIndex(([operation = '']) => !operation.startsWith('> '));
  return below
    .slice(0, end === -1 ? below.length : end)
    .map(([operation = '', argument = '']) => [operation.slice('> '.length), argument]);
}

interface BlockContext {
  readonly subject: string;
  readonly inner: readonly string[][];
}

function callOf(operation: string, argument: string, { subject, inner }: BlockContext): Call {
  const [elsewhere] = /^.*(?= (?:of|in) the other catalog$)/.exec(operation) ?? [];
  if (elsewhere !== undefined) return callOf(elsewhere, argument, { subject: OTHER_CATALOG, inner });
  switch (operation) {
    case 'locale':
    case 'available_locales':
      return { method: operation, params: { subject } };
    case 'activate':
    case 'locale=':
      return { method: operation, params: { subject, locale: nameOf(argument) } };
    case 'inject':
      return { method: operation, params: { subject, translations: yamlOf(argument) as Translations } };
    case 'with_locale':
      return {
        method: operation,
        params: { subject, locale: nameOf(argument), block: readBlock(inner, subject) },
      };
    case 'inject a loader of':
      return {
        method: 'inject',
        params: { subject, loader: inlineLoader(yamlOf(argument) as Translations) },
      };
    case 'config=':
      return { method: operation, params: configurationOf(argument) };
    case 'translate':
    case 'translate!':
    case 't':
    case 't!':
      return { method: operation, params: { subject, key: nameOf(argument) } };
    case 'localize the date':
    case 'l the date':
      return {
        method: operation.startsWith('localize') ? 'localize' : 'l',
        params: { subject, object: { date: argument.split('-').map(Number) } },
      };
    case 'raise':
      return { method: operation, params: { message: argument } };
    default:
      throw new Error(`the table of a block has the unknown operation ${JSON.stringify(operation)}`);
  }
}

function errorText({
  code,
  message,
  data,
}: {
  code: number;
  message: string;
  data?: { type?: string };
}): string {
  if (code === ErrorCode.InvalidLocale) return 'raises InvalidLocale';
  if (code === ErrorCode.MissingTranslation) return 'raises MissingTranslation';
  if (code === ErrorCode.Other) return `raises ${data?.type ?? 'an error'}: ${message}`;
  if (code === ErrorCode.Unsupported) throw new OperationError(ErrorCode.Unsupported, 'Unsupported', message);
  throw new AdapterFault('invalid-params', `in a block: ${message}`);
}
