import { openStdioSession, type SessionOptions } from '../../adapter/client/stdio-session';
import type { RunningPrograms } from '../../adapter/client/process-group';
import { compiledFile } from '../../adapter/contract/package';
import type { Session } from '../../adapter/contract/session';
import { fieldWarnings, warn } from './warnings';

/** The port to judge, and how to run it. */
export interface Port {
  /** A command line that starts an adapter in any language, or the path of an adapter module. */
  readonly adapter: { readonly command: string } | { readonly file: string };
  /** The folder in which the adapter's process is started. */
  readonly folder: string;
  /** The time limit for one call, in milliseconds. */
  readonly timeout: number;
  /** The programs of the run, to which those of the port are added. */
  readonly programs: RunningPrograms;
}

/**
 * Opens a session with a port, which runs in its own process. Handshake fields that the protocol does not define cause
 * warnings on standard error, unless `expected` is given.
 *
 * @throws AdapterFault when the port does not start, when its handshake fails, or when the signal stops the port
 */
export async function openSession(
  { adapter, folder, timeout, programs }: Port,
  options: Pick<SessionOptions, 'ahead' | 'expected' | 'signal' | 'transcript'> = {},
): Promise<Session> {
  const command: SessionOptions['command'] =
    'file' in adapter ? [process.execPath, compiledFile('runner/host.js'), adapter.file] : adapter.command;
  const session = await openStdioSession({ command, folder, timeout, programs, ...options });
  // The other programs of a run must repeat the first one's handshake, so they need no further warnings.
  if (options.expected === undefined) warn(fieldWarnings(session.handshake));
  return session;
}
