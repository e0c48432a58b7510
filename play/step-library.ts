import { sep } from 'node:path';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import { REGISTERED, type RegisteredStep, type StepCode, type StepKeyword } from '../steps/step-registry';
import type { ConformanceWorld } from '../steps/world';
import { SuiteDefect, type Step } from '../suite';
import { readMatches, type CompiledMatches } from './compiled-matches';
import type * as Expressions from './step-expressions';
import type { ExpressionMatch, StepExpressions } from './step-expressions';

/** The definition that matches a step, and a function that runs it with the values from the step's text. */
export interface StepMatch {
  readonly definition: StepDefinition;
  /** Calls the definition's code for this step. */
  run(world: ConformanceWorld, step: PlayableStep): Promise<void>;
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
  /** Whether the step cannot be prefetched. */
  readonly isSequential: boolean;
  /** Whether the step is a Then that makes its own calls and checks their outcomes. */
  readonly isObserving: boolean;
}

/** The parts of a step that are needed to play it. */
export type PlayableStep = Pick<Step, 'text' | 'docString' | 'table'>;

/** A parameter in a cucumber expression, such as `{string}`. */
const PARAMETER = /(?<!\\)\{(\w*)\}/g;

/** The maximum number of cached matches. The features contain fewer step texts than this. */
const MAX_CACHED_MATCHES = 10_000;

/** A step definition with its code. */
interface Matcher {
  readonly definition: StepDefinition;
  readonly code: StepCode;
  /** The transformer of each parameter in the expression; undefined if the value needs no transformation. */
  readonly transformers: readonly (((text: string) => unknown) | undefined)[];
}

/** The step definitions of the suite. */
export class StepLibrary {
  readonly definitions: readonly StepDefinition[];
  private readonly matchers: readonly Matcher[];
  private readonly matches = new Map<string, readonly StepMatch[]>();
  private expressions: StepExpressions | undefined;

  /** @param compiled the matches that the build found in advance, by text */
  constructor(
    private readonly registered: typeof REGISTERED,
    private readonly compiled: CompiledMatches = {},
  ) {
    const { steps, parameterTypes } = registered;
    const transformers = new Map(parameterTypes.map(({ name, transformer }) => [name, transformer]));
    this.matchers = steps.map((step, index) => ({
      definition: definitionOf(step, index),
      code: step.code,
      transformers: [...step.pattern.matchAll(PARAMETER)].map(([, name = '']) => transformers.get(name)),
    }));
    this.definitions = this.matchers.map(({ definition }) => definition);
  }

  /**
   * Finds the definition of a step.
   *
   * @throws SuiteDefect when the step matches no definition, or more than one
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
    const compiled = Object.hasOwn(this.compiled, text) ? this.compiled[text] : undefined;
    const found = compiled === undefined ? this.loadExpressions().matchesOf(text) : [compiled];
    const matches = found.map((match) => this.stepMatch(match));
    // Random scenarios can contain any number of different texts, so the cache must be limited.
    if (this.matches.size >= MAX_CACHED_MATCHES) this.matches.clear();
    this.matches.set(text, matches);
    return matches;
  }

  private stepMatch({ index, values }: ExpressionMatch): StepMatch {
    const { definition, code, transformers } = this.matchers[index]!;
    const run: StepMatch['run'] = async (world, step) => {
      const parameters = values.map((value, nth) => {
        const transformer = transformers[nth];
        return transformer === undefined ? value : transformer(value as string);
      });
      return Reflect.apply(code, world, [...parameters, ...argumentsOf(step)]);
    };
    return { definition, run };
  }

  /** Creates the cucumber expressions, which are needed only for texts that are not in the suite. */
  private loadExpressions(): StepExpressions {
    if (this.expressions === undefined) {
      const { StepExpressions: Loaded } = require('./step-expressions') as typeof Expressions;
      this.expressions = new Loaded(this.registered);
    }
    return this.expressions;
  }
}

let loaded: StepLibrary | undefined;

/**
 * Loads the step definitions. This happens once per process, because a module registers its definitions only when it is
 * first loaded.
 */
export function loadSteps(): StepLibrary {
  if (loaded === undefined) {
    // The definitions are not imported above, because some of them need the files of the suite.
    require('../steps');
    loaded = new StepLibrary(REGISTERED, readMatches(REGISTERED));
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
