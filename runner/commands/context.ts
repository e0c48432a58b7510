import type { ExitStatus } from '../exit-status';

/** What a command knows of where it was called, and how it says how it ended. */
export interface Context {
  /** The user's folder. */
  readonly folder: string;
  readonly finish: (status: ExitStatus) => void;
}
