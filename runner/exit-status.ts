import type { Judgement } from './verdict/judgement';

/** The exit statuses of the command. */
export const ExitStatus = {
  Conformant: 0,
  NotConformant: 1,
  Usage: 2,
  AdapterFault: 3,
  /** The suite itself is at fault: never a verdict on a port. */
  SuiteDefect: 70,
  /** Ended by Ctrl-C, as shells count it. */
  Interrupted: 130,
} as const;

/** One of the command's exit statuses. */
export type ExitStatus = (typeof ExitStatus)[keyof typeof ExitStatus];

/** The exit status of a run. */
export function exitStatusOf({ conclusion, isInterrupted }: Judgement): ExitStatus {
  if (isInterrupted) return ExitStatus.Interrupted;
  switch (conclusion) {
    case 'conformant':
    case 'conformant-but-for-known-failures':
      return ExitStatus.Conformant;
    case 'not-conformant':
      return ExitStatus.NotConformant;
    case 'adapter-fault':
      return ExitStatus.AdapterFault;
    case 'interrupted':
      return ExitStatus.Interrupted;
  }
}
