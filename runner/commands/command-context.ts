import type { ExitStatus } from '../exit-status';

/** The context of a command: the folder it was called in, the reference, and the receiver of its exit status. */
export interface CommandContext {
  /** The folder in which the command was called. */
  readonly folder: string;
  /** The file of the reference's adapter module, the port that is judged by default. */
  readonly reference: string;
  readonly finish: (status: ExitStatus) => void;
}
