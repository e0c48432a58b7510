import type { Section } from '../../suite/read';
import { escapeMarkdown, linksToIds, table } from './markdown';

/** Lists the sentences of the document in our words, each with the ids that it names, and the tables of each section. */
export function documentBlock(document: readonly Section[]): string {
  return document
    .flatMap(({ section, title, sentences, tables }) => [
      `### <a id="${anchorOf(section)}"></a>${section} ${escapeMarkdown(title)}`,
      sentences
        .map(({ says, rules, silent }) => `- ${escapeMarkdown(says)} (${linksToIds([...rules, ...silent])})`)
        .join('\n'),
      ...tables.flatMap(({ title: name, columns, rows }) => [
        `**${escapeMarkdown(name)}**`,
        table(
          columns.map(escapeMarkdown),
          rows.map((row) => row.map(escapeMarkdown)),
        ),
      ]),
    ])
    .join('\n\n');
}

/** Returns links to sections of the document, separated by commas. */
export function linksToSections(sections: readonly string[]): string {
  return sections.map((section) => `[${section}](#${anchorOf(section)})`).join(', ');
}

function anchorOf(section: string): string {
  return `section-${section}`;
}
