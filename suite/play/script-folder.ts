import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { replaced } from '../../steps/params';
import { FOLDER, type Files, type Script } from '../../steps/script';

/** The prefix for the names of folders that contain the files of a script. */
const FOLDER_PREFIX = 'i18n-conformance-';

/**
 * Folders that many plays share, because nobody changes their files. They remain until the caller removes the folder for
 * temporary files.
 */
export class SharedFolders {
  /** The path of each folder, by the files that it contains. */
  private readonly folders = new Map<Files, string>();

  /** Returns the path of a folder with these files. The files of equal scripts must be the same object. */
  pathOf(files: Files): string {
    const path = this.folders.get(files) ?? writeInto(newFolder(), files);
    this.folders.set(files, path);
    return path;
  }
}

/** Tells whether a script writes files more than once. */
export function changesFiles({ calls }: Script): boolean {
  return calls.filter(({ files }) => files).length > 1;
}

/** The folders of scripts that have not been removed yet. */
const existing = new Set<string>();
let areRemovedAtExit = false;

/**
 * Makes sure that a folder is removed even if this process exits in the middle of a run, or if it cannot be removed
 * yet: on Windows, while the port has a file in it open.
 */
function removeAtExit(folder: string): void {
  existing.add(folder);
  if (areRemovedAtExit) return;
  areRemovedAtExit = true;
  process.on('exit', () => {
    for (const one of existing) tryToRemove(one);
  });
}

/** The folder that contains the files of a script. It is created when the first files are written. */
export class ScriptFolder {
  private root: string | undefined;

  /** @param shared folders for files that the script does not change; if omitted, the script has its own */
  constructor(private readonly shared?: SharedFolders) {}

  /** Whether files have been written. */
  get exists(): boolean {
    return this.root !== undefined;
  }

  /** Writes files. They are complete when the method returns. */
  write(files: Files): void {
    if (this.shared !== undefined) {
      this.root = this.shared.pathOf(files);
      return;
    }
    this.root ??= newFolder();
    removeAtExit(this.root);
    writeInto(this.root, files);
  }

  /** Returns params in which the paths of loaders are those of this folder. */
  fillIn(params: object): object {
    const { root } = this;
    if (root === undefined) return params;
    return replaced(params, (value, key) =>
      key === 'path' && typeof value === 'string' ? value.replace(FOLDER, () => root) : undefined,
    ) as object;
  }

  /** Removes the folder, unless it is shared. If it cannot be removed, this is tried again at the end of the process. */
  remove(): void {
    if (this.root === undefined || this.shared !== undefined) return;
    if (tryToRemove(this.root)) existing.delete(this.root);
  }
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), FOLDER_PREFIX));
}

function writeInto(folder: string, files: Files): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    if (path.includes('/')) mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

/**
 * Removes a folder. A port may have put files into it that cannot be removed, which must not end the run. If folders are
 * removed asynchronously, while others are written, a run takes 1.06 times as long.
 *
 * @returns whether it was removed
 */
function tryToRemove(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}
