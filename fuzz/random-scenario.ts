import { isDeepStrictEqual } from 'node:util';
import type { Session } from '../adapter/contract/session';
import type { Inexpressible } from '../adapter/contract/values';
import { deviationsFrom, NotReported, type PlayedCall } from '../suite/play/compare';
import { ScriptFolder } from '../suite/play/script-folder';
import { compileScript } from '../steps/compile';
import type { ScriptCall } from '../steps/script';
import type { Level, Surface } from '../suite/read';
import { expectationOf } from './expectation';
import type { GeneratedStep, StepGroup } from './gherkin';
import { NEW_SCENARIO, type ScenarioState } from './model/scenario-state';
import { stateAfter } from './model/state-after';
import { Side } from './side';

/** The operations that create catalogs or give translations. */
const GIVING: readonly string[] = 'Catalog.new Catalog.from_config inject configure config= init'.split(' ');

/** Thrown when the port and the reference differ in a call. The reader decides which of the two is wrong. */
export class FoundDifference extends Error {
  override readonly name = 'FoundDifference';

  constructor(
    readonly reference: PlayedCall,
    readonly port: PlayedCall,
  ) {
    super(`the port and the reference differ in ${reference.method}`);
  }
}

/** The two implementations. */
export interface Sessions {
  readonly reference: Session;
  readonly port: Session;
}

/** Steps that were played, and the Then steps that state the reference's outcomes. */
export interface PlayedGroup {
  readonly steps: StepGroup;
  readonly expectation: StepGroup;
  /** Whether an operation raised an error on the reference, which a Then step must expect. */
  readonly hasError: boolean;
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

/**
 * A random scenario that is played on both sides. The calls of a step are known before they are made: by these, the
 * model decides whether the step is kept. The calls of a kept step are made on the reference, and then on the port. The
 * sides differ if the port's outcomes deviate from the Then steps that state the outcomes of the reference.
 */
export class RandomScenario {
  /** The steps that were kept. */
  readonly groups: PlayedGroup[] = [];
  private readonly folder = new ScriptFolder();
  private readonly reference: Side;
  private readonly port: Side;
  /** The kinds of values that the language of one side cannot express. Calls with such values are not made. */
  private readonly inexpressible: readonly Inexpressible[];
  private state: ScenarioState = NEW_SCENARIO;
  /** The played steps that create catalogs or give translations. The compilation of later steps depends on them. */
  private given: readonly GeneratedStep[] = [];

  /** Begins a scenario. Both sides are put into a fresh state. */
  constructor(
    private readonly options: { readonly level: Level; readonly surface: Surface },
    { reference, port }: Sessions,
  ) {
    this.reference = new Side(reference, this.folder);
    this.port = new Side(port, this.folder);
    this.inexpressible = [reference, port].flatMap(({ handshake }) => handshake.inexpressible ?? []);
  }

  /** Removes the files that the scenario wrote. */
  end(): void {
    this.folder.remove();
  }

  /**
   * Plays steps on both sides, or skips them if they make no sense at this point.
   *
   * @throws FoundDifference when the two sides differ
   * @throws Incomparable when one side does not support a call
   * @throws AdapterFault when the port's adapter is at fault
   */
  async play(group: StepGroup): Promise<void> {
    const { level } = this.options;
    const { state } = this;
    const calls = this.compile(group);
    const next = this.isPossible(calls) ? stateAfter(state, calls, level) : undefined;
    if (next === undefined) return;
    const reference = await this.reference.make(calls);
    const expectation = expectationOf({ steps: group, calls: reference, state, level });
    const steps = group.filter(({ keyword }) => keyword !== 'Then');
    const compileStated = (): readonly ScriptCall[] => this.compile([...steps, ...expectation]);
    // The table of a block's outcomes does not say whether an inner `with_locale` or its only call raised an error. Such
    // a block changes nothing, so it can be skipped after it was played.
    if (calls.at(-1)?.method === 'with_locale' && anyDeviates(reference, compileStated())) return;
    // Appended before the port is called, because a step that ends the scenario is also part of the scenario.
    this.groups.push({ steps, expectation, hasError: anyDeviates(reference, calls) });
    // Both sides read the files that were written for the reference.
    const port = await this.port.make(calls.map(({ files: _, ...call }) => call));
    compare(compileStated, reference, port);
    this.state = next;
    if (calls.some(({ method }) => GIVING.includes(method))) this.given = [...this.given, ...group];
  }

  /** Returns the calls that steps make after those that were played. */
  private compile(steps: StepGroup): readonly ScriptCall[] {
    const { needs, calls } = compileScript({
      steps: [...this.given, ...steps],
      surface: this.options.surface,
    });
    if (needs.some((need) => this.inexpressible.includes(need))) return [];
    return calls.filter(({ step }) => step >= this.given.length);
  }

  /** A folder is written only once, because loaders may already have read it. */
  private isPossible(calls: readonly ScriptCall[]): boolean {
    const { files } = this.state;
    const isWritten = Object.keys(files).length > 0;
    const written = calls.flatMap((call) => Object.entries(call.files ?? {}));
    return calls.length > 0 && (!isWritten || written.every(([path, text]) => files[path] === text));
  }
}

/** @throws FoundDifference when the port deviates from what is stated, and from the reference */
function compare(
  compileStated: () => readonly ScriptCall[],
  reference: readonly PlayedCall[],
  port: readonly PlayedCall[],
): void {
  for (const [index, one] of reference.entries()) {
    const other = port[index]!;
    if (isDeepStrictEqual(one.outcome, other.outcome)) continue;
    if (deviates(other, compileStated()[index]!, port)) throw new FoundDifference(one, other);
  }
}

/** Tells whether any of the made calls deviates from what a script expects of it. */
function anyDeviates(made: readonly PlayedCall[], calls: readonly ScriptCall[]): boolean {
  return calls.some((call, index) => deviates(made[index]!, call, made));
}

/**
 * Tells whether a call deviates from what a script expects of it. An expectation about a value that the adapter does not
 * report is skipped.
 *
 * @param all all calls of the script
 */
function deviates(made: PlayedCall, { expect }: ScriptCall, all: readonly PlayedCall[]): boolean {
  return expect.some((expectation) => {
    try {
      return deviationsFrom(made, expectation, all).length > 0;
    } catch (thrown) {
      if (thrown instanceof NotReported) return false;
      throw thrown;
    }
  });
}
