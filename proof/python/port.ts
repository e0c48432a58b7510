import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

/** The port in Python, which is changed here. */
export const PORT = join(PACKAGE_ROOT, 'ports/python');
/** The folder of its library in the folder of a port. */
export const LIBRARY = 'i18n';

const LAUNCHER = join(PACKAGE_ROOT, 'proof/python/launch.py');

/** New texts of files of the port, by their paths in its folder. */
export type Sources = Readonly<Record<string, string>>;

/** Returns the reason why the port cannot run on this machine, if there is one. */
export function missingToolchain(): string | undefined {
  const probe = 'import sys, yaml; assert sys.version_info >= (3, 11)';
  const { status } = spawnSync('python3', ['-c', probe]);
  return status === 0 ? undefined : 'python3 3.11 or later with PyYAML is missing: install python3-yaml';
}

/** Returns the text of a file of the unchanged port. */
export function sourceOf(file: string): string {
  return readFileSync(join(PORT, file), 'utf8');
}

/** The module that speaks the protocol. The port takes it from the starter kit. */
const PROTOCOL = join(PACKAGE_ROOT, 'ports/kits/python/protocol.py');

/**
 * Returns a folder with a copy of a port that needs nothing outside of it, in which some files are changed. Files that
 * Python compiled are copied too.
 *
 * @param from the folder of the port
 * @param sources the texts of the changed files
 * @param folder where it is written; by default a temporary folder, which the caller removes
 */
export function copyOfPort(
  from: string,
  sources: Sources,
  folder = mkdtempSync(join(tmpdir(), 'i18n-python-')),
): string {
  // Python compiles a file again when its time of change differs.
  cpSync(from, folder, { recursive: true, preserveTimestamps: true });
  cpSync(PROTOCOL, join(folder, 'protocol.py'), { preserveTimestamps: true });
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  return folder;
}

/** Removes the folder of a copy. */
export function removeCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Returns the command that starts the adapter of a port.
 *
 * @param callsFile where the functions that each scenario calls are written
 */
export function commandOf(folder: string, callsFile?: string): readonly [string, ...string[]] {
  return ['python3', LAUNCHER, folder, ...(callsFile === undefined ? [] : ['--calls', callsFile])];
}
