import type { Adapter, InitializeResult } from '../contract/adapter';
import { Connection, type ConnectionOptions } from './connection';
import { AdapterFault } from '../contract/errors';
import type { Session } from '../contract/session';
import { SpareConnections } from './spare-connections';

/** The number of failed starts in a row after which a program is not started again. */
const MAX_FAILED_STARTS = 3;

/** The program of a port, and the options of the session with it. */
export interface SessionOptions extends ConnectionOptions {
  /** Ends a program that has not answered its handshake yet. */
  readonly signal?: AbortSignal;
  /**
   * The number of programs that are started before they are needed, for a port that is isolated by processes. They run
   * beside the program of the current scenario. By default, each program is started after the previous one has ended.
   */
  readonly ahead?: number;
  /** The handshake of a program of the same port that was started earlier. Another one is a fault. */
  readonly expected?: InitializeResult;
}

/**
 * Opens a session with a port in a process of its own, over the adapter protocol.
 *
 * After a fault that ends the connection, every further call of the scenario throws the same fault, and the program is
 * started again for the next scenario. A program that states another handshake than {@link SessionOptions.expected} is a
 * fault in the first scenario of the session.
 *
 * @throws AdapterFault when the program does not start, its handshake is a fault, or the signal ends it
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
  private isClosed = false;
  /** Settles when the program of the last scenario has ended. */
  private closing: Promise<void> = Promise.resolve();

  constructor(
    private readonly options: ConnectionOptions,
    private connection: Connection,
    readonly handshake: InitializeResult,
    private readonly spares: SpareConnections,
    /** The fault of the start, which belongs to the first scenario. */
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
    // Waits for the first reset only, when the program is pipelining: a later one fails with the first call.
    return this.connection.adapterForScenario(
      isFirst || !this.handshake.pipelining ? 'now' : 'with-first-call',
    );
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([this.spares.close(), this.closing, this.connection.close()]);
  }

  private async restart(): Promise<void> {
    // At most one earlier program is still ending, so that they do not accumulate.
    await Promise.all([this.spares.ready(), this.closing]);
    this.closing = this.connection.close();
    const spare = this.spares.take();
    if (spare !== undefined) {
      this.connection = spare;
      this.spares.fill();
      return;
    }
    // A program that did not start ahead may be one that cannot run twice at a time: none is started ahead any more.
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
