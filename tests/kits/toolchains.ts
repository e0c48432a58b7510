import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { existsSync } from 'node:fs';
import type { KitName } from '../../runner/init/kits';

/** The programs that a kit needs besides Node. */
const PROGRAMS: Readonly<Record<KitName, readonly string[]>> = {
  python: ['python3'],
  ruby: ['ruby'],
  php: ['php'],
  go: ['go', 'gofmt'],
  java: ['javac', '/usr/share/java/gson.jar'],
  crystal: ['crystal'],
  typescript: [],
  javascript: [],
};

/**
 * Returns why a kit cannot be tested here; undefined when it can. `.ci/run` and `.github/workflows/ci.yml` install all
 * toolchains and set I18N_TOOLCHAINS to `required`: a test without its toolchain fails there.
 */
export function reasonToSkip(kit: KitName): string | undefined {
  const missing = PROGRAMS[kit].filter((program) => !isInstalled(program));
  if (missing.length === 0) return undefined;
  if (process.env['I18N_TOOLCHAINS'] === 'required') return undefined;
  return `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not installed`;
}

function isInstalled(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return existsSync(program) || folders.some((folder) => existsSync(join(folder, program)));
}

/**
 * Runs a program of a toolchain, and waits for its end.
 *
 * @throws Error with the program's output, when it fails
 */
export function runTool(folder: string, program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(
    `${program} ${args.join(' ')}: ${error?.message ?? `status ${status}`}\n${stdout}${stderr}`,
  );
}
