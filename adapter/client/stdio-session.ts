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
}

/**
 * Opens a session with a port in a process of its own, over the adapter protocol.
 *
 * After a fault the program is ended, every further call of the scenario throws the same fault, and the program is
 * started again for the next scenario.
 *
 * @throws AdapterFault when the program does not start, its handshake is a fault, or the signal ends it
 */
export async function openStdioSession(options: SessionOptions): Promise<Session> {
  const { signal } = options;
  const connection = new Connection(options);
  const close = (): void => void connection.close();
  signal?.addEventListener('abort', close);
  try {
    const handshake = await connection.initialize();
    const spares = new SpareConnections(options.ahead ?? 0, () => new Connection(options));
    if (handshake.isolation === 'process') spares.fill();
    return new StdioSession(options, connection, handshake, spares);
  } finally {
    signal?.removeEventListener('abort', close);
  }
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
  ) {}

  async fresh(): Promise<Adapter> {
    const isByProcess = this.handshake.isolation === 'process';
    const isFirst = this.isUnused;
    this.isUnused = false;
    if (this.connection.fault !== undefined || (isByProcess && !isFirst)) await this.restart();
    if (!isByProcess) await this.reset(isFirst);
    return this.connection.adapter;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([this.spares.close(), this.closing, this.connection.close()]);
  }

  /** Waits for the first reset only, when the program is pipelining: a later one fails with the next call. */
  private async reset(isFirst: boolean): Promise<void> {
    if (isFirst || !this.handshake.pipelining) await this.connection.reset();
    else this.connection.resetWithNextCall();
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
    await this.connection.initialize();
    this.failedStarts = 0;
  }
}
