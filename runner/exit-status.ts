/** The exit statuses of the command. */
export const ExitStatus = {
  Conformant: 0,
  NotConformant: 1,
  /** Wrong usage, or a problem with the machine, such as a full disk or a missing folder. */
  Usage: 2,
  AdapterFault: 3,
  /** A defect of the suite, which says nothing about the port. */
  SuiteDefect: 70,
  /** The run was interrupted. Shells use the same status for Ctrl-C. */
  Interrupted: 130,
} as const;

/** One of the command's exit statuses. */
export type ExitStatus = (typeof ExitStatus)[keyof typeof ExitStatus];
