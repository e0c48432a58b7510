import type { ExplainedEntry } from '../../runner/explain/entries';
import { chaptersOf, chapterTitle } from '../../scripts/conformance-page/chapters';
import { count } from '../../runner/text/suite-text';
import { aboutOf, heading, linesOf, listOf, page, partOf, tableOf, textOf, type Page } from './page';
import type { SiteData } from './site-data';

/** The rules by chapter and feature. */
export function rulesPage({ suite }: SiteData): Page {
  return page(
    'rules',
    'Rules',
    'A rule is one sentence that an implementation must follow, with scenarios that show it. The rules of the chapter [Crystal](#crystal) describe what crystal-i18n 0.2.2 does where the document is silent.',
    ...chaptersOf(suite.features).flatMap(([chapter, features]) => [
      heading(2, chapterTitle(chapter), chapter),
      ...features.flatMap(({ name, file, description, rules }) => [
        heading(3, name, file.replace(/^features\/|\.feature$/g, '').replace('/', '-')),
        textOf(description),
        listOf(
          rules.map(({ id, sentence, scenarios }) => [
            `${id}: ${sentence} `,
            { soft: `(${count(scenarios.length, 'scenario')})` },
          ]),
        ),
      ]),
    ]),
  );
}

/** The sentences of the document in our words, with the rules that they become, and its tables. */
export function documentPage({ suite }: SiteData): Page {
  return page(
    'document',
    'The document',
    'The document describes the I18n interface of crystal-i18n 0.2.2. These are all its sentences that state behaviour, in our words, and tables of its names, types and values. Each sentence names its rules, or the points on which it is silent.',
    ...suite.document.flatMap(({ section, title, sentences, tables }) => [
      heading(section.includes('.') ? 3 : 2, `${section} ${title}`, `section-${section}`),
      listOf(
        sentences.map(({ says, rules, silent }) => [
          `${says} `,
          { soft: `(${[...rules, ...silent].join(', ')})` },
        ]),
      ),
      ...tables.flatMap((one) => [textOf({ strong: one.title }), tableOf(one)]),
    ]),
  );
}

/** The silent points, each with what crystal-i18n and the reference do. */
export function silentPointsPage({ suite }: SiteData): Page {
  return page(
    'silent-points',
    'Silent points',
    'The document leaves this behaviour open, so no scenario of level `spec` expects anything, and a port may do as it likes. See also the [sentences that can be read in more than one way](/readings), and [where crystal-i18n departs from the document](/original).',
    ...suite.silentPoints.flatMap(({ id, title, original, reference }) => [
      heading(2, `${id}: ${title.replaceAll('`', '')}`, id),
      listOf([
        [{ strong: 'crystal-i18n 0.2.2:' }, ` ${original}`],
        [{ strong: 'The reference:' }, ` ${reference}`],
      ]),
    ]),
  );
}

/** Creates the page of a silent point. */
export function silentPage(entry: ExplainedEntry, { suite }: SiteData): Page {
  const related = suite.silentPoints.find(({ id }) => id === entry.id)?.rules ?? [];
  const rules = suite.rules.filter(({ id }) => related.includes(id));
  return page(
    `silent/${entry.id}`,
    `${entry.id}: ${entry.title}`,
    aboutOf(entry),
    ...Object.keys(entry.parts).map((title) => partOf(title, linesOf(entry, title))),
    partOf('Related rules', listOf(rules.map(({ id, sentence }) => [`${id}: ${sentence}`]))),
  );
}

/** The sentences that can be read in more than one way. */
export function readingsPage({ entries }: SiteData): Page {
  return page(
    'readings',
    'Readings',
    'These sentences of the document can be read in more than one way. Each has the reading of the suite, the reason, and the rules that depend on it.',
    ...entries.filter(({ id }) => id.startsWith('READING')).map((entry) => entryPart(entry)),
  );
}

/** The contradictions and accidents of crystal-i18n. */
export function originalPage({ entries }: SiteData): Page {
  return page(
    'original',
    'Where crystal-i18n departs from the document',
    'Where crystal-i18n 0.2.2 contradicts the document, the suite follows the document at both levels. Accidents are side effects of its code where the document is silent. No scenario expects them.',
    ...entries.filter(({ id }) => /^(?:CONTRADICTION|ACCIDENT)/.test(id)).map((entry) => entryPart(entry)),
  );
}

/** An entry on a page with others. Its parts have no headings, because the outline lists the entries. */
function entryPart(entry: ExplainedEntry): string {
  return [
    heading(2, `${entry.id}: ${entry.title.replaceAll('`', '')}`, entry.id),
    aboutOf(entry),
    ...Object.entries(entry.parts)
      .filter(([, lines]) => lines.length > 0)
      .map(([title]) => `${textOf({ strong: title })}\n\n${linesOf(entry, title)}`),
  ].join('\n\n');
}
