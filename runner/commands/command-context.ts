import type { ExitStatus } from '../exit-status';

/** The circumstances of a command: where it was called, and where its exit status goes. */
export interface CommandContext {
  /** The user's folder. */
  readonly folder: string;
  readonly finish: (status: ExitStatus) => void;
}
