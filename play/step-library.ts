import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import { sep } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { REGISTERED, type RegisteredStep, type StepCode, type StepKeyword } from '../steps/step-registry';
import type { ConformanceWorld } from '../steps/world';
import { SuiteDefect, type Step } from '../suite';
import { loadStepFiles } from './step-files';

/** The definition of a step, with the values from the step's text. */
export interface StepMatch {
  readonly definition: StepDefinition;
  /** Calls the definition's code for this step. */
  run(world: ConformanceWorld, step: PlayableStep): Promise<void>;
}

/** The properties of a step definition that other code needs. */
export interface StepDefinition {
  readonly id: string;
  /** The function that defines it. */
  readonly keyword: StepKeyword;
  /** Its cucumber expression. */
  readonly pattern: string;
  /** The file, relative to the package's root, and the line. */
  readonly file: string;
  readonly line: number;
  /** Whether it cannot be prefetched. */
  readonly isSequential: boolean;
  /** Whether it is a Then that makes calls of its own, and checks their outcomes. */
  readonly isObserving: boolean;
}

/** The parts of a step that are needed to play it. */
export type PlayableStep = Pick<Step, 'text' | 'docString' | 'table'>;

/** The number of matches that are cached: more than the features have texts. */
const MAX_CACHED_MATCHES = 10_000;

interface Matcher {
  readonly definition: StepDefinition;
  readonly expression: CucumberExpression;
  readonly code: StepCode;
}

/** The step definitions of the suite. */
export class StepLibrary {
  readonly definitions: readonly StepDefinition[];
  private readonly matchers: readonly Matcher[];
  private readonly matches = new Map<string, readonly StepMatch[]>();

  constructor({ steps, parameterTypes }: typeof REGISTERED) {
    const registry = new ParameterTypeRegistry();
    for (const { name, regexp, transformer } of parameterTypes)
      registry.defineParameterType(new ParameterType(name, regexp, null, transformer));
    this.matchers = steps.map((step, index) => ({
      definition: definitionOf(step, index),
      expression: new CucumberExpression(step.pattern, registry),
      code: step.code,
    }));
    this.definitions = this.matchers.map(({ definition }) => definition);
  }

  /**
   * Finds the definition of a step.
   *
   * @throws SuiteDefect when there is none, or several
   */
  match(text: string): StepMatch {
    const matches = this.matchesOf(text);
    const [match] = matches;
    if (match !== undefined && matches.length === 1) return match;
    const patterns = matches.map(({ definition }) => `"${definition.pattern}"`).join(', ');
    const what = match === undefined ? 'no step definition matches' : `several match: ${patterns}`;
    throw new SuiteDefect([`steps/: "${text}": ${what}`]);
  }

  /** Finds every definition that matches a step. */
  matchesOf(text: string): readonly StepMatch[] {
    const known = this.matches.get(text);
    if (known !== undefined) return known;
    const matches = this.matchers.flatMap(({ definition, expression, code }) => {
      // The expression's own match takes ten times as long to find that a text does not match.
      const values = expression.regexp.test(text) ? expression.match(text) : null;
      if (values === null) return [];
      const run: StepMatch['run'] = async (world, step) =>
        Reflect.apply(code, world, [
          ...values.map((value) => value.getValue<unknown>(world)),
          ...argumentsOf(step),
        ]);
      return [{ definition, run }];
    });
    // Random scenarios have an unlimited number of texts.
    if (this.matches.size >= MAX_CACHED_MATCHES) this.matches.clear();
    this.matches.set(text, matches);
    return matches;
  }
}

let loaded: StepLibrary | undefined;

/** Loads the step definitions, once in a process: a module registers its definitions only when it is first loaded. */
export function loadSteps(): StepLibrary {
  if (loaded === undefined) {
    loadStepFiles();
    loaded = new StepLibrary(REGISTERED);
  }
  return loaded;
}

function definitionOf({ keyword, pattern, options, place }: RegisteredStep, index: number): StepDefinition {
  const { isSequential = false, isObserving = false } = options;
  return {
    id: `definition-${index + 1}`,
    keyword,
    pattern,
    file: place.file.replace(PACKAGE_ROOT + sep, '').replaceAll('\\', '/'),
    line: place.line,
    isSequential,
    isObserving,
  };
}

function argumentsOf({ docString, table }: PlayableStep): unknown[] {
  if (docString) return [docString.content];
  return table ? [table] : [];
}
