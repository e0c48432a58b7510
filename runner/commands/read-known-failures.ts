import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseKnownFailures, type KnownFailuresList } from '../plan/known-failures';
import { messageOf, requireNoFolder } from '../reports/output-files';
import { UsageError } from '../usage-error';

/** The size of the largest list of known failures, in bytes. A device such as /dev/zero never ends. */
const MAX_LIST_BYTES = 16 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

/**
 * Reads the list of known failures that an option names. Returns undefined when the option is not given.
 *
 * @throws UsageError when the file cannot be read, or is not such a list
 */
export function readKnownFailures(
  option: string,
  file: string | undefined,
  folder: string,
): KnownFailuresList | undefined {
  if (file === undefined) return undefined;
  const path = resolve(folder, file);
  if (!existsSync(path))
    throw new UsageError(`${option} ${file}: there is no such file (looked for ${path})`);
  requireNoFolder(`${option} ${file}`, path, 'read');
  let source: string;
  try {
    source = readText(path);
  } catch (thrown) {
    throw new UsageError(`${option} ${file} cannot be read: ${messageOf(thrown)}`);
  }
  return { source, entries: parseKnownFailures(source, file) };
}

/** Reads a text file, or a pipe or device that ends. */
function readText(path: string): string {
  const file = openSync(path, 'r');
  try {
    const chunks: Buffer[] = [];
    for (let left = MAX_LIST_BYTES; left > 0; left -= chunks.at(-1)!.length) {
      const chunk = Buffer.alloc(CHUNK_BYTES);
      const length = readSync(file, chunk);
      if (length === 0) return Buffer.concat(chunks).toString('utf8');
      chunks.push(chunk.subarray(0, length));
    }
    throw new Error(`it has more than ${MAX_LIST_BYTES} bytes`);
  } finally {
    closeSync(file);
  }
}
