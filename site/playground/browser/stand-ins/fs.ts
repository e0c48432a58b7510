// Stands in for `node:fs` in the page. Only the functions and options that the bundled code uses are implemented.

/** The files of the suite that scenarios read, by absolute path. The build defines them. */
declare const SUITE_FILES: Readonly<Record<string, string>>;

/** The files, by absolute path. A folder exists if it was made or contains files. */
const files = new Map<string, string>(Object.entries(SUITE_FILES));
const folders = new Set<string>();
let lastFolder = 0;

/** Adds files, by their absolute paths. */
export function addFiles(added: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(added)) files.set(path, text);
}

/** Stands in for Node's function of the same name. */
export function mkdtempSync(prefix: string): string {
  const path = `${prefix}${(lastFolder += 1)}`;
  mkdirSync(path);
  return path;
}

/** Stands in for Node's function of the same name, with the option `recursive`. */
export function mkdirSync(path: string): void {
  for (let folder = path; folder !== '/'; folder = parentOf(folder)) {
    if (files.has(folder)) throw fileError('ENOTDIR', folder);
    folders.add(folder);
  }
}

/** Stands in for Node's function of the same name. */
export function writeFileSync(path: string, text: string): void {
  if (!isFolder(parentOf(path))) throw fileError('ENOENT', path);
  if (isFolder(path)) throw fileError('EISDIR', path);
  files.set(path, text);
}

/** Stands in for the function of `node:fs/promises`, with the option `recursive`. */
export async function rm(path: string): Promise<void> {
  rmSync(path);
}

/** Stands in for Node's function of the same name, with the option `recursive`. */
export function rmSync(path: string): void {
  for (const known of [files, folders]) {
    for (const one of known.keys()) if (one === path || one.startsWith(`${path}/`)) known.delete(one);
  }
}

/** Stands in for Node's function of the same name. */
export function existsSync(path: string): boolean {
  return files.has(path) || isFolder(path);
}

/** Stands in for Node's function of the same name: returns a text if an encoding is given, and bytes otherwise. */
export function readFileSync(path: string, encoding?: 'utf8'): string | Uint8Array {
  const text = files.get(path);
  if (text === undefined) throw fileError(isFolder(path) ? 'EISDIR' : 'ENOENT', path);
  return encoding === undefined ? new TextEncoder().encode(text) : text;
}

/** Stands in for Node's function of the same name. */
export function readdirSync(named: string, options?: { readonly withFileTypes: true }): unknown[] {
  const path = withoutSlash(named);
  if (!isFolder(path)) throw fileError(files.has(path) ? 'ENOTDIR' : 'ENOENT', path);
  const below = allPaths().filter((one) => one.startsWith(`${path}/`));
  const names = [...new Set(below.map((one) => one.slice(path.length + 1).split('/')[0]!))].sort();
  return options ? names.map((name) => ({ name, ...kindOf(`${path}/${name}`) })) : names;
}

/** Stands in for Node's function of the same name. */
export function statSync(path: string, options?: { readonly throwIfNoEntry: false }): object | undefined {
  if (existsSync(path)) {
    return { ...kindOf(path), size: new TextEncoder().encode(files.get(path)).length };
  }
  if (options === undefined) throw fileError('ENOENT', path);
  return undefined;
}

function kindOf(path: string): object {
  return { isFile: () => files.has(path), isDirectory: () => isFolder(path) };
}

function isFolder(path: string): boolean {
  return path === '/' || folders.has(path) || allPaths().some((one) => one.startsWith(`${path}/`));
}

function allPaths(): string[] {
  return [...files.keys(), ...folders];
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

/** Creates the error that Node throws for a path. */
/** Returns a path without a slash at its end. */
function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function fileError(code: 'ENOENT' | 'ENOTDIR' | 'EISDIR', path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code, path });
}
