import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { shellQuote } from '../text/shell-quote';
import { UsageError } from '../usage-error';

/**
 * Refuses a file that could not be written when the run is over, so that no run is lost for want of it.
 *
 * @param argument the option and its argument, for messages
 * @throws UsageError when the file could not be written
 */
export function requireWritable(argument: string, file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder)) {
    throw new UsageError(
      `${argument}: there is no folder ${folder}; make it first: mkdir -p ${shellQuote(folder)}`,
    );
  }
  try {
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is no folder`);
    accessSync(folder, constants.W_OK);
  } catch (thrown) {
    throw new UsageError(`${argument} cannot be written: ${messageOf(thrown)}`);
  }
  requireNoFolder(argument, file);
}

/**
 * Refuses a folder where a file is meant.
 *
 * @param argument the option and its argument, for messages
 * @throws UsageError when the path is a folder
 */
export function requireNoFolder(argument: string, path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new UsageError(`${argument}: ${path} is a folder; name a file`);
}

/** The message of whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
