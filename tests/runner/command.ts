import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { PATIENT_TIMEOUT } from '../processes';

/** The end of the command, and its output. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Returns the variable that names the cache folder of the user, or on macOS the folder around it. */
export function cacheVariable(folder: string): NodeJS.ProcessEnv {
  const names: Readonly<Record<string, string>> = { darwin: 'HOME', win32: 'LOCALAPPDATA' };
  return { [names[process.platform] ?? 'XDG_CACHE_HOME']: folder };
}

// Tests leave the cache folder of the user as it is.
Object.assign(process.env, cacheVariable(temporaryFolder()));

/** The compiled command. */
export const MAIN = join(PACKAGE_ROOT, 'dist/runner/main.js');

/**
 * Runs the compiled `i18n-conformance` as a process in a folder, and returns how it ended. Where nothing depends on the
 * process, `callCommand` is faster.
 */
export async function command(
  args: readonly string[],
  folder: string = tmpdir(),
  cache?: string,
  variables?: NodeJS.ProcessEnv,
): Promise<Ended> {
  return startCommand(args, folder, cache, variables).ended;
}

/** Adds a generous timeout for ports to the arguments of a command that has none. */
export function patient(args: readonly string[]): readonly string[] {
  const isImpatient = /^(?:check|run)$/.test(args[0] ?? '') && !args.includes('--timeout');
  return isImpatient ? [...args, '--timeout', `${PATIENT_TIMEOUT}`] : args;
}

/** Starts `i18n-conformance`, for tests that act while it runs. Ports have a generous timeout by default. */
export function startCommand(
  args: readonly string[],
  folder: string,
  cache?: string,
  variables: NodeJS.ProcessEnv = {},
): { readonly pid: number; readonly ended: Promise<Ended>; readonly says: (text: string) => Promise<void> } {
  const child = spawn(process.execPath, [MAIN, ...patient(args)], {
    cwd: folder,
    // A job of GitHub would show the failures that tests make as its own.
    env: {
      ...process.env,
      ...(cache !== undefined && cacheVariable(cache)),
      NO_COLOR: '1',
      GITHUB_ACTIONS: undefined,
      ...variables,
    },
  });
  let stdout = '';
  let stderr = '';
  let heard = (): void => undefined;
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    heard();
  });
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return {
    pid: child.pid!,
    ended: new Promise((resolve) => child.on('close', (status) => resolve({ status, stdout, stderr }))),
    says: (text) =>
      new Promise((resolve, reject) => {
        const fail = (): void => reject(new Error(`the command did not say "${text}": ${stdout}${stderr}`));
        const timer = setTimeout(fail, PATIENT_TIMEOUT);
        heard = () => {
          if (!stdout.includes(text)) return;
          clearTimeout(timer);
          resolve();
        };
        heard();
      }),
  };
}

/** A folder that is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'runner-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
