import type { Adapter } from '../adapter/contract/adapter';
import type { Session } from '../adapter/contract/session';
import type { Check } from '../steps/deviations-from';
import { SUCCEEDS } from '../steps/expectation';
import { PortCalls } from '../steps/port-calls';
import { ConformanceWorld } from '../steps/world';
import type { Surface } from '../suite';
import type { PlayableStep, StepLibrary } from './step-library';

/**
 * The world of one trial, and the steps that are played in it. It is unaware of which port answers, of the order of steps,
 * and of what becomes of an error.
 */
export class Playthrough {
  readonly world = new ConformanceWorld();

  /**
   * @param adapter the port of the session, on a fresh state
   * @param check compares outcomes with expectations; absent: the check of a port
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
   * Plays one step. Unless its definition is SEQUENTIAL, the step has made all its calls when this returns. The promise
   * settles when all of them have ended.
   *
   * @param mustSucceed whether the outcomes of its operations are checked by no later step
   * @throws SuiteDefect when the step has no definition, or several
   * @throws AdapterFault when one of its calls was a fault
   * @throws LostCall when another scenario ended the connection
   * @throws Error of the definition: see `problemOf`
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
