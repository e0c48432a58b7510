import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import type { Translations } from '../adapter/contract/values';
import { yamlOf } from './notation';

/** The prefix for the names of folders that scenarios create. */
const FOLDER_PREFIX = 'i18n-conformance-';

/**
 * Writes a file into a scenario's folder and returns the folder. Creates the folder if there is none yet. The file is
 * complete when the function returns, so a step can make calls that read it without waiting.
 */
export function writeFile(folder: string | undefined, file: string, text: string): string {
  const root = folder ?? mkdtempSync(join(tmpdir(), FOLDER_PREFIX));
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return root;
}

/** Returns the scenario folder that contains a path, or the path itself if no scenario folder contains it. */
export function scenarioFolderOf(path: string): string {
  const [first = ''] = relative(tmpdir(), path).split(sep);
  return first.startsWith(FOLDER_PREFIX) ? join(tmpdir(), first) : path;
}

/**
 * Removes a scenario's folder. Retries a few times, because on Windows, this fails while the port has a file in the
 * folder open.
 */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Returns the absolute path of a folder in this package. */
export function fixtureFolder(path: string): string {
  return join(PACKAGE_ROOT, path);
}

/** The translations that were read so far, keyed by folder. They are cached, because many scenarios share a folder. */
const read = new Map<string, Translations>();

/** Reads all YAML files in a folder of this package into one translations hash, which is frozen. */
export function readLocaleFiles(path: string): Translations {
  const translations = read.get(path) ?? translationsIn(fixtureFolder(path));
  read.set(path, translations);
  return translations;
}

function translationsIn(folder: string): Translations {
  const files = readdirSync(folder).sort();
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return yamlOf(texts.join('\n')) as Translations;
}
