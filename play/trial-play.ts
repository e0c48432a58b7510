import { inspect } from 'node:util';
import { LostCall } from '../adapter/contract/errors';
import type { Session } from '../adapter/contract/session';
import type { Check } from '../steps/deviations-from';
import { SuiteDefect, type Trial } from '../suite';
import { mustSucceed } from './checked-steps';
import { Playthrough } from './playthrough';
import type { StepLibrary } from './step-library';
import { problemOf, type TrialResult } from './trial-result';

/** The port on which scenarios are played, and the step definitions that play them. */
export interface PlayTarget {
  readonly library: StepLibrary;
  readonly session: Session;
  /** Compares outcomes with expectations; defaults to `deviationsFrom`. */
  readonly check?: Check;
  /** Called with the index of each step when that step begins. Prefetched steps begin before their trial's turn. */
  readonly onStep?: (trial: Trial, step: number) => void;
}

/**
 * One play of a trial. Its requests may be sent before the trial's turn. The class knows nothing about other trials: if
 * one of them ends the connection, this play has no result, and the trial must be played again.
 */
export class TrialPlay {
  /** Whether the trial's calls were lost because another scenario ended the connection. */
  isLost = false;
  private opening: Promise<Playthrough> | undefined;
  private playthrough: Playthrough | undefined;
  private mustSucceed: readonly boolean[] | undefined;
  /** The promises of the prefetched steps. */
  private ends: readonly Promise<void>[] = [];

  constructor(
    private readonly target: PlayTarget,
    readonly trial: Trial,
  ) {}

  /** Whether the trial's requests can be sent before its turn. */
  get canBePrefetched(): boolean {
    return !this.trial.steps.some(({ text }) => this.target.library.match(text).definition.isSequential);
  }

  /** Sends all requests of the trial, unless this has already been done. Use {@link result} to get the result. */
  async prefetch(): Promise<void> {
    if (this.opening !== undefined) return;
    const playthrough = await this.open().catch(() => undefined);
    if (playthrough === undefined) return;
    this.ends = this.trial.steps.map((_, index) => this.playStep(playthrough, index));
    // A call after this point would act on the state of the next scenario.
    playthrough.world.calls.complete();
  }

  /**
   * Plays the trial step by step, stopping at the first step that does not pass. If the steps were prefetched, this
   * method only waits for them to end.
   *
   * @returns the result, or undefined when the trial's calls were lost
   * @throws SuiteDefect when a step fails for a reason that lies neither in the port nor in its adapter
   */
  async result(): Promise<TrialResult | undefined> {
    const startedAt = Date.now();
    const begin = performance.now();
    let step: number | undefined;
    let problem: TrialResult['problem'];
    try {
      const playthrough = await this.open();
      for (step of this.trial.steps.keys()) {
        await (this.ends[step] ?? this.playStep(playthrough, step));
      }
    } catch (thrown) {
      if (thrown instanceof LostCall) return this.settle().then(() => undefined);
      problem = problemOf(thrown);
      if (problem === undefined) throw this.defectOf(thrown);
    }
    const milliseconds = performance.now() - begin;
    await this.settle();
    const { trial } = this;
    if (problem === undefined) return { trial, kind: 'passed', startedAt, milliseconds };
    return {
      trial,
      kind: problem.kind,
      problem,
      ...(step !== undefined && { step }),
      startedAt,
      milliseconds,
    };
  }

  /** Waits for the prefetched steps to end, and removes the files that the scenario wrote. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.ends);
    await this.clean();
  }

  /** Removes the files that the scenario wrote, without waiting for pending calls. */
  async clean(): Promise<void> {
    await this.playthrough?.end();
  }

  private open(): Promise<Playthrough> {
    this.opening ??= this.watched(this.openPlaythrough());
    return this.opening;
  }

  private async openPlaythrough(): Promise<Playthrough> {
    const { library, session, check } = this.target;
    const { surface } = this.trial;
    this.playthrough = new Playthrough(library, session, await session.fresh(), surface, check);
    return this.playthrough;
  }

  private playStep(playthrough: Playthrough, index: number): Promise<void> {
    const { steps } = this.trial;
    this.mustSucceed ??= mustSucceed(steps, this.target.library);
    this.target.onStep?.(this.trial, index);
    return this.watched(playthrough.play(steps[index]!, this.mustSucceed[index]));
  }

  private watched<Result>(end: Promise<Result>): Promise<Result> {
    end.catch((thrown: unknown) => (this.isLost ||= thrown instanceof LostCall));
    return end;
  }

  private defectOf(thrown: unknown): Error {
    // For example, a step that writes files fails with a system error if the disk is full.
    if (thrown instanceof SuiteDefect || (thrown instanceof Error && 'syscall' in thrown)) return thrown;
    const { file, line, key } = this.trial;
    const finding = `${file}:${line}: ${key} failed without a verdict: ${inspect(thrown)}`;
    return new SuiteDefect([finding], { cause: thrown });
  }
}
