import { mkdir, mkdtemp, readdir, readFile, writeFile as write } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/package';

/** Writes a file of a scenario into its folder, which is made for the first one; gives the folder. */
export async function writeFile(folder: string | undefined, file: string, text: string): Promise<string> {
  const root = folder ?? (await mkdtemp(join(tmpdir(), 'i18n-conformance-')));
  await mkdir(dirname(join(root, file)), { recursive: true });
  await write(join(root, file), text);
  return root;
}

/** The absolute path of a folder of this package. */
export function fixtureFolder(path: string): string {
  return join(PACKAGE_ROOT, path);
}

/** The text of the locale files in a folder of this package, which together are one translations hash in YAML. */
export async function readLocaleFiles(path: string): Promise<string> {
  const folder = fixtureFolder(path);
  const files = (await readdir(folder)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.join('\n');
}
