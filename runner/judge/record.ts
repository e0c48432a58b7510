import type { InitializeResult } from '../../adapter/contract/adapter';
import type { ScenarioResult } from '../../play';
import type { Trial } from '../../suite';
import { DEFAULT_MAX_FAULTS, type RunCommandOptions } from '../commands/run-options';
import type { Preparation } from '../commands/run-preparation';
import type { RunProgress } from '../console/progress';
import { knownFailureOf } from '../plan/known-failures';
import type { RunResults } from '../verdict/judge';
import type { RunListener } from './play-on-port';

/**
 * The time of faults that ends a run without --max-faults, in milliseconds. A port that hangs costs it at most twice, for
 * what decides and for observations, and its programs take some time to end and to start again. So such a run takes less
 * than a minute.
 */
const MAX_LOST_MS = 20_000;

/** The result of a scenario, and its place in the order of the run. */
interface ResultInTurn {
  readonly result: ScenarioResult;
  readonly turn: number;
}

/** Collects the results of a run, and tells when a limit ends it. */
export class RunRecord implements RunListener {
  private readonly arrived: ResultInTurn[] = [];
  /** The handshake of the port; absent until it is received. */
  port: InitializeResult | undefined;
  /** The faults of the scenarios that decide. Too many end the run. */
  private readonly faults: FaultLimit;
  /** The faults of observations. Too many end only the observations, which come last. */
  private readonly observationFaults: FaultLimit;
  private readonly limit = new AbortController();
  /**
   * Is aborted when faults have taken too long and, with --fail-fast, at the first result that makes the port not
   * conformant.
   */
  readonly limitReached: AbortSignal = this.limit.signal;

  constructor(
    private readonly preparation: Preparation,
    private readonly options: Pick<RunCommandOptions, 'failFast' | 'maxFaults' | 'repeat'>,
    private readonly progress: RunProgress,
  ) {
    const { maxFaults } = options;
    const maxLost = maxFaults === DEFAULT_MAX_FAULTS ? MAX_LOST_MS : Infinity;
    this.faults = new FaultLimit(maxFaults, maxLost);
    this.observationFaults = new FaultLimit(maxFaults, maxLost);
  }

  /** The results of each trial, by its key, up to the turn at which a limit ended its part. */
  get results(): ReadonlyMap<string, readonly ScenarioResult[]> {
    const results = new Map<string, ScenarioResult[]>();
    for (const { result } of this.arrived.filter((one) => this.counts(one)))
      results.set(result.trial, [...(results.get(result.trial) ?? []), result]);
    return results;
  }

  /** The number of faults after which the scenarios that decide, or the observations, ended early. */
  get endings(): Pick<RunResults, 'endedAfterFaults' | 'observationsEndedAfterFaults'> {
    return {
      endedAfterFaults: this.endedAfter(true, this.faults),
      observationsEndedAfterFaults: this.endedAfter(false, this.observationFaults),
    };
  }

  readonly onHandshake = (port: InitializeResult): void => {
    this.port = port;
    this.progress.begin(port);
  };

  readonly onResult = (result: ScenarioResult, turn: number): void => {
    const { progress, limit, options } = this;
    this.arrived.push({ result, turn });
    progress.outcome(result);
    const faults = this.limitOf(result.trial);
    faults.add(result, turn);
    if (faults.isOverTime || (options.failFast && this.decidesAgainst(result))) limit.abort();
  };

  readonly isWanted = ({ key }: Trial): boolean => !this.faults.isReached && !this.limitOf(key).isReached;

  /** Ends the display of progress. */
  end(): void {
    if (this.port) this.progress.end();
  }

  private limitOf(key: string): FaultLimit {
    return this.preparation.plan.decisive.has(key) ? this.faults : this.observationFaults;
  }

  private counts({ result, turn }: ResultInTurn): boolean {
    return turn <= this.limitOf(result.trial).lastTurn;
  }

  private endedAfter(decides: boolean, { isReached, faults, lastTurn }: FaultLimit): number | undefined {
    const { decisive, trials } = this.preparation.plan;
    const isPart = (key: string): boolean => decisive.has(key) === decides;
    const planned = trials.filter(({ key }) => isPart(key)).length * this.options.repeat;
    const played = this.arrived.filter((one) => isPart(one.result.trial) && this.counts(one)).length;
    if (!isReached || played >= planned) return undefined;
    return lastTurn === Infinity ? faults : this.options.maxFaults;
  }

  /** Tells whether this result alone makes the port not conformant. */
  private decidesAgainst({ trial: key, kind }: ScenarioResult): boolean {
    const { plan, knownFailures } = this.preparation;
    if (!plan.decisive.has(key)) return false;
    if (kind !== 'failed' && kind !== 'unsupported') return kind === 'fault';
    const trial = plan.trials.find((one) => one.key === key);
    return trial !== undefined && !knownFailureOf(trial, knownFailures?.entries ?? []);
  }
}

/** The fewest faults that end a part of a run because they took long. */
const MIN_LONG_FAULTS = 3;

/**
 * Tells when the faults of a part of a run are too many, or took too long. Without a limit, a port that hangs costs the
 * timeout in every scenario.
 *
 * Several programs play at the same time, so results arrive in any order. The part ends with the fault that reaches the
 * limit in the order of the scenarios' turns: so a port always gets the same verdict.
 */
export class FaultLimit {
  private readonly turnsOfFaults: number[] = [];
  private lost = 0;

  /**
   * @param limit the number of faults that ends the part; 0: no limit
   * @param maxLost the time of faults that ends the part, in milliseconds
   */
  constructor(
    private readonly limit: number,
    private readonly maxLost = Infinity,
  ) {}

  /** Counts a result. The turn is the place of its scenario in the order of the run. */
  add({ kind, milliseconds }: Pick<ScenarioResult, 'kind' | 'milliseconds'>, turn: number): void {
    if (kind !== 'fault') return;
    this.turnsOfFaults.push(turn);
    this.lost += milliseconds;
  }

  /** The number of faults so far. */
  get faults(): number {
    return this.turnsOfFaults.length;
  }

  /** Whether no further scenario begins. Those that have begun still end, unless the faults took too long. */
  get isReached(): boolean {
    return (this.limit > 0 && this.faults >= this.limit) || this.isOverTime;
  }

  /** Whether the faults took too long, so that nothing more is waited for. */
  get isOverTime(): boolean {
    return this.faults >= MIN_LONG_FAULTS && this.lost >= this.maxLost;
  }

  /** The last turn that counts. Results of later turns arrived only because several programs played. */
  get lastTurn(): number {
    const inOrder = this.turnsOfFaults.toSorted((one, other) => one - other);
    return this.limit === 0 ? Infinity : (inOrder[this.limit - 1] ?? Infinity);
  }
}
