import { ExitStatus } from '../exit-status';

/**
 * The signals that normally end a process. In this order, they are sent by Ctrl-C, Ctrl-\, a system shutdown, a closed
 * terminal, and Ctrl-Break on Windows.
 */
const SIGNALS = ['SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const;

/**
 * Calls a function at the first signal that would end this process. A second signal ends the process and the programs
 * that it started.
 *
 * @returns a function that restores the usual effect of the signals
 */
export function onInterrupt(act: () => void): () => void {
  let isFirst = true;
  const listener = (): void => {
    // `process.exit` also ends the port's programs. Without this handler, a signal would leave them running.
    if (!isFirst) process.exit(ExitStatus.Interrupted);
    isFirst = false;
    act();
  };
  SIGNALS.forEach((signal) => process.on(signal, listener));
  return () => SIGNALS.forEach((signal) => process.removeListener(signal, listener));
}

/** Whether the process ends because no program reads its output any more, and not because of the port. */
let isUnread = false;

/** Ends the process without a message, because no program reads its output any more. */
export function exitUnread(): never {
  isUnread = true;
  process.exit(ExitStatus.Interrupted);
}

/**
 * Reports an adapter fault if a port that runs in this process ends the process, whatever exit status the port chose.
 *
 * @returns a function that stops watching
 */
export function reportEarlyExit(isInProcess: boolean): () => void {
  if (!isInProcess) return () => undefined;
  const onExit = (): void => {
    if (isUnread) return;
    process.stderr.write('i18n-conformance: the adapter ended this process during the run\n');
    process.exitCode = ExitStatus.AdapterFault;
  };
  process.on('exit', onExit);
  return () => void process.removeListener('exit', onExit);
}
