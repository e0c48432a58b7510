import type { AsyncCommand } from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import type { Inexpressible, Translations } from '../adapter/contract/values';
import { requireExpressible } from '../steps/expressible';
import { NotApplicable, type Outcome } from '../steps/deviations';
import type { Level } from '../suite';
import { Divergence, type RunStep } from './divergence';
import { askAll, type Pair, type Sides } from './side-by-side';
import { NEW_SCENARIO, type ScenarioState } from './state/scenario-state';
import type { Context, FolderOf, Step } from './step';

/** What a random scenario knows of itself while it runs. */
export interface Model {
  state: ScenarioState;
  /** The translations that were given so far, as far as the suite remembers them. */
  remembered: readonly Translations[];
  readonly steps: RunStep[];
}

/** What holds for every scenario of a run. */
export interface Conditions {
  readonly level: Level;
  /** What one of the two sides cannot say at all, of what scenarios would say. */
  readonly inexpressible: readonly Inexpressible[];
  readonly folderOf: FolderOf;
}

/** What a scenario knows when it begins. */
export function newModel(): Model {
  return { state: NEW_SCENARIO, remembered: [], steps: [] };
}

/** A step as a command of fast-check: made on the reference and on the port, and compared. */
export class StepCommand implements AsyncCommand<Model, Sides> {
  constructor(
    private readonly step: Step,
    private readonly conditions: Conditions,
  ) {}

  /** Whether the step can be said here and, at level spec, whether the document states what it comes to. */
  check({ state }: Readonly<Model>): boolean {
    if (!this.step.isPossible(state)) return false;
    if (this.conditions.level === 'spec' && !this.step.isStated(state)) return false;
    return this.isExpressible(state);
  }

  /**
   * @throws Divergence when the two differ
   * @throws NotComparable when one of them does not support a call
   * @throws AdapterFault when the port's adapter is at fault
   */
  async run(model: Model, sides: Sides): Promise<void> {
    const { step, conditions } = this;
    const { state } = model;
    const calls = step.calls(state, conditions.folderOf);
    model.remembered = [...model.remembered, ...step.remembered];
    const reference = await askAll(sides.reference, calls);
    const context: Context = {
      level: conditions.level,
      state,
      remembered: model.remembered,
      reference: reference.filter((_outcome, index) => !calls[index]?.isPreparation),
    };
    // Before the port is asked: the step that ends the scenario is one of it.
    model.steps.push({ step, context });
    const port = await askAll(sides.port, calls);
    const pairs = calls.map((call, index): Pair => ({
      call,
      reference: reference[index]!,
      port: port[index]!,
    }));
    const different = pairs.find((pair) =>
      differ(pair, pair.call.isPreparation ? succeeds : (outcome) => step.view(outcome, context)),
    );
    if (different !== undefined) throw new Divergence(different);
    model.state = step.after(state);
  }

  toString(): string {
    return this.step
      .sentences()
      .map(({ text }) => text)
      .join('; ');
  }

  private isExpressible(state: ScenarioState): boolean {
    const { inexpressible, folderOf } = this.conditions;
    if (inexpressible.length === 0) return true;
    try {
      for (const { params } of this.step.calls(state, folderOf)) requireExpressible(params, inexpressible);
      return true;
    } catch (thrown) {
      if (thrown instanceof NotApplicable) return false;
      throw thrown;
    }
  }
}

/** A sentence that prepares something asks of its calls that they succeed. */
function succeeds(outcome: Outcome): boolean {
  return 'result' in outcome;
}

/** Whether two outcomes differ; which parts of them count is asked only where some part does. */
function differ({ reference, port }: Pair, view: (outcome: Outcome) => unknown): boolean {
  if (isDeepStrictEqual(port, reference)) return false;
  return !isDeepStrictEqual(plain(view(port)), plain(view(reference)));
}

/** A value as it would come over the wire: what an in-process port's objects are made of is no one's business. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
