import { ExitStatus } from '../exit-status';

/**
 * Reports it as a fault of the adapter when a port in this process ends it, whatever status the port chose.
 *
 * @returns a function after which the process may end
 */
export function reportEarlyExit(isInProcess: boolean): () => void {
  if (!isInProcess) return () => undefined;
  const onExit = (): void => {
    process.stderr.write('i18n-conformance: the adapter ended this process in the middle of the run\n');
    process.exitCode = ExitStatus.AdapterFault;
  };
  process.on('exit', onExit);
  return () => void process.removeListener('exit', onExit);
}
