#!/usr/bin/env node
import { CommanderError } from 'commander';
import { AdapterFault } from '../adapter/contract/errors';
import { compiledFile } from '../adapter/contract/package';
import { AdapterModuleError } from '../adapter/host/load-adapter';
import { createProgram } from './commands/program';
import { exitUnread } from './commands/process-end';
import { ExitStatus } from './exit-status';
import { SuiteDefect } from '../suite/suite';
import { faultText } from './text/port-text';
import { safeText } from './text/escape';
import { isSystemError, systemErrorText, UsageError } from './errors';

// A reader such as `head` may close the pipe. The command then ends without a verdict.
for (const out of [process.stdout, process.stderr]) out.on('error', exitUnwritten);
process.on('uncaughtException', (thrown) => process.exit(reportError(thrown)));

main().then(
  // Exits explicitly, because a port in this process may have left handles open. All output is written first.
  (status) =>
    process.stdout.write('', (unwritten) => (unwritten ? exitUnwritten(unwritten) : process.exit(status))),
  (thrown: unknown) => process.exit(reportError(thrown)),
);

/**
 * Ends the process because its output cannot be written, for example because no program reads it or the disk is full.
 */
function exitUnwritten(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') exitUnread();
  process.exit(reportError(error));
}

async function main(): Promise<ExitStatus> {
  let status: ExitStatus = ExitStatus.Conformant;
  const finish = (its: ExitStatus): void => void (status = its);
  // The build bundles ports/reference.ts into runner/reference.mjs.
  const context = { folder: process.cwd(), reference: compiledFile('runner/reference.mjs'), finish };
  await createProgram(context, process.argv[2]).parseAsync();
  return status;
}

/** Returns the exit status for an error. Writes the error to standard error, unless commander has already done so. */
function reportError(thrown: unknown): ExitStatus {
  if (thrown instanceof CommanderError)
    return thrown.exitCode === 0 ? ExitStatus.Conformant : ExitStatus.Usage;
  if (thrown instanceof UsageError) {
    complain(thrown.message);
    return ExitStatus.Usage;
  }
  if (thrown instanceof AdapterFault || thrown instanceof AdapterModuleError) {
    complain(faultText(thrown));
    return ExitStatus.AdapterFault;
  }
  if (isSystemError(thrown)) {
    complain(`the command cannot continue: ${systemErrorText(thrown)}`);
    return ExitStatus.Usage;
  }
  const details = thrown instanceof SuiteDefect ? thrown.message : stackOf(thrown);
  complain(`defect of the suite (this is not a verdict on the port):\n${details}`);
  return ExitStatus.SuiteDefect;
}

function complain(message: string): void {
  process.stderr.write(`i18n-conformance: ${safeText(message)}\n`);
}

function stackOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
