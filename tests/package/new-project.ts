import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { temporaryFolder } from '../runner/command';

/** The exit status of a program, and its standard output and error output combined. */
export interface Ended {
  readonly status: number;
  readonly output: string;
}

/** The commands that pack the packages of this repository. */
const PACKING = {
  // Without scripts, because those would compile everything anew, below the tests that run at the same time. The package
  // also needs the declarations.
  suite: [
    ['run', 'declarations'],
    ['pack', '--ignore-scripts'],
  ],
  reference: [['pack', '--workspace', 'reference']],
};

const packed = new Map<string, string>();

/**
 * Packs a package of this repository, once for all tests of the process, and returns the path of the file. Tests in
 * several processes must not pack the same package: one could read files that another is writing.
 *
 * @throws Error with npm's output when the package cannot be packed
 */
export function packedFile(name: keyof typeof PACKING): string {
  const known = packed.get(name);
  if (known !== undefined) return known;
  const folder = temporaryFolder();
  for (const args of PACKING[name]) {
    const isPacking = args[0] === 'pack';
    const { status, output } = run(
      'npm',
      [...args, ...(isPacking ? ['--pack-destination', folder] : [])],
      PACKAGE_ROOT,
    );
    if (status !== 0) throw new Error(output);
  }
  const file = join(folder, readdirSync(folder)[0]!);
  packed.set(name, file);
  return file;
}

/** Milliseconds; an installation without a cache takes less. */
const TIME_LIMIT = 240_000;

/** A new project outside of this one, with a package of this repository packed and installed. */
export class NewProject {
  private readonly parent = mkdtempSync(join(tmpdir(), 'i18n-conformance-'));
  /** Its folder, with a name that contains special characters of globs. */
  readonly folder = join(this.parent, 'a [new] (project)');
  /** The packed package. */
  readonly tarball: string;

  /** @throws Error with npm's output when the package cannot be packed or installed */
  constructor(name: keyof typeof PACKING) {
    this.tarball = packedFile(name);
    this.write('package.json', '{ "private": true }');
    const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--omit=dev', this.tarball];
    const { status, output } = run('npm', install, this.folder);
    if (status === 0) return;
    this.remove();
    throw new Error(output);
  }

  /** Writes a file of the project. */
  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  /** Reads a file of the project. */
  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Runs a program in the project's folder. */
  run(program: string, ...args: readonly string[]): Ended {
    return run(program, args, this.folder);
  }

  /** Removes the project. */
  remove(): void {
    rmSync(this.parent, { recursive: true, force: true });
  }
}

function run(program: string, args: readonly string[], cwd: string): Ended {
  // On Windows, npm and npx are scripts, which only the shell starts.
  const shell = process.platform === 'win32' && program !== process.execPath;
  const quoted = shell ? args.map((arg) => JSON.stringify(arg)) : args;
  const options = { cwd, timeout: TIME_LIMIT, encoding: 'utf8', shell } as const;
  const { status, stdout, stderr, error } = spawnSync(program, quoted, options);
  if (status === null) throw error ?? new Error(`${program} did not end within ${TIME_LIMIT} ms`);
  return { status, output: stdout + stderr };
}
