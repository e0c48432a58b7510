import { openInProcessSession } from '../../adapter/client/in-process-session';
import { openStdioSession, type SessionOptions } from '../../adapter/client/stdio-session';
import { compiledFile } from '../../adapter/contract/package';
import type { Session } from '../../adapter/contract/session';
import { fieldWarnings, warn } from './warnings';
import type { PortArguments } from '../text/port-text';
import { loadAdapter } from '../../adapter/host/load-adapter';

/** The port to judge, and how to run it. */
export interface Port {
  /** A command line that starts an adapter in any language, or the path of an adapter module. */
  readonly adapter: { readonly command: string } | { readonly file: string };
  /** The folder in which the adapter's process is started. */
  readonly folder: string;
  /** The time limit for one call, in milliseconds. */
  readonly timeout: number;
  /** Whether to run an adapter module in this process, for debugging. */
  readonly inProcess: boolean;
}

/** A port, and the command-line arguments that name it. */
export interface NamedPort extends Port {
  readonly named: PortArguments;
}

/**
 * Opens a session with a port, which runs in its own process or in this process. Handshake fields that the protocol
 * does not define cause warnings on standard error, unless the port runs in this process or `expected` is given.
 *
 * @throws AdapterFault when the port does not start, when its handshake fails, or when the signal stops the port
 * @throws AdapterModuleError when an adapter module cannot be used in this process
 */
export async function openSession(
  { adapter, folder, timeout, inProcess }: Port,
  options: Pick<SessionOptions, 'ahead' | 'expected' | 'onResponse' | 'signal' | 'transcript'> = {},
): Promise<Session> {
  if ('file' in adapter && inProcess) return openInProcessSession(await loadAdapter(adapter.file));
  const command: SessionOptions['command'] =
    'file' in adapter ? [process.execPath, compiledFile('runner/host.js'), adapter.file] : adapter.command;
  const session = await openStdioSession({ command, folder, timeout, ...options });
  // The other programs of a run must repeat the first one's handshake, so they need no further warnings.
  if (options.expected === undefined) warn(fieldWarnings(session.handshake));
  return session;
}
