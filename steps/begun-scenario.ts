import type { Adapter } from '../adapter/contract/adapter';
import { AdapterFault } from '../adapter/contract/errors';
import type { Session } from '../adapter/contract/session';
import { ConformanceWorld } from './world';

/** What a step does: the function behind its sentence. */
export type Definition = (this: ConformanceWorld, ...values: unknown[]) => unknown;

/** A step that is known before it is its turn. */
export interface ComingStep {
  readonly definition: Definition;
  /** The values in its sentence, and what stands below it. */
  readonly values: readonly unknown[];
}

/** A scenario all of whose steps were begun, before what the first of them came to was heard. */
export class BegunScenario {
  /** Whether a step has ended in a fault so far. */
  hasFault = false;
  private readonly steps: { readonly definition: Definition; readonly end: Promise<unknown> }[];
  private position = 0;

  /**
   * @param pickle the id of the scenario's pickle
   * @param adapter the implementation, on a fresh state
   */
  constructor(
    readonly pickle: string,
    session: Session,
    adapter: Adapter,
    steps: readonly ComingStep[],
  ) {
    const world = new ConformanceWorld(UNUSED);
    world.session = session;
    world.adapter = adapter;
    this.steps = steps.map(({ definition, values }) => {
      const end = begin(world, definition, values);
      end.catch((thrown: unknown) => (this.hasFault ||= thrown instanceof AdapterFault));
      return { definition, end };
    });
    // What a step asked later would come after the calls of the next scenario, and change its state.
    world.hasAskedAll = true;
  }

  /** The end of the step whose turn it is; undefined when this is the definition of none, but of a hook. */
  take(definition: Definition): Promise<unknown> | undefined {
    const step = this.steps[this.position];
    if (step?.definition !== definition) return undefined;
    this.position += 1;
    return step.end;
  }

  /** Whether a fault has ended a step, when every one has ended. */
  async endsInFault(): Promise<boolean> {
    await Promise.allSettled(this.steps.map(({ end }) => end));
    return this.hasFault;
  }
}

/** Steps that are begun ahead use nothing of cucumber's: all that they report is how they end. */
const UNUSED = {} as ConstructorParameters<typeof ConformanceWorld>[0];

async function begin(
  world: ConformanceWorld,
  definition: Definition,
  values: readonly unknown[],
): Promise<unknown> {
  return definition.call(world, ...values);
}
