import { SURFACES, type Rule, type Suite, type Surface } from '../../suite';
import { hasSurface, tallyOf, verdictsOf, type LibraryRecord, type Tally } from '../ports/record';
import type { RecordedLibrary } from '../ports/recorded';
import { CHAPTERS, chapterTitle } from './chapters';
import { escapeMarkdown, table } from './markdown';

/** The chapters of level `spec`. */
const SPEC_CHAPTERS = CHAPTERS.filter((chapter) => chapter !== 'crystal');

/**
 * The text of a cell if its chapter has no scenarios on the row's surface, or if the library lacks that surface at the
 * cell's level.
 */
const NONE = '–';

/**
 * Lists, for each library and chapter, how many scenarios the library passes. A library has a row for each surface on
 * which it passes at least one scenario.
 */
export function librariesBlock(libraries: readonly RecordedLibrary[], suite: Suite): string {
  const rows = libraries.flatMap((library) =>
    SURFACES.filter((surface) => tallyOf(library.record, suite.rules, surface).passed > 0).map((surface) =>
      rowOf(library, surface, suite),
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

function rowOf({ name, record }: RecordedLibrary, surface: Surface, { rules, features }: Suite): string[] {
  const spec = rules.filter(({ level }) => level === 'spec');
  // Whether the library has a surface is decided at each level, and not in each chapter.
  const tallyIn = (level: readonly Rule[], its = level): string =>
    hasSurface(record, level, surface) ? keptText(tallyOf(record, its, surface)) : NONE;
  const rulesIn = (chapter: string): Rule[] =>
    features.filter((feature) => feature.chapter === chapter).flatMap((feature) => feature.rules);
  return [
    linkTo(name, record),
    escapeMarkdown(record.implementation.language),
    surface,
    ...SPEC_CHAPTERS.map((chapter) => tallyIn(spec, rulesIn(chapter))),
    tallyIn(spec),
    tallyIn(rules, rulesIn('crystal')),
    tallyIn(rules),
  ];
}

function linkTo(name: string, { implementation }: LibraryRecord): string {
  return `[${escapeMarkdown(name)}](ports/${name}/) ${escapeMarkdown(implementation.version)}`;
}

function keptText({ passed, of }: Tally): string {
  return of === 0 ? NONE : `${passed} of ${of}`;
}

/** Returns a short text that tells whether a library differs from the original in rules of level `crystal`. */
export function choiceOf({ record }: Pick<RecordedLibrary, 'record'>, rules: readonly Rule[]): string {
  const verdicts = rules.flatMap((rule) => SURFACES.map((surface) => verdictsOf(record, rule, surface)));
  const count = (verdict: 'passed' | 'failed'): number =>
    verdicts.reduce((sum, { [verdict]: number = 0 }) => sum + number, 0);
  const same = count('passed');
  const other = count('failed');
  if (same + other === 0) return 'not asked';
  if (other === 0) return 'like 0.2.2';
  return same === 0 ? 'differs' : `differs in ${other} of ${same + other}`;
}
