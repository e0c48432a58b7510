import type { Section } from '../../suite/document';
import { escapeMarkdown, linksToIds, table } from './markdown';

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
      return `### ${escapeMarkdown(`${section.section} ${section.title}`)}\n\n${table(header, rows)}`;
    })
    .join('\n\n');
}
