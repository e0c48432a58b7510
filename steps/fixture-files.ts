import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import type { Translations } from '../adapter/contract/values';
import { yamlOf } from './notation';
import type { Files } from './script';

/** The files that were read so far, by folder. Many scenarios share a folder. */
const folders = new Map<string, Files>();

/** Reads a file of this package. */
export function readFixture(path: string): string {
  return readFileSync(join(PACKAGE_ROOT, path), 'utf8');
}

/** Reads the files in a folder of this package, sorted by name. */
export function readFixtureFolder(path: string): Files {
  const names = folders.has(path) ? [] : readdirSync(join(PACKAGE_ROOT, path)).sort();
  const files =
    folders.get(path) ?? Object.fromEntries(names.map((name) => [name, readFixture(`${path}/${name}`)]));
  folders.set(path, files);
  return files;
}

/** Reads all YAML files in a folder of this package into one translations hash, which is frozen. */
export function readLocaleFiles(path: string): Translations {
  return yamlOf(Object.values(readFixtureFolder(path)).join('\n')) as Translations;
}
