import type { TextLine } from '../../runner/blocks/block';
import { markdownOf } from '../../runner/blocks/markdown-text';
import { ruleVerdicts, tallyOf, type RecordedLibrary } from '../../scripts/ports/recorded';
import { breaks } from '../../scripts/ports/verdicts';
import { chaptersOf, chapterTitle } from '../../scripts/conformance-page/chapters';
import { grouped } from '../../suite/read/grouped';
import { heading, listOf, page, partOf, textOf, type Page } from './page';
import type { SiteData } from './site-data';

/** Creates the page of a judged library: the rules that it breaks, by reason, and where the rules are. */
export function libraryPage(library: RecordedLibrary, { suite }: SiteData): Page {
  const { name, version, language, surfaces } = library;
  const broken = ruleVerdicts(library, suite.rules).filter(
    ({ verdict }) => verdict !== undefined && breaks(verdict),
  );
  const byReason = grouped(broken, ({ reason }) => reason ?? 'No reason is listed.');
  return page(
    `ports/${name}`,
    `${name}: the rules that it breaks`,
    textOf(
      `${name} ${version} is written in ${language}, and was judged on its surfaces: ${surfaces.join(', ')}. `,
      `It passes ${talliesText(library, suite.rules)}.`,
    ),
    ...byReason.map(([reason, rules]) =>
      [
        heading(2, reason.replaceAll('`', '')),
        listOf(
          rules.map(({ rule, verdict }): TextLine => [
            `${rule.id}: ${rule.sentence} `,
            { soft: `(${verdict})` },
          ]),
        ),
      ].join('\n\n'),
    ),
    partOf(
      'Rules that it passes, by chapter',
      listOf(
        chaptersOf(suite.features).map(([chapter, features]) => {
          const { passed, of } = tallyOf(
            library,
            features.flatMap(({ rules }) => rules),
          );
          return [`${chapterTitle(chapter)}: ${passed} of ${of}`];
        }),
      ),
    ),
  );
}

function talliesText(library: RecordedLibrary, rules: SiteData['suite']['rules']): string {
  return (['spec', 'crystal'] as const)
    .map((level) => {
      const { passed, of } = tallyOf(
        library,
        rules.filter((rule) => rule.level === level),
      );
      return `${passed} of ${of} rules of level ${level}`;
    })
    .join(', and ');
}

/** Returns the table of the libraries. */
export function librariesTable({ libraries, suite }: SiteData): string {
  const numbers = (library: RecordedLibrary, level: string): TextLine => {
    const { passed, of } = tallyOf(
      library,
      suite.rules.filter((rule) => rule.level === level),
    );
    return [`${passed} of ${of}`];
  };
  const table = markdownOf(
    [
      {
        kind: 'table',
        columns: ['Library', 'Language', 'Surfaces', 'Rules of level spec', 'Rules that level crystal adds'],
        numeric: [3, 4],
        rows: libraries.map((library) =>
          [
            [library.name],
            [library.language],
            [library.surfaces.join(', ')],
            numbers(library, 'spec'),
            numbers(library, 'crystal'),
          ].map((line) => ({ line })),
        ),
      },
    ],
    'all',
  );
  return libraries.reduce(
    (text, { name }) => text.replace(`| ${name} |`, `| [${name}](/ports/${name}) |`),
    table,
  );
}
