import { sectionsText } from '../../runner/text/suite-text';
import type { Reading } from '../../suite/readings';
import { anchoredId, escapeMarkdown, linksToIds } from './markdown';

/** Describes the readings, each with the rules that depend on it. */
export function readingsBlock(readings: readonly Reading[]): string {
  return readings
    .map(({ id, title, sections, sentence, reading, why, rules }) =>
      [
        `**${anchoredId(id)}: ${escapeMarkdown(title)}** (${sectionsText(sections)})`,
        '',
        `- The document, in our words: ${escapeMarkdown(sentence)}`,
        `- The reading: ${escapeMarkdown(reading)}`,
        `- Why: ${escapeMarkdown(why)}`,
        `- Rules that depend on it: ${linksToIds(rules)}`,
      ].join('\n'),
    )
    .join('\n\n');
}
