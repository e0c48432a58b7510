import { SURFACES, type Level, type Rule, type SilentPoint, type Surface } from '../../suite';
import { isConformant, sumOf, type LibraryRecord, type Tally } from '../ports/record';
import type { RecordedLibrary } from '../ports/recorded';
import { CHAPTERS, chapterTitle } from './chapters';
import { observersOf } from './entries';
import { escapeMarkdown, linkToId, table } from './markdown';

/** The chapters of level `spec`. */
const SPEC_CHAPTERS = CHAPTERS.filter((chapter) => chapter !== 'crystal');

const CONTRADICTIONS = 'fails only the scenarios of [its contradictions](#contradictions-of-the-original)';

/**
 * The text of a cell if its chapter has no scenarios on the row's surface, or if the library lacks that surface at the
 * cell's level.
 */
const NONE = '–';

/** Lists the reference, the original, and the libraries that are conformant at level `spec` or at both levels. */
export function implementationsBlock(libraries: readonly RecordedLibrary[]): string {
  const conformant = libraries.filter(({ record }) => isConformant(record, 'spec'));
  return table(
    ['Implementation', 'Language', 'Level `spec`', 'Level `crystal`'],
    [
      ['the reference', 'TypeScript', 'conformant', 'conformant'],
      ['crystal-i18n 0.2.2', 'Crystal', CONTRADICTIONS, 'defines this level'],
      ...conformant.map(({ name, record }) => [
        linkTo(name, record),
        escapeMarkdown(record.implementation.language),
        'conformant',
        isConformant(record, 'crystal') ? 'conformant' : 'not conformant',
      ]),
    ],
  );
}

/**
 * Lists, for each library and chapter, how many scenarios the library passes. A library has a row for each surface on
 * which it passes at least one scenario.
 */
export function librariesBlock(libraries: readonly RecordedLibrary[]): string {
  const rows = libraries.flatMap((library) =>
    SURFACES.filter((surface) => totalOf(library, 'crystal', surface).passed > 0).map((surface) =>
      rowOf(library, surface),
    ),
  );
  const header = [
    'Library',
    'Language',
    'Surface',
    ...SPEC_CHAPTERS.map(chapterTitle),
    'All of `spec`',
    'Crystal',
    'All of `crystal`',
  ];
  return table(header, rows);
}

/** Compares the libraries with the original on every silent point. */
export function choicesBlock(
  libraries: readonly RecordedLibrary[],
  points: readonly SilentPoint[],
  rules: readonly Rule[],
): string {
  const rows = points.map((point) => {
    const scenarios = new Set(
      observersOf(point, rules).flatMap((rule) => rule.scenarios.map(({ id }) => id)),
    );
    const choices = libraries.map((library) => choiceOf(library, scenarios));
    return [linkToId(point.id), escapeMarkdown(point.title), ...choices];
  });
  return table(['Point', 'Open question', ...libraries.map(({ name }) => escapeMarkdown(name))], rows);
}

function rowOf(library: RecordedLibrary, surface: Surface): string[] {
  const { name, record } = library;
  return [
    linkTo(name, record),
    escapeMarkdown(record.implementation.language),
    surface,
    ...SPEC_CHAPTERS.map((chapter) => keptText(tallyOf(library, 'spec', chapter, surface))),
    keptText(totalOf(library, 'spec', surface)),
    keptText(tallyOf(library, 'crystal', 'crystal', surface)),
    keptText(totalOf(library, 'crystal', surface)),
  ];
}

function linkTo(name: string, { implementation }: LibraryRecord): string {
  return `[${escapeMarkdown(name)}](ports/${name}/) ${escapeMarkdown(implementation.version)}`;
}

function totalOf({ record }: RecordedLibrary, level: Level, surface: Surface): Tally {
  return sumOf(Object.values(record.kept[level] ?? {}).map((cells) => cells[surface]));
}

function tallyOf({ record }: RecordedLibrary, level: Level, chapter: string, surface: Surface): Tally {
  return sumOf([record.kept[level]?.[chapter]?.[surface]]);
}

function keptText({ passed, of }: Tally): string {
  return of === 0 ? NONE : `${passed} of ${of}`;
}

/**
 * Returns a short text that tells whether a library differs from the original in the given scenarios of level
 * `crystal`.
 */
export function choiceOf(
  { record }: Pick<RecordedLibrary, 'record'>,
  scenarios: ReadonlySet<string>,
): string {
  const verdicts = Object.values(record.verdicts).flatMap((surface) =>
    [...scenarios].flatMap((scenario) => surface[scenario] ?? []),
  );
  const same = verdicts.filter((verdict) => verdict === 'passed').length;
  const other = verdicts.filter((verdict) => verdict === 'failed').length;
  if (same + other === 0) return 'not asked';
  if (other === 0) return 'like 0.2.2';
  return same === 0 ? 'differs' : `differs in ${other} of ${same + other}`;
}
