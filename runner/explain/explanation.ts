import type { Colors } from 'picocolors/types';
import { type MutantsByRule, type Reading, type Rule, statementsOf, type Suite } from '../../suite';
import type { Accident, Contradiction } from '../../suite/differences';
import { UsageError } from '../errors';
import { suggestionFor } from '../plan/select';
import { sectionsText } from '../text/suite-text';
import { accidentLines, contradictionLines, pointLines, readingLines } from './open-points';
import { fixtureContentLines, scenarioLines, shownScenarios } from './scenario-lines';

/** The data used to explain ids. */
export interface ExplainedSuite {
  readonly suite: Suite;
  readonly readings: readonly Reading[];
  readonly contradictions: readonly Contradiction[];
  readonly accidents: readonly Accident[];
  readonly mutants: MutantsByRule;
  /** The folder that contains `fixtures/`. */
  readonly packageRoot: string;
}

/**
 * Returns the explanation of an id as lines.
 *
 * @throws UsageError when nothing has the id
 */
export function explanation(sources: ExplainedSuite, id: string, colors: Colors): string[] {
  const { suite, readings, contradictions, accidents, packageRoot } = sources;
  const wanted = id.toLowerCase();
  const isWanted = (one: { readonly id: string }): boolean => one.id.toLowerCase() === wanted;
  const point = suite.silentPoints.find(isWanted);
  if (point) return pointLines(point, suite, colors);
  const reading = readings.find(isWanted);
  if (reading) return readingLines(reading, suite.rules, colors);
  const contradiction = contradictions.find(isWanted);
  if (contradiction) return contradictionLines(contradiction, colors);
  const accident = accidents.find(isWanted);
  if (accident) return accidentLines(accident, colors);

  const rule = suite.rules.find((one) => belongsTo(wanted, one));
  const shown = rule && shownScenarios(rule, wanted);
  if (rule && shown && shown.length > 0) {
    return [
      ...ruleLines(rule, sources, colors),
      ...shown.flatMap((one) => ['', ...scenarioLines(one, colors)]),
      ...fixtureContentLines(shown, packageRoot, colors),
      ...mutantLines(rule, sources, colors),
    ];
  }
  const outlines = suite.scenarios.flatMap(({ outline }) => (outline ? [outline] : []));
  const listed = [...suite.silentPoints, ...readings, ...contradictions, ...accidents];
  const ids = [...suite.rules, ...listed, ...suite.scenarios, ...outlines];
  throw new UsageError(
    `${id} is not the id of a rule, scenario, silent point, reading, contradiction or accident${suggestionFor(
      id,
      ids.map((one) => one.id),
    )}`,
  );
}

/** Tells whether an id is that of a rule or of one of its scenarios. */
function belongsTo(wanted: string, { id }: Rule): boolean {
  return `${wanted}/`.startsWith(`${id.toLowerCase()}/`);
}

function mutantLines({ id }: Rule, { mutants }: ExplainedSuite, colors: Colors): string[] {
  const caught = mutants[id] ?? [];
  if (caught.length === 0) return [];
  return [
    '',
    colors.bold('Mistakes it catches'),
    ...caught.map((mutant) => `  ${mutant.title}  ${colors.dim(mutant.why)}`),
  ];
}

/** Returns lines about a rule: its sentence, its source in the document, related rules, readings and silent points. */
function ruleLines(rule: Rule, { suite, readings }: ExplainedSuite, colors: Colors): string[] {
  const { id, sentence, description, level, sections, feature, file, line, silentPoints } = rule;
  const statements = statementsOf(id, suite.document).map(
    ({ section, title, says }) => `${says} ${colors.dim(`(section ${section}, ${title})`)}`,
  );
  const points = suite.silentPoints.filter((point) => silentPoints.includes(point.id));
  const part = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? ['', colors.bold(title), ...lines.map((text) => `  ${text}`)] : [];
  return [
    colors.bold(`${id}  ${sentence}`),
    ...(description === '' ? [] : [description.replace(/\s+/g, ' ')]),
    `level ${level}, ${sectionsText(sections)}`,
    colors.dim(`${feature}, ${file}:${line}`),
    ...part('The document says', statements),
    ...part('Depends on the reading', readings.filter(({ rules }) => rules.includes(id)).map(titled)),
    ...part('Observes the silent point', points.map(titled)),
  ];
}

function titled({ id, title }: { readonly id: string; readonly title: string }): string {
  return `${id}  ${title}`;
}
