import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { Transcript } from '../../adapter/client/transcript';
import { readSuite, type Suite, type Trial } from '../../suite';
import type { RunProgress } from '../console/progress';
import { loadKnownMistakes } from '../diagnosis/diagnose';
import { isSystemError, systemErrorText } from '../errors';
import { readKnownFailures, requireUnlisted, type KnownFailuresList } from '../plan/known-failures';
import { select, type Plan, type SelectionOptions } from '../plan/select';
import {
  readListToUpdate,
  requireOutputs,
  writeOutputs,
  type OutputOptions,
  type Written,
} from '../reports/outputs';
import { recordRun } from '../run/run';
import { reproduceCommand, type Reproduce } from '../text/port-text';
import { judge } from '../verdict/judge';
import type { Judgement } from '../verdict/judgement';
import { buildPort, type DuringBuild } from './build-port';
import { readLastRun, updatedLastRun, writeLastRun, type LastRun } from './last-run';
import type { Limits } from './limits';
import { failuresFirst, onlyFailures, type PlannedRun } from './planned-run';
import { failuresToRepeat, playAlone } from './play-alone';
import { playOnPort } from './play-on-port';
import type { NamedPort } from './port';
import { RunRecorder } from './run-recorder';

/** The options of a run, grouped according to which code reads them. */
export interface RunOptions {
  readonly port: NamedPort;
  readonly selection: SelectionOptions;
  readonly limits: Limits;
  readonly outputs: OutputOptions;
}

/** A run, with its judgement. */
export interface JudgedRun {
  readonly judgement: Judgement;
  /** A warning if the results could not be stored for the next run; otherwise undefined. */
  readonly warning: string | undefined;
  /** Messages about problems with the machine that ended the run early or left its transcript incomplete. */
  readonly problems: readonly string[];
}

/**
 * Judges a port: in one run, or with `--watch` in several. This class plans each run, has {@link playOnPort} play it, and
 * judges the port by the results. It does not depend on terminals or signals.
 */
export class PortJudge {
  /** Returns the command that plays one trial alone on the judged port. */
  readonly reproduce: Reproduce;
  private readonly suite: Suite;
  private readonly plan: Plan;
  private readonly listToUpdate: KnownFailuresList | undefined;
  private knownFailures: KnownFailuresList | undefined;
  /** The results after the previous run, in case they cannot be stored. */
  private remembered: LastRun | undefined;
  private recorder: RunRecorder | undefined;

  /**
   * Prepares the runs. Usage errors are detected here, before the port starts.
   *
   * @param playsFailuresFirst whether each run begins with the trials that did not pass when they were last played
   * @throws UsageError when the options select nothing, or when they name files that cannot be read or written
   * @throws SuiteDefect when the suite has a defect
   */
  constructor(
    private readonly options: RunOptions,
    private readonly playsFailuresFirst?: boolean,
  ) {
    const { port, selection, outputs } = options;
    this.reproduce = reproduceCommand(port.named);
    this.knownFailures = readKnownFailures(selection.knownFailures);
    this.listToUpdate = this.knownFailures ?? readListToUpdate(outputs);
    requireOutputs(outputs, selection.knownFailures);
    this.suite = readSuite(PACKAGE_ROOT);
    this.plan = select(this.suite, selection);
  }

  /** Whether the port has answered in the current run or, between runs, in the previous one. */
  get hasAnswered(): boolean {
    return this.recorder?.port !== undefined;
  }

  /**
   * Plays a run, and judges the port by its results. When the promise settles, all processes of the port have ended.
   *
   * @param progressOf returns the progress display for a run
   * @param interrupt ends the run early
   * @param duringBuild calls the function that builds the port, if it has a build
   * @returns undefined if the run was interrupted before the port answered
   * @throws BuildFailure when the port cannot be built
   * @throws AdapterFault when the port does not start, or when its handshake or first reset fails
   * @throws UsageError when the list of known failures is not valid
   * @throws SuiteDefect when the suite has a defect
   */
  async play(
    progressOf: (planned: PlannedRun) => RunProgress,
    interrupt: AbortSignal,
    duringBuild: DuringBuild = (build) => build(),
  ): Promise<JudgedRun | undefined> {
    const planned = this.planned();
    const recorder = new RunRecorder(planned, this.options.limits, progressOf(planned));
    this.recorder = recorder;
    const begin = performance.now();
    const { named, folder, programs } = this.options.port;
    const { build: command } = named;
    if (command !== undefined) await duringBuild(() => buildPort({ command, folder, programs }, interrupt));
    const problems = await this.record(planned, recorder, interrupt);
    const { port, results, endedAfterFaults: afterFaults } = recorder;
    if (port === undefined) return undefined;
    const { suite, plan, repeat, knownFailures } = planned;
    const { level, patterns, surface } = plan;
    const again = failuresToRepeat(port, results);
    const run = recordRun(suite, results, {
      port,
      level,
      alone: await playAlone(again, { port: this.options.port, stop: interrupt }),
      selection: {
        select: patterns,
        repeat,
        ...(surface && { surface }),
      },
      end: {
        interrupted: interrupt.aborted,
        ...(afterFaults !== undefined && { afterFaults }),
        milliseconds: Math.round(performance.now() - begin),
      },
    });
    this.remembered = updatedLastRun(this.lastRun(), run);
    const warning = writeLastRun(this.options.port, this.remembered);
    const judgement = judge(suite, run, knownFailures, loadKnownMistakes);
    return { judgement, warning, problems };
  }

  /** Writes the reports of a run and its list of known failures. */
  write({ judgement }: JudgedRun): Written {
    return writeOutputs(this.options.outputs, judgement, this.reproduce, this.listToUpdate);
  }

  private planned(): PlannedRun {
    const { suite, options, plan } = this;
    const { selection, limits } = options;
    // The list of known failures may have changed since the last run. The first run does not read the list again,
    // because the list may be a pipe, which can be read only once.
    if (this.recorder) this.knownFailures = readKnownFailures(selection.knownFailures);
    // A list that is updated shrinks as the port becomes better.
    if (options.outputs.knownFailures === undefined) requireUnlisted(plan, this.knownFailures);
    const run = { suite, plan, knownFailures: this.knownFailures?.entries ?? [] };
    const whole = this.playsFailuresFirst ? failuresFirst(this.lastRun(), run) : { plan };
    const choice = selection.onlyFailures ? onlyFailures(this.lastRun(), run) : whole;
    return { ...run, ...choice, repeat: limits.repeat };
  }

  /** Plays a run, and returns messages about problems with the machine. */
  private async record(
    planned: PlannedRun,
    recorder: RunRecorder,
    interrupt: AbortSignal,
  ): Promise<string[]> {
    const { port, limits, outputs } = this.options;
    const transcript = outputs.transcript && new Transcript(outputs.transcript.file);
    const stop = AbortSignal.any([interrupt, recorder.limitReached]);
    const problems: string[] = [];
    try {
      await playOnPort({ port, trials: inTurn(planned), limits, transcript, stop }, recorder);
    } catch (thrown) {
      if (recorder.port === undefined || !isSystemError(thrown)) throw thrown;
      problems.push(`the run ended early: ${systemErrorText(thrown)}`);
    } finally {
      recorder.end();
      const failure = transcript?.close();
      if (failure) problems.push(`the transcript is not complete: ${failure.message}`);
    }
    return problems;
  }

  /** Returns the stored results. If they cannot be read, returns those of the previous run of this process. */
  private lastRun(): LastRun | undefined {
    return readLastRun(this.options.port) ?? this.remembered;
  }
}

/** Returns the trials in the order of their turns: those to play first, and then the others. */
function inTurn({ plan: { trials }, first = new Set() }: PlannedRun): Trial[] {
  const isFirst = ({ key }: Trial): boolean => first.has(key);
  return [...trials.filter(isFirst), ...trials.filter((trial) => !isFirst(trial))];
}
