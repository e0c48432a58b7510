import { DataTable, supportCodeLibraryBuilder } from '@cucumber/cucumber';
import { PACKAGE_ROOT } from '../adapter/contract/package';
import type { DefinitionOptions } from '../steps/definition-options';
import type { ConformanceWorld } from '../steps/world';
import { SuiteDefect, type Step } from '../suite';
import { loadStepFiles } from './step-files';

// Only this file uses cucumber's internals. The step definitions are written with cucumber's functions, so that
// cucumber's own command runs them too. They register themselves with its builder when they are loaded.

/** The definition of a step, with the values from the step's text. */
export interface StepMatch {
  readonly definition: StepDefinition;
  /** Calls the definition's code for this step. */
  run(world: ConformanceWorld, step: PlayableStep): Promise<void>;
}

/** The properties of a step definition that code other than cucumber needs. */
export interface StepDefinition {
  readonly id: string;
  /** The function that defines it. */
  readonly keyword: 'Given' | 'When' | 'Then';
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

type Support = ReturnType<typeof supportCodeLibraryBuilder.finalize>;
type CucumberDefinition = Support['stepDefinitions'][number];

/** The number of matches that are cached: more than the features have texts. */
const MAX_CACHED_MATCHES = 10_000;

/** The step definitions of the suite. */
export class StepLibrary {
  readonly definitions: readonly StepDefinition[];
  private readonly matches = new Map<string, readonly StepMatch[]>();

  constructor(private readonly steps: readonly CucumberDefinition[]) {
    this.definitions = steps.map(definitionOf);
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
    const matches = this.steps.flatMap((step, index) => {
      const values = step.expression.match(text);
      if (values === null) return [];
      const run: StepMatch['run'] = async (world, played) =>
        step.code.apply(world, [...values.map((value) => value.getValue(world)), ...argumentsOf(played)]);
      return [{ definition: this.definitions[index]!, run }];
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
  loaded ??= new StepLibrary(buildSupport().stepDefinitions);
  return loaded;
}

/** Returns the step definitions that cucumber's own command has loaded in this process. */
export function stepsOfCucumber(): StepLibrary {
  return new StepLibrary(supportCodeLibraryBuilder.buildStepDefinitions().stepDefinitions);
}

function buildSupport(): Support {
  let last = 0;
  supportCodeLibraryBuilder.reset(PACKAGE_ROOT, () => `definition-${(last += 1)}`);
  loadStepFiles();
  return supportCodeLibraryBuilder.finalize();
}

function definitionOf({ id, keyword, pattern, uri, line, options }: CucumberDefinition): StepDefinition {
  const { isSequential = false, isObserving = false } =
    (options as Partial<DefinitionOptions>).wrapperOptions ?? {};
  return {
    id,
    keyword: keyword as StepDefinition['keyword'],
    pattern: String(pattern),
    file: uri.replaceAll('\\', '/'),
    line,
    isSequential,
    isObserving,
  };
}

function argumentsOf({ docString, table }: PlayableStep): unknown[] {
  if (docString) return [docString.content];
  return table ? [new DataTable(table.map((row) => [...row]))] : [];
}
