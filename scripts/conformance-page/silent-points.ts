import type { Rule, SilentPoint } from '../../suite';
import { anchoredId, linksToIds, text } from './markdown';

/** Every point on which the document is silent, with the rules of level crystal that observe it. */
export function silentPointsBlock(points: readonly SilentPoint[], rules: readonly Rule[]): string {
  return points
    .map((point) => {
      const observing = rules.filter(({ silentPoints }) => silentPoints.includes(point.id));
      const sections = `${point.sections.length === 1 ? 'section' : 'sections'} ${point.sections.join(', ')}`;
      return [
        `**${anchoredId(point.id)}: ${text(point.title)}** (${sections})`,
        '',
        `- Why nothing is expected: ${text(point.why)}`,
        `- crystal-i18n 0.2.2: ${text(point.original)}`,
        `- The reference: ${text(point.reference)}`,
        ...(observing.length > 0 ? [`- Observed by: ${linksToIds(observing.map(({ id }) => id))}`] : []),
      ].join('\n');
    })
    .join('\n\n');
}
