import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { colors } from '../console/colors';
import { Transcript } from '../../adapter/client/transcript';
import { progressOf } from '../console/progress';
import { summary, verdictLine } from '../console/summary';
import { ExitStatus, exitStatusOf } from '../exit-status';
import { updatedKnownFailures } from '../plan/write-known-failures';
import { writeReports } from '../reports/report-files';
import { runPort } from '../run/run-port';
import { count } from '../text/count';
import { safeText } from '../text/safe-text';
import { judge } from '../verdict/judge';
import type { Judgement } from '../verdict/judgement';
import type { CommandContext } from './command-context';
import { reportEarlyExit } from './report-early-exit';
import { onInterrupt } from './interrupt';
import { RunRecord } from './run-record';
import { reproduceCommand, type RunCommandOptions } from './run-options';
import { prepare, type Preparation } from './run-preparation';
import { withTypeCheck } from './with-type-check';

/**
 * Runs `i18n-conformance run`: judges a port, prints the result, and writes the reports.
 *
 * @throws UsageError when the options are wrong, or select nothing
 * @throws AdapterFault when the port does not start
 * @throws SuiteDefect when the suite has a defect
 */
export async function runCommand(options: RunCommandOptions, context: CommandContext): Promise<ExitStatus> {
  const { folder } = context;
  const preparation = prepare(options, context);
  const judgement = await withTypeCheck(
    options,
    context,
    () => run(preparation, options, folder),
    ({ isInterrupted }) => !isInterrupted,
  );
  const reproduce = reproduceCommand(options);
  const width = process.stdout.isTTY ? process.stdout.columns : undefined;
  process.stdout.write(summary(judgement, { colors, isVerbose: options.verbose, reproduce, width }));
  const announcements = writeReports(options.report, judgement, reproduce);
  if (options.writeKnownFailures !== undefined) {
    const file = options.writeKnownFailures;
    const { text, kept, added, removed } = updatedKnownFailures(judgement, preparation.listToUpdate);
    writeFileSync(resolve(folder, file), text);
    const entries = count(kept + added, 'entry', 'entries');
    announcements.push(`wrote ${entries} to ${file} (${kept} kept, ${added} added, ${removed} removed)`);
  }
  if (announcements.length > 0) process.stdout.write(safeText(`${announcements.join('\n')}\n\n`));
  process.stdout.write(`${verdictLine(judgement, colors, width)}\n`);
  return exitStatusOf(judgement);
}

async function run(preparation: Preparation, options: RunCommandOptions, folder: string): Promise<Judgement> {
  const { port, suite, plan, knownFailures, seed } = preparation;
  const progress = progressOf(
    {
      suite,
      plan,
      knownFailures: knownFailures?.entries ?? [],
      repeat: options.repeat,
      ...(seed !== undefined && { seed }),
    },
    process.stdout,
  );
  const stop = new AbortController();
  const record = new RunRecord(preparation, options, progress, stop);
  const transcript =
    options.transcript === undefined ? undefined : new Transcript(resolve(folder, options.transcript));
  let isInterrupted = false;
  const release = onInterrupt(() => {
    if (record.port === undefined) {
      process.stderr.write('i18n-conformance: interrupted before the port answered\n');
      process.exit(ExitStatus.Interrupted);
    }
    isInterrupted = true;
    stop.abort();
  });
  const allowExit = reportEarlyExit(port.inProcess);
  const begin = performance.now();
  try {
    await runPort(
      {
        port,
        trials: plan.trials,
        repeat: options.repeat,
        stop: stop.signal,
        ...(options.jobs !== undefined && { jobs: options.jobs }),
        ...(seed !== undefined && { seed }),
        ...(transcript && { transcript }),
        // A transcript records one program, and this process can run one port.
        ...((transcript ?? port.inProcess) && { jobs: 1 }),
      },
      record,
    );
  } finally {
    allowExit();
    release();
    record.end();
    transcript?.close();
  }
  const milliseconds = performance.now() - begin;
  // A run that did not throw has completed the handshake.
  const findings = {
    suite,
    plan,
    port: record.port!,
    results: record.results,
    knownFailures: knownFailures?.entries ?? [],
    isInterrupted,
    endedAfterFaults: record.faults.endedAfter,
    observationsEndedAfterFaults: record.observationFaults.endedAfter,
    milliseconds,
  };
  return judge({ ...findings, ...(seed !== undefined && { seed }) });
}
