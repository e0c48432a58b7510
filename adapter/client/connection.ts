import { randomInt } from 'node:crypto';
import type { Adapter, InitializeResult, Method } from '../contract/adapter';
import { AdapterFault, LostCall } from '../contract/errors';
import { AdapterProcess } from './adapter-process';
import { callingAdapter } from './calling-adapter';
import { shakeHands } from './handshake';
import { answeredEarly, parseLine } from './parse-line';
import { parseResponse, resultOf } from './results';
import type { Program, RunningPrograms } from './process-group';
import type { Transcript } from './transcript';

/** A port's program, which runs in its own process, and the settings for a session with it. */
export interface ConnectionOptions extends Program {
  /** The programs of the run, to which the port's program is added. */
  readonly programs: RunningPrograms;
  /** The maximum time for the port to answer one call, in milliseconds. */
  readonly timeout: number;
  /** The transcript that records the session, if there is one. */
  readonly transcript?: Transcript | undefined;
}

/**
 * The sender of a request: a scenario, or the startup of the program. Only the sender of a request is blamed for a
 * faulty response to it.
 */
interface Sender {
  /** Whether a `reset` request must precede the sender's first call. */
  isResetDue: boolean;
}

/** A request whose response has not arrived yet. */
interface PendingRequest {
  readonly sender: Sender;
  readonly method: Method;
  readonly params: object;
  readonly resolve: (result: unknown) => void;
  readonly reject: (thrown: unknown) => void;
  /** The id of the request, which is set when the request is sent. */
  id?: number;
  /** Whether the program had already written another line when the request was sent. */
  isAnsweredEarly?: boolean;
}

/** The ids of a program begin below this number, so that they fit in 32 bits. */
const FIRST_IDS = 2 ** 30;

/** The methods that the suite itself needs. A fault in a call to one of them ends the connection. */
const METHODS_OF_SUITE: readonly Method[] = ['initialize', 'reset', 'shutdown'];

/**
 * A connection to one process. It knows which scenario sent each request, but nothing else about scenarios.
 *
 * A response with the wrong shape is a fault for which only the scenario that sent the request is blamed. The
 * connection stays open, unless the request called one of the {@link METHODS_OF_SUITE}. A fault that makes it
 * impossible to match later responses with requests ends the connection. Such faults include a line that is not JSON or
 * has the wrong id, the exit of the program, and a response that does not arrive in time. The scenario whose response
 * was due is blamed for the fault. Calls of other scenarios that have not been answered yet are lost.
 */
export class Connection {
  /** The fault that ended the connection. */
  fault: AdapterFault | undefined;
  private readonly process: AdapterProcess;
  /** The requests that await a response, in the order in which they were made. */
  private readonly pending: PendingRequest[] = [];
  private isPipelining = false;
  /** The first id is random, so that responses that were recorded in another run have other ids. */
  private readonly firstId = randomInt(FIRST_IDS);
  private lastId = this.firstId - 1;
  private isOver = false;
  /** After a fault has ended the connection: the sender that is blamed for it. If undefined, every sender is blamed. */
  private blamedSender: Sender | undefined;

  /** Starts the program. The first call must be {@link initialize}. */
  constructor(private readonly options: ConnectionOptions) {
    this.process = new AdapterProcess(options.programs, options, () => this.receive());
  }

  /** Whether the connection or the program has ended. This can be true before any call has failed. */
  get hasEnded(): boolean {
    return this.isOver || this.process.hasEnded;
  }

  /**
   * Calls `initialize`.
   *
   * @param expected the result that the program returned in an earlier handshake and must return again
   * @throws AdapterFault when the program does not start, does not answer, refuses the call, speaks another version of
   *   the protocol, or returns a different result than in the earlier handshake
   */
  async initialize(expected?: InitializeResult): Promise<InitializeResult> {
    try {
      const handshake = await shakeHands(await this.adapterForScenario('none'), expected);
      // When a transcript is recorded, each request is sent only after all earlier ones have been answered. So if the
      // program exits, the last recorded request is the one that it was answering.
      this.isPipelining = handshake.pipelining === true && this.options.transcript === undefined;
      return handshake;
    } catch (thrown) {
      throw await this.endFor(thrown as AdapterFault);
    }
  }

  /**
   * Returns an adapter for one scenario. All requests of this adapter are sent on behalf of that scenario.
   *
   * @param reset when to reset the port: before this method returns, together with the first call, or never
   * @throws AdapterFault when `reset` is `now` and the reset fails
   */
  async adapterForScenario(reset: 'now' | 'with-first-call' | 'none'): Promise<Adapter> {
    const sender: Sender = { isResetDue: reset === 'with-first-call' };
    if (reset === 'now') await this.request(sender, 'reset', {});
    return callingAdapter((method, params) => this.call(sender, method, params));
  }

  /**
   * Sends `shutdown`, and ends the program.
   *
   * @param isHurried whether to end the program by force soon
   * @returns whether the program exited by itself; true if the connection has already ended
   */
  async close(isHurried?: boolean): Promise<boolean> {
    if (this.isOver) return true;
    this.isOver = true;
    this.send('shutdown', {});
    const hasExited = await this.process.close(isHurried);
    this.end(new AdapterFault('exited', 'the conversation with the adapter was closed'));
    return hasExited;
  }

  private call(sender: Sender, method: Method, params: object): Promise<unknown> {
    if (sender.isResetDue) {
      sender.isResetDue = false;
      // If the reset fails, the connection ends, and the call fails with the same fault.
      this.request(sender, 'reset', {}).catch(() => undefined);
    }
    return this.request(sender, method, params);
  }

  private request(sender: Sender, method: Method, params: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.fault !== undefined) return reject(this.errorFor(sender));
      const request: PendingRequest = { sender, method, params, resolve, reject };
      this.pending.push(request);
      // A pipelining program receives each request immediately. Any other program receives a request only once all
      // earlier ones have been answered.
      if (this.isPipelining) this.sendOnce(request);
      if (this.pending.length === 1) this.receive();
    });
  }

  /** Sends a request unless it has been sent, and returns its id. */
  private sendOnce(request: PendingRequest): number {
    if (request.id === undefined) {
      // A line that arrived while no request awaited a response cannot be the response to this one.
      request.isAnsweredEarly = this.pending[0] === request && this.process.hasLine;
      request.id = this.send(request.method, request.params);
    }
    return request.id;
  }

  private send(method: Method, params: object): number {
    const id = ++this.lastId;
    const request = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    this.options.transcript?.request(request);
    this.process.write(request);
    return id;
  }

  /**
   * Handles the responses that have arrived, and sends each pending request when its turn comes. Returns when the next
   * response has not arrived yet; the process calls this method again when it may have arrived.
   */
  private receive(): void {
    for (let request = this.pending[0]; request && !this.isOver; request = this.pending[0]) {
      const { method, params } = request;
      const due = { id: this.sendOnce(request), method, firstId: this.firstId };
      let message: unknown;
      try {
        const line = this.process.takeLine(this.options.timeout, method);
        if (line === undefined) return;
        this.options.transcript?.response(line);
        message = parseLine(line, due);
        if (request.isAnsweredEarly) throw answeredEarly(line, due);
      } catch (thrown) {
        return void this.endFor(thrown as AdapterFault);
      }
      try {
        request.resolve(resultOf(parseResponse(message, method), method, params));
      } catch (thrown) {
        if (thrown instanceof AdapterFault && METHODS_OF_SUITE.includes(method))
          return void this.endFor(thrown);
        // The adapter may have written to standard error before it responded, which is read after this response.
        setImmediate(() =>
          request.reject(thrown instanceof AdapterFault ? this.process.withLog(thrown) : thrown),
        );
      }
      this.pending.shift();
    }
  }

  /**
   * Ends the program because of a fault. Returns the fault together with the last lines of the program's log. If the
   * connection has already ended, only returns the fault.
   */
  private async endFor(fault: AdapterFault): Promise<AdapterFault> {
    if (this.isOver) return fault;
    this.isOver = true;
    this.blamedSender = this.pending[0]?.sender;
    const logged = await this.process.endFor(fault);
    this.end(logged);
    return logged;
  }

  /** Rejects all pending requests. */
  private end(fault: AdapterFault): void {
    this.fault = fault;
    for (const { sender, reject } of this.pending.splice(0)) reject(this.errorFor(sender));
  }

  /** Returns the error for a sender whose request remains without a response because the connection has ended. */
  private errorFor(sender: Sender): Error {
    if (this.blamedSender === undefined || this.blamedSender === sender) return this.fault!;
    return new LostCall(`lost by a fault in another scenario: ${this.fault!.message}`);
  }
}
