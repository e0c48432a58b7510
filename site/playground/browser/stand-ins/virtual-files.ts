import initial from 'playground:files';

/**
 * The files of the page's virtual file system, by absolute path. A folder exists if it was created or contains files.
 */
const files = new Map<string, string>(Object.entries(initial));
const folders = new Set<string>();

/** Adds files, by their absolute paths. */
export function addFiles(added: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(added)) files.set(path, text);
}

/** Returns the text of a file. Throws the same error as Node if the file does not exist. */
export function textOf(path: string): string {
  const text = files.get(path);
  if (text !== undefined) return text;
  throw isFolder(path) ? fileError('EISDIR', path) : fileError('ENOENT', path);
}

/** Writes a file, in a folder that must exist. */
export function writeText(path: string, text: string): void {
  if (!isFolder(parentOf(path))) throw fileError('ENOENT', path);
  if (isFolder(path)) throw fileError('EISDIR', path);
  files.set(path, text);
}

/** Creates a folder and its missing parents. */
export function makeFolder(path: string): void {
  for (let folder = path; folder !== '/'; folder = parentOf(folder)) {
    if (files.has(folder)) throw fileError('ENOTDIR', folder);
    folders.add(folder);
  }
}

/** Removes a file, or a folder with everything in it. */
export function remove(path: string): void {
  for (const known of [files, folders]) {
    for (const one of known.keys()) if (one === path || one.startsWith(`${path}/`)) known.delete(one);
  }
}

/** Returns the names of the entries of a folder. Throws the same error as Node if the folder does not exist. */
export function namesIn(path: string): string[] {
  if (files.has(path)) throw fileError('ENOTDIR', path);
  if (!isFolder(path)) throw fileError('ENOENT', path);
  const names = allPaths()
    .filter((one) => one.startsWith(`${path}/`))
    .map((one) => one.slice(path.length + 1).split('/')[0]!);
  return [...new Set(names)].sort();
}

/** Tells whether a path leads to a file. */
export function isFile(path: string): boolean {
  return files.has(path);
}

/** Tells whether a path leads to a folder. */
export function isFolder(path: string): boolean {
  return path === '/' || folders.has(path) || allPaths().some((one) => one.startsWith(`${path}/`));
}

/** Creates the error that Node throws for a path. */
export function fileError(code: 'ENOENT' | 'ENOTDIR' | 'EISDIR', path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code, path });
}

function allPaths(): string[] {
  return [...files.keys(), ...folders];
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}
