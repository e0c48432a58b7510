import type { Colors } from 'picocolors/types';
import { suggestionFor } from '../plan/select';
import type { Rule } from '../../suite';
import { UsageError } from '../usage-error';
import type { ExplainedSuite } from './explained-suite';
import { accidentLines, contradictionLines, pointLines, readingLines } from './open-points';
import { ruleLines } from './rule-lines';
import { fixtureContentLines, scenarioLines, shownScenarios } from './scenario-lines';

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
