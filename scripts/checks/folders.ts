import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that name folders of the project, each with a pattern that matches these names. */
const NAMES: readonly (readonly [file: string, pattern: RegExp])[] = [
  ['tsconfig.json', /^ {4}"(\w+)",?$/gm],
  ['.dependency-cruiser.cjs', /^ {2}'?([a-z][\w./-]*)'?: \[.*\],$/gm],
  ['package.json', /"dist\/([a-z][\w-]*)"/g],
  ['CONTRIBUTING.md', /^- `([a-z]\w*)\/`/gm],
];

/** Finds names of folders that do not exist, such as the old name of a folder that was renamed. */
export function folderFindings(packageRoot: string): string[] {
  return NAMES.flatMap(([file, pattern]) =>
    [...readFileSync(join(packageRoot, file), 'utf8').matchAll(pattern)]
      .map(([, folder = '']) => folder)
      .filter((folder) => !existsSync(join(packageRoot, folder)))
      .map((folder) => `${file} names ${folder}, which does not exist`),
  );
}
