import type { InitializeResult } from '../../adapter/contract/adapter';
import type { TrialResult } from '../../suite/play/trial-result';
import type { RunProgress } from '../console/progress';
import { entryFinder } from '../plan/known-failures';
import type { RunOptions } from '../run/run-options';
import { FaultLimit } from './limits';
import type { RunListener } from './play-on-port';
import type { PlannedRun } from './planned-run';
import { TextBudget } from './text-budget';

/**
 * Collects the results of a run, and tells when a limit ends the run. It does not itself start or stop programs of
 * the port: `playOnPort` does.
 */
export class RunRecorder implements RunListener {
  private readonly arrived: { readonly result: TrialResult; readonly turn: number }[] = [];
  /** The port's handshake; absent until it has been received. */
  port: InitializeResult | undefined;
  private readonly faults: FaultLimit;
  private readonly entryOf: ReturnType<typeof entryFinder>;
  private readonly texts = new TextBudget();
  private readonly limit = new AbortController();
  /**
   * Aborted when faults have taken too much time in total or, with --fail-fast, when a result means that the port can
   * no longer be judged conformant.
   */
  readonly limitReached: AbortSignal = this.limit.signal;

  constructor(
    private readonly planned: PlannedRun,
    private readonly options: Pick<RunOptions, 'maxFaults' | 'failFast'>,
    private readonly progress: RunProgress,
  ) {
    this.faults = new FaultLimit(options);
    this.entryOf = entryFinder(planned.knownFailures);
  }

  /**
   * The results that are used. If too many faults ended the run, the results from turns after the last of these faults
   * are ignored.
   */
  get results(): TrialResult[] {
    return this.arrived.filter(({ turn }) => turn <= this.faults.lastTurn).map(({ result }) => result);
  }

  /** The number of faults after which the run ended early; undefined if faults did not end it. */
  get endedAfterFaults(): number | undefined {
    const planned = this.planned.trials.length * this.planned.repeat;
    const { isReached, faults } = this.faults;
    return isReached && this.results.length < planned ? faults : undefined;
  }

  readonly onHandshake = (port: InitializeResult): void => {
    this.port = port;
    this.progress.begin(port);
  };

  readonly onResult = (result: TrialResult, turn: number): void => {
    this.arrived.push({ result: this.texts.keep(result), turn });
    this.progress.outcome(result);
    this.faults.add(result, turn);
    if (this.faults.isOverTime || (this.options.failFast && this.decidesAgainst(result))) this.limit.abort();
  };

  readonly isWanted = (): boolean => !this.faults.isReached;

  /** Ends the progress display, if it has begun. */
  end(): void {
    if (this.port) this.progress.end();
  }

  /** Tells whether this result alone prevents the port from being judged conformant. */
  private decidesAgainst({ trial, kind }: TrialResult): boolean {
    if (kind !== 'failed' && kind !== 'unsupported') return kind === 'fault';
    return this.entryOf(trial) === undefined;
  }
}
