import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readReadings } from '../../suite/read';
import { LISTS, readContradictions } from '../../suite/read/lists';
import { DOCUMENT_FILE, readDocument } from '../../suite/read/document';
import { parseWholeSuite } from '../../suite/read/parse-suite';
import { requireNone } from '../none';

const { rules, silentPoints, scenarios } = parseWholeSuite(PACKAGE_ROOT);
const document = readDocument(PACKAGE_ROOT);
const readings = readReadings(PACKAGE_ROOT);
const sections = document.map(({ section }) => section);
const spec = rules.filter(({ level }) => level === 'spec').map(({ id }) => id);
const sentences = document.flatMap(({ section, sentences: its }) =>
  its.map((sentence) => ({ place: `${DOCUMENT_FILE}, section ${section}: "${sentence.says}"`, ...sentence })),
);
const entries = [
  ...silentPoints.map((point) => ({ ...point, file: LISTS.silentPoints })),
  ...readings.map((reading) => ({ ...reading, file: LISTS.readings })),
];

/** Fails if one of the things names something that is not known. */
function requireKnown<Thing>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
  known: readonly string[],
  placeOf: (thing: Thing) => string,
): void {
  const all = new Set(known);
  const unknown = things.flatMap((thing) =>
    namesOf(thing)
      .filter((name) => !all.has(name))
      .map((name) => ({ thing, name })),
  );
  requireNone(unknown.map(({ thing, name }) => `${placeOf(thing)} names ${name}, which does not exist`));
}

test('each sentence of the document names a rule that holds it, or the silent point that it is', () => {
  const unnamed = sentences.filter((one) => one.rules.length + one.silent.length === 0);
  requireNone(unnamed.map(({ place }) => place));
});

test('each row of a table of the document has a cell for each column', () => {
  requireNone(
    document.flatMap(({ section, tables }) =>
      tables.flatMap(({ title, columns, rows }) =>
        rows
          .filter((row) => row.length !== columns.length)
          .map((row) => `${DOCUMENT_FILE}, section ${section}, ${title}: ${row.join(' | ')}`),
      ),
    ),
  );
});

test('sentences name rules of level spec, and silent points', () => {
  requireKnown(
    sentences,
    (one) => one.rules,
    spec,
    ({ place }) => place,
  );
  const ids = silentPoints.map(({ id }) => id);
  requireKnown(
    sentences,
    (one) => one.silent,
    ids,
    ({ place }) => place,
  );
});

test('a sentence of the document names each silent point', () => {
  const named = new Set(sentences.flatMap(({ silent }) => silent));
  requireNone(silentPoints.map(({ id }) => id).filter((id) => !named.has(id)));
});

test('silent points and readings name rules of level spec, and sections of the document', () => {
  const placeOf = ({ file, id }: (typeof entries)[number]): string => `${file}: ${id}`;
  requireKnown(entries, (entry) => entry.rules, spec, placeOf);
  requireKnown(entries, (entry) => entry.sections, sections, placeOf);
});

test('rules are tagged with sections of the document', () => {
  requireKnown(
    rules,
    (rule) => rule.sections,
    sections,
    ({ file, line, id }) => `${file}:${line}: ${id}`,
  );
});

test('contradictions name scenarios', () => {
  const ids = scenarios.map(({ id }) => id);
  const contradictions = readContradictions(PACKAGE_ROOT);
  requireKnown(
    contradictions,
    (one) => one.scenarios,
    ids,
    ({ id }) => `${LISTS.contradictions}: ${id}`,
  );
});
