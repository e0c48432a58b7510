import { progressOf, type RunProgress } from '../console/progress';
import { showResult } from '../console/summary';
import { colors } from '../console/terminal';
import { UsageError } from '../errors';
import { ExitStatus, exitStatusOf } from '../exit-status';
import type { PlannedRound } from '../judge/planned-round';
import { Rounds, type Round, type RunOptions } from '../judge/rounds';
import { warn } from '../judge/warnings';
import { safeText } from '../text/escape';
import type { CommandContext } from './arguments';
import { onInterrupt, reportEarlyExit } from './process-end';
import { runOptionsOf, type RunArguments } from './run-options';

/**
 * Runs `i18n-conformance run`: judges a port in one round, prints the result, and writes the reports.
 *
 * @throws UsageError when the options are wrong or select nothing. It is also thrown, after the conclusion has been
 *   printed, when a file could not be written or a system error ended the run early
 * @throws AdapterFault when the port does not start
 * @throws SuiteDefect when the suite has a defect
 */
export async function runCommand(given: RunArguments, context: CommandContext): Promise<ExitStatus> {
  const options = runOptionsOf(given, context);
  const rounds = new Rounds(options);
  const { onlyFailures } = options.selection;
  const round = await playRound(rounds, options);
  if (round === undefined) return ExitStatus.Interrupted;
  const { judgement, warning, problems } = round;
  if (warning !== undefined) warn([safeText(warning)]);
  const style = { colors, isVerbose: given.verbose, reproduce: rounds.reproduce };
  showResult(process.stdout, judgement, style, () => rounds.write(round, { onlyFailures }));
  if (problems.length > 0) throw new UsageError(problems.join('; '));
  return exitStatusOf(judgement);
}

/** Plays the round. Returns undefined if the round was interrupted before the port answered. */
async function playRound(rounds: Rounds, { port, selection }: RunOptions): Promise<Round | undefined> {
  const interrupt = new AbortController();
  const release = onInterrupt(() => {
    if (!rounds.hasAnswered) {
      process.stderr.write('i18n-conformance: interrupted before the port answered\n');
      // A module that is being loaded into this process cannot be stopped in any other way.
      if (port.inProcess) process.exit(ExitStatus.Interrupted);
    }
    interrupt.abort();
  });
  const allowExit = reportEarlyExit(port.inProcess);
  try {
    const { onlyFailures } = selection;
    const progress = (round: PlannedRound): RunProgress => progressOf(round, process.stdout);
    return await rounds.play({ onlyFailures }, progress, interrupt.signal);
  } finally {
    allowExit();
    release();
  }
}
