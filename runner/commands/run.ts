import { progressOf } from '../console/progress';
import { showResult } from '../console/summary';
import { colors } from '../console/terminal';
import { UsageError } from '../errors';
import { ExitStatus } from '../exit-status';
import { PortJudge, type JudgedRun } from '../judge/port-judge';
import { warn } from '../judge/warnings';
import type { KnownFailuresList } from '../plan/known-failures';
import { writeOutputs } from '../reports/outputs';
import type { RunOptions } from '../run/run-options';
import { safeText } from '../text/escape';
import { reproduceCommand } from '../text/port-text';
import { exitStatusOf } from '../verdict/conclusion';
import type { CommandContext } from './arguments';
import { portOf } from './port-options';
import { onInterrupt } from './process-end';

/**
 * Runs `i18n-conformance run`: judges a port, writes the reports, and prints the result.
 *
 * @throws UsageError when the options are wrong or select nothing. It is also thrown, after the conclusion has been
 *   printed, when a file could not be written or a system error ended the run early
 * @throws AdapterFault when the port does not start
 * @throws SuiteDefect when the suite has a defect
 */
export async function runCommand(options: RunOptions, context: CommandContext): Promise<ExitStatus> {
  const portJudge = new PortJudge(options, portOf(options, context));
  const interrupt = new AbortController();
  const release = onInterrupt(() => {
    if (!portJudge.hasAnswered) {
      process.stderr.write('i18n-conformance: interrupted before the port answered\n');
    }
    interrupt.abort();
  });
  try {
    const run = await portJudge.play((planned) => progressOf(planned, process.stdout), interrupt.signal);
    if (run === undefined) return ExitStatus.Interrupted;
    return showRun(run, options, portJudge.listToUpdate);
  } finally {
    // A signal while the reports are written must not leave them incomplete.
    release();
  }
}

/** Writes the reports of a run, and shows its result. */
function showRun(
  { judgement, warnings, problems: ofRun }: JudgedRun,
  options: RunOptions,
  listToUpdate: KnownFailuresList | undefined,
): ExitStatus {
  warn(warnings.map(safeText));
  const written = writeOutputs(options, judgement, listToUpdate);
  const style = { colors, isVerbose: options.verbose ?? false, reproduce: reproduceCommand(options) };
  showResult(process.stdout, judgement, style, written.lines);
  const problems = [...ofRun, ...written.problems];
  if (problems.length > 0) throw new UsageError(problems.join('; '));
  return exitStatusOf(judgement);
}
