import type { DefinitionOptions } from './definition-options';
import { placeIn, type Place } from './place';
import type { ConformanceWorld } from './world';

/** The rows of the table below a step. */
export type Table = readonly (readonly string[])[];

/**
 * The code of a step definition. The arguments are the values that the definition's expression captures, followed by
 * the doc string or table below the step, if there is one.
 */
export type StepCode = (this: ConformanceWorld, ...values: never[]) => Promise<void> | void;

/** The name of a function that registers a step definition. */
export type StepKeyword = 'Given' | 'When' | 'Then';

/** A registered step definition. */
export interface RegisteredStep {
  readonly keyword: StepKeyword;
  /** The cucumber expression. */
  readonly pattern: string;
  readonly options: DefinitionOptions;
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
interface DefineStep {
  (pattern: string, code: StepCode): void;
  (pattern: string, options: DefinitionOptions, code: StepCode): void;
}

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

/** Registers a step definition that checks outcomes. */
export const Then = defineStep('Then');

/** Registers a parameter type for the expressions of step definitions. */
export function defineParameterType(options: ParameterTypeOptions): void {
  parameterTypes.push({ ...options, place: placeIn(new Error().stack) });
}

function defineStep(keyword: StepKeyword): DefineStep {
  return (pattern: string, ...rest: [StepCode] | [DefinitionOptions, StepCode]) => {
    const place = placeIn(new Error().stack);
    const [options, code] = rest.length === 1 ? [{}, rest[0]] : rest;
    steps.push({ keyword, pattern, options, code, place });
  };
}
