import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expectType } from '../arguments';
import { InvalidTranslations } from '../errors';
import { mergeTranslations, type TranslationsHash } from '../translations/translations-hash';
import { Base } from './loader';

/** The maximum size of a file, in bytes (32 MiB): many times what the translations of a large application need. */
const MAX_FILE_BYTES = 2 ** 25;

/** The maximum number of files that an error lists. */
const MAX_LISTED_FILES = 10;

/** Reads the files of one format in a folder and its subfolders. */
export abstract class FolderLoader extends Base {
  /** The extensions of the files to read, such as `.yml`. */
  protected abstract readonly extensions: readonly string[];

  /** @param path the path of the folder; a relative path is resolved against the working directory by `load` */
  constructor(readonly path: string) {
    super();
    expectType(path, 'string', 'path');
  }

  // Keeps FILES-01, FILES-06.
  /**
   * Reads the files, and returns their translations, merged in the order of their paths.
   *
   * @throws InvalidTranslations when the folder or a file cannot be read, or files are malformed; it names ten at most
   */
  override load(): TranslationsHash {
    const hashes: TranslationsHash[] = [];
    const failures: InvalidTranslations[] = [];
    for (const file of filesIn(this.path, this.extensions)) {
      try {
        const text = readText(file);
        if (text !== undefined) hashes.push(this.parse(text));
      } catch (error) {
        if (!(error instanceof InvalidTranslations)) throw error;
        const { reason, place, cause } = error;
        failures.push(new InvalidTranslations(reason, { file, ...place }, { cause }));
      }
    }
    if (failures.length > 0) throw failures.length === 1 ? failures[0]! : errorListing(failures, this.path);
    return mergeTranslations(hashes);
  }

  /** @throws InvalidTranslations when the text is malformed; the error gives the line and column if they are known */
  protected abstract parse(text: string): TranslationsHash;
}

/** Returns an error that lists the errors of several files. */
function errorListing(failures: readonly InvalidTranslations[], folder: string): InvalidTranslations {
  const lines = failures.slice(0, MAX_LISTED_FILES).map(({ message }) => message);
  if (failures.length > MAX_LISTED_FILES) lines.push(`and ${failures.length - MAX_LISTED_FILES} more`);
  const reason = [`${failures.length} files cannot be read`, ...lines].join('\n  ');
  return new InvalidTranslations(reason, { file: folder }, { cause: failures[0] });
}

// Keeps FILES-02.
/** Returns the paths of the files and links with these extensions, sorted. Skips hidden files and hidden folders. */
function filesIn(folder: string, extensions: readonly string[]): string[] {
  return attempt(folder, 'the folder cannot be read', () => readdirSync(folder, { withFileTypes: true }))
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path, extensions);
      return extensions.includes(extname(path)) ? [path] : [];
    })
    .sort();
}

// Keeps FILES-07.
/** Returns the text of a file, without a byte order mark; undefined for a link that does not lead to a file. */
function readText(file: string): string | undefined {
  const stats = attempt(file, 'the file cannot be read', () => statSync(file));
  if (!stats.isFile()) return undefined;
  if (stats.size > MAX_FILE_BYTES)
    throw new InvalidTranslations(`the file has ${stats.size} bytes; ${MAX_FILE_BYTES} are the most`);
  return attempt(file, 'cannot be read as UTF-8 text', () =>
    new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)),
  );
}

/** Runs an action, and returns its result, or throws InvalidTranslations with the file or folder and the reason. */
function attempt<Result>(file: string, failure: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    // Deno's error about a missing permission has no code. Its message says which option grants the permission.
    const { code, message } = error as NodeJS.ErrnoException;
    throw new InvalidTranslations(`${failure} (${code ?? message})`, { file }, { cause: error });
  }
}
