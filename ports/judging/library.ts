import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { RunningPrograms } from '../../adapter/client/process-group';
import type { Port } from '../../runner/judge/port';
import { installPackages } from './install-packages';

/** A library in a folder of `ports/`. */
export interface Library {
  readonly name: string;
  /** The path of the folder. */
  readonly folder: string;
  readonly adapter: Port['adapter'];
  /** A command that succeeds if everything that the library needs is installed; absent if Node is enough. */
  readonly probe?: readonly string[];
}

/** The maximum time for a library to answer a call. It is long enough for a busy machine. */
const TIMEOUT_MS = 20_000;

/** A language in which adapters of libraries are written. */
interface AdapterLanguage extends Pick<Library, 'probe'> {
  /** The name of the manifest in the folder of a library, which shows the language. */
  readonly manifest: string;
  /** The command that starts the adapter; absent if the adapter is a module, `adapter.mjs`. */
  readonly command?: string;
}

const LANGUAGES: readonly AdapterLanguage[] = [
  { manifest: 'package.json' },
  { manifest: 'Gemfile', command: 'ruby adapter.rb', probe: ['ruby', '-r', 'i18n', '-e', 'true'] },
  {
    manifest: 'pyproject.toml',
    command: 'python3 adapter.py',
    probe: ['python3', '-c', 'import sys, yaml; assert sys.version_info >= (3, 11)'],
  },
];

/** Returns the libraries that have a folder in `ports/`, by name. */
export function librariesIn(ports: string): Library[] {
  return readdirSync(ports)
    .sort()
    .flatMap((name): Library[] => {
      const folder = join(ports, name);
      const language = LANGUAGES.find(({ manifest }) => existsSync(join(folder, manifest)));
      if (language === undefined) return [];
      const { command, probe } = language;
      const adapter = command === undefined ? { file: join(folder, 'adapter.mjs') } : { command };
      return [{ name, folder, adapter, ...(probe && { probe }) }];
    });
}

/** Returns the port that is judged for a library. */
export function portOf({ adapter, folder }: Library): Port {
  return { adapter, folder, timeout: TIMEOUT_MS, programs: new RunningPrograms() };
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
  if (!existsSync(join(folder, 'node_modules'))) installPackages(join('ports', name));
}
