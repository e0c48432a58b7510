import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
// The files with definitions register them when they are imported.
import './index';
import { PARAMETER_TYPES } from './parameter-types';
import type { ScriptWriter } from './script-writer';
import { DEFINITIONS, type StepDefinition, type StepTable } from './step-registry';

/** A step as a feature has it, with the values of an outline's row filled in. */
export interface WrittenStep {
  readonly text: string;
  readonly docString?: { readonly content: string };
  readonly table?: StepTable;
}

/** The definition that matches a step, and a function that adds what the step says to a script. */
export interface StepMatch {
  readonly definition: StepDefinition;
  readonly write: (script: ScriptWriter, step: WrittenStep) => void;
}

/** The maximum number of cached matches. The features contain fewer step texts than this. */
const MAX_CACHED_MATCHES = 10_000;

/** A step that matches no definition, or more than one. */
export class UnmatchedStep extends Error {
  override readonly name = 'UnmatchedStep';
}

/** Step definitions, with the cucumber expressions that match steps. */
export class StepLibrary {
  private readonly expressions: readonly CucumberExpression[];
  private readonly matches = new Map<string, readonly StepMatch[]>();

  constructor(
    readonly definitions: readonly StepDefinition[],
    parameterTypes: typeof PARAMETER_TYPES,
  ) {
    const registry = new ParameterTypeRegistry();
    for (const [name, [regexp, read]] of Object.entries(parameterTypes)) {
      registry.defineParameterType(new ParameterType(name, regexp, null, read));
    }
    this.expressions = definitions.map(({ pattern }) => new CucumberExpression(pattern, registry));
  }

  /**
   * Finds the definition of a step.
   *
   * @throws UnmatchedStep when the step matches no definition, or more than one
   */
  match(text: string): StepMatch {
    const matches = this.matchesOf(text);
    const [match] = matches;
    if (match !== undefined && matches.length === 1) return match;
    const patterns = matches.map(({ definition }) => `"${definition.pattern}"`).join(', ');
    const what = match === undefined ? 'no step definition matches' : `several match: ${patterns}`;
    throw new UnmatchedStep(`"${text}": ${what}`);
  }

  /** Finds every definition that matches a step. */
  matchesOf(text: string): readonly StepMatch[] {
    const known = this.matches.get(text);
    if (known !== undefined) return known;
    const found = this.definitions.flatMap(
      (definition, index) => matchOf(definition, this.expressions[index]!, text) ?? [],
    );
    // Random scenarios can contain any number of different texts, so the cache must be limited.
    if (this.matches.size >= MAX_CACHED_MATCHES) this.matches.clear();
    this.matches.set(text, found);
    return found;
  }
}

let loaded: StepLibrary | undefined;

/** Returns the step definitions of the suite. */
export function loadSteps(): StepLibrary {
  loaded ??= new StepLibrary(DEFINITIONS, PARAMETER_TYPES);
  return loaded;
}

function matchOf(
  definition: StepDefinition,
  expression: CucumberExpression,
  text: string,
): StepMatch | undefined {
  // If a text does not match, `match` takes ten times as long as `test`.
  const values = expression.regexp.test(text) ? expression.match(text) : null;
  if (values === null) return undefined;
  return {
    definition,
    write(script, { docString, table }) {
      // The values are read anew for each script, because they may be objects.
      const parameters = values.map((value) => value.getValue<unknown>(null));
      const below = docString?.content ?? table;
      const given = below === undefined ? parameters : [...parameters, below];
      Reflect.apply(definition.code, undefined, [script, ...given]);
    },
  };
}
