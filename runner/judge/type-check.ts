import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { compiledFile } from '../../adapter/contract/package';
import { compilerFolders, findTypeScript, isTypeScript } from '../../adapter/host/typescript';
import type { NamedPort } from './port';
import { safeText } from '../text/escape';

/** A type check of an adapter, in the background. */
export interface TypeCheck {
  /** Waits for the check. Returns a line for each type error: `adapter.ts:3:7: …`. */
  finish(): Promise<string[]>;
  /** Cancels the check. */
  cancel(): void;
}

/**
 * Starts to check the types of an adapter module in another process. Nothing is checked if the module is not a
 * TypeScript module, or if no compiler is installed.
 *
 * @param file the absolute path of the module
 * @param folder the folder to which the paths in messages are relative
 */
export function startTypeCheck(file: string, folder: string): TypeCheck {
  const compiler = isTypeScript(file) ? findTypeScript(compilerFolders(file))?.file : undefined;
  if (compiler === undefined) return { finish: async () => [], cancel: () => undefined };
  const program = [compiledFile('runner/judge/type-check-main.js'), file, compiler];
  const child = spawn(process.execPath, program, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let found = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (found += chunk));
  const closed = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
    child.on('error', () => resolve());
  });
  return {
    finish: async () => {
      await closed;
      return found
        .split('\n')
        .filter((line) => line !== '')
        .map(safeText);
    },
    cancel: () => child.kill(),
  };
}

/** Writes type errors to standard error as warnings. The warnings do not affect the exit status. */
function warnOfTypes(lines: readonly string[]): void {
  process.stderr.write(lines.map((line) => `i18n-conformance: warning: ${line}\n`).join(''));
}

/**
 * Runs a task while the types of the adapter module are checked, and then warns of type errors. The check is cancelled
 * when the task throws.
 *
 * @param signal cancels the check, and its warnings
 */
export async function withTypeCheck<Result>(
  { folder, named: { adapter } }: NamedPort,
  task: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  if (adapter === undefined) return task();
  const types = startTypeCheck(resolve(folder, adapter), folder);
  signal?.addEventListener('abort', types.cancel);
  try {
    const result = await task();
    if (!signal?.aborted) warnOfTypes(await types.finish());
    return result;
  } finally {
    types.cancel();
  }
}
