import type { Method } from '../contract/adapter';
import { AdapterFault } from '../contract/errors';
import { EMPTY_LINE } from './adapter-process';
import { boundedResponse } from './bounded-response';
import { requireParsable } from './line-limits';

/** The request whose response is due. */
export interface DueRequest {
  readonly id: number;
  readonly method: Method;
  /** The id of the first request of the session. */
  readonly firstId: number;
}

/**
 * Parses a line that must contain the response to a request, and truncates long texts and large values.
 *
 * @throws AdapterFault when the line is too large to parse, is not JSON, or is not the response to this request
 */
export function parseLine(line: string, { id, method, firstId }: DueRequest): unknown {
  requireParsable(line, method);
  let message: unknown;
  try {
    message = boundedResponse(JSON.parse(line));
  } catch {
    // A terminal does not show the mark, so the line looks right.
    const mark = line.startsWith('\ufeff') ? ', because it begins with a byte order mark (BOM)' : '';
    const text = line.trim() === '' ? EMPTY_LINE : excerpt(line.replace(/^\ufeff/, ''));
    throw new AdapterFault(
      'not-json',
      `the adapter answered ${method} with a line that is not JSON${mark}: ${text}`,
    );
  }
  const answeredId: unknown = typeof message === 'object' && message !== null && Reflect.get(message, 'id');
  if (typeof answeredId === 'number' && answeredId >= firstId && answeredId < id) {
    throw new AdapterFault(
      'wrong-id',
      `the adapter answered request ${answeredId} twice, or late, where it was to answer ${method}, request ${id}: ` +
        `write one line for each request, in their order: ${excerpt(line)}`,
    );
  }
  if (answeredId !== id) {
    throw new AdapterFault(
      'wrong-id',
      `the adapter answered ${method}, request ${id}, with another id: ${excerpt(line)}`,
    );
  }
  return message;
}

/** Returns the fault of an adapter that wrote a response before it received the request. */
export function answeredEarly(line: string, { id, method }: DueRequest): AdapterFault {
  return new AdapterFault(
    'wrong-id',
    `the adapter answered ${method}, request ${id}, before it was sent the request: ${excerpt(line)}`,
  );
}

function excerpt(line: string): string {
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
