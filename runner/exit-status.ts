import type { Conclusion, Judgement } from './verdict/judgement';

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

const OF_CONCLUSIONS: Readonly<Record<Conclusion, ExitStatus>> = {
  conformant: ExitStatus.Conformant,
  'conformant-but-for-known-failures': ExitStatus.Conformant,
  'not-conformant': ExitStatus.NotConformant,
  'adapter-fault': ExitStatus.AdapterFault,
  interrupted: ExitStatus.Interrupted,
};

/** The exit status of a run. */
export function exitStatusOf({ conclusion, isInterrupted }: Judgement): ExitStatus {
  return isInterrupted ? ExitStatus.Interrupted : OF_CONCLUSIONS[conclusion];
}
