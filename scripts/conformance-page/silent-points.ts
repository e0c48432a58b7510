import { sectionsText } from '../../runner/text/suite-text';
import type { Rule, SilentPoint } from '../../suite';
import { anchoredId, escapeMarkdown, linksToIds } from './markdown';

/** Lists every silent point, with the rules of level crystal that observe it. */
export function silentPointsBlock(points: readonly SilentPoint[], rules: readonly Rule[]): string {
  return points
    .map((point) => {
      const observing = rules.filter(({ silentPoints }) => silentPoints.includes(point.id));
      return [
        `**${anchoredId(point.id)}: ${escapeMarkdown(point.title)}** (${sectionsText(point.sections)})`,
        '',
        `- Why nothing is expected: ${escapeMarkdown(point.why)}`,
        `- crystal-i18n 0.2.2: ${escapeMarkdown(point.original)}`,
        `- The reference: ${escapeMarkdown(point.reference)}`,
        ...(observing.length > 0 ? [`- Observed by: ${linksToIds(observing.map(({ id }) => id))}`] : []),
      ].join('\n');
    })
    .join('\n\n');
}
