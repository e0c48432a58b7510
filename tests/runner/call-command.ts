import { AsyncLocalStorage } from 'node:async_hooks';
import { tmpdir } from 'node:os';
import { RunningPrograms } from '../../adapter/client/process-group';
import { compiledFile } from '../../adapter/contract/package';
import { runProgram } from '../../runner/commands/program';
import { reportError } from '../../runner/commands/report-error';
import { patient, type Ended } from './command';

/** The programs that the calls start. */
const programs = new RunningPrograms();
/** The output of the call that is running now. */
const calls = new AsyncLocalStorage<{ stdout: string; stderr: string }>();

/**
 * Calls `i18n-conformance` in this process, and returns its exit status and its output. A port that it starts is still
 * a process of its own. Calls may run at the same time.
 */
export async function callCommand(args: readonly string[], folder: string = tmpdir()): Promise<Ended> {
  const output = { stdout: '', stderr: '' };
  const context = { folder, reference: compiledFile('runner/reference.mjs'), programs };
  const status = await calls.run(output, () => runProgram(patient(args), context).catch(reportError));
  return { status, ...output };
}

// The test runner writes its results to the same streams while a command runs.
for (const name of ['stdout', 'stderr'] as const) {
  const stream = process[name];
  const write = stream.write.bind(stream) as (...args: readonly unknown[]) => boolean;
  stream.write = (...args: readonly unknown[]) => {
    const output = calls.getStore();
    if (output === undefined) return write(...args);
    output[name] += String(args[0]);
    return true;
  };
}

// A job of GitHub would show the failures that tests make as its own.
delete process.env['GITHUB_ACTIONS'];
