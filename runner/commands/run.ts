import { resolve } from 'node:path';
import { progressOf } from '../console/progress';
import { ExitStatus } from '../exit-status';
import { updatedLastRun } from '../judge/last-run';
import { updatedKnownFailures } from '../verdict/update-known-failures';
import { messageOf } from '../files/output-files';
import { writeOutput } from '../files/write-file';
import { count } from '../text/suite-text';
import { safeText } from '../text/escape';
import type { Judgement } from '../verdict/judgement';
import type { CommandContext } from './arguments';
import { printResult } from './print-result';
import { onInterrupt, reportEarlyExit } from './process-end';
import { judgePort } from './judge-port';
import { RunRecord } from '../judge/record';
import { reproduceCommand, type RunCommandOptions } from './run-options';
import { prepare, shownRun, type Preparation } from './run-preparation';
import { withTypeCheck } from '../judge/type-check';

/**
 * Runs `i18n-conformance run`: judges a port, prints the result, and writes the reports.
 *
 * @throws UsageError when the options are wrong or select nothing, and, after the verdict, when a file cannot be written
 * @throws AdapterFault when the port does not start
 * @throws SuiteDefect when the suite has a defect
 */
export async function runCommand(options: RunCommandOptions, context: CommandContext): Promise<ExitStatus> {
  const { folder } = context;
  const preparation = prepare(options, context);
  /** Sentences about the machine: what could not be done, although the port is judged. */
  const problems: string[] = [];
  const judgement = await withTypeCheck(
    options,
    context,
    () => run(preparation, options, problems),
    (judged) => judged?.isInterrupted === false,
  );
  if (judgement === undefined) return ExitStatus.Interrupted;
  const { lastRun } = preparation;
  const warning = lastRun.write(updatedLastRun(lastRun.read(), judgement));
  if (warning !== undefined) process.stderr.write(`i18n-conformance: warning: ${safeText(warning)}\n`);
  return printResult(judgement, { ...options, reproduce: reproduceCommand(options), problems }, () => {
    if (options.writeKnownFailures === undefined) return [];
    const file = options.writeKnownFailures;
    const { text, kept, added, removed } = updatedKnownFailures(judgement, preparation.listToUpdate);
    try {
      writeOutput(resolve(folder, file), text);
    } catch (thrown) {
      problems.push(`the known failures cannot be written to ${file}: ${messageOf(thrown)}`);
      return [];
    }
    const entries = count(kept + added, 'entry', 'entries');
    return [`wrote ${entries} to ${file} (${kept} kept, ${added} added, ${removed} removed)`];
  });
}

/** Returns undefined when the run was interrupted before the port answered. */
async function run(
  preparation: Preparation,
  options: RunCommandOptions,
  problems: string[],
): Promise<Judgement | undefined> {
  const { port } = preparation;
  const progress = progressOf(shownRun(preparation, options.repeat), process.stdout);
  const record = new RunRecord(preparation, options, progress);
  const interrupt = new AbortController();
  const release = onInterrupt(() => {
    if (record.port === undefined) {
      process.stderr.write('i18n-conformance: interrupted before the port answered\n');
      // Nothing else ends a module that is being loaded into this process.
      if (port.inProcess) process.exit(ExitStatus.Interrupted);
    }
    interrupt.abort();
  });
  const allowExit = reportEarlyExit(port.inProcess);
  try {
    return await judgePort(preparation, options, record, interrupt.signal, problems);
  } finally {
    allowExit();
    release();
  }
}
