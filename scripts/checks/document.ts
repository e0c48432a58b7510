import { CONTRADICTIONS_FILE } from '../../suite/differences';
import { DOCUMENT_FILE } from '../../suite/document';
import { READINGS_FILE, type Reading } from '../../suite/readings';
import { SILENT_POINTS_FILE } from '../../suite/silent-points';
import type { Sources } from '../conformance-page/sources';

/**
 * Compares the sentences of the document with the rules, the silent points, the readings and the contradictions. Finds
 * sentences that name neither a rule nor a silent point, silent points that no sentence names, and ids and sections
 * that do not exist.
 */
export function documentFindings({ suite, document, readings, contradictions }: Sources): string[] {
  const { rules, silentPoints, scenarios } = suite;
  const sections = new Set(document.map(({ section }) => section));
  const spec = new Set(rules.filter(({ level }) => level === 'spec').map(({ id }) => id));
  const silent = new Set(silentPoints.map(({ id }) => id));
  const known = new Set(scenarios.map(({ id }) => id));
  const sentences = document.flatMap(({ section, sentences: its }) =>
    its.map((sentence) => ({ place: `${DOCUMENT_FILE}: section ${section}`, ...sentence })),
  );
  const named = new Set(sentences.flatMap((sentence) => sentence.silent));

  /** Finds the rules and the sections that an entry of a list names, but that do not exist. */
  const findingsOf = (file: string, entry: Pick<Reading, 'id' | 'rules' | 'sections'>): string[] => [
    ...without(entry.rules, spec, (id) => `${file}: ${entry.id} names ${id}, which is no rule of level spec`),
    ...without(
      entry.sections,
      sections,
      (section) => `${file}: ${entry.id} is of section ${section}, which is not listed`,
    ),
  ];

  return [
    ...sentences
      .filter((one) => one.rules.length + one.silent.length === 0)
      .map(({ place, says }) => `${place}: no rule holds "${says}", and no silent point is named for it`),
    ...sentences.flatMap((one) => [
      ...without(one.rules, spec, (id) => `${one.place}: ${id} is no rule of level spec`),
      ...without(one.silent, silent, (id) => `${one.place}: ${id} is no silent point`),
    ]),
    ...rules.flatMap(({ id, file, line, sections: its }) =>
      without(
        its,
        sections,
        (section) =>
          `${file}:${line}: ${id} is tagged with section ${section}, which ${DOCUMENT_FILE} does not list`,
      ),
    ),
    ...silentPoints.flatMap((point) => [
      ...(named.has(point.id) ? [] : [`${DOCUMENT_FILE}: no sentence names ${point.id}`]),
      ...findingsOf(SILENT_POINTS_FILE, point),
    ]),
    ...readings.flatMap((reading) => findingsOf(READINGS_FILE, reading)),
    ...contradictions.flatMap(({ id, scenarios: its }) =>
      without(its, known, (one) => `${CONTRADICTIONS_FILE}: ${id} names ${one}, which is no scenario`),
    ),
  ];
}

/** Returns a finding for each id that is not known. */
function without(
  ids: readonly string[],
  known: ReadonlySet<string>,
  findingOf: (id: string) => string,
): string[] {
  return ids.filter((id) => !known.has(id)).map(findingOf);
}
