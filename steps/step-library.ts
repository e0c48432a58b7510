import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import { sep } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';
// The files with definitions register them when they are imported.
import './index';
import type { ScriptWriter } from './script-writer';
import {
  REGISTERED,
  type RegisteredStep,
  type StepCode,
  type StepKeyword,
  type Table,
} from './step-registry';

/** A step as a feature has it, with the values of an outline's row filled in. */
export interface WrittenStep {
  readonly text: string;
  readonly docString?: { readonly content: string };
  readonly table?: Table;
}

/** The public properties of a step definition. */
export interface StepDefinition {
  readonly id: string;
  /** The function that defines the step: Given, When or Then. */
  readonly keyword: StepKeyword;
  /** The cucumber expression. */
  readonly pattern: string;
  /** The file that contains the definition, relative to the package's root. */
  readonly file: string;
  readonly line: number;
}

/** The definition that matches a step, and a function that adds what the step says to a script. */
export interface StepMatch {
  readonly definition: StepDefinition;
  readonly write: (script: ScriptWriter, step: WrittenStep) => void;
}

/** The maximum number of cached matches. The features contain fewer step texts than this. */
const MAX_CACHED_MATCHES = 10_000;

/** A step definition with its code and its cucumber expression. */
interface Matcher {
  readonly definition: StepDefinition;
  readonly code: StepCode;
  readonly expression: CucumberExpression;
}

/** A step that matches no definition, or more than one. */
export class UnmatchedStep extends Error {
  override readonly name = 'UnmatchedStep';
}

/** The step definitions of the suite. */
export class StepLibrary {
  readonly definitions: readonly StepDefinition[];
  private readonly matchers: readonly Matcher[];
  private readonly matches = new Map<string, readonly StepMatch[]>();

  constructor({ steps, parameterTypes }: typeof REGISTERED) {
    const registry = new ParameterTypeRegistry();
    for (const { name, regexp, transformer } of parameterTypes) {
      registry.defineParameterType(new ParameterType(name, regexp, null, transformer));
    }
    this.matchers = steps.map((step, index) => ({
      definition: definitionOf(step, index),
      code: step.code,
      expression: new CucumberExpression(step.pattern, registry),
    }));
    this.definitions = this.matchers.map(({ definition }) => definition);
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
    const found = this.matchers.flatMap((matcher) => matchOf(matcher, text) ?? []);
    // Random scenarios can contain any number of different texts, so the cache must be limited.
    if (this.matches.size >= MAX_CACHED_MATCHES) this.matches.clear();
    this.matches.set(text, found);
    return found;
  }
}

let loaded: StepLibrary | undefined;

/** Returns the step definitions of the suite. */
export function loadSteps(): StepLibrary {
  loaded ??= new StepLibrary(REGISTERED);
  return loaded;
}

function matchOf({ definition, code, expression }: Matcher, text: string): StepMatch | undefined {
  // If a text does not match, `match` takes ten times as long as `test`.
  const values = expression.regexp.test(text) ? expression.match(text) : null;
  if (values === null) return undefined;
  return {
    definition,
    write(script, step) {
      // The values are read anew for each script, because they may be objects.
      const parameters = values.map((value) => value.getValue<unknown>(null));
      Reflect.apply(code, undefined, [script, ...parameters, ...argumentOfStep(step)]);
    },
  };
}

function definitionOf({ keyword, pattern, place }: RegisteredStep, index: number): StepDefinition {
  return {
    id: `definition-${index + 1}`,
    keyword,
    pattern,
    file: place.file.replace(PACKAGE_ROOT + sep, '').replaceAll('\\', '/'),
    line: place.line,
  };
}

function argumentOfStep({ docString, table }: WrittenStep): unknown[] {
  if (docString) return [docString.content];
  return table ? [table] : [];
}
