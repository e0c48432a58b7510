import type { InitializeResult } from '../../adapter/contract/adapter';
import type { ScenarioResult } from '../../play';
import type { RunProgress } from '../console/progress';
import { knownFailureOf } from '../plan/known-failures';
import { FaultLimit } from '../run/fault-limit';
import type { RunListener } from '../run/run-port';
import type { Trial } from '../../suite';
import { DEFAULT_MAX_FAULTS, type RunCommandOptions } from './run-options';
import type { Preparation } from './run-preparation';

/**
 * The time of consecutive faults that ends a run without --max-faults, in milliseconds. A port that hangs in each call
 * costs it twice, for observations and for what decides, and its programs take some time to end and to start again. So
 * such a run takes less than a minute.
 */
const MAX_LOST_MS = 20_000;

/** Collects the results of a run, and tells when a limit ends it. */
export class RunRecord implements RunListener {
  /** The results of each trial, by its key. */
  readonly results = new Map<string, ScenarioResult[]>();
  /** The handshake of the port; absent until it is received. */
  port: InitializeResult | undefined;
  /** The faults of the scenarios that decide. Too many end the run. */
  readonly faults: FaultLimit;
  /** The faults of observations. Too many end only the observations. */
  readonly observationFaults: FaultLimit;
  private readonly limit = new AbortController();
  /**
   * Is aborted after too many consecutive faults and, with --fail-fast, at the first result that makes the port not
   * conformant.
   */
  readonly limitReached: AbortSignal = this.limit.signal;

  constructor(
    private readonly preparation: Preparation,
    private readonly options: Pick<RunCommandOptions, 'failFast' | 'maxFaults' | 'repeat'>,
    private readonly progress: RunProgress,
  ) {
    const { decisive, trials } = preparation.plan;
    const { maxFaults, repeat } = options;
    const maxLost = maxFaults === DEFAULT_MAX_FAULTS ? MAX_LOST_MS : Infinity;
    this.faults = new FaultLimit(maxFaults, decisive.size * repeat, maxLost);
    this.observationFaults = new FaultLimit(maxFaults, (trials.length - decisive.size) * repeat, maxLost);
  }

  readonly onHandshake = (port: InitializeResult): void => {
    this.port = port;
    this.progress.begin(port);
  };

  readonly onResult = (result: ScenarioResult): void => {
    const { results, progress, limit, options } = this;
    results.set(result.trial, [...(results.get(result.trial) ?? []), result]);
    progress.outcome(result);
    const isDecisive = this.preparation.plan.decisive.has(result.trial);
    (isDecisive ? this.faults : this.observationFaults).add(result);
    if (this.faults.isReached || (options.failFast && this.decidesAgainst(result))) limit.abort();
  };

  readonly isWanted = ({ key }: Trial): boolean =>
    !this.observationFaults.isReached || this.preparation.plan.decisive.has(key);

  /** Ends the display of progress. */
  end(): void {
    if (this.port) this.progress.end();
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
