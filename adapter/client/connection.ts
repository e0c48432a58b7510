import type { Adapter, InitializeResult, Method } from '../contract/adapter';
import { AdapterProcess } from './adapter-process';
import { boundedResult, boundedText } from './bounded-value';
import { callingAdapter } from './calling-adapter';
import { AdapterFault, ErrorCode, OperationError } from '../contract/errors';
import { refused, shakeHands } from './handshake';
import { requireParsable } from './line-limits';
import { notUnderstood, parseResponse, requireEnvelope, type Response } from './results';
import type { Program } from './process-group';
import type { Transcript } from './transcript';

/** The program of a port in a process of its own, and the limits of the session with it. */
export interface ConnectionOptions extends Program {
  /** The time in which the port must answer one call, in milliseconds. */
  readonly timeout: number;
  /** Records the session. */
  readonly transcript?: Transcript;
  /** Is called for each response, when it arrives. */
  readonly onResponse?: () => void;
}

/** A request whose response has not arrived. */
interface PendingRequest {
  readonly method: Method;
  readonly params: object;
  readonly resolve: (result: unknown) => void;
  readonly reject: (thrown: unknown) => void;
  /** Set when the request is sent. */
  id?: number;
}

/** A connection to one process. It ends with the first fault, or when it is closed. */
export class Connection {
  /** The port. Each of its operations sends one request. */
  readonly adapter: Adapter = callingAdapter((method, params) => this.call(method, params));
  /** The fault that ended the connection. */
  fault: AdapterFault | undefined;
  private readonly process: AdapterProcess;
  /** In the order of the calls. */
  private readonly pending: PendingRequest[] = [];
  private isPipelining = false;
  private lastId = 0;
  private isResetDue = false;
  private isOver = false;

  /** Starts the program. The first call must be {@link initialize}. */
  constructor(private readonly options: ConnectionOptions) {
    this.process = new AdapterProcess(options, () => this.receive());
  }

  /** Whether the program has ended, even if no call has failed because of it. */
  get hasEnded(): boolean {
    return this.isOver || this.process.hasEnded;
  }

  /**
   * Calls `initialize`.
   *
   * @throws AdapterFault when the program does not start, does not answer, refuses, or speaks another protocol
   */
  async initialize(): Promise<InitializeResult> {
    try {
      const handshake = await shakeHands(this.adapter);
      // A transcript must end with the request during which the program ended, without the requests after it.
      this.isPipelining = handshake.pipelining === true && this.options.transcript === undefined;
      return handshake;
    } catch (thrown) {
      throw await this.endFor(thrown as AdapterFault);
    }
  }

  /**
   * Brings the port to a fresh state.
   *
   * @throws AdapterFault when the port does not answer, or refuses
   */
  async reset(): Promise<void> {
    await this.request('reset', {});
  }

  /** Brings the port to a fresh state with its next call: both requests are sent together. */
  resetWithNextCall(): void {
    this.isResetDue = true;
  }

  /** Sends `shutdown`, and ends the program. */
  async close(): Promise<void> {
    if (this.isOver) return;
    this.isOver = true;
    this.send('shutdown', {});
    await this.process.close();
    this.end(new AdapterFault('exited', 'the conversation with the adapter was closed'));
  }

  private call(method: Method, params: object): Promise<unknown> {
    if (this.isResetDue) {
      this.isResetDue = false;
      // When it fails, the connection has ended, and the call fails with the same fault.
      this.reset().catch(() => undefined);
    }
    return this.request(method, params);
  }

  private request(method: Method, params: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.fault !== undefined) return reject(this.fault);
      const request: PendingRequest = { method, params, resolve, reject };
      this.pending.push(request);
      // A pipelining program gets each request at once. Any other gets it when the requests before it are answered.
      if (this.isPipelining) request.id = this.send(method, params);
      if (this.pending.length === 1) this.receive();
    });
  }

  private send(method: Method, params: object): number {
    const id = ++this.lastId;
    const request = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    this.options.transcript?.request(request);
    this.process.write(request);
    return id;
  }

  /** Handles the responses that have arrived, and waits for the next one. */
  private receive(): void {
    for (let request = this.pending[0]; request && !this.isOver; request = this.pending[0]) {
      const { method, params } = request;
      request.id ??= this.send(method, params);
      try {
        const line = this.process.takeLine(this.options.timeout, method);
        if (line === undefined) return;
        this.options.transcript?.response(line);
        this.options.onResponse?.();
        request.resolve(resultOf(parse(line, request.id, method), method, params));
      } catch (thrown) {
        if (thrown instanceof AdapterFault) return void this.endFor(thrown);
        request.reject(thrown);
      }
      this.pending.shift();
    }
  }

  /** Ends the program because of a fault, unless it has ended already. Returns the fault with the program's log. */
  private async endFor(fault: AdapterFault): Promise<AdapterFault> {
    if (this.isOver) return fault;
    this.isOver = true;
    const logged = await this.process.endFor(fault);
    this.end(logged);
    return logged;
  }

  /** Rejects all pending requests. */
  private end(fault: AdapterFault): void {
    this.fault = fault;
    for (const { reject } of this.pending.splice(0)) reject(fault);
  }
}

function parse(line: string, id: number, method: Method): Response {
  requireParsable(line, method);
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    throw new AdapterFault(
      'not-json',
      `the adapter answered ${method} with a line that is not JSON: ${excerpt(line)}`,
    );
  }
  const answered: unknown = typeof message === 'object' && message !== null && Reflect.get(message, 'id');
  if (answered !== id) {
    throw new AdapterFault(
      'wrong-id',
      `the adapter answered ${method}, request ${id}, with another id: ${excerpt(line)}`,
    );
  }
  return parseResponse(message, method);
}

/** Returns the result of a response, or throws its error. */
function resultOf(response: Response, method: Method, params: object): unknown {
  if ('error' in response) {
    const { code, message, data } = response.error;
    if (code === ErrorCode.InvalidParams) throw notUnderstood(method, response.error);
    const type = boundedText(data?.type ?? `error ${code}`);
    const error = new OperationError(code as ErrorCode, type, boundedText(message));
    throw method === 'reset' ? refused(method, error) : error;
  }
  const result = boundedResult(response.result);
  requireEnvelope(method, result, params);
  return result;
}

function excerpt(line: string): string {
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
