import type { InitializeResult } from '../contract/adapter';
import type { Connection } from './connection';

/** A connection to a program that was started before it is needed. */
interface Spare {
  readonly connection: Connection;
  /** Settles when its program has answered the handshake, or failed to. */
  readonly greeting: Promise<void>;
  isGreeted: boolean;
}

/** Connections to programs that are started and greeted before they are needed, so that nothing waits for a start. */
export class SpareConnections {
  /** In the order of their start. */
  private readonly spares: Spare[] = [];

  /**
   * @param size the number of spare connections
   * @param connect starts a program
   * @param expected the handshake that each program must repeat
   */
  constructor(
    private size: number,
    private readonly connect: () => Connection,
    private readonly expected: InitializeResult,
  ) {}

  /** Starts as many programs as are missing, or as many as the system allows. */
  fill(): void {
    try {
      while (this.spares.length < this.size) this.spares.push(greeted(this.connect(), this.expected));
    } catch {
      // It is reported when a program cannot be started that is needed.
    }
  }

  /** Waits for the handshake of the oldest program, if there is one. */
  async ready(): Promise<void> {
    await this.spares[0]?.greeting;
  }

  /** Takes the oldest connection; undefined when there is none, or its program did not start or has ended. */
  take(): Connection | undefined {
    const [spare] = this.spares;
    if (!spare?.isGreeted || spare.connection.hasEnded) return undefined;
    this.spares.shift();
    return spare.connection;
  }

  /** Ends all spare programs, and starts no more. */
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
