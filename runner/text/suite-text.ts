import {
  SURFACES,
  USUAL_SURFACES,
  type Outline,
  type Scenario,
  type Suite,
  type Surface,
} from '../../suite/read';
import { grouped } from '../../suite/read/grouped';

/** Returns a number with its noun, such as `1 scenario` or `2 scenarios`. */
export function count(howMany: number, one: string, many = `${one}s`): string {
  return `${howMany} ${howMany === 1 ? one : many}`;
}

/** Lists sections of the document, such as `section 3` or `sections 3, 4.2`. */
export function sectionsText(sections: readonly string[]): string {
  return `${sections.length === 1 ? 'section' : 'sections'} ${sections.join(', ')}`;
}

/** Returns a function that finds the chapter of a feature file. */
export function chaptersByFile({ features }: Pick<Suite, 'features'>): (file: string) => string {
  const chapters = new Map(features.map(({ file, chapter }) => [file, chapter]));
  return (file) => chapters.get(file) ?? '';
}

/** Returns the name of a scenario with its case, such as `a locale that was never injected (a String)`. */
export function scenarioTitle(scenario: Pick<Scenario, 'name' | 'case'>): string {
  return scenario.case === undefined ? scenario.name : `${scenario.name} (${scenario.case})`;
}

const SURFACE_NAMES: Readonly<Record<Surface, string>> = {
  module: 'the module',
  catalog: 'a catalog',
  library: 'the library as a whole',
};

/** Returns a surface in words, such as `the module`. */
export function surfaceName(surface: Surface): string {
  return SURFACE_NAMES[surface];
}

/** Returns the surfaces in words, such as `on the module and a catalog`. A repeated surface is named only once. */
export function surfacesText(surfaces: readonly Surface[]): string {
  const names = SURFACES.filter((surface) => surfaces.includes(surface)).map(surfaceName);
  const last = names.pop() ?? '';
  return `on ${names.length > 0 ? `${names.join(', ')} and ${last}` : last}`;
}

/**
 * Returns the surfaces of a scenario as tags, such as `@catalog`. The text is empty for the usual two surfaces, the
 * module and a catalog.
 */
export function restrictionText(surfaces: readonly Surface[]): string {
  const isUsual =
    surfaces.length === USUAL_SURFACES.length && USUAL_SURFACES.every((one) => surfaces.includes(one));
  return isUsual ? '' : surfaces.map((surface) => `@${surface}`).join(' ');
}

/** A scenario as written in its feature file: a scenario without examples, or an outline with its cases. */
export interface WrittenScenario<Case> {
  /** The id of the scenario, or of the outline. */
  readonly id: string;
  readonly name: string;
  readonly outline: Outline | undefined;
  readonly cases: readonly [Case, ...Case[]];
}

/** Groups cases by the scenario or outline to which they belong in the feature file. */
export function writtenScenarios<Case>(
  cases: readonly Case[],
  scenarioOf: (one: Case) => Scenario,
): WrittenScenario<Case>[] {
  const idOf = ({ id, outline }: Scenario): string => outline?.id ?? id;
  return grouped(cases, (one) => idOf(scenarioOf(one))).map(([id, rows]) => {
    const { name, outline } = scenarioOf(rows[0]);
    return { id, name, outline, cases: rows };
  });
}
