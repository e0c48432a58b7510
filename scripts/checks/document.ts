import type { Rule, SilentPoint } from '../../suite';
import { CONTRADICTIONS_FILE, type Contradiction } from '../../suite/differences';
import { DOCUMENT_FILE, type Section } from '../../suite/document';
import { READINGS_FILE, type Reading } from '../../suite/readings';
import { SILENT_POINTS_FILE } from '../../suite/silent-points';
import type { Sources } from '../conformance-page/sources';

/**
 * Compares the sentences of the document with the rules, the silent points, the readings and the contradictions. Each
 * sentence names a rule or a silent point, a sentence names each silent point, and every id and section that is named
 * exists.
 */
export function documentFindings({ suite, document, readings, contradictions }: Sources): string[] {
  const { rules, silentPoints, scenarios } = suite;
  return [
    ...sentencesWithoutIds(document),
    ...unknownIds(document, rules, silentPoints),
    ...rules.flatMap((rule) => unknownSections(rule, document)),
    ...silentPoints.flatMap((point) => findingsOfSilentPoint(point, rules, document)),
    ...readings.flatMap((reading) => findingsOfReading(reading, rules, document)),
    ...unknownScenarios(contradictions, new Set(scenarios.map(({ id }) => id))),
  ];
}

function sentencesWithoutIds(document: readonly Section[]): string[] {
  return document.flatMap(({ section, sentences }) =>
    sentences
      .filter(({ rules, silent }) => rules.length + silent.length === 0)
      .map(({ says }) => at(section, `no rule holds "${says}", and no silent point is named for it`)),
  );
}

function unknownIds(
  document: readonly Section[],
  rules: readonly Rule[],
  points: readonly SilentPoint[],
): string[] {
  const spec = new Set(rules.filter(({ level }) => level === 'spec').map(({ id }) => id));
  const silent = new Set(points.map(({ id }) => id));
  return document.flatMap(({ section, sentences }) =>
    sentences.flatMap((sentence) => [
      ...sentence.rules
        .filter((id) => !spec.has(id))
        .map((id) => at(section, `${id} is no rule of level spec`)),
      ...sentence.silent.filter((id) => !silent.has(id)).map((id) => at(section, `${id} is no silent point`)),
    ]),
  );
}

function unknownSections({ id, sections, file, line }: Rule, document: readonly Section[]): string[] {
  return sections
    .filter((number) => !document.some(({ section }) => section === number))
    .map(
      (number) =>
        `${file}:${line}: ${id} is tagged with section ${number}, which ${DOCUMENT_FILE} does not list`,
    );
}

function findingsOfSilentPoint(
  { id, sections, rules }: SilentPoint,
  all: readonly Rule[],
  document: readonly Section[],
): string[] {
  const spec = new Set(all.filter(({ level }) => level === 'spec').map((rule) => rule.id));
  const isNamed = document.some(({ sentences }) => sentences.some(({ silent }) => silent.includes(id)));
  const unknown = sections.filter((number) => !document.some(({ section }) => section === number));
  return [
    ...(isNamed ? [] : [`${DOCUMENT_FILE}: no sentence names ${id}`]),
    ...rules
      .filter((rule) => !spec.has(rule))
      .map((rule) => `${SILENT_POINTS_FILE}: ${id} names ${rule}, which is no rule of level spec`),
    ...unknown.map((number) => `${SILENT_POINTS_FILE}: ${id} is of section ${number}, which is not listed`),
  ];
}

function findingsOfReading(
  { id, sections, rules }: Reading,
  all: readonly Rule[],
  document: readonly Section[],
): string[] {
  const spec = new Set(all.filter(({ level }) => level === 'spec').map((rule) => rule.id));
  return [
    ...rules
      .filter((rule) => !spec.has(rule))
      .map((rule) => `${READINGS_FILE}: ${id} names ${rule}, which is no rule of level spec`),
    ...sections
      .filter((number) => !document.some(({ section }) => section === number))
      .map((number) => `${READINGS_FILE}: ${id} is of section ${number}, which is not listed`),
  ];
}

function unknownScenarios(contradictions: readonly Contradiction[], known: ReadonlySet<string>): string[] {
  return contradictions.flatMap(({ id, scenarios }) =>
    scenarios
      .filter((scenario) => !known.has(scenario))
      .map((scenario) => `${CONTRADICTIONS_FILE}: ${id} names ${scenario}, which is no scenario`),
  );
}

function at(section: string, problem: string): string {
  return `${DOCUMENT_FILE}: section ${section}: ${problem}`;
}
