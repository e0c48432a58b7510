import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

/** The exit status of a program, and its standard output and error output combined. */
export interface Ended {
  readonly status: number;
  readonly output: string;
}

/** The packages of this repository, with the names of the files into which `npm test pack` packs them. */
const PACKAGES = { suite: /^i18n-conformance-\d/, reference: /^i18n-conformance-reference-\d/ };

/**
 * Returns the path of a packed package.
 *
 * @throws Error when the package is not packed
 */
export function packedFile(name: keyof typeof PACKAGES): string {
  const packed = join(PACKAGE_ROOT, 'dist/packed');
  const files = existsSync(packed) ? readdirSync(packed) : [];
  const file = files.find((one) => PACKAGES[name].test(one));
  if (file === undefined) throw new Error(`${packed} has no ${name}: run npm test pack`);
  return join(packed, file);
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

  /** @throws Error when the package is not packed, or with npm's output when it cannot be installed */
  constructor(name: keyof typeof PACKAGES) {
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
