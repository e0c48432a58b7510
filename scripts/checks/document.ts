import type { Rule, SilentPoint } from '../../suite';
import type { Sources } from '../conformance-page/sources';
import type { Contradiction } from '../../suite/differences';
import { ACCIDENTS_FILE, CONTRADICTIONS_FILE } from '../../suite/differences';
import { DOCUMENT_FILE, type Section } from '../../suite/document';

/**
 * Holds the sentences of the document against the rules and the silent points: each sentence is held by a rule or is
 * silent, and each rule of level spec and each silent point comes from a sentence.
 */
export function documentFindings({ suite, document, contradictions, accidents }: Sources): string[] {
  const { rules, silentPoints, scenarios } = suite;
  return [
    ...sentencesWithoutAny(document),
    ...unknownIds(document, rules, silentPoints),
    ...rules.flatMap((rule) => findingsOfRule(rule, document)),
    ...silentPoints.flatMap((point) => findingsOfSilentPoint(point, document)),
    ...unknownScenarios(contradictions, new Set(scenarios.map(({ id }) => id))),
    ...usedTwice(contradictions, CONTRADICTIONS_FILE),
    ...usedTwice(accidents, ACCIDENTS_FILE),
  ];
}

function sentencesWithoutAny(document: readonly Section[]): string[] {
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

function findingsOfRule({ id, level, sections, file, line }: Rule, document: readonly Section[]): string[] {
  const place = `${file}:${line}: ${id}`;
  const unknown = sections.filter((tag) => !document.some(({ section }) => section === tag));
  const findings = unknown.map(
    (tag) => `${place} is tagged with the section ${tag}, which the document has not`,
  );
  if (level === 'crystal') return findings;
  const citing = document
    .filter(({ sentences }) => sentences.some(({ rules }) => rules.includes(id)))
    .map(({ section }) => section);
  const untagged = citing.filter((section) => !sections.includes(section));
  const uncited = sections.filter((section) => !citing.includes(section) && !unknown.includes(section));
  return [
    ...findings,
    ...untagged.map((section) => `${place} has no tag @section:${section}, of which a sentence names it`),
    ...uncited.map((section) => `${place} is named by no sentence of section ${section} in ${DOCUMENT_FILE}`),
  ];
}

function findingsOfSilentPoint({ id, sections }: SilentPoint, document: readonly Section[]): string[] {
  const isNamed = document.some(({ sentences }) => sentences.some(({ silent }) => silent.includes(id)));
  const unknown = sections.filter((number) => !document.some(({ section }) => section === number));
  return [
    ...(isNamed ? [] : [`${DOCUMENT_FILE}: no sentence names ${id}`]),
    ...unknown.map(
      (number) => `features/silent-points.yaml: ${id} is of section ${number}, which is not listed`,
    ),
  ];
}

function unknownScenarios(contradictions: readonly Contradiction[], known: ReadonlySet<string>): string[] {
  return contradictions.flatMap(({ id, scenarios }) =>
    scenarios
      .filter((scenario) => !known.has(scenario))
      .map((scenario) => `${CONTRADICTIONS_FILE}: ${id} names ${scenario}, which is no scenario`),
  );
}

function usedTwice(entries: readonly { readonly id: string }[], file: string): string[] {
  const ids = entries.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${file}: ${id} is used twice`);
}

function at(section: string, what: string): string {
  return `${DOCUMENT_FILE}: section ${section}: ${what}`;
}
