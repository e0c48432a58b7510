import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The path and the text of a source file. */
export interface SourceFile {
  /** The path relative to the package's root. */
  readonly file: string;
  readonly source: string;
}

/**
 * Lists the files that git tracks or would track, relative to the root, with forward slashes.
 *
 * @throws Error when the folder is not in a git checkout
 */
export function projectFiles(packageRoot: string): string[] {
  const files = filesOfGit(packageRoot);
  if (!files.includes('package.json')) throw notACheckout(packageRoot, 'git ignores package.json');
  // Git still lists files that were deleted without `git rm`.
  return files.filter((file) => existsSync(join(packageRoot, file))).sort();
}

function filesOfGit(folder: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'];
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
      .split('\0')
      .filter(Boolean);
  } catch (thrown) {
    throw notACheckout(folder, (thrown as Error).message);
  }
}

function notACheckout(folder: string, reason: string): Error {
  return new Error(
    `git cannot list the files of ${folder}: ${reason.trim()}\n` +
      'These tests look at the files that git sees: install git, and work in a clone of the repository.',
  );
}
