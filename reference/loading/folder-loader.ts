import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expectType } from '../arguments';
import { InvalidTranslations } from '../errors';
import { mergeTranslations, type TranslationsHash } from '../translations/translations-hash';
import { Base } from './loader';

/** The maximum size of a file, in bytes (32 MiB): many times what the translations of a large application need. */
const MOST_BYTES = 2 ** 25;

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
   * @throws InvalidTranslations when the folder or a file cannot be read, or a file is malformed; the error names it
   */
  override load(): TranslationsHash {
    const files = filesIn(this.path, this.extensions);
    return mergeTranslations(
      files.map((file) => {
        try {
          return this.parse(readText(file));
        } catch (error) {
          if (!(error instanceof InvalidTranslations)) throw error;
          const { reason, place, cause } = error;
          throw new InvalidTranslations(reason, { file, ...place }, { cause });
        }
      }),
    );
  }

  /** @throws InvalidTranslations when the text is malformed; the error gives the line and column if they are known */
  protected abstract parse(text: string): TranslationsHash;
}

// Keeps FILES-02.
/** Returns the sorted paths of the files in a folder and its subfolders, without hidden ones and links to folders. */
function filesIn(folder: string, extensions: readonly string[]): string[] {
  return attempt(folder, 'the folder cannot be read', () => readdirSync(folder, { withFileTypes: true }))
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path, extensions);
      if (!extensions.includes(extname(path))) return [];
      // The entry may be a link.
      const isFile =
        entry.isFile() || attempt(path, 'the file cannot be read', () => statSync(path)).isFile();
      return isFile ? [path] : [];
    })
    .sort();
}

// Keeps FILES-07.
/** Returns the text of a file, without a byte order mark. */
function readText(file: string): string {
  const { size } = attempt(file, 'the file cannot be read', () => statSync(file));
  if (size > MOST_BYTES)
    throw new InvalidTranslations(`the file has ${size} bytes; ${MOST_BYTES} are the most`);
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
