import { execaSync } from 'execa';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

/** The exit status of a program, and its standard output and error output combined. */
export interface Ended {
  readonly status: number;
  readonly output: string;
}

/** A package of this repository, and the options of `npm pack` that pack it. */
const PACKAGES = {
  // `--ignore-scripts` skips `prepack`: other tests use what the build stage has compiled. Only types are added.
  suite: ['--ignore-scripts'],
  reference: ['--workspace', 'reference'],
};

/** Milliseconds; an installation without a cache takes less. */
const TIME_LIMIT = 240_000;

/** A new project outside of this one, with a package of this repository packed and installed. */
export class NewProject {
  private readonly parent = mkdtempSync(join(tmpdir(), 'i18n-conformance-'));
  /** Its folder, with a name that contains special characters of globs. */
  readonly folder = join(this.parent, 'a [new] (project)');
  /** The packed package. */
  readonly tarball: string;

  /** @throws Error with npm's output, when the package cannot be packed or installed */
  constructor(name: keyof typeof PACKAGES) {
    if (name === 'suite') this.require(run('npm', ['run', 'declarations'], PACKAGE_ROOT));
    this.require(run('npm', ['pack', ...PACKAGES[name], '--pack-destination', this.parent], PACKAGE_ROOT));
    const [tarball = ''] = readdirSync(this.parent).filter((file) => file.endsWith('.tgz'));
    this.tarball = join(this.parent, tarball);
    this.write('package.json', '{ "private": true }');
    const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--omit=dev', this.tarball];
    this.require(run('npm', install, this.folder));
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

  private require({ status, output }: Ended): void {
    if (status === 0) return;
    this.remove();
    throw new Error(output);
  }
}

function run(program: string, args: readonly string[], cwd: string): Ended {
  // On Windows, npm and npx are scripts, which node does not start without execa.
  const options = { cwd, timeout: TIME_LIMIT, reject: false, stripFinalNewline: false } as const;
  const { exitCode, stdout, stderr, originalMessage } = execaSync(program, args, options);
  if (exitCode === undefined) throw new Error(originalMessage);
  return { status: exitCode, output: stdout + stderr };
}
