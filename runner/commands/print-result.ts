import { colors } from '../console/terminal';
import { summary, verdictLine } from '../console/summary';
import { exitStatusOf, type ExitStatus } from '../exit-status';
import type { Reproduce } from '../reports/report';
import { writeReports, type ReportFile } from '../reports/report-files';
import { safeText } from '../text/escape';
import { UsageError } from '../errors';
import type { Judgement } from '../verdict/judgement';

/** The reports to write, and the way to print the result. */
export interface ResultOptions {
  readonly report: readonly ReportFile[];
  readonly verbose: boolean;
  readonly reproduce: Reproduce;
  /** Sentences about what went wrong with the system during the run; those about files are added. */
  readonly problems: string[];
}

/**
 * Prints the summary of a run, writes its reports, and prints the verdict as the last line.
 *
 * @param writeOthers writes other files, and returns a line about each
 * @throws UsageError with the problems, after the verdict was printed
 */
export function printResult(
  judgement: Judgement,
  { report, verbose, reproduce, problems }: ResultOptions,
  writeOthers: () => readonly string[] = () => [],
): ExitStatus {
  const width = process.stdout.isTTY ? process.stdout.columns : undefined;
  process.stdout.write(summary(judgement, { colors, isVerbose: verbose, reproduce, width }));
  const announcements = [...writeReports(report, judgement, reproduce, problems), ...writeOthers()];
  if (announcements.length > 0) process.stdout.write(safeText(`${announcements.join('\n')}\n\n`));
  process.stdout.write(`${verdictLine(judgement, colors, width)}\n`);
  if (problems.length > 0) throw new UsageError(problems.join('; '));
  return exitStatusOf(judgement);
}
