import { progressOf } from '../console/progress';
import { showResult } from '../console/summary';
import { colors } from '../console/terminal';
import { UsageError } from '../errors';
import { ExitStatus } from '../exit-status';
import { PortJudge, type JudgedRun } from '../judge/port-judge';
import { warn } from '../judge/warnings';
import { safeText } from '../text/escape';
import { exitStatusOf } from '../verdict/conclusion';
import type { CommandContext } from './arguments';
import { onInterrupt } from './process-end';
import { runOptionsOf, type RunArguments } from './run-options';

/**
 * Runs `i18n-conformance run`: judges a port, writes the reports, and prints the result.
 *
 * @throws UsageError when the options are wrong or select nothing. It is also thrown, after the conclusion has been
 *   printed, when a file could not be written or a system error ended the run early
 * @throws AdapterFault when the port does not start
 * @throws SuiteDefect when the suite has a defect
 */
export async function runCommand(given: RunArguments, context: CommandContext): Promise<ExitStatus> {
  const portJudge = new PortJudge(runOptionsOf(given, context));
  const run = await play(portJudge);
  if (run === undefined) return ExitStatus.Interrupted;
  const { judgement, warning } = run;
  if (warning !== undefined) warn([safeText(warning)]);
  const written = portJudge.write(run);
  const style = { colors, isVerbose: given.verbose ?? false, reproduce: portJudge.reproduce };
  showResult(process.stdout, judgement, style, written.lines);
  const problems = [...run.problems, ...written.problems];
  if (problems.length > 0) throw new UsageError(problems.join('; '));
  return exitStatusOf(judgement);
}

/** Plays a run. Returns undefined if it was interrupted before the port answered. */
async function play(portJudge: PortJudge): Promise<JudgedRun | undefined> {
  const interrupt = new AbortController();
  const release = onInterrupt(() => {
    if (!portJudge.hasAnswered) {
      process.stderr.write('i18n-conformance: interrupted before the port answered\n');
    }
    interrupt.abort();
  });
  try {
    return await portJudge.play((planned) => progressOf(planned, process.stdout), interrupt.signal);
  } finally {
    release();
  }
}
