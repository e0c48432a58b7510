import type { InitializeResult } from '../contract/adapter';
import type { Connection } from './connection';

/** A connection to a program that is started before it is needed. */
interface Spare {
  readonly connection: Connection;
  /** Settles when the program has answered the handshake or has failed to do so. */
  readonly greeting: Promise<void>;
  isGreeted: boolean;
}

/**
 * Connections to programs that are started before they are needed, so that scenarios rarely have to wait for a program
 * to start.
 */
export class SpareConnections {
  /** The spare connections, in the order in which their programs were started. */
  private readonly spares: Spare[] = [];

  /**
   * @param size the number of spare connections
   * @param connect starts a program and returns the connection to it
   * @param expected the result that each program must return in the handshake
   */
  constructor(
    private size: number,
    private readonly connect: () => Connection,
    private readonly expected: InitializeResult,
  ) {}

  /** Starts programs until all spare connections exist, or until a program cannot be started. */
  fill(): void {
    try {
      while (this.spares.length < this.size) this.spares.push(greeted(this.connect(), this.expected));
    } catch {
      // A failure to start a spare program is ignored. A fault is reported only when a program is needed and cannot be
      // started.
    }
  }

  /** Waits for the handshake of the oldest program, if there is one. */
  async ready(): Promise<void> {
    await this.spares[0]?.greeting;
  }

  /**
   * Takes the oldest connection. Returns undefined when there is none, or when its program has ended or has not
   * completed the handshake yet.
   */
  take(): Connection | undefined {
    const [spare] = this.spares;
    if (!spare?.isGreeted || spare.connection.hasEnded) return undefined;
    this.spares.shift();
    return spare.connection;
  }

  /** Ends all spare programs. No more spare programs are started afterwards. */
  async close(): Promise<void> {
    this.size = 0;
    await Promise.all(this.spares.splice(0).map(({ connection }) => connection.close()));
  }
}

function greeted(connection: Connection, expected: InitializeResult): Spare {
  const greeting = connection.initialize(expected).then(
    () => void (spare.isGreeted = true),
    () => undefined,
  );
  const spare = { connection, greeting, isGreeted: false };
  return spare;
}
