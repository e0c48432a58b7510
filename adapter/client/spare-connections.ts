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
   */
  constructor(
    private size: number,
    private readonly connect: () => Connection,
  ) {}

  /** Starts as many programs as are missing. */
  fill(): void {
    while (this.spares.length < this.size) this.spares.push(greeted(this.connect()));
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

function greeted(connection: Connection): Spare {
  const greeting = connection.initialize().then(
    () => void (spare.isGreeted = true),
    () => undefined,
  );
  const spare = { connection, greeting, isGreeted: false };
  return spare;
}
