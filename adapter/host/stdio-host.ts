import type { Readable } from 'node:stream';
import { dispatch, isMethod, type Adapter } from '../contract/adapter';
import { asOperationError, invalidParams, unsupported } from '../contract/errors';
import { jsonValueOf } from '../contract/json-value';
import { LineReader } from '../contract/line-reader';

/**
 * Answers the requests to an adapter one at a time, until `shutdown`, the end of the input, or a line that is too long.
 * Each response is written before the next call is made, because that call may never return, or end the process.
 *
 * @param input the requests, one per line
 * @param write writes each response, including its trailing newline, before it returns
 */
export async function hostAdapter(
  adapter: Adapter,
  input: Readable,
  write: (line: string) => void,
): Promise<void> {
  const reader = new LineReader();
  for await (const chunk of input) {
    reader.push(chunk as Buffer);
    for (let line = reader.shift(); line !== undefined; line = reader.shift()) {
      if (line.text?.trim() === '') continue;
      const request = parseRequest(line.text ?? '');
      write(`${JSON.stringify(await respond(adapter, request))}\n`);
      // The rest of such a line may never end.
      if (line.broken === 'too-long') return;
      if (request.method === 'shutdown') return;
    }
  }
}

interface Request {
  readonly id: unknown;
  readonly method: string;
  readonly params: unknown;
}

/** Parses a request as far as possible. If a part is invalid, {@link respond} answers with an error. */
function parseRequest(line: string): Request {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    // `respond` answers this line with an error, like any other line that is not a request.
  }
  const fields = typeof message === 'object' && message !== null ? message : {};
  const { id = null, method, params = {} } = fields as Readonly<Record<string, unknown>>;
  return { id, method: typeof method === 'string' ? method : '', params };
}

async function respond(adapter: Adapter, { id, method, params }: Request): Promise<object> {
  try {
    if (method === '')
      throw invalidParams(
        'the line is not a JSON-RPC request: expected an object with an id, a method and params',
      );
    if (!isMethod(method)) throw unsupported(`the protocol has no method ${JSON.stringify(method)}`);
    if (typeof params !== 'object' || params === null) throw invalidParams('params must be an object');
    const result = jsonValueOf((await dispatch(adapter, method, params)) ?? null);
    return { jsonrpc: '2.0', id, result: method === 'initialize' ? pipelining(result) : result };
  } catch (thrown) {
    return { jsonrpc: '2.0', id, error: asOperationError(thrown).toValue() };
  }
}

/** Declares that this host supports pipelining, regardless of what the adapter declares. */
function pipelining(handshake: unknown): unknown {
  return typeof handshake === 'object' ? { ...handshake, pipelining: true } : handshake;
}
