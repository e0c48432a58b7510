// Stands in for `node:fs` in the page. Only the functions and options that the bundled code uses are implemented.
import { fileError, isFile, isFolder, makeFolder, namesIn, textOf, writeText } from './virtual-files';

let lastFolder = 0;

/** Stands in for Node's function of the same name. */
export function mkdtempSync(prefix: string): string {
  const path = `${prefix}${(lastFolder += 1)}`;
  makeFolder(path);
  return path;
}

/** Stands in for Node's function of the same name, with the option `recursive`. */
export function mkdirSync(path: string): void {
  makeFolder(path);
}

/** Stands in for Node's function of the same name. */
export function writeFileSync(path: string, text: string): void {
  writeText(path, text);
}

/** Stands in for Node's function of the same name. */
export function existsSync(path: string): boolean {
  return isFile(path) || isFolder(path);
}

/** Stands in for Node's function of the same name: returns a text if an encoding is given, and bytes otherwise. */
export function readFileSync(path: string, encoding?: 'utf8'): string | Uint8Array {
  const text = textOf(path);
  return encoding === undefined ? new TextEncoder().encode(text) : text;
}

/** Stands in for Node's function of the same name. */
export function readdirSync(path: string, options?: { readonly withFileTypes: true }): unknown[] {
  const names = namesIn(path);
  if (options === undefined) return names;
  return names.map((name) => ({ name, ...kindOf(`${path}/${name}`) }));
}

/** Stands in for Node's function of the same name. */
export function statSync(path: string, options?: { readonly throwIfNoEntry: false }): object | undefined {
  if (existsSync(path)) {
    return { ...kindOf(path), size: isFile(path) ? new TextEncoder().encode(textOf(path)).length : 0 };
  }
  if (options === undefined) throw fileError('ENOENT', path);
  return undefined;
}

function kindOf(path: string): object {
  return { isFile: () => isFile(path), isDirectory: () => isFolder(path) };
}
