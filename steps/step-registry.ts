import type { ScriptWriter } from './script-writer';

/** The rows of the table below a step. */
export type StepTable = readonly (readonly string[])[];

/**
 * The code of a step definition: adds calls and expectations to the script. The arguments after the script are the
 * values that the definition's expression captures, followed by the doc string or table below the step, if there is
 * one.
 */
export type StepCode = (script: ScriptWriter, ...values: never[]) => void;

/** A step definition. */
export interface StepDefinition {
  /** The function that defines the step. */
  readonly keyword: 'Given' | 'When' | 'Then';
  /** The cucumber expression, which no other definition has. */
  readonly pattern: string;
  readonly code: StepCode;
}

const definitions: StepDefinition[] = [];

/** The step definitions from the loaded files, in the order in which they were registered. */
export const DEFINITIONS: readonly StepDefinition[] = definitions;

/** Registers a step definition that prepares a scenario. */
export const Given = registering('Given');

/** Registers a step definition that makes calls. */
export const When = registering('When');

/** Registers a step definition that states what the outcomes must be. */
export const Then = registering('Then');

function registering(keyword: StepDefinition['keyword']): (pattern: string, code: StepCode) => void {
  return (pattern, code) => definitions.push({ keyword, pattern, code });
}
