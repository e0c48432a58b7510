import { safeText } from '../text/escape';
import type { Port } from './port';

/** The number of lines of output that an error shows: the first ones, because a compiler's first error matters most. */
const MAX_SHOWN_LINES = 40;
/** The number of characters of a build's output after which the rest is dropped. */
const MAX_OUTPUT_LENGTH = 100_000;

/** A port could not be built, so there is no verdict. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';
}

/** A function that runs the build of a port, and may do something before and after it. */
export type DuringBuild = (build: () => Promise<void>) => Promise<void>;

/**
 * Builds a port with a command, in the folder of the port. There is no timeout; the signal ends the build.
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
    leader.on('close', (status, signal) => {
      if (status === 0) resolve(undefined);
      else resolve(signal === null ? `exited with status ${status}` : `ended on ${signal}`);
    });
  });
  interrupt.removeEventListener('abort', stop);
  if (reason === undefined || interrupt.aborted) return;
  const lines = safeText(output).trimEnd().split('\n');
  const shown = lines.slice(0, MAX_SHOWN_LINES).map((line) => `  ${line}`);
  const hidden = lines.length - shown.length;
  const ending = hidden > 0 ? [`  … ${hidden} more lines`] : [];
  throw new BuildFailure([`--build ${command}: ${reason}`, ...shown, ...ending].join('\n'));
}
