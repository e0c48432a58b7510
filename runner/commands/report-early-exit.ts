import { ExitStatus } from '../exit-status';

/** Whether the process ends because nobody reads its output, which is no doing of the port. */
let isUnread = false;

/** Ends the process quietly, because nobody reads its output any more. */
export function exitUnread(): never {
  isUnread = true;
  process.exit(ExitStatus.Interrupted);
}

/**
 * Reports it as a fault of the adapter when a port in this process ends it, whatever status the port chose.
 *
 * @returns a function after which the process may end
 */
export function reportEarlyExit(isInProcess: boolean): () => void {
  if (!isInProcess) return () => undefined;
  const onExit = (): void => {
    if (isUnread) return;
    process.stderr.write('i18n-conformance: the adapter ended this process in the middle of the run\n');
    process.exitCode = ExitStatus.AdapterFault;
  };
  process.on('exit', onExit);
  return () => void process.removeListener('exit', onExit);
}
