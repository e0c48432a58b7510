// Stands in for `node:fs/promises` in the page. Only the functions and options that the bundled code uses are
// implemented.
import { makeFolder, remove, textOf, writeText } from './virtual-files';

let lastFolder = 0;

/** Stands in for Node's function of the same name. */
export async function mkdtemp(prefix: string): Promise<string> {
  const path = `${prefix}${(lastFolder += 1)}`;
  makeFolder(path);
  return path;
}

/** Stands in for Node's function of the same name, with the option `recursive`. */
export async function mkdir(path: string): Promise<void> {
  makeFolder(path);
}

/** Stands in for Node's function of the same name. */
export async function writeFile(path: string, text: string): Promise<void> {
  writeText(path, text);
}

/** Stands in for Node's function of the same name, with the encoding UTF-8. */
export async function readFile(path: string): Promise<string> {
  return textOf(path);
}

/** Stands in for Node's function of the same name, with the option `recursive`. */
export async function rm(path: string): Promise<void> {
  remove(path);
}
