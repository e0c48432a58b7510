import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expectString } from '../arguments';
import { InvalidTranslations } from '../errors';
import { checkTranslations } from '../translations/check-translations';
import { mergeTranslations } from '../translations/merge-translations';
import type { TranslationsHash } from '../translations/translations-hash';
import { Base } from './loader';
import { placeAt } from './source-nodes';

/** The maximum size of a file in bytes: 32 MiB, many times what the translations of large applications have. */
const MOST_BYTES = 2 ** 25;

/** Reads the files of one format in a folder and the folders inside it. */
export abstract class FolderLoader extends Base {
  /** The ends of the names of the files that are read, such as `.yml`. */
  protected abstract readonly extensions: readonly string[];

  /**
   * Creates a loader, which reads the files when it is injected, or when `I18n.init` is called.
   *
   * @param path the folder; a relative path is relative to the working directory when `load` is called
   */
  constructor(readonly path: string) {
    super();
    expectString(path, 'path');
  }

  // Keeps FILES-01.
  /**
   * Returns the translations of all files, in the order of their paths; keys that nest in several files are merged.
   *
   * @throws InvalidTranslations that names the file, when the folder or a file of it cannot be read or is malformed
   */
  override load(): TranslationsHash {
    const files = filesIn(this.path, this.extensions);
    return mergeTranslations(files.map((file) => this.loadFile(file)));
  }

  /** @throws InvalidTranslations with line and column, where they are known */
  protected abstract parse(text: string): unknown;

  /** Where a path begins in a text that was parsed. */
  protected abstract indexOf(path: readonly string[], text: string): number;

  // Keeps FILES-06.
  private loadFile(file: string): TranslationsHash {
    try {
      const text = readText(file);
      return checkTranslations(this.parse(text), (path) => placeAt(text, this.indexOf(path, text)));
    } catch (error) {
      if (!(error instanceof InvalidTranslations)) throw error;
      const { reason, place, cause } = error;
      throw new InvalidTranslations(reason, { file, ...place }, { cause });
    }
  }
}

// Keeps FILES-02.
/**
 * The files with one of these extensions under a folder, in the order of their paths; hidden ones and linked folders are
 * passed over.
 */
function filesIn(folder: string, extensions: readonly string[]): string[] {
  return readFolder(folder)
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path, extensions);
      return extensions.includes(extname(path)) && (entry.isFile() || isLinkToFile(path)) ? [path] : [];
    })
    .sort();
}

/** Tells whether a link leads to a file. One that leads to nothing does not. */
function isLinkToFile(path: string): boolean {
  const found = attempt(path, 'the link cannot be followed', () => statSync(path, { throwIfNoEntry: false }));
  return found?.isFile() ?? false;
}

function readFolder(folder: string) {
  return attempt(folder, 'the folder cannot be read', () => readdirSync(folder, { withFileTypes: true }));
}

// Keeps FILES-07.
/** The text of a file, without a byte order mark: the decoder takes it away. */
function readText(file: string): string {
  const { size } = attempt(file, 'the file cannot be read', () => statSync(file));
  if (size > MOST_BYTES)
    throw new InvalidTranslations(`the file has ${size} bytes; ${MOST_BYTES} are the most`);
  return attempt(file, 'cannot be read as UTF-8 text', () =>
    new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)),
  );
}

/** @throws InvalidTranslations that names the file and the code of the error, such as ENOENT */
function attempt<Result>(file: string, failure: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      code === 'ENOTDIR'
        ? 'this is not a folder; give the loader the folder of the files'
        : `${failure} (${code})`;
    throw new InvalidTranslations(reason, { file }, { cause: error });
  }
}
