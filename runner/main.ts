#!/usr/bin/env node
import { RunningPrograms } from '../adapter/client/process-group';
import { compiledFile } from '../adapter/contract/package';
import { runProgram } from './commands/program';
import { reportError } from './commands/report-error';
import { ExitStatus } from './exit-status';

// A program that reads the output, such as `head`, may close the pipe. The command then ends without a verdict.
for (const out of [process.stdout, process.stderr]) out.on('error', exitFor);
process.on('uncaughtException', (thrown) => process.exit(reportError(thrown)));

runProgram(process.argv.slice(2), {
  folder: process.cwd(),
  // The build bundles ports/reference.ts into this file.
  reference: compiledFile('runner/reference.mjs'),
  programs: new RunningPrograms(),
}).then(
  // Exits explicitly after all output has been written, because a port may have left handles open.
  (status) =>
    process.stdout.write('', (unwritten) => (unwritten ? exitFor(unwritten) : process.exit(status))),
  exitFor,
);

/** Ends the process because of an error: silently, if no program reads its output any more. */
function exitFor(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit(ExitStatus.Interrupted);
  process.exit(reportError(error));
}
