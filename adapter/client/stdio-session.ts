import type { Adapter, InitializeResult } from '../contract/adapter';
import { Connection, type ConnectionOptions } from './connection';
import { AdapterFault } from '../contract/errors';
import type { Session } from '../contract/session';
import { SpareConnections } from './spare-connections';

/** The number of consecutive failed starts after which a program is not started again. */
const MAX_FAILED_STARTS = 3;
/** The number of consecutive programs that may take their time to exit. Later ones are soon ended by force. */
const MAX_SLOW_EXITS = 3;

/** A port's program and the options for the session with it. */
export interface SessionOptions extends ConnectionOptions {
  /** An abort signal that ends the program, unless the program has already answered the handshake. */
  readonly signal?: AbortSignal;
  /**
   * The number of programs to start before they are needed, for a port that needs a new process for each scenario. They
   * run alongside the program of the current scenario. By default, each program is started only after the previous one
   * has ended.
   */
  readonly ahead?: number;
  /** The handshake from an earlier start of the same port. A different handshake is a fault. */
  readonly expected?: InitializeResult;
}

/**
 * Opens a session with a port that runs in a process of its own and speaks the adapter protocol.
 *
 * After a fault that ends the connection, every further call in the same scenario throws the same fault, and the
 * program is started again for the next scenario. If the program's handshake differs from
 * {@link SessionOptions.expected}, the session opens nevertheless, but its first scenario ends with a fault.
 *
 * @throws AdapterFault when the program does not start, when its handshake is faulty, or when
 *   {@link SessionOptions.signal} ends the program
 */
export async function openStdioSession(options: SessionOptions): Promise<Session> {
  const connect = (): Connection => new Connection(options);
  const connection = connect();
  const close = (): void => void connection.close();
  options.signal?.addEventListener('abort', close);
  try {
    return await openWith(connection, connect, options);
  } finally {
    options.signal?.removeEventListener('abort', close);
  }
}

async function openWith(
  connection: Connection,
  connect: () => Connection,
  options: SessionOptions,
): Promise<StdioSession> {
  const { expected } = options;
  try {
    const handshake = await connection.initialize(expected);
    const spares = new SpareConnections(options.ahead ?? 0, connect, handshake);
    if (handshake.isolation === 'process') spares.fill();
    return new StdioSession(options, connection, handshake, spares);
  } catch (thrown) {
    if (expected === undefined || !isChanged(thrown)) throw thrown;
    return new StdioSession(
      options,
      connection,
      expected,
      new SpareConnections(0, connect, expected),
      thrown,
    );
  }
}

function isChanged(thrown: unknown): thrown is AdapterFault {
  return thrown instanceof AdapterFault && thrown.reason === 'changed-handshake';
}

class StdioSession implements Session {
  private isUnused = true;
  private failedStarts = 0;
  private slowExits = 0;
  private isClosed = false;
  /** Settles when the previous scenario's program has ended. */
  private closing: Promise<void> = Promise.resolve();

  constructor(
    private readonly options: ConnectionOptions,
    private connection: Connection,
    readonly handshake: InitializeResult,
    private readonly spares: SpareConnections,
    /** Set if the handshake differed from the expected one: the fault that is reported in the first scenario. */
    private unreported?: AdapterFault,
  ) {}

  async fresh(): Promise<Adapter> {
    const isFirst = this.isUnused;
    this.isUnused = false;
    if (this.unreported !== undefined) {
      const fault = this.unreported;
      this.unreported = undefined;
      throw fault;
    }
    const isByProcess = this.handshake.isolation === 'process';
    if (this.connection.fault !== undefined || (isByProcess && !isFirst)) await this.restart();
    if (isByProcess) return this.connection.adapterForScenario('none');
    // From the second scenario on, a pipelining program receives each reset together with the scenario's first call. If
    // the reset fails, that call fails with the same fault.
    return this.connection.adapterForScenario(
      isFirst || !this.handshake.pipelining ? 'now' : 'with-first-call',
    );
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([this.spares.close(), this.closing, this.connection.close()]);
  }

  private async end(connection: Connection): Promise<void> {
    const hasExited = await connection.close(this.slowExits >= MAX_SLOW_EXITS);
    this.slowExits = hasExited ? 0 : this.slowExits + 1;
  }

  private async restart(): Promise<void> {
    // If an earlier program is still shutting down, waits for its end first, so that such programs do not accumulate.
    await Promise.all([this.spares.ready(), this.closing]);
    this.closing = this.end(this.connection);
    const spare = this.spares.take();
    if (spare !== undefined) {
      this.connection = spare;
      this.spares.fill();
      return;
    }
    // A spare program may have failed to start because only one instance of the port can run at a time. So no more
    // programs are started in advance.
    await Promise.all([this.spares.close(), this.closing]);
    if (this.isClosed) throw new AdapterFault('exited', 'the conversation with the adapter was closed');
    const { fault } = this.connection;
    if (fault !== undefined && this.failedStarts >= MAX_FAILED_STARTS) {
      const message = `not started again after ${this.failedStarts} starts in a row that failed: ${fault.message}`;
      throw new AdapterFault(fault.reason, message, fault.stderr);
    }
    this.connection = new Connection(this.options);
    this.failedStarts += 1;
    await this.connection.initialize(this.handshake);
    this.failedStarts = 0;
  }
}
