import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Port } from '../../runner/judge/port';

/** A library in a folder of `ports/`. */
export interface Library {
  readonly name: string;
  /** The path of the folder. */
  readonly folder: string;
  readonly adapter: Port['adapter'];
  /** A command that succeeds if everything that the library needs besides Node is installed. */
  readonly probe?: readonly string[];
}

/** The time within which a library must answer a call, in milliseconds. The limit is long enough for a busy machine. */
const TIMEOUT = 20_000;

/**
 * Returns the libraries that have a folder in `ports/`, by name. The manifest in a folder shows the language of the
 * adapter.
 */
export function librariesIn(ports: string): Library[] {
  return readdirSync(ports, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, folder: join(ports, name) }))
    .flatMap(({ name, folder }): Library[] => {
      if (existsSync(join(folder, 'package.json'))) {
        return [{ name, folder, adapter: { file: join(folder, 'adapter.mjs') } }];
      }
      if (existsSync(join(folder, 'Gemfile'))) {
        const probe = ['ruby', '-r', 'i18n', '-e', 'true'];
        return [{ name, folder, adapter: { command: 'ruby adapter.rb' }, probe }];
      }
      if (existsSync(join(folder, 'pyproject.toml'))) {
        const probe = ['python3', '-c', 'import sys, yaml; assert sys.version_info >= (3, 11)'];
        return [{ name, folder, adapter: { command: 'python3 adapter.py' }, probe }];
      }
      if (existsSync(join(folder, 'cpanfile'))) {
        const probe = ['perl', '-MLocale::Maketext', '-MJSON::PP', '-e', 'use v5.36'];
        return [{ name, folder, adapter: { command: 'perl adapter.pl' }, probe }];
      }
      return [];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Returns the port that is judged for a library. */
export function portOf({ adapter, folder }: Library): Port {
  return { adapter, folder, timeout: TIMEOUT, inProcess: false };
}

/** Returns the text of a library's list of known failures; an empty text if there is no list. */
export function knownFailuresOf({ folder }: Library): string {
  const file = join(folder, 'known-failures.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Returns the reason why a library cannot be judged on this machine, if there is one. */
export function obstacleOf({ probe: [program, ...args] = [] }: Library): string | undefined {
  if (program === undefined) return undefined;
  const { status } = spawnSync(program, args, { stdio: 'ignore' });
  return status === 0 ? undefined : `${[program, ...args].join(' ')} fails`;
}

/**
 * Installs the packages that the adapter of a JavaScript library imports: this package, and the packages in the
 * adapter's manifest.
 *
 * @throws Error when npm fails
 */
export function install({ name, folder, adapter }: Library, root: string): void {
  if (!('file' in adapter)) return;
  const link = join(root, 'ports/node_modules/i18n-conformance');
  if (!existsSync(link)) {
    mkdirSync(join(link, '..'), { recursive: true });
    symlinkSync(root, link, 'junction');
  }
  if (existsSync(join(folder, 'node_modules'))) return;
  const options = { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], options);
  if (status !== 0) throw new Error(`npm ci fails in the folder of ${name}:\n${stderr}`);
}
