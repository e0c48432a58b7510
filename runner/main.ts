#!/usr/bin/env node
import { compiledFile } from '../adapter/contract/package';
import { runProgram } from './commands/program';
import { exitUnread } from './commands/process-end';
import { reportError } from './commands/report-error';
import type { ExitStatus } from './exit-status';

// A program that reads the output, such as `head`, may close the pipe. The command then ends without a verdict.
for (const out of [process.stdout, process.stderr]) out.on('error', exitUnwritten);
process.on('uncaughtException', (thrown) => process.exit(reportError(thrown)));

main().then(
  // Exits explicitly after all output has been written, because a port in this process may have left handles open.
  (status) =>
    process.stdout.write('', (unwritten) => (unwritten ? exitUnwritten(unwritten) : process.exit(status))),
  (thrown: unknown) => process.exit(reportError(thrown)),
);

/**
 * Ends the process after an output could not be written, for example because no program reads it any more, or because
 * the disk is full.
 */
function exitUnwritten(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') exitUnread();
  process.exit(reportError(error));
}

async function main(): Promise<ExitStatus> {
  // The build bundles ports/reference.ts into runner/reference.mjs.
  const reference = compiledFile('runner/reference.mjs');
  return runProgram(process.argv.slice(2), { folder: process.cwd(), reference });
}
