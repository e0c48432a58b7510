import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { projectFiles } from '../../scripts/checks/project-files';
import { temporaryFolder } from '../runner/command';

/** A folder that looks like the project, and may be broken. It is removed after the tests of the file. */
export class ProjectCopy {
  readonly root = temporaryFolder();

  constructor() {
    // Keeps git from finding a repository that contains the temporary folder.
    process.env['GIT_CEILING_DIRECTORIES'] = dirname(this.root);
    execFileSync('git', ['init', '--quiet'], { cwd: this.root });
    // As a link, node_modules is no folder for the project's own list.
    this.write('.git/info/exclude', 'node_modules\ndist/\ncoverage/\n');
  }

  /** Writes a file. */
  write(file: string, text: string): void {
    const path = join(this.root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Copies files and folders of the project, with what git ignores. */
  copy(...files: readonly string[]): void {
    for (const file of files) {
      mkdirSync(dirname(join(this.root, file)), { recursive: true });
      cpSync(join(PACKAGE_ROOT, file), join(this.root, file), { recursive: true });
    }
  }

  /** Lets a file or folder of the project be found at the same place. */
  link(...files: readonly string[]): void {
    for (const file of files) {
      mkdirSync(dirname(join(this.root, file)), { recursive: true });
      symlinkSync(join(PACKAGE_ROOT, file), join(this.root, file));
    }
  }

  /** Calls `look` while a text in a file is replaced. */
  async whileBroken<Result>(
    file: string,
    text: string | RegExp,
    replacement: string,
    look: () => Promise<Result> | Result,
  ): Promise<Result> {
    const path = join(this.root, file);
    const before = readFileSync(path, 'utf8');
    const broken = before.replace(text, replacement);
    if (broken === before) throw new Error(`${file} has no ${String(text)}`);
    writeFileSync(path, broken);
    try {
      return await look();
    } finally {
      writeFileSync(path, before);
    }
  }
}

/** The folders that {@link wholeProject} does not copy, because a check of the other folders shows the same. */
const LINKED = ['bench', 'fuzz', 'proof', 'runner', 'site', 'tests', 'node_modules'];

/**
 * Copies the files of the project that git lists, except for some folders, which can be found but are not listed. The
 * compiled features are copied too, so that the features are parsed only where one of them is broken.
 */
export function wholeProject(): ProjectCopy {
  const project = new ProjectCopy();
  project.write('.git/info/exclude', [...LINKED, 'dist'].map((name) => `/${name}\n`).join(''));
  project.link(...LINKED);
  const isLinked = (file: string): boolean => LINKED.includes(file.split('/')[0] ?? '');
  project.copy('dist/suite/suite.txt', ...projectFiles(PACKAGE_ROOT).filter((file) => !isLinked(file)));
  return project;
}
