import type { Adapter, InitializeResult } from './adapter';
import { Connection, type ConnectionOptions } from './connection';
import { AdapterFault } from './errors';
import type { Session } from './session';

/** After so many starts in a row that failed, a program is not started again. */
const MOST_FAILED_STARTS = 3;

/**
 * Opens a session with a port in a process of its own, over the adapter protocol.
 *
 * After a fault the program is ended, every further call of the scenario throws the same fault, and the next
 * scenario gets the program started anew.
 *
 * @throws AdapterFault when the program does not start, or its handshake is a fault
 */
export async function openStdioSession(options: ConnectionOptions): Promise<Session> {
  const connection = new Connection(options);
  return new StdioSession(options, connection, await connection.initialize());
}

class StdioSession implements Session {
  private isUnused = true;
  private failedStarts = 0;

  constructor(
    private readonly options: ConnectionOptions,
    private connection: Connection,
    readonly handshake: InitializeResult,
  ) {}

  async fresh(): Promise<Adapter> {
    const isByProcess = this.handshake.isolation === 'process';
    if (this.connection.fault !== undefined || (isByProcess && !this.isUnused)) await this.startAnew();
    this.isUnused = false;
    if (!isByProcess) await this.connection.reset();
    return this.connection.adapter;
  }

  async close(): Promise<void> {
    await this.connection.close();
  }

  private async startAnew(): Promise<void> {
    await this.connection.close();
    const { fault } = this.connection;
    if (fault !== undefined && this.failedStarts >= MOST_FAILED_STARTS) {
      const message = `not started again after ${this.failedStarts} starts in a row that failed: ${fault.message}`;
      throw new AdapterFault(fault.reason, message, fault.stderr);
    }
    this.connection = new Connection(this.options);
    this.failedStarts += 1;
    await this.connection.initialize();
    this.failedStarts = 0;
  }
}
