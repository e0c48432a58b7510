import type { ExitStatus } from '../exit-status';

/** The circumstances of a command: where it was called, and where its exit status goes. */
export interface CommandContext {
  /** The user's folder. */
  readonly folder: string;
  /** The file of the reference's adapter module, which is judged when no port is named. */
  readonly reference: string;
  readonly finish: (status: ExitStatus) => void;
}
