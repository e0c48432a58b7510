import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expectType } from '../arguments';
import { InvalidTranslations } from '../errors';
import { checkTranslations } from '../translations/check-translations';
import { mergeTranslations, type TranslationsHash } from '../translations/translations-hash';
import { Base } from './loader';

/** The maximum size of a file, in bytes (32 MiB): many times what the translations of a large application need. */
const MOST_BYTES = 2 ** 25;

/** Reads the files of one format in a folder and its subfolders. */
export abstract class FolderLoader extends Base {
  /** The extensions of the files to read, such as `.yml`. */
  protected abstract readonly extensions: readonly string[];

  /**
   * Creates a loader that reads the files each time its `load` method is called, for example by `inject` or
   * `I18n.init`.
   *
   * @param path the path of the folder; a relative path is resolved against the working directory when `load` is called
   */
  constructor(readonly path: string) {
    super();
    expectType(path, 'string', 'path');
  }

  // Keeps FILES-01.
  /**
   * Returns the translations of all files, merged in the order of their paths. If two files have maps under the same
   * key, the maps are merged; otherwise, the later file's value replaces the earlier one.
   *
   * @throws InvalidTranslations when the folder or one of its files cannot be read, or when a file is malformed; the
   *   error names the folder or file
   */
  override load(): TranslationsHash {
    const files = filesIn(this.path, this.extensions);
    return mergeTranslations(files.map((file) => this.loadFile(file)));
  }

  /** @throws InvalidTranslations when the text is malformed; the error gives the line and column if they are known */
  protected abstract parse(text: string): unknown;

  // Keeps FILES-06.
  private loadFile(file: string): TranslationsHash {
    try {
      const text = readText(file);
      const translations = checkTranslations(this.parse(text));
      this.checkText(text, translations);
      return translations;
    } catch (error) {
      if (!(error instanceof InvalidTranslations)) throw error;
      const { reason, place, cause } = error;
      throw new InvalidTranslations(reason, { file, ...place }, { cause });
    }
  }

  /**
   * Checks the text for mistakes that the translations do not show.
   *
   * @throws InvalidTranslations when there is such a mistake
   */
  protected checkText(_text: string, _translations: TranslationsHash): void {}
}

// Keeps FILES-02.
/**
 * Returns the sorted paths of all files with one of the extensions, in a folder and its subfolders. Hidden files,
 * hidden folders and links to folders are skipped.
 */
function filesIn(folder: string, extensions: readonly string[]): string[] {
  return attempt(folder, 'the folder cannot be read', () => readdirSync(folder, { withFileTypes: true }))
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path, extensions);
      return extensions.includes(extname(path)) && (entry.isFile() || isLinkToFile(path)) ? [path] : [];
    })
    .sort();
}

/**
 * Tells whether a link leads to a file.
 *
 * @throws InvalidTranslations when the link leads to nothing, or to itself
 */
function isLinkToFile(path: string): boolean {
  return attempt(path, 'the link cannot be followed', () => statSync(path)).isFile();
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

/**
 * Runs an action, and returns its result.
 *
 * @throws InvalidTranslations when the action throws; the error names the file or folder and the reason, in most cases
 *   an error code such as ENOENT
 */
function attempt<Result>(file: string, failure: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    // Deno's error about a missing permission has no code. Its message says which option grants the permission.
    const { code, message } = error as NodeJS.ErrnoException;
    const reason =
      code === 'ENOTDIR'
        ? 'this is not a folder; give the loader the folder of the files'
        : `${failure} (${code ?? message})`;
    throw new InvalidTranslations(reason, { file }, { cause: error });
  }
}
