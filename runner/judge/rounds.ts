import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { Transcript } from '../../adapter/client/transcript';
import { readSuite, type Suite, type Trial } from '../../suite';
import type { RunProgress } from '../console/progress';
import { loadKnownMistakes } from '../diagnosis/diagnose';
import { isSystemError, systemErrorText } from '../errors';
import { readKnownFailures, requireQuickMatches, type KnownFailuresList } from '../plan/known-failures';
import { select, type Plan, type SelectionOptions } from '../plan/select';
import type { ShardRun } from '../plan/shard';
import { readListToUpdate, requireOutputs, writeOutputs, type OutputOptions } from '../reports/outputs';
import { removeOldReports } from '../reports/report-files';
import { reproduceCommand, type Reproduce } from '../text/port-text';
import { judge } from '../verdict/judge';
import type { Judgement } from '../verdict/judgement';
import { updatedLastRun, type LastRun } from './last-run';
import { LastRunFile } from './last-run-file';
import { failuresFirst, filtered, onlyFailures, type PlannedRound, type RoundFilter } from './planned-round';
import { playOnPort } from './play-on-port';
import type { NamedPort } from './port';
import { RoundRecord } from './record';
import { withTypeCheck } from './type-check';
import type { Limits } from './limits';

/** The options of a run, grouped according to which code reads them. */
export interface RunOptions {
  readonly port: NamedPort;
  readonly selection: SelectionOptions;
  readonly limits: Limits;
  readonly outputs: OutputOptions;
}

/** The result of a round. */
export interface Round {
  readonly judgement: Judgement;
  /** A warning if the results could not be stored for the next run; otherwise undefined. */
  readonly warning: string | undefined;
  /** Messages about problems with the machine, such as a file that cannot be written. */
  readonly problems: string[];
}

/**
 * Judges a port: in one round for `run`, and in successive rounds for `run --watch`. This class plans each round, has
 * {@link playOnPort} play it, and judges the port by the results. It does not depend on terminals, keys or signals.
 */
export class Rounds {
  readonly suite: Suite;
  /** Returns the command that plays one trial alone on the judged port. */
  readonly reproduce: Reproduce;
  private readonly plan: Plan;
  private readonly listToUpdate: KnownFailuresList | undefined;
  private knownFailures: KnownFailuresList | undefined;
  private readonly lastRunFile: LastRunFile;
  /** The results after the previous round, in case they cannot be stored. */
  private remembered: LastRun | undefined;
  private record: RoundRecord | undefined;

  /**
   * Prepares the rounds. Usage errors are detected here, before the port starts.
   *
   * @param playsFailuresFirst whether each round begins with the trials that did not pass when they were last played
   * @throws UsageError when the options select nothing, or when they name files that cannot be read or written
   * @throws SuiteDefect when the suite has a defect
   */
  constructor(
    private readonly options: RunOptions,
    private readonly playsFailuresFirst = false,
  ) {
    const { port, selection, outputs } = options;
    this.reproduce = reproduceCommand(port.named);
    this.knownFailures = readKnownFailures(selection.knownFailures);
    this.listToUpdate = this.knownFailures ?? readListToUpdate(outputs);
    requireOutputs(outputs, selection.knownFailures, port);
    this.suite = readSuite(PACKAGE_ROOT);
    requireQuickMatches(this.listToUpdate?.entries ?? [], this.suite.trials);
    this.lastRunFile = new LastRunFile(port);
    this.plan = select(this.suite, selection);
    removeOldReports(outputs.reports);
  }

  /** Whether the port has answered in the current round or, between rounds, in the previous one. */
  get hasAnswered(): boolean {
    return this.record?.port !== undefined;
  }

  /**
   * Applies the ids and the surface of a filter to the plan, and returns the selected part.
   *
   * @throws UsageError when the filter selects nothing
   */
  planOf(filter: Omit<RoundFilter, 'onlyFailures'>): Plan {
    return filtered(this.plan, filter, this.suite);
  }

  /**
   * Plays a round, and judges the port by its results. If the adapter is a module, its types are checked at the same
   * time. When the promise settles, all processes of the port have ended.
   *
   * @param progressOf returns the progress display for a round
   * @param interrupt ends the round early
   * @returns undefined if the round was interrupted before the port answered
   * @throws AdapterFault when the port does not start, or when its handshake or first reset fails
   * @throws UsageError when the filter selects nothing, or when the list of known failures is not valid
   * @throws SuiteDefect when the suite has a defect
   */
  async play(
    filter: RoundFilter,
    progressOf: (round: PlannedRound) => RunProgress,
    interrupt: AbortSignal,
  ): Promise<Round | undefined> {
    const round = this.planned(filter);
    const record = new RoundRecord(round, this.options.limits, progressOf(round));
    this.record = record;
    const problems: string[] = [];
    const judging = (): Promise<Judgement | undefined> => this.judged(round, record, interrupt, problems);
    const judgement = await withTypeCheck(this.options.port, judging, interrupt);
    return judgement && { judgement, warning: this.remember(judgement), problems };
  }

  /**
   * Writes a round's reports and its list of known failures, unless the user has narrowed the round by pressing keys.
   * For each file that cannot be written, adds a message to the round's problems.
   *
   * @returns a line for each file that was written
   */
  write({ judgement, problems }: Round, { ids, surface, onlyFailures: only }: RoundFilter): string[] {
    const { reproduce, listToUpdate: list } = this;
    const { outputs, selection } = this.options;
    const isNarrower = ids !== undefined || surface !== undefined || (only && !selection.onlyFailures);
    return isNarrower ? [] : writeOutputs(outputs, judgement, { reproduce, list, problems });
  }

  private planned(filter: RoundFilter): PlannedRound {
    const { suite, options } = this;
    const { selection, limits } = options;
    // The list of known failures may have changed since the last round. The first round does not read the list again,
    // because the list may be a pipe, which can be read only once.
    if (this.record) this.knownFailures = readKnownFailures(selection.knownFailures);
    const knownFailures = this.knownFailures?.entries ?? [];
    requireQuickMatches(knownFailures, suite.trials);
    const run = { suite, plan: this.planOf(filter), knownFailures };
    const whole = this.playsFailuresFirst ? failuresFirst(this.lastRun(), run) : { plan: run.plan };
    const choice = filter.onlyFailures ? onlyFailures(this.lastRun(), run) : whole;
    const { repeat } = limits;
    return { ...run, ...choice, repeat, seed: selection.seed, shard: this.shardOf(knownFailures) };
  }

  /** Returns the shard, together with the facts about the run that `merge` needs. */
  private shardOf(knownFailures: PlannedRound['knownFailures']): ShardRun | undefined {
    const { port, selection, limits } = this.options;
    const { shard, observations, patterns, name, surface } = selection;
    return (
      shard && {
        ...shard,
        port: port.named,
        selection: { observations, select: patterns, name: name?.source, surface },
        repeat: limits.repeat,
        knownFailures: knownFailures.map(({ pattern, reason, place }) => ({ pattern, reason, place })),
      }
    );
  }

  private async judged(
    round: PlannedRound,
    record: RoundRecord,
    interrupt: AbortSignal,
    problems: string[],
  ): Promise<Judgement | undefined> {
    const { port, limits, outputs } = this.options;
    const { suite, plan, seed, shard, knownFailures } = round;
    const transcript = outputs.transcript && new Transcript(outputs.transcript.file);
    const stop = AbortSignal.any([interrupt, record.limitReached]);
    const begin = performance.now();
    try {
      await playOnPort({ port, parts: partsOf(round), limits, seed, transcript, stop }, record);
    } catch (thrown) {
      if (record.port === undefined || !isSystemError(thrown)) throw thrown;
      problems.push(`the run ended early: ${systemErrorText(thrown)}`);
    } finally {
      record.end();
      const failure = transcript?.close();
      if (failure) problems.push(`the transcript is not complete: ${failure.message}`);
    }
    if (record.port === undefined) return undefined;
    const { results, endedAfterFaults } = record;
    return judge({
      ...{ suite, plan, port: record.port, results, knownFailures, shard, seed, endedAfterFaults },
      mistakes: loadKnownMistakes,
      isInterrupted: interrupt.aborted,
      milliseconds: performance.now() - begin,
    });
  }

  /**
   * Stores the results in a file for the next run. If the file cannot be written, returns a warning, and the results
   * are available only to later rounds of this process.
   */
  private remember(judgement: Judgement): string | undefined {
    this.remembered = updatedLastRun(this.lastRun(), judgement);
    return this.lastRunFile.write(this.remembered);
  }

  /** Returns the stored results. If they cannot be read, returns those of the previous round of this process. */
  private lastRun(): LastRun | undefined {
    return this.lastRunFile.read() ?? this.remembered;
  }
}

/**
 * Returns two parts: the decisive trials, and then the observations. The observations are played last, so that they
 * cannot affect the decisive trials.
 */
function partsOf({ plan: { trials, decisive }, first = new Set() }: PlannedRound): Trial[][] {
  const isFirst = ({ key }: Trial): boolean => first.has(key);
  return [true, false].map((decides) => {
    const part = trials.filter(({ key }) => decisive.has(key) === decides);
    return [...part.filter(isFirst), ...part.filter((trial) => !isFirst(trial))];
  });
}
