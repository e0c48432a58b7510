import { AdapterFault } from '../adapter/contract/errors';
import type { Session } from '../adapter/contract/session';
import { SuiteDefect, type Scenario } from '../suite';
import { Playthrough } from './playthrough';
import { problemOf, type ScenarioResult } from './scenario-result';
import type { StepLibrary } from './step-library';

/** With which step definitions scenarios are played, and on which port. */
export interface Stage {
  readonly library: StepLibrary;
  readonly session: Session;
}

/** One scenario that is played once. Its requests may be sent before its turn. */
export class ScenarioPlay {
  /** Whether the adapter was at fault, be it in a step after the one that ended the scenario. */
  hasFault = false;
  private opening: Promise<Playthrough> | undefined;
  private playthrough: Playthrough | undefined;
  /** How each step ended, as far as the steps were prefetched. */
  private ends: readonly Promise<void>[] = [];

  constructor(
    private readonly stage: Stage,
    readonly scenario: Scenario,
  ) {}

  /** Whether its requests can be sent before its turn. */
  get canBePrefetched(): boolean {
    return !this.scenario.steps.some(({ text }) => this.stage.library.match(text).definition.isSequential);
  }

  /** Sends all its requests, unless they were sent. What they come to is told by {@link result}. */
  async prefetch(): Promise<void> {
    if (this.opening !== undefined) return;
    const playthrough = await this.open().catch(() => undefined);
    if (playthrough === undefined) return;
    this.ends = this.scenario.steps.map((step) => this.watched(playthrough.play(step)));
    // What a step asks later would reach the state of the next scenario.
    playthrough.world.calls.complete();
  }

  /**
   * Plays it step by step, waiting for what was prefetched, up to the first step that does not pass.
   *
   * @throws SuiteDefect when a step fails in a way that neither a port nor its adapter can cause
   */
  async result(): Promise<ScenarioResult> {
    const startedAt = Date.now();
    const begin = performance.now();
    let step: number | undefined;
    let finding: ScenarioResult['finding'];
    try {
      const playthrough = await this.open();
      for (step of this.scenario.steps.keys()) {
        await (this.ends[step] ?? this.watched(playthrough.play(this.scenario.steps[step]!)));
      }
    } catch (thrown) {
      finding = problemOf(thrown);
      if (finding === undefined) throw this.defectOf(thrown);
    }
    const milliseconds = performance.now() - begin;
    await this.settle();
    const { id } = this.scenario;
    if (finding === undefined) return { scenario: id, kind: 'passed', startedAt, milliseconds };
    return {
      scenario: id,
      kind: finding.kind,
      finding,
      ...(step !== undefined && { step }),
      startedAt,
      milliseconds,
    };
  }

  /** Waits for all that was prefetched, and removes what the scenario wrote. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.ends);
    await this.clean();
  }

  /** Removes what the scenario wrote, without waiting for anything that is under way. */
  async clean(): Promise<void> {
    await this.playthrough?.end();
  }

  private open(): Promise<Playthrough> {
    this.opening ??= this.watched(this.openPlaythrough());
    return this.opening;
  }

  private async openPlaythrough(): Promise<Playthrough> {
    const { library, session } = this.stage;
    this.playthrough = new Playthrough(library, session, await session.fresh());
    return this.playthrough;
  }

  private watched<Result>(end: Promise<Result>): Promise<Result> {
    end.catch((thrown: unknown) => (this.hasFault ||= thrown instanceof AdapterFault));
    return end;
  }

  private defectOf(thrown: unknown): SuiteDefect {
    if (thrown instanceof SuiteDefect) return thrown;
    const { file, line, id } = this.scenario;
    const why = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    return new SuiteDefect([`${file}:${line}: ${id} ended as failed: ${why}`]);
  }
}
