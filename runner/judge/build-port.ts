import { safeText } from '../text/escape';
import type { Port } from './port';

/** The number of lines that are shown of the output of a build that failed. A compiler's first error matters most. */
const MAX_SHOWN_LINES = 40;
/** The number of characters that are kept of the output of a build. */
const MAX_OUTPUT_LENGTH = 100_000;

/** The error for a build that failed. There is no verdict then. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';
}

/** Calls a function that builds a port, and waits for its end. What is done before and after is up to the caller. */
export type DuringBuild = (build: () => Promise<void>) => Promise<void>;

/**
 * Builds a port with a command, in the folder of the port. The build takes as long as it needs, and the signal ends it.
 *
 * @throws BuildFailure with the build's output when the command fails
 */
export async function buildPort(
  command: string,
  { folder, programs }: Pick<Port, 'folder' | 'programs'>,
  interrupt: AbortSignal,
): Promise<void> {
  if (interrupt.aborted) return;
  const group = programs.start({ command, folder });
  const { leader } = group;
  const stop = (): void => void group.stop();
  interrupt.addEventListener('abort', stop);
  let output = '';
  const add = (chunk: Buffer): void => {
    if (output.length < MAX_OUTPUT_LENGTH) output += chunk.toString('utf8');
  };
  leader.stdout.on('data', add);
  leader.stderr.on('data', add);
  leader.stdin.end();
  const reason = await new Promise<string | undefined>((resolve) => {
    leader.on('error', ({ message }) => resolve(message));
    // Unlike `exit`, this event comes after the last output.
    leader.on('close', (status, signal) =>
      resolve(
        status === 0 ? undefined : signal === null ? `exited with status ${status}` : `ended on ${signal}`,
      ),
    );
  });
  interrupt.removeEventListener('abort', stop);
  if (reason === undefined || interrupt.aborted) return;
  const lines = safeText(output).trimEnd().split('\n');
  const shown = lines.slice(0, MAX_SHOWN_LINES).map((line) => `  ${line}`);
  const hidden = lines.length - shown.length;
  throw new BuildFailure(
    [`--build ${command}: ${reason}`, ...shown, ...(hidden > 0 ? [`  … ${hidden} more lines`] : [])].join(
      '\n',
    ),
  );
}
