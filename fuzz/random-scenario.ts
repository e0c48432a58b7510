import { isDeepStrictEqual } from 'node:util';
import { AdapterFault, ErrorCode, type OperationError } from '../adapter/contract/errors';
import type { Session } from '../adapter/contract/session';
import { Mismatch, NotApplicable } from '../steps/deviations';
import { errorsIn } from '../steps/unchecked-outcomes';
import type { Level, Surface } from '../suite';
import { differencesOf } from './difference';
import { expectationOf } from './expectation';
import type { GeneratedStep, StepGroup } from './gherkin';
import { stateAfter } from './model/calls';
import { NEW_SCENARIO } from './model/scenario-state';
import { Side, type PlayedCall } from './side';

/** The two implementations. */
export interface Sessions {
  readonly reference: Session;
  readonly port: Session;
}

/** Steps that were played, and the Then steps that state the reference's outcome of the last step. */
export interface PlayedGroup {
  readonly steps: StepGroup;
  readonly expectation: StepGroup;
  /** Whether an operation of the last step raised an error on the reference, which a Then step must expect. */
  readonly hasError: boolean;
  /** The calls of the last step. */
  readonly calls: readonly PlayedCall[];
}

/**
 * Returns the steps of a scenario. Then steps are included only for the last group, and for groups with an error that
 * must be expected.
 */
export function stepsOf(groups: readonly PlayedGroup[]): GeneratedStep[] {
  return groups.flatMap(({ steps, expectation, hasError }, index) => {
    const isStated = steps.length === 0 || hasError || index === groups.length - 1;
    return isStated ? [...steps, ...expectation.filter(isWritable)] : steps;
  });
}

/** Tells whether the cells of a step's table can be written: they have no leading or trailing spaces. */
function isWritable({ table = [] }: GeneratedStep): boolean {
  return table.flat().every((cell) => cell.trim() === cell);
}

/** Thrown when one of the two sides does not support a call, so that the comparison of the scenario must end. */
export class Incomparable extends Error {
  override readonly name = 'Incomparable';
}

/**
 * A random scenario that is played on both sides. Each step starts on the reference, which shows its calls. By these
 * calls, the model decides whether the step is kept. If the step is kept, it is also played on the port. If the
 * outcomes of the calls differ, the Then steps that state the outcome of the reference are played on the port too.
 */
export class RandomScenario {
  /** The steps that were kept. */
  readonly groups: PlayedGroup[] = [];
  private state = NEW_SCENARIO;

  private constructor(
    private readonly level: Level,
    private readonly reference: Side,
    private readonly port: Side,
  ) {}

  /** Begins a scenario with both sides in a fresh state. */
  static async begin(
    { level, surface }: { readonly level: Level; readonly surface: Surface },
    { reference, port }: Sessions,
  ): Promise<RandomScenario> {
    const sideOfReference = await Side.begin(reference, surface);
    return new RandomScenario(level, sideOfReference, await Side.begin(port, surface));
  }

  /** Removes the files that the scenario wrote. */
  async end(): Promise<void> {
    await Promise.all([this.reference, this.port].map(({ playthrough }) => playthrough.end()));
  }

  /**
   * Plays steps on both sides, or skips them if they make no sense at this point.
   *
   * @throws FoundDifference when the two sides differ
   * @throws Incomparable when one side does not support a call
   * @throws AdapterFault when the port's adapter is at fault
   */
  async play(group: StepGroup): Promise<void> {
    const { world } = this.reference.playthrough;
    const given = world.given.copy();
    // A folder is written only once, because loaders may already have read it.
    if (given.writtenFolder !== undefined && group.some(writesFiles)) return;
    const played = await this.playOnReference(group);
    if (played === undefined) {
      if (given.writtenFolder === undefined) await world.end();
      world.given = given;
      return;
    }
    this.state = played.state;
    // Appended before the port is called, because a step that ends the scenario is also part of the scenario.
    this.groups.push(played);
    await this.playOnPort(played);
  }

  private async playOnReference(group: StepGroup) {
    const { reference, level } = this;
    const { world } = reference.playthrough;
    let { state } = this;
    let played: readonly PlayedCall[] = [];
    let expectation: GeneratedStep[] = [];
    let hasError = false;
    for (const step of group) {
      const before = world.outcomes;
      const { calls, make, drop } = reference.begin(step);
      const next = calls.length > 0 || step.keyword === 'Given' ? stateAfter(state, calls, level) : undefined;
      if (next === undefined) {
        await drop();
        return undefined;
      }
      const thrown = await make();
      requireSupported(calls);
      // An observation fails because it has a placeholder instead of the observed value.
      if (thrown !== undefined && !(thrown instanceof Mismatch && step.keyword === 'Then')) throw thrown;
      const outcomes = world.outcomes === before ? [] : await world.outcomes;
      expectation = expectationOf({ step, calls, outcomes, state, level });
      hasError = errorsIn(outcomes).length > 0;
      state = next;
      played = calls;
    }
    const steps = group.filter(({ keyword }) => keyword !== 'Then');
    return { steps, expectation, hasError, calls: played, state };
  }

  private async playOnPort({ steps, expectation, calls }: PlayedGroup) {
    const isObservation = steps.length === 0;
    let made: readonly PlayedCall[] = [];
    for (const step of isObservation ? expectation : steps) {
      if (writesFiles(step)) {
        // Both sides read one folder, because writing a second folder would take most of the time.
        this.port.playthrough.world.given.folder = this.reference.playthrough.world.given.folder;
        continue;
      }
      const begun = this.port.begin(step);
      made = begun.calls;
      this.judge(await begun.make(), calls, made);
    }
    if (isObservation || areEqual(calls, made)) return;
    for (const step of expectation) this.judge(await this.port.play(step), calls, made);
  }

  private judge(
    thrown: Error | undefined,
    reference: readonly PlayedCall[],
    port: readonly PlayedCall[],
  ): void {
    if (thrown instanceof AdapterFault) throw thrown;
    requireSupported(port);
    // Values that the adapter does not report are not compared.
    if (thrown === undefined || thrown instanceof NotApplicable) return;
    throw thrown instanceof Mismatch ? (differencesOf(thrown, reference, port)[0] ?? thrown) : thrown;
  }
}

/** Tells whether a step is `a folder with the file {string}`, the only one in random scenarios that writes a file. */
function writesFiles({ text }: GeneratedStep): boolean {
  return text.startsWith('a folder with the file ');
}

function areEqual(calls: readonly PlayedCall[], others: readonly PlayedCall[]): boolean {
  return calls.every(({ outcome }, index) => isDeepStrictEqual(outcome, others[index]?.outcome));
}

/** Requires that both sides support the calls, including the calls inside blocks. */
function requireSupported(calls: readonly PlayedCall[]): void {
  for (const { method, outcome } of calls) {
    if (outcome === undefined || ('result' in outcome && method !== 'with_locale')) continue;
    const missing = unsupportedIn('error' in outcome ? { error: outcome.error } : outcome.result);
    if (missing !== undefined) throw new Incomparable(`${method}: ${missing}`);
  }
}

/** Returns the message of the first `Unsupported` error, at any depth in a block's responses. */
function unsupportedIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { error } = value as { readonly error?: Pick<OperationError, 'code' | 'message'> };
  if (error?.code === ErrorCode.Unsupported) return String(error.message);
  for (const inner of Object.values(value)) {
    const found = unsupportedIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
