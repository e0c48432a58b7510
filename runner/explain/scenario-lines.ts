import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { fixturesOf, readFixture, type Rule, type Scenario } from '../../suite';
import { colors } from '../console/terminal';
import { restrictionText, scenarioTitle, stepLines, tableLines } from '../text/suite-text';

/** A scenario to explain: an outline as written, or one case with its values filled in. */
export type ShownScenario = Pick<
  Scenario,
  'id' | 'name' | 'case' | 'file' | 'line' | 'surfaces' | 'steps' | 'contradictions' | 'recordings'
> & {
  /** The example tables of an outline. */
  readonly examples: readonly (readonly (readonly string[])[])[];
};

/**
 * Returns those scenarios of a rule that an id covers; the id must be in lower case. An outline is listed once, unless
 * the id names one of the outline's cases.
 */
export function shownScenarios({ scenarios }: Rule, wanted: string): ShownScenario[] {
  const exact = scenarios.find(({ id }) => id.toLowerCase() === wanted);
  if (exact) return [{ ...exact, examples: [] }];
  const below = scenarios.filter(({ id }) => id.toLowerCase().startsWith(`${wanted}/`));
  const shown = below.map((scenario): ShownScenario => {
    const { outline, name, file, surfaces } = scenario;
    if (outline === undefined) return { ...scenario, examples: [] };
    // The cases of an outline may show different contradictions, and may come from different recordings.
    const rows = below.filter((row) => row.outline?.id === outline.id);
    const contradictions = [...new Set(rows.flatMap((row) => row.contradictions ?? []))];
    const recordings = [...new Set(rows.flatMap((row) => row.recordings ?? []))];
    return { name, file, surfaces, contradictions, recordings, ...outline };
  });
  return shown.filter(({ id }, index) => shown.findIndex((other) => other.id === id) === index);
}

/** Returns lines about a scenario: its name and place, its steps, and its examples. */
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

/** Returns the files in the fixture folders that scenarios name, each folder once. */
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
