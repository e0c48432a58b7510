import { ExitStatus } from '../exit-status';

/**
 * The conclusions that a run can draw about the port, each with its words and the exit status. If several apply, the
 * first one holds.
 */
export const CONCLUSIONS = {
  /** A signal ended the run. */
  interrupted: { words: 'interrupted', status: ExitStatus.Interrupted },
  /** A trial had an adapter fault. */
  'adapter-fault': {
    words: 'adapter fault, no verdict',
    status: ExitStatus.AdapterFault,
  },
  'not-conformant': { words: 'not conformant', status: ExitStatus.NotConformant },
  /** A limit or an error of the system ended the run, without a failure. */
  'ended-early': { words: 'ended early', status: ExitStatus.Interrupted },
  /** The only failures were scenarios that are listed as known failures. */
  'conformant-but-for-known-failures': { words: 'no new failures', status: ExitStatus.Conformant },
  /** At least one trial passed, and all others passed or are not applicable. */
  conformant: { words: 'conformant', status: ExitStatus.Conformant },
} as const satisfies Readonly<Record<string, { readonly words: string; readonly status: ExitStatus }>>;

/** The conclusion that a run draws about the port. */
export type Conclusion = keyof typeof CONCLUSIONS;

/** The names of the conclusions; the first that applies holds. */
export const CONCLUSION_NAMES = Object.keys(CONCLUSIONS) as readonly Conclusion[];

/** Returns the exit status of a run with a conclusion. */
export function exitStatusOf({ conclusion }: { readonly conclusion: Conclusion }): ExitStatus {
  return CONCLUSIONS[conclusion].status;
}
