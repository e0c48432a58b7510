#!/usr/bin/env node
import { CommanderError } from 'commander';
import { AdapterFault } from '../adapter/contract/errors';
import { AdapterModuleError } from '../adapter/host/load-adapter';
import { createProgram } from './commands/program';
import { exitUnread } from './commands/report-early-exit';
import { ExitStatus } from './exit-status';
import { SuiteDefect } from '../suite';
import { stderrLines } from './text/port-text';
import { safeText } from './text/safe-text';
import { UsageError } from './usage-error';

// Somebody who closed the pipe, as `head` does, has seen enough; what they have not seen is no verdict.
for (const out of [process.stdout, process.stderr]) out.on('error', exitUnread);
process.on('uncaughtException', (thrown) => process.exit(explain(thrown)));

main().then(
  // Explicitly, for a port in this process may have left something open; and not before all is written.
  (status) => process.stdout.write('', (unread) => (unread ? exitUnread() : process.exit(status))),
  (thrown: unknown) => process.exit(explain(thrown)),
);

async function main(): Promise<ExitStatus> {
  let status: ExitStatus = ExitStatus.Conformant;
  // Here alone the command meets the reference.
  const reference = require.resolve('../ports/reference');
  await createProgram({ folder: process.cwd(), reference, finish: (its) => (status = its) }).parseAsync();
  return status;
}

/** Says on standard error why the command could not do what it was to do. */
function explain(thrown: unknown): ExitStatus {
  if (thrown instanceof CommanderError)
    return thrown.exitCode === 0 ? ExitStatus.Conformant : ExitStatus.Usage;
  if (thrown instanceof UsageError) {
    complain(thrown.message);
    return ExitStatus.Usage;
  }
  if (thrown instanceof AdapterFault) {
    complain(['adapter fault: ' + thrown.message, ...stderrLines(thrown.stderr)].join('\n'));
    return ExitStatus.AdapterFault;
  }
  if (thrown instanceof AdapterModuleError) {
    complain(`adapter fault: ${thrown.message}`);
    return ExitStatus.AdapterFault;
  }
  const what = thrown instanceof SuiteDefect ? thrown.message : stackOf(thrown);
  complain(`the suite itself is at fault, and this is no verdict on the port:\n${what}`);
  return ExitStatus.SuiteDefect;
}

function complain(message: string): void {
  process.stderr.write(`i18n-conformance: ${safeText(message)}\n`);
}

function stackOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
