// Stands in for `node:fs/promises` in the page. Only the functions and options that the bundled code uses are
// implemented.
import { remove, textOf } from './virtual-files';

/** Stands in for Node's function of the same name, with the encoding UTF-8. */
export async function readFile(path: string): Promise<string> {
  return textOf(path);
}

/** Stands in for Node's function of the same name, with the option `recursive`. */
export async function rm(path: string): Promise<void> {
  remove(path);
}
