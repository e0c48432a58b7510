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

/** Makes sure that a folder is removed even if this process exits in the middle of a run. */
function removeAtExit(folder: string): void {
  existing.add(folder);
  if (areRemovedAtExit) return;
  areRemovedAtExit = true;
  process.on('exit', () => {
    for (const one of existing) rmSync(one, { recursive: true, force: true });
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

  /** Removes the folder, unless it is shared. */
  remove(): void {
    if (this.root === undefined || this.shared !== undefined) return;
    removeFolder(this.root);
    existing.delete(this.root);
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
 * Retries a few times, because on Windows, removing fails while the port has a file in the folder open. If folders are
 * removed while others are written, a run takes 1.06 times as long.
 */
function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
