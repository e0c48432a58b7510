import type { Adapter } from '../adapter/contract/adapter';
import type { Session } from '../adapter/contract/session';
import type { Check } from '../steps/deviations-from';
import { SUCCEEDS } from '../steps/expectation';
import { PortCalls } from '../steps/port-calls';
import { ConformanceWorld } from '../steps/world';
import type { Surface } from '../suite';
import type { PlayableStep, StepLibrary } from './step-library';

/**
 * Plays the steps of one trial, and holds its world. The class does not know which port answers, in which order the
 * steps are played, or how errors are handled.
 */
export class Playthrough {
  readonly world = new ConformanceWorld();

  /**
   * @param adapter the session's port, in a fresh state
   * @param check compares outcomes with expectations; defaults to `deviationsFrom`
   */
  constructor(
    private readonly library: StepLibrary,
    session: Session,
    adapter: Adapter,
    surface: Surface,
    check?: Check,
  ) {
    this.world.given.surface = surface;
    this.world.calls = new PortCalls(session, adapter, this.world.given, check);
  }

  /**
   * Plays one step. Unless its definition is SEQUENTIAL, the step makes all its calls before this method returns its
   * promise. The promise settles once all these calls have ended.
   *
   * @param mustSucceed whether the step's operations must succeed, because no later step checks their outcomes
   * @throws SuiteDefect when the step matches no definition, or more than one
   * @throws AdapterFault when one of the step's calls ends in a fault
   * @throws LostCall when another scenario has ended the connection
   * @throws Error thrown by the definition's code; see `problemOf`
   */
  async play(step: PlayableStep, mustSucceed = false): Promise<void> {
    const { world } = this;
    const before = world.outcomes;
    const end = world.calls.step(() => this.library.match(step.text).run(world, step));
    const { outcomes } = world;
    await end;
    if (mustSucceed && outcomes !== before) world.calls.require(await outcomes, SUCCEEDS);
  }

  /** Removes the files that the scenario wrote. */
  async end(): Promise<void> {
    await this.world.end();
  }
}
