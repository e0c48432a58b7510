import type { Adapter, InitializeResult } from './adapter';

/** A conversation with one implementation during a run. */
export interface Session {
  /** The result of `initialize`. */
  readonly handshake: InitializeResult;

  /**
   * Returns an adapter in a fresh state, for one scenario.
   *
   * @throws AdapterFault when resetting or restarting the port fails
   */
  fresh(): Promise<Adapter>;

  /** Ends the session and its process, if it has one. Safe to call twice. */
  close(): Promise<void>;
}

/** The version of the protocol that this suite speaks. */
export const PROTOCOL = 1;
