import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { compiledFile } from '../../adapter/contract/package';
import { compilerFolders, findTypeScript, isTypeScript } from '../../adapter/host/typescript';
import { safeText } from '../text/escape';
import type { NamedPort } from './port';
import { warn } from './warnings';

/**
 * Starts another process that checks the types of an adapter module. Returns no errors if the module is not in
 * TypeScript or if no compiler is installed.
 *
 * @param file the absolute path of the module
 * @param folder the folder to which the paths in messages are relative
 * @param signal cancels the check
 * @returns a line for each type error, such as `adapter.ts:3:7: …`
 */
export async function typeErrors(file: string, folder: string, signal?: AbortSignal): Promise<string[]> {
  const compiler = isTypeScript(file) ? findTypeScript(compilerFolders(file))?.file : undefined;
  if (compiler === undefined) return [];
  const program = [compiledFile('runner/judge/type-check-main.js'), file, compiler];
  const options = { cwd: folder, maxBuffer: Infinity, ...(signal && { signal }) };
  // A check that failed or was cancelled may already have printed some errors.
  const { stdout = '' } = await promisify(execFile)(process.execPath, program, options).catch(
    (thrown: { readonly stdout?: string }) => thrown,
  );
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map(safeText);
}

/**
 * Runs a task, checks the types of the adapter module at the same time, and then warns of type errors. The warnings do
 * not affect the exit status. If the task throws, the check is cancelled.
 *
 * @param signal cancels the check and its warnings
 */
export async function withTypeCheck<Result>(
  { folder, named: { adapter } }: NamedPort,
  task: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  if (adapter === undefined) return task();
  const end = new AbortController();
  const cancel = signal ? AbortSignal.any([signal, end.signal]) : end.signal;
  const errors = typeErrors(resolve(folder, adapter), folder, cancel);
  try {
    const result = await task();
    if (!signal?.aborted) warn(await errors);
    return result;
  } finally {
    end.abort();
  }
}
