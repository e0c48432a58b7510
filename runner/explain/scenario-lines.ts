import type { Colors } from 'picocolors/types';
import { fixturesOf, readFixture, type Rule, type Scenario } from '../../suite';
import { scenarioTitle, stepLines, tableLines } from '../text/suite-text';
import { restrictionText } from '../text/surfaces-text';

/** A scenario to explain: an outline as written, or one case with its values filled in. */
export type ShownScenario = Pick<
  Scenario,
  'id' | 'name' | 'case' | 'file' | 'line' | 'surfaces' | 'steps'
> & {
  /** The example tables of an outline. */
  readonly examples: readonly (readonly (readonly string[])[])[];
};

/** Returns the scenarios of a rule that an id in lower case covers. An outline is listed once, unless the id is a case's. */
export function shownScenarios({ scenarios }: Rule, wanted: string): ShownScenario[] {
  const exact = scenarios.find(({ id }) => id.toLowerCase() === wanted);
  if (exact) return [{ ...exact, examples: [] }];
  const below = scenarios.filter(({ id }) => id.toLowerCase().startsWith(`${wanted}/`));
  const shown = below.map((scenario): ShownScenario => {
    const { outline, name, file, surfaces } = scenario;
    return outline ? { name, file, surfaces, ...outline } : { ...scenario, examples: [] };
  });
  return shown.filter(({ id }, index) => shown.findIndex((other) => other.id === id) === index);
}

/** Returns lines about a scenario: its steps and its examples. */
export function scenarioLines(shown: ShownScenario, colors: Colors): string[] {
  const { id, steps, file, line, surfaces, examples } = shown;
  const only = restrictionText(surfaces);
  return [
    `${colors.bold(scenarioTitle(shown))}${only && ` ${colors.dim(only)}`}`,
    colors.dim(`${id}  ${file}:${line}`),
    ...steps.flatMap((step) => stepLines(step)),
    ...examples.flatMap((table) => ['  Examples:', ...tableLines(table)]),
  ];
}

/** Returns the contents of the fixture folders that scenarios name, each folder once. */
export function fixtureContentLines(
  shown: readonly ShownScenario[],
  packageRoot: string,
  colors: Colors,
): string[] {
  const folders = [...new Set(shown.flatMap(fixturesOf))];
  const files = folders.flatMap((folder) => readFixture(packageRoot, folder));
  return files.flatMap(({ file, text }) => [
    '',
    colors.bold(file),
    ...text
      .trimEnd()
      .split('\n')
      .map((line) => `  ${line}`),
  ]);
}
