import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { shellQuote } from '../text/shell-quote';
import { UsageError } from '../usage-error';

/**
 * Checks before a run that a file can be written, so that no results are lost after it.
 *
 * @param argument the option and its argument, for messages
 * @throws UsageError when the file cannot be written
 */
export function requireWritable(argument: string, file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder)) {
    throw new UsageError(
      `${argument}: the folder ${folder} does not exist; create it first: mkdir -p ${shellQuote(folder)}`,
    );
  }
  try {
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
    accessSync(folder, constants.W_OK);
  } catch (thrown) {
    throw new UsageError(`${argument} cannot be written: ${messageOf(thrown)}`);
  }
  requireNoFolder(argument, file);
}

/**
 * Checks that a path is not a folder.
 *
 * @param argument the option and its argument, for messages
 * @throws UsageError when the path is a folder
 */
export function requireNoFolder(argument: string, path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new UsageError(`${argument}: ${path} is a folder; name a file`);
}

/** Returns the message of a thrown value. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
