import { ExitStatus } from '../exit-status';

/** A port in this process could end it with any status, a good one too: that is a fault of the adapter. */
export function forbidExit(isInProcess: boolean): () => void {
  if (!isInProcess) return () => undefined;
  const onExit = (): void => {
    process.stderr.write('i18n-conformance: the adapter ended this process in the middle of the run\n');
    process.exitCode = ExitStatus.AdapterFault;
  };
  process.on('exit', onExit);
  return () => void process.removeListener('exit', onExit);
}
