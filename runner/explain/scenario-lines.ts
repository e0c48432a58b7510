import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { fixturesOf, type Outline, readFixture, type Rule, type Scenario } from '../../suite/read';
import { colors } from '../console/terminal';
import { stepLines, tableLines } from '../text/gherkin';
import { restrictionText, scenarioTitle, writtenScenarios } from '../text/suite-text';

/** A scenario to explain. An outline is given as written, and a case with its values filled in. */
type ShownScenario = Pick<
  Scenario,
  'id' | 'name' | 'case' | 'file' | 'line' | 'surfaces' | 'steps' | 'contradictions' | 'recordings'
> &
  Pick<Outline, 'examples'>;

/**
 * Returns the scenarios that an id stands for: all scenarios of the rule, one scenario or outline, or one case. An
 * outline is returned as a whole, unless the id names one of its cases.
 *
 * @param wanted the id, in lower case
 */
export function shownScenarios({ scenarios }: Rule, wanted: string): ShownScenario[] {
  const exact = scenarios.find(({ id }) => id.toLowerCase() === wanted);
  if (exact) return [{ ...exact, examples: [] }];
  const below = scenarios.filter(({ id }) => id.toLowerCase().startsWith(`${wanted}/`));
  return writtenScenarios(below, (one) => one).map(({ outline, cases }) => {
    const [{ name, file, surfaces }] = cases;
    if (outline === undefined) return { ...cases[0], examples: [] };
    // The cases of an outline may show different contradictions, and may come from different recordings.
    const contradictions = [...new Set(cases.flatMap((row) => row.contradictions ?? []))];
    const recordings = [...new Set(cases.flatMap((row) => row.recordings ?? []))];
    return { name, file, surfaces, contradictions, recordings, ...outline };
  });
}

/** Returns lines about a scenario, including its name and place, its steps, and its examples. */
export function scenarioLines(shown: ShownScenario): string[] {
  const { id, steps, file, line, surfaces, examples, contradictions = [], recordings = [] } = shown;
  const failing = examples.length > 0 ? 'cases of it' : 'it';
  const only = restrictionText(surfaces);
  return [
    `${colors.bold(scenarioTitle(shown))}${only && ` ${colors.dim(only)}`}`,
    colors.dim(`${id}  ${file}:${line}`),
    ...(recordings.length > 0 ? [colors.dim(`recorded: ${recordings.join(', ')}`)] : []),
    ...(contradictions.length > 0
      ? [`crystal-i18n 0.2.2 fails ${failing}: ${contradictions.join(', ')}`]
      : []),
    ...steps.flatMap((step) => stepLines(step)),
    ...examples.flatMap((table) => ['  Examples:', ...tableLines(table)]),
  ];
}

/** Returns the contents of the fixture folders that the scenarios name, each folder once. */
export function fixtureContentLines(shown: readonly ShownScenario[]): string[] {
  const folders = [...new Set(shown.flatMap(fixturesOf))];
  const files = folders.flatMap((folder) => readFixture(PACKAGE_ROOT, folder));
  return files.flatMap(({ file, text }) => [
    '',
    colors.bold(file),
    ...text
      .trimEnd()
      .split('\n')
      .map((line) => `  ${line}`),
  ]);
}
