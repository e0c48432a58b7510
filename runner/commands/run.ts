import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { colors } from '../console/colors';
import { Transcript } from '../../adapter/client/transcript';
import { progressOf } from '../console/progress';
import { summary } from '../console/summary';
import { ExitStatus, exitStatusOf } from '../exit-status';
import { knownFailuresList } from '../plan/write-known-failures';
import { writeReports } from '../reports/report-files';
import { runPort } from '../run/run-port';
import { judge } from '../verdict/judge';
import type { Judgement } from '../verdict/judgement';
import type { CommandContext } from './command-context';
import { reportEarlyExit } from './report-early-exit';
import { onInterrupt } from './interrupt';
import { RunRecord } from './run-record';
import { reproduceCommand, type RunCommandOptions } from './run-options';
import { prepare, type Preparation } from './run-preparation';

/**
 * `i18n-conformance run`: judges a port, says on the console what was found, and writes the reports.
 *
 * @throws UsageError when the options make no sense, or select nothing
 * @throws AdapterFault when the port does not start
 * @throws SuiteDefect when the suite itself is at fault
 */
export async function runCommand(options: RunCommandOptions, context: CommandContext): Promise<ExitStatus> {
  const { folder } = context;
  const judgement = await run(prepare(options, context), options, folder);
  const reproduce = reproduceCommand(options);
  process.stdout.write(summary(judgement, { colors, isVerbose: options.verbose, reproduce }));
  writeReports(options.report, judgement, reproduce);
  if (options.writeKnownFailures !== undefined) {
    writeFileSync(resolve(folder, options.writeKnownFailures), knownFailuresList(judgement));
  }
  return exitStatusOf(judgement);
}

async function run(preparation: Preparation, options: RunCommandOptions, folder: string): Promise<Judgement> {
  const { port, suite, plan, knownFailures, seed } = preparation;
  const progress = progressOf(suite, plan, plan.scenarios.length * options.repeat, process.stdout);
  const stop = new AbortController();
  const record = new RunRecord(preparation, progress, options.failFast ? stop : undefined);
  const transcript =
    options.transcript === undefined ? undefined : new Transcript(resolve(folder, options.transcript));
  let isInterrupted = false;
  const release = onInterrupt(() => {
    if (record.port === undefined) {
      process.stderr.write('i18n-conformance: interrupted before the port had answered\n');
      process.exit(ExitStatus.Interrupted);
    }
    isInterrupted = true;
    stop.abort();
  });
  const permit = reportEarlyExit(port.inProcess);
  const begin = performance.now();
  try {
    await runPort(
      {
        port,
        scenarios: plan.scenarios,
        repeat: options.repeat,
        stop: stop.signal,
        ...(options.jobs !== undefined && { jobs: options.jobs }),
        ...(seed !== undefined && { seed }),
        ...(transcript && { transcript, jobs: 1 }),
      },
      record,
    );
  } finally {
    permit();
    release();
    record.end();
    transcript?.close();
  }
  const milliseconds = performance.now() - begin;
  // A run that did not throw has shaken hands.
  const findings = {
    suite,
    plan,
    port: record.port!,
    results: record.results,
    knownFailures,
    isInterrupted,
    milliseconds,
  };
  return judge({ ...findings, ...(seed !== undefined && { seed }) });
}
