import type { InitializeResult } from '../../adapter/contract/adapter';
import type { TrialResult } from '../../play';
import type { Trial } from '../../suite';
import type { RunProgress } from '../console/progress';
import { knownFailureOf } from '../plan/known-failures';
import { FaultLimit, type Limits } from './limits';
import type { RoundListener } from './play-on-port';
import type { PlannedRound } from './planned-round';

/** The result of a trial, and the trial's position in the order of the round. */
interface ResultInTurn {
  readonly result: TrialResult;
  readonly turn: number;
}

/**
 * Collects the results of a round, and tells when a limit ends the round. This class does not depend on the port's
 * programs.
 */
export class RoundRecord implements RoundListener {
  private readonly arrived: ResultInTurn[] = [];
  /** The handshake of the port; absent until it is received. */
  port: InitializeResult | undefined;
  /** The faults of the decisive trials. Too many of these faults end the round. */
  private readonly faults: FaultLimit;
  /** The faults of observations. Too many of these faults end only the observations, which come last. */
  private readonly observationFaults: FaultLimit;
  private readonly limit = new AbortController();
  /**
   * Is aborted when faults have taken too long or, with --fail-fast, at the first result that rules out that the port
   * is conformant.
   */
  readonly limitReached: AbortSignal = this.limit.signal;

  constructor(
    private readonly round: PlannedRound,
    private readonly limits: Limits,
    private readonly progress: RunProgress,
  ) {
    this.faults = new FaultLimit(limits.maxFaults, limits.maxLostMs);
    this.observationFaults = new FaultLimit(limits.maxFaults, limits.maxLostMs);
  }

  /**
   * The results that count: when a limit ends the decisive trials or the observations, later results of that group do
   * not count.
   */
  get results(): TrialResult[] {
    return this.arrived.filter((one) => this.counts(one)).map(({ result }) => result);
  }

  /** The number of faults after which the decisive trials ended early; undefined if they did not end early. */
  get endedAfterFaults(): number | undefined {
    return this.endedAfter(true, this.faults);
  }

  /** The number of faults after which the observations ended early; undefined if they did not end early. */
  get observationsEndedAfterFaults(): number | undefined {
    return this.endedAfter(false, this.observationFaults);
  }

  readonly onHandshake = (port: InitializeResult): void => {
    this.port = port;
    this.progress.begin(port);
  };

  readonly onResult = (result: TrialResult, turn: number): void => {
    this.arrived.push({ result, turn });
    this.progress.outcome(result);
    const faults = this.limitOf(result.trial);
    faults.add(result, turn);
    if (faults.isOverTime || (this.limits.failFast && this.decidesAgainst(result))) this.limit.abort();
  };

  readonly isWanted = (trial: Trial): boolean => !this.faults.isReached && !this.limitOf(trial).isReached;

  /** Ends the display of progress. */
  end(): void {
    if (this.port) this.progress.end();
  }

  private decides({ key }: Trial): boolean {
    return this.round.plan.decisive.has(key);
  }

  private limitOf(trial: Trial): FaultLimit {
    return this.decides(trial) ? this.faults : this.observationFaults;
  }

  private counts({ result, turn }: ResultInTurn): boolean {
    return turn <= this.limitOf(result.trial).lastTurn;
  }

  private endedAfter(decides: boolean, { isReached, faults, lastTurn }: FaultLimit): number | undefined {
    const isPart = (trial: Trial): boolean => this.decides(trial) === decides;
    const planned = this.round.plan.trials.filter(isPart).length * this.limits.repeat;
    const played = this.results.filter(({ trial }) => isPart(trial)).length;
    if (!isReached || played >= planned) return undefined;
    return lastTurn === Infinity ? faults : this.limits.maxFaults;
  }

  /** Tells whether this result alone rules out the conclusion that the port is conformant. */
  private decidesAgainst({ trial, kind }: TrialResult): boolean {
    if (!this.decides(trial)) return false;
    if (kind !== 'failed' && kind !== 'unsupported') return kind === 'fault';
    return knownFailureOf(trial, this.round.knownFailures) === undefined;
  }
}
