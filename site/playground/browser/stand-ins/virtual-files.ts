import initial from 'playground:files';

/** The files of the page's own file system, by their absolute paths. A folder exists when it was made or has files. */
const files = new Map<string, string>(Object.entries(initial));
const folders = new Set<string>();

/** Adds files, by their absolute paths. */
export function addFiles(added: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(added)) files.set(path, text);
}

/** Returns the text of a file; throws as Node does when there is none. */
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

/** Creates a folder, and those that it is in. */
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

/** Returns the names of what is in a folder; throws as Node does when there is none. */
export function namesIn(path: string): string[] {
  if (files.has(path)) throw fileError('ENOTDIR', path);
  if (!isFolder(path)) throw fileError('ENOENT', path);
  const names = allPaths()
    .filter((one) => one.startsWith(`${path}/`))
    .map((one) => one.slice(path.length + 1).split('/')[0]!);
  return [...new Set(names)].sort();
}

/** Tells whether there is a file at a path. */
export function isFile(path: string): boolean {
  return files.has(path);
}

/** Tells whether there is a folder at a path. */
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
