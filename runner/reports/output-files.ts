import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../usage-error';

/**
 * Makes the folder of a file that is to be written when the run is over, so that no run is lost for want of it.
 *
 * @param argument the option and its argument, for messages
 * @throws UsageError when the file could not be written
 */
export function requireWritable(argument: string, file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    accessSync(dirname(file), constants.W_OK);
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
