import { existsSync } from 'node:fs';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { programEnvironment } from '../../adapter/client/program-environment';
import { Transcript } from '../../adapter/client/transcript';
import { readSuite, type Suite } from '../../suite/read';
import type { RunProgress } from '../console/progress';
import { loadKnownMistakes } from '../diagnosis/diagnose';
import { isSystemError, systemErrorText } from '../errors';
import { readKnownFailures, requireUnlisted, type KnownFailuresList } from '../plan/known-failures';
import { select, type Plan } from '../plan/select';
import { readListToUpdate, requireOutputs } from '../reports/outputs';
import { recordRun } from '../run/run';
import type { RunOptions } from '../run/run-options';
import { judge } from '../verdict/judge';
import type { Judgement } from '../verdict/judgement';
import { buildPort, type DuringBuild } from './build-port';
import { readLastRun, updatedLastRun, writeLastRun, type LastRun } from './last-run';
import { failuresFirst, onlyFailures, type PlannedRun } from './planned-run';
import { failuresToRepeat, playAlone } from './play-alone';
import { playOnPort } from './play-on-port';
import type { Port } from './port';
import { RunRecorder } from './run-recorder';

/** A run, with its judgement. */
export interface JudgedRun {
  readonly judgement: Judgement;
  /** Warnings: about results that could not be stored for the next run, and programs that ended badly. */
  readonly warnings: readonly string[];
  /** Messages about problems with the machine that ended the run early or left its transcript incomplete. */
  readonly problems: readonly string[];
}

/**
 * Judges a port: in one run, or with `--watch` in several. This class plans each run, has {@link playOnPort} play it, and
 * judges the port by the results. It does not depend on terminals or signals.
 */
export class PortJudge {
  /** The list of known failures that the runs update, as it was before the first one. */
  readonly listToUpdate: KnownFailuresList | undefined;
  private readonly suite: Suite;
  private readonly plan: Plan;
  private knownFailures: KnownFailuresList | undefined;
  /** The results after the previous run, in case they cannot be stored. */
  private remembered: LastRun | undefined;
  private recorder: RunRecorder | undefined;
  private readonly options: RunOptions;

  /**
   * Prepares the runs. Usage errors are detected here, before the port starts.
   *
   * @throws UsageError when the options select nothing, or when they name files that cannot be read or written
   * @throws SuiteDefect when the suite has a defect
   */
  constructor(
    options: RunOptions,
    private readonly port: Port,
  ) {
    const { knownFailures, writeKnownFailures, level, select: patterns = [], surface } = options;
    // If both options name the same file, each run updates the list in it, and the first run creates the file.
    const isBegun =
      knownFailures !== undefined &&
      knownFailures.file === writeKnownFailures?.file &&
      !existsSync(knownFailures.file);
    this.options = isBegun ? { ...options, knownFailures: undefined } : options;
    this.knownFailures = readKnownFailures(this.options.knownFailures);
    this.listToUpdate = this.knownFailures ?? readListToUpdate(this.options);
    requireOutputs(this.options);
    this.suite = readSuite(PACKAGE_ROOT);
    this.plan = select(this.suite, { level, patterns, surface });
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
    const { options, port } = this;
    const planned = this.planned();
    const recorder = new RunRecorder(planned, options, progressOf(planned));
    this.recorder = recorder;
    const begin = performance.now();
    const { build: command, transcript: named } = options;
    if (command !== undefined) await duringBuild(() => buildPort(command, port, interrupt));
    const problems: string[] = [];
    const transcript = named && new Transcript(named.file);
    try {
      await playOnPort(port, planned.trials, recorder, {
        stop: AbortSignal.any([interrupt, recorder.limitReached]),
        // A transcript records only one program.
        jobs: transcript === undefined ? options.jobs : 1,
        repeat: planned.repeat,
        transcript,
      });
    } catch (thrown) {
      if (recorder.port === undefined || !isSystemError(thrown)) throw thrown;
      problems.push(`the run ended early: ${systemErrorText(thrown)}`);
    } finally {
      recorder.end();
      const failure = transcript?.close();
      if (failure) problems.push(`the transcript is not complete: ${failure.message}`);
    }
    const { port: handshake, results, endedAfterFaults: afterFaults } = recorder;
    if (handshake === undefined) return undefined;
    const { suite, level, patterns, surface, repeat, knownFailures } = planned;
    const run = recordRun(suite, results, {
      port: handshake,
      environment: programEnvironment(),
      level,
      alone: await playAlone(failuresToRepeat(handshake, results), port, interrupt),
      selection: { select: patterns, repeat, ...(surface && { surface }) },
      end: {
        interrupted: interrupt.aborted,
        ...(afterFaults !== undefined && { afterFaults }),
        milliseconds: Math.round(performance.now() - begin),
      },
    });
    this.remembered = updatedLastRun(this.lastRun(), run);
    const warnings = [writeLastRun(port, this.remembered) ?? [], ...port.programs.complaints].flat();
    return { judgement: judge(suite, run, knownFailures, loadKnownMistakes), warnings, problems };
  }

  private planned(): PlannedRun {
    const { suite, options, plan } = this;
    // The list of known failures may have changed since the last run. The first run does not read the list again,
    // because the list may be a pipe, which can be read only once.
    if (this.recorder) this.knownFailures = readKnownFailures(options.knownFailures);
    // A list that is updated shrinks as the port becomes better.
    if (options.writeKnownFailures === undefined) requireUnlisted(plan, this.knownFailures);
    const knownFailures = this.knownFailures?.entries ?? [];
    const run = { ...plan, suite, knownFailures, repeat: options.repeat };
    if (options.lastFailed) return onlyFailures(this.lastRun(), run);
    return options.watch === undefined ? run : failuresFirst(this.lastRun(), run);
  }

  /** Returns the stored results. If they cannot be read, returns those of the previous run of this process. */
  private lastRun(): LastRun | undefined {
    return readLastRun(this.port) ?? this.remembered;
  }
}
