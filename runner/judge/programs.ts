import { setMaxListeners } from 'node:events';
import type { Session } from '../../adapter/contract/session';
import type * as Play from '../../play';
import type { PlayOptions } from '../../play';
import type { Trial } from '../../suite';
import type { JobGrowth } from './job-growth';

/** The programs of a port, which play trials at the same time, and the means to start more. */
export interface Programs {
  /** One session for each program. The sessions of added programs are appended. */
  readonly sessions: Session[];
  /** Determines when to add programs. If omitted, none are added. */
  readonly growth?: JobGrowth | undefined;
  /** Starts a program. */
  readonly open: (signal: AbortSignal) => Promise<Session>;
}

/**
 * Starts several programs at once. Returns the sessions that were added, and the errors of the programs that did not
 * start.
 */
export async function openMore(
  { sessions, open }: Programs,
  howMany: number,
  signal: AbortSignal,
): Promise<{ readonly added: readonly Session[]; readonly failures: readonly unknown[] }> {
  const opened = await Promise.allSettled(Array.from({ length: howMany }, () => open(signal)));
  const added = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  sessions.push(...added);
  return { added, failures: opened.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])) };
}

/** The programs of a port, and the functions that provide the trials to play and receive the results. */
export interface QueueOptions extends Programs, Pick<PlayOptions, 'library' | 'next' | 'onResult'> {
  /** Stops playing without waiting for the current calls. */
  readonly stop: AbortSignal;
}

/**
 * Plays trials on several programs of a port at the same time: whenever a program has finished a trial, it takes the
 * next one. The caller decides which trials are played, how often, and whether the run ends early. If a program that is
 * added during play cannot be started, the others continue, because the port may limit the number of its instances on a
 * machine.
 *
 * @throws SuiteDefect when the suite has a defect
 */
export async function playOnPrograms(
  playOnSession: typeof Play.playOnSession,
  options: QueueOptions,
): Promise<void> {
  const { library, sessions, stop, growth } = options;
  const over = new AbortController();
  const failures: unknown[] = [];
  const tasks: Promise<void>[] = [];

  const next = (): Trial | undefined => {
    const trial = failures.length > 0 ? undefined : options.next();
    if (trial === undefined) over.abort();
    return trial;
  };
  const onResult: PlayOptions['onResult'] = (result) => {
    options.onResult(result);
    const jobs = growth?.add(result.trial.steps.length, result.kind === 'fault');
    if (jobs !== undefined) begin(grow(jobs));
  };
  const begin = (task: Promise<void>): void => {
    tasks.push(task.catch((thrown: unknown) => void failures.push(thrown)));
  };
  const play = (session: Session): void =>
    begin(playOnSession({ library, session, next, onResult, signal: stop }));
  const grow = async (jobs: number): Promise<void> => {
    const signal = AbortSignal.any([stop, over.signal]);
    // Each program adds a listener, and Node would warn of a leak if there were more than ten.
    setMaxListeners(0, signal);
    const { added, failures: unopened } = await openMore(options, jobs - sessions.length, signal);
    added.forEach(play);
    if (unopened.length === 0) growth?.begin(sessions.length);
  };

  sessions.forEach(play);
  // While this loop awaits a task, further tasks may be added.
  for (const task of tasks) await task;
  if (failures.length > 0) throw failures[0];
}
