import type { Adapter, InitializeResult, Method } from './adapter';
import { AdapterProcess } from './adapter-process';
import { callingAdapter } from './calling-adapter';
import { AdapterFault, ErrorCode, OperationError } from './errors';
import { mayNotRefuse, shakeHands } from './handshake';
import { notUnderstood, parseResponse, requireResult, type Response } from './results';
import type { Program } from './process-group';
import type { Transcript } from './transcript';
import { Turns } from './turns';

/** How to talk to a port in a process of its own. */
export interface ConnectionOptions extends Program {
  /** How long the port may take to answer one call, in milliseconds. */
  readonly timeout: number;
  /** Where the conversation is written down. */
  readonly transcript?: Transcript;
}

type Exchange = () => Promise<unknown>;

/** A conversation with one process: it ends with the first fault, or when it is closed. */
export class Connection {
  /** The port, each of whose operations is one request. */
  readonly adapter: Adapter = callingAdapter((method, params) => this.call(method, params));
  /** The fault that ended the conversation. */
  fault: AdapterFault | undefined;
  private readonly process: AdapterProcess;
  private readonly turns = new Turns();
  private isPipelining = false;
  private lastId = 0;
  private isResetDue = false;
  private isClosed = false;

  /** Starts the program. The first call is to be `initialize`. */
  constructor(private readonly options: ConnectionOptions) {
    this.process = new AdapterProcess(options);
  }

  /**
   * Shakes hands.
   *
   * @throws AdapterFault when the program does not start, does not answer, refuses, or speaks another protocol
   */
  async initialize(): Promise<InitializeResult> {
    const handshake = await this.endedByFaults(() => shakeHands(this.adapter));
    this.isPipelining = handshake.pipelining === true;
    return handshake;
  }

  /**
   * Brings the port to a fresh state.
   *
   * @throws AdapterFault when it does not answer, or refuses
   */
  async reset(): Promise<void> {
    await this.inTurn('reset', {}, (exchange) => mayNotRefuse('reset', exchange));
  }

  /** Has the port brought to a fresh state when it is next called: both requests go out together. */
  resetWithNextCall(): void {
    this.isResetDue = true;
  }

  /** Says goodbye, and ends the program. */
  async close(): Promise<void> {
    if (this.fault !== undefined || this.isClosed) return;
    this.isClosed = true;
    this.send('shutdown', {});
    await this.process.close();
  }

  private call(method: Method, params: object): Promise<unknown> {
    if (this.isResetDue) {
      this.isResetDue = false;
      // When it fails, the conversation has ended, as the call will tell.
      this.reset().catch(() => undefined);
    }
    return this.inTurn(method, params, (exchange) => exchange());
  }

  /** Makes an exchange when those before it are over; its request goes out at once to a program that takes it in. */
  private inTurn(
    method: Method,
    params: object,
    make: (exchange: Exchange) => Promise<unknown>,
  ): Promise<unknown> {
    const isOpen = this.fault === undefined;
    const early = this.isPipelining && isOpen ? this.send(method, params) : undefined;
    return this.turns.take(() => this.endedByFaults(() => make(() => this.exchange(method, params, early))));
  }

  /** @param early the id of the request, when it was sent before its turn */
  private async exchange(method: Method, params: object, early: number | undefined): Promise<unknown> {
    const id = early ?? this.send(method, params);
    const line = await this.process.readLine(this.options.timeout, method);
    this.options.transcript?.response(line);
    return resultOf(parse(line, id, method), method, params);
  }

  private send(method: Method, params: object): number {
    const id = ++this.lastId;
    const request = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    this.options.transcript?.request(request);
    this.process.write(request);
    return id;
  }

  private async endedByFaults<Result>(exchange: () => Promise<Result>): Promise<Result> {
    if (this.fault !== undefined) throw this.fault;
    try {
      return await exchange();
    } catch (thrown) {
      if (!(thrown instanceof AdapterFault)) throw thrown;
      this.fault ??= await this.process.endFor(thrown);
      throw this.fault;
    }
  }
}

function parse(line: string, id: number, method: Method): Response {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    throw new AdapterFault(
      'not-json',
      `the adapter answered ${method} with what is not JSON: ${excerpt(line)}`,
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

/** The result of a response, or what its error says. */
function resultOf(response: Response, method: Method, params: object): unknown {
  if ('error' in response) {
    const { code, message, data } = response.error;
    if (code === ErrorCode.InvalidParams) throw notUnderstood(method, response.error);
    throw new OperationError(code as ErrorCode, data?.type ?? `error ${code}`, message);
  }
  requireResult(method, response.result, params);
  return response.result;
}

function excerpt(line: string): string {
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
