import type { Envelope } from '@cucumber/messages';
import type { InitializeResult } from '../../adapter/contract/adapter';
import type { Progress } from '../console/progress';
import { knownFailureOf } from '../plan/known-failures';
import { MessagesReport } from '../reports/messages';
import type { Outcome } from '../run/outcome';
import type { RunListener } from '../run/run-port';
import type { RunCommandOptions } from './run-options';
import type { Preparation } from './run-preparation';

/** Keeps what a run finds as it goes on, and says when there is no reason to go on. */
export class Recording implements RunListener {
  /** How each execution ended, by the scenario's id. */
  readonly outcomes = new Map<string, Outcome[]>();
  /** What the port said of itself; absent until it did. */
  port: InitializeResult | undefined;
  private readonly messages: readonly MessagesReport[];

  constructor(
    private readonly preparation: Preparation,
    private readonly options: RunCommandOptions,
    private readonly progress: Progress,
    private readonly stop: AbortController,
  ) {
    const files = options.report.filter(({ kind }) => kind === 'messages');
    this.messages = files.map(({ file }) => new MessagesReport(file));
  }

  onHandshake(port: InitializeResult): void {
    this.port = port;
    this.progress.begin(port);
  }

  onMessage(message: Envelope): void {
    for (const report of this.messages) report.take(message);
  }

  onOutcome(outcome: Outcome): void {
    const { outcomes, progress, options, stop } = this;
    outcomes.set(outcome.scenario, [...(outcomes.get(outcome.scenario) ?? []), outcome]);
    progress.outcome(outcome);
    if (options.failFast && this.decidesAgainst(outcome)) stop.abort();
  }

  /** No more comes. */
  end(): void {
    if (this.port) this.progress.end();
    for (const report of this.messages) report.close();
  }

  /** Whether this one outcome already keeps the port from being conformant. */
  private decidesAgainst({ scenario, kind }: Outcome): boolean {
    const { plan, knownFailures } = this.preparation;
    if (!plan.decisive.has(scenario)) return false;
    if (kind === 'fault') return true;
    return (kind === 'failed' || kind === 'unsupported') && !knownFailureOf({ id: scenario }, knownFailures);
  }
}
