import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import picomatch from 'picomatch';

/** What a source file is made of. */
export interface SourceFile {
  /** Its path relative to the package's root. */
  readonly file: string;
  readonly source: string;
}

/**
 * The files of the project, relative to its root and with forward slashes: all but what `.gitignore` names.
 *
 * @param packageRoot the folder that holds `package.json` and `.gitignore`
 */
export function projectFiles(packageRoot: string): string[] {
  const patterns = readFileSync(join(packageRoot, '.gitignore'), 'utf8').split('\n').filter(isPattern);
  const isIgnored = picomatch(
    ['.git', ...patterns.map((pattern) => `**/${pattern.replace(/^\/|\/$/g, '')}`)],
    {
      dot: true,
    },
  );
  return filesIn(packageRoot, '', isIgnored).sort();
}

function filesIn(root: string, folder: string, isIgnored: (path: string) => boolean): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).split(sep).join('/');
    if (isIgnored(path)) return [];
    return entry.isDirectory() ? filesIn(root, path, isIgnored) : [path];
  });
}

function isPattern(line: string): boolean {
  return line.trim() !== '' && !line.startsWith('#');
}
