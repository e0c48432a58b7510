import { ExitStatus } from '../exit-status';

/** True when the process ends because the reader of its output has gone, and not because of the port. */
let isUnread = false;

/** Ends the process without a message, because the reader of its output has gone. */
export function exitUnread(): never {
  isUnread = true;
  process.exit(ExitStatus.Interrupted);
}

/**
 * Watches for a port that ends this process, and reports that as an adapter fault, whatever its exit status.
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
