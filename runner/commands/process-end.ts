import { ExitStatus } from '../exit-status';

/**
 * The signals that normally end a process. In the order of this list, they are sent by Ctrl-C, Ctrl-\, a system
 * shutdown, a closed terminal, and (on Windows) Ctrl-Break.
 */
const SIGNALS = ['SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const;

/**
 * Calls a function when this process first receives a signal that would end it. A second signal ends the process and
 * the programs that it started.
 *
 * @returns a function that restores the usual effect of the signals
 */
export function onInterrupt(act: () => void): () => void {
  let isFirst = true;
  const listener = (): void => {
    // `process.exit` runs the exit handlers, which end the port's programs. An unhandled signal leaves them running.
    if (!isFirst) process.exit(ExitStatus.Interrupted);
    isFirst = false;
    act();
  };
  SIGNALS.forEach((signal) => process.on(signal, listener));
  return () => SIGNALS.forEach((signal) => process.removeListener(signal, listener));
}
