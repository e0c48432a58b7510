import type { Rule, Suite } from '../../suite/read';
import { tallyOf, type RecordedLibrary } from '../ports/recorded';
import { CHAPTERS, chapterTitle } from './chapters';
import { escapeMarkdown, table } from './markdown';

/** The text of a cell if the language of the library can express no rule of the chapter. */
const NONE = '–';

/** Lists, for each library and chapter, how many rules the library passes, of those that its language can express. */
export function librariesBlock(libraries: readonly RecordedLibrary[], { features }: Suite): string {
  const rulesIn = (chapters: readonly string[]): Rule[] =>
    features.filter(({ chapter }) => chapters.includes(chapter)).flatMap(({ rules }) => rules);
  const spec = CHAPTERS.filter((chapter) => chapter !== 'crystal');
  const rows = libraries.map((library) => {
    const cell = (...chapters: string[]): string => {
      const { passed, of } = tallyOf(library, rulesIn(chapters));
      return of === 0 ? NONE : `${passed} of ${of}`;
    };
    return [
      `[${escapeMarkdown(library.name)}](ports/${library.name}/) ${escapeMarkdown(library.version)}`,
      escapeMarkdown(library.language),
      library.surfaces.join(', '),
      ...spec.map((chapter) => cell(chapter)),
      cell(...spec),
      cell('crystal'),
    ];
  });
  const header = ['Library', 'Language', 'Surfaces', ...spec.map(chapterTitle), 'All of `spec`', 'Crystal'];
  return table(header, rows);
}

/** Returns a short text that tells whether a library differs from the original in rules of level `crystal`. */
export function choiceOf(
  { verdicts }: Pick<RecordedLibrary, 'verdicts'>,
  rules: readonly Pick<Rule, 'id'>[],
): string {
  const ofRules = rules.map(({ id }) => verdicts.get(id));
  const same = ofRules.filter((verdict) => verdict === 'passed').length;
  const other = ofRules.filter((verdict) => verdict === 'failed').length;
  if (same + other === 0) return 'not asked';
  if (other === 0) return 'like 0.2.2';
  return same === 0 ? 'differs' : `differs in ${other} of ${same + other} rules`;
}
