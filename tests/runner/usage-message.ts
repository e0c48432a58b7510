import { CommanderError } from 'commander';
import assert from 'node:assert/strict';
import { RunningPrograms } from '../../adapter/client/process-group';
import { createProgram } from '../../runner/commands/program';
import { UsageError } from '../../runner/errors';

/** Returns the error message of the command line, called in this process because nothing is started before it. */
export async function usageMessage(args: readonly string[], folder: string): Promise<string> {
  let written = '';
  const program = createProgram({
    reference: '',
    folder,
    programs: new RunningPrograms(),
    finish: (status) => assert.fail(`the command ended with status ${status}`),
  });
  for (const one of [program, ...program.commands]) {
    one.configureOutput({ writeErr: (text) => (written += text) });
  }
  const thrown = await program.parseAsync(args, { from: 'user' }).catch((why: unknown) => why);
  if (thrown instanceof UsageError) return thrown.message;
  assert.ok(thrown instanceof CommanderError, String(thrown));
  return written.trimEnd();
}
