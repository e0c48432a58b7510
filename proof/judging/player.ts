import { DataTable } from '@cucumber/cucumber';
import { loadSteps } from '../../runner/run/cucumber-run';
import type { Library } from '../../runner/run/foresight';
import type { Outcome } from '../../runner/run/outcome';
import type { Scenario, Step } from '../../suite';
import type { ConformanceWorld } from '../../steps/world';

/** What is run for a step: its definition, and the values of its sentence. */
interface Match {
  readonly code: Function;
  readonly values: (world: ConformanceWorld) => unknown[];
}

/**
 * Plays scenarios with the definitions that cucumber runs, and without what cucumber does besides: it reads and
 * matches every feature anew in each run, and there are hundreds of runs here.
 */
export class Player {
  private readonly matches = new Map<string, Match>();

  private constructor(private readonly library: Library) {}

  /** Loads the definitions of the steps. */
  static async load(): Promise<Player> {
    return new Player(await loadSteps());
  }

  /**
   * Plays one scenario against the current session.
   *
   * @throws Error when a step has no definition or several, or fails in a way that the suite does not account for
   */
  async play({ id, steps }: Scenario): Promise<Outcome> {
    const begin = performance.now();
    const world = new this.library.World({ attach: () => undefined, parameters: {} }) as ConformanceWorld;
    try {
      await this.runSteps(world, steps);
    } catch (thrown) {
      if (world.finding === undefined) throw thrown;
    } finally {
      for (const hook of this.library.afterTestCaseHookDefinitions) await hook.code.call(world, {});
    }
    const { finding } = world;
    const milliseconds = performance.now() - begin;
    return { scenario: id, kind: finding?.kind ?? 'passed', ...(finding && { finding }), milliseconds };
  }

  private async runSteps(world: ConformanceWorld, steps: readonly Step[]): Promise<void> {
    for (const hook of this.library.beforeTestCaseHookDefinitions) await hook.code.call(world, {});
    for (const step of steps) {
      const { code, values } = this.matchOf(step.text);
      const came = await code.apply(world, [...values(world), ...argumentsOf(step)]);
      if (came === 'skipped') return;
    }
  }

  private matchOf(text: string): Match {
    const known = this.matches.get(text) ?? this.find(text);
    this.matches.set(text, known);
    return known;
  }

  private find(text: string): Match {
    const matches = this.library.stepDefinitions.flatMap(({ code, expression }) => {
      const found = expression.match(text);
      if (found === null) return [];
      return { code, values: (world: ConformanceWorld) => found.map((value) => value.getValue(world)) };
    });
    const [match] = matches;
    if (match !== undefined && matches.length === 1) return match;
    throw new Error(`${matches.length} sentences of steps/ are this step: ${text}`);
  }
}

function argumentsOf({ docString, table }: Step): unknown[] {
  if (docString) return [docString.content];
  return table ? [new DataTable(table.map((row) => [...row]))] : [];
}
