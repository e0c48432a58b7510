import type { InitializeResult } from '../../adapter/contract/adapter';
import type { TrialResult } from '../../play';
import type { Trial } from '../../suite';
import type { RunProgress } from '../console/progress';
import { knownFailureOf } from '../plan/known-failures';
import type { FaultsAtEnd } from '../verdict/judgement';
import { FaultLimit, type Limits } from './limits';
import type { RoundListener } from './play-on-port';
import type { PlannedRound } from './planned-round';

/** A part of a round: the decisive trials or the observations. */
type Part = keyof FaultsAtEnd;

/**
 * Collects the results of a round, and tells when a limit ends the round. It does not itself start or stop programs of
 * the port: `playOnPort` does.
 */
export class RoundRecord implements RoundListener {
  private readonly arrived: { readonly result: TrialResult; readonly turn: number }[] = [];
  /** The port's handshake; absent until it has been received. */
  port: InitializeResult | undefined;
  /**
   * Too many faults in decisive trials end the round. Too many faults in observations, which are played last, end only
   * the observations.
   */
  private readonly faults: Readonly<Record<Part, FaultLimit>>;
  private readonly limit = new AbortController();
  /**
   * Aborted when faults have taken too much time in total or, with --fail-fast, when a result means that the port can
   * no longer be judged conformant.
   */
  readonly limitReached: AbortSignal = this.limit.signal;

  constructor(
    private readonly round: PlannedRound,
    private readonly limits: Limits,
    private readonly progress: RunProgress,
  ) {
    this.faults = { run: new FaultLimit(limits), observations: new FaultLimit(limits) };
  }

  /**
   * The results that are used. If too many faults ended a part of the round, its results from turns after the last of
   * these faults are ignored.
   */
  get results(): TrialResult[] {
    return this.arrived
      .filter(({ result, turn }) => turn <= this.faultsOf(result.trial).lastTurn)
      .map(({ result }) => result);
  }

  /** The number of faults after which the round ended early, and the number after which its observations did. */
  get endedAfterFaults(): FaultsAtEnd {
    return { run: this.endedAfter('run'), observations: this.endedAfter('observations') };
  }

  readonly onHandshake = (port: InitializeResult): void => {
    this.port = port;
    this.progress.begin(port);
  };

  readonly onResult = (result: TrialResult, turn: number): void => {
    this.arrived.push({ result, turn });
    this.progress.outcome(result);
    const faults = this.faultsOf(result.trial);
    faults.add(result, turn);
    if (faults.isOverTime || (this.limits.failFast && this.decidesAgainst(result))) this.limit.abort();
  };

  readonly isWanted = (trial: Trial): boolean =>
    !this.faults.run.isReached && !this.faultsOf(trial).isReached;

  /** Ends the progress display, if it has begun. */
  end(): void {
    if (this.port) this.progress.end();
  }

  private partOf({ key }: Trial): Part {
    return this.round.plan.decisive.has(key) ? 'run' : 'observations';
  }

  private faultsOf(trial: Trial): FaultLimit {
    return this.faults[this.partOf(trial)];
  }

  private endedAfter(part: Part): number | undefined {
    const planned = this.round.plan.trials.filter((trial) => this.partOf(trial) === part).length;
    const played = this.results.filter(({ trial }) => this.partOf(trial) === part).length;
    const { isReached, faults } = this.faults[part];
    return isReached && played < planned * this.limits.repeat ? faults : undefined;
  }

  /** Tells whether this result alone prevents the port from being judged conformant. */
  private decidesAgainst({ trial, kind }: TrialResult): boolean {
    if (this.partOf(trial) === 'observations') return false;
    if (kind !== 'failed' && kind !== 'unsupported') return kind === 'fault';
    return knownFailureOf(trial, this.round.knownFailures) === undefined;
  }
}
