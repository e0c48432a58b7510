import type { Section } from '../../suite/document';
import { linksToIds, table, text } from './markdown';

/** Every sentence of the document that states behaviour, with the rules that hold it, section by section. */
export function sectionsBlock(document: readonly Section[]): string {
  return document
    .map(({ section, title, sentences }) => {
      const rows = sentences.map(({ says, rules, silent }) => [
        text(says),
        linksToIds(rules),
        linksToIds(silent),
      ]);
      const header = ['What the document says, in our words', 'Rules', 'Silent points'];
      return `### ${section} ${text(title)}\n\n${table(header, rows)}`;
    })
    .join('\n\n');
}
