import { renameSync } from 'node:fs';
import { pause } from '../pause';

/** The errors with which Windows refuses to replace a file that another program, such as a virus scanner, has open. */
const HELD_OPEN = new Set(['EACCES', 'EBUSY', 'EPERM']);
/** The attempts, and the pause before the second one, which doubles after each: 310 ms in all. */
const MAX_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 10;

/** The platform and its way to rename a file. Tests pass others. */
export interface Renaming {
  readonly platform: NodeJS.Platform;
  rename(source: string, target: string): void;
}

/**
 * Moves a file to the place of another one in one step. On Windows, waits a moment for programs that have one of the
 * files open.
 *
 * @throws the error of the last attempt
 */
export function replaceFile(
  source: string,
  target: string,
  { platform, rename }: Renaming = { platform: process.platform, rename: renameSync },
): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return rename(source, target);
    } catch (thrown) {
      const isHeldOpen = platform === 'win32' && HELD_OPEN.has((thrown as NodeJS.ErrnoException).code ?? '');
      if (!isHeldOpen || attempt === MAX_ATTEMPTS) throw thrown;
      pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}
