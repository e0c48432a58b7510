import type { Adapter, InitializeResult, Method } from '../contract/adapter';
import { AdapterProcess } from './adapter-process';
import { callingAdapter } from './calling-adapter';
import { AdapterFault, ErrorCode, OperationError } from '../contract/errors';
import { refused, shakeHands } from './handshake';
import { notUnderstood, parseResponse, requireResult, type Response } from './results';
import type { Program } from './process-group';
import type { Transcript } from './transcript';

/** How to talk to a port in a process of its own. */
export interface ConnectionOptions extends Program {
  /** How long the port may take to answer one call, in milliseconds. */
  readonly timeout: number;
  /** Where the conversation is written down. */
  readonly transcript?: Transcript;
}

/** A call whose result is waited for. */
interface Call {
  readonly method: Method;
  readonly params: object;
  readonly resolve: (result: unknown) => void;
  readonly reject: (thrown: unknown) => void;
  /** The id of its request, once that was sent. */
  id?: number;
}

/** A conversation with one process: it ends with the first fault, or when it is closed. */
export class Connection {
  /** The port, each of whose operations is one request. */
  readonly adapter: Adapter = callingAdapter((method, params) => this.call(method, params));
  /** The fault that ended the conversation. */
  fault: AdapterFault | undefined;
  private readonly process: AdapterProcess;
  /** The calls that were not answered yet, in their order. */
  private readonly waiting: Call[] = [];
  private isPipelining = false;
  private lastId = 0;
  private isResetDue = false;
  private isOver = false;

  /** Starts the program. The first call is to be `initialize`. */
  constructor(private readonly options: ConnectionOptions) {
    this.process = new AdapterProcess(options, () => this.listen());
  }

  /**
   * Shakes hands.
   *
   * @throws AdapterFault when the program does not start, does not answer, refuses, or speaks another protocol
   */
  async initialize(): Promise<InitializeResult> {
    try {
      const handshake = await shakeHands(this.adapter);
      // What is written down is to end with the request that a program died of, and not with those after it.
      this.isPipelining = handshake.pipelining === true && this.options.transcript === undefined;
      return handshake;
    } catch (thrown) {
      throw await this.endFor(thrown as AdapterFault);
    }
  }

  /**
   * Brings the port to a fresh state.
   *
   * @throws AdapterFault when it does not answer, or refuses
   */
  async reset(): Promise<void> {
    await this.ask('reset', {});
  }

  /** Has the port brought to a fresh state when it is next called: both requests go out together. */
  resetWithNextCall(): void {
    this.isResetDue = true;
  }

  /** Says goodbye, and ends the program. */
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
      // When it fails, the conversation has ended, as the call will tell.
      this.reset().catch(() => undefined);
    }
    return this.ask(method, params);
  }

  private ask(method: Method, params: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.fault !== undefined) return reject(this.fault);
      const call: Call = { method, params, resolve, reject };
      this.waiting.push(call);
      // A program that takes in several requests gets each at once, any other when those before it are answered.
      if (this.isPipelining) call.id = this.send(method, params);
      if (this.waiting.length === 1) this.listen();
    });
  }

  private send(method: Method, params: object): number {
    const id = ++this.lastId;
    const request = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    this.options.transcript?.request(request);
    this.process.write(request);
    return id;
  }

  /** Takes in the answers that have come, and waits for the next one. */
  private listen(): void {
    for (let call = this.waiting[0]; call !== undefined && !this.isOver; call = this.waiting[0]) {
      const { method, params } = call;
      call.id ??= this.send(method, params);
      try {
        const line = this.process.takeLine(this.options.timeout, method);
        if (line === undefined) return;
        this.options.transcript?.response(line);
        call.resolve(resultOf(parse(line, call.id, method), method, params));
      } catch (thrown) {
        if (thrown instanceof AdapterFault) return void this.endFor(thrown);
        call.reject(thrown);
      }
      this.waiting.shift();
    }
  }

  /** Ends the program for a fault, unless it has been ended already; gives the fault with the program's log. */
  private async endFor(fault: AdapterFault): Promise<AdapterFault> {
    if (this.isOver) return fault;
    this.isOver = true;
    const told = await this.process.endFor(fault);
    this.end(told);
    return told;
  }

  /** Tells all that wait why nothing more comes. */
  private end(fault: AdapterFault): void {
    this.fault = fault;
    for (const { reject } of this.waiting.splice(0)) reject(fault);
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
    const error = new OperationError(code as ErrorCode, data?.type ?? `error ${code}`, message);
    throw method === 'reset' ? refused(method, error) : error;
  }
  requireResult(method, response.result, params);
  return response.result;
}

function excerpt(line: string): string {
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
