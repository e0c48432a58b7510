import { DataTable, type supportCodeLibraryBuilder } from '@cucumber/cucumber';
import type { Envelope, Pickle, PickleStep, TestCase } from '@cucumber/messages';
import type { ComingStep, Definition } from '../../steps/begun-scenario';
import { IN_TURN, type Foresight } from '../../steps/lookahead';

/** The definitions of the steps, as cucumber keeps them. */
export type Library = ReturnType<typeof supportCodeLibraryBuilder.finalize>;
type StepDefinition = Library['stepDefinitions'][number];

/** Knows the scenarios of a run from cucumber's messages, which tell of all of them before the first one runs. */
export class MessagesForesight implements Foresight {
  private readonly definitions: ReadonlyMap<string, StepDefinition>;
  private readonly pickles = new Map<string, Pickle>();
  private readonly testCases: TestCase[] = [];
  /** Where in the order of the test cases the one of each pickle stands. */
  private readonly positions = new Map<string, number>();

  constructor({ stepDefinitions }: Library) {
    this.definitions = new Map(stepDefinitions.map((definition) => [definition.id, definition]));
  }

  /** Takes in the next message. */
  take({ pickle, testCase }: Envelope): void {
    if (pickle) this.pickles.set(pickle.id, pickle);
    if (testCase) this.positions.set(testCase.pickleId, this.testCases.push(testCase) - 1);
  }

  after(pickleId: string): string | undefined {
    const position = this.positions.get(pickleId);
    return position === undefined ? undefined : this.testCases[position + 1]?.pickleId;
  }

  stepsOf(pickleId: string): ComingStep[] | undefined {
    const pickle = this.pickles.get(pickleId);
    const testCase = this.testCases[this.positions.get(pickleId) ?? -1];
    if (pickle === undefined || testCase === undefined) return undefined;
    const ids = new Map(testCase.testSteps.map((step) => [step.pickleStepId, step.stepDefinitionIds]));
    const steps = pickle.steps.map((step) => this.comingStep(step, ids.get(step.id)));
    return steps.every((step) => step !== undefined) ? steps : undefined;
  }

  /** Cucumber itself complains of a step that has no definition or several. */
  private comingStep(step: PickleStep, ids: readonly string[] = []): ComingStep | undefined {
    const [id = ''] = ids;
    const { unwrappedCode, options, expression } = this.definitions.get(id) ?? {};
    if (expression === undefined || ids.length > 1 || isInTurn(options)) return undefined;
    const written = expression.match(step.text)?.map((value) => value.getValue(undefined)) ?? [];
    return { definition: unwrappedCode as Definition, values: [...written, ...below(step)] };
  }
}

function isInTurn(options: StepDefinition['options'] | undefined): boolean {
  return options?.wrapperOptions === IN_TURN.wrapperOptions;
}

function below({ argument }: PickleStep): unknown[] {
  if (argument?.docString) return [argument.docString.content];
  return argument?.dataTable ? [new DataTable(argument.dataTable)] : [];
}
