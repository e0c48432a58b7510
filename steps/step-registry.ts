import { placeIn, type Place } from './place';
import type { ScriptWriter } from './script-writer';

/** The rows of the table below a step. */
export type Table = readonly (readonly string[])[];

/**
 * The code of a step definition: adds calls and expectations to the script. The arguments after the script are the
 * values that the definition's expression captures, followed by the doc string or table below the step, if there is
 * one.
 */
export type StepCode = (script: ScriptWriter, ...values: never[]) => void;

/** The name of a function that registers a step definition. */
export type StepKeyword = 'Given' | 'When' | 'Then';

/** A registered step definition. */
export interface RegisteredStep {
  readonly keyword: StepKeyword;
  /** The cucumber expression. */
  readonly pattern: string;
  readonly code: StepCode;
  readonly place: Place;
}

/** A parameter type for cucumber expressions. */
export interface ParameterTypeOptions {
  readonly name: string;
  readonly regexp: RegExp;
  /** Converts a matching text to an argument. */
  readonly transformer: (text: string) => unknown;
}

/** A parameter type, and the place where it was registered. */
export interface RegisteredParameterType extends ParameterTypeOptions {
  readonly place: Place;
}

/** Registers a step definition. See {@link RegisteredStep}. */
type DefineStep = (pattern: string, code: StepCode) => void;

const steps: RegisteredStep[] = [];
const parameterTypes: RegisteredParameterType[] = [];

/** The step definitions and parameter types from the loaded files, in the order in which they were registered. */
export const REGISTERED: {
  readonly steps: readonly RegisteredStep[];
  readonly parameterTypes: readonly RegisteredParameterType[];
} = { steps, parameterTypes };

/** Registers a step definition that prepares a scenario. */
export const Given = defineStep('Given');

/** Registers a step definition that makes calls. */
export const When = defineStep('When');

/** Registers a step definition that states what the outcomes must be. */
export const Then = defineStep('Then');

/** Registers a parameter type for the expressions of step definitions. */
export function defineParameterType(options: ParameterTypeOptions): void {
  parameterTypes.push({ ...options, place: placeIn(new Error().stack) });
}

function defineStep(keyword: StepKeyword): DefineStep {
  return (pattern, code) => {
    const place = placeIn(new Error().stack);
    steps.push({ keyword, pattern, code, place });
  };
}
