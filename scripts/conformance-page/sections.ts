import type { Section } from '../../suite/document';
import type { Reading } from '../../suite/readings';
import type { Level, Rule, Suite } from '../../suite';
import { escapeMarkdown, linkToHeading, linksToIds, table } from './markdown';

/** Lists every sentence of the document that states behaviour, with its rules and silent points, section by section. */
export function sectionsBlock(document: readonly Section[]): string {
  return document
    .map((section) => {
      const rows = section.sentences.map(({ says, rules, silent }) => [
        escapeMarkdown(says),
        linksToIds(rules),
        linksToIds(silent),
      ]);
      const header = ['Sentence of the document, in our words', 'Rules', 'Silent points'];
      return `### ${escapeMarkdown(headingOf(section))}\n\n${table(header, rows)}`;
    })
    .join('\n\n');
}

/** Lists the sections of the document, each with the ids of everything that belongs to it. */
export function sectionIndexBlock(
  document: readonly Section[],
  { rules, silentPoints }: Suite,
  readings: readonly Reading[],
): string {
  const rows = document.map((section) => {
    const isOfSection = ({ sections }: { readonly sections: readonly string[] }) =>
      sections.includes(section.section);
    const itsRules = rules.filter(isOfSection);
    return [
      linkToHeading(headingOf(section)),
      linksToIds(idsAt('spec', itsRules)),
      linksToIds(idsAt('crystal', itsRules)),
      linksToIds(silentPoints.filter(isOfSection).map(({ id }) => id)),
      linksToIds(readings.filter(isOfSection).map(({ id }) => id)),
    ];
  });
  return table(
    ['Section', 'Rules of level `spec`', 'Rules of level `crystal`', 'Silent points', 'Readings'],
    rows,
  );
}

function idsAt(wanted: Level, rules: readonly Rule[]): string[] {
  return rules
    .filter(({ level }) => level === wanted)
    .map(({ id }) => id)
    .sort();
}

function headingOf({ section, title }: Section): string {
  return `${section} ${title}`;
}
