import { sectionsText } from '../../runner/text/suite-text';
import type { Rule, SilentPoint } from '../../suite';
import { anchoredId, escapeMarkdown, linksToIds, linkToId, table } from './markdown';

/** Lists every silent point on one line, with the rules of level crystal that observe it. */
export function silentPointTableBlock(points: readonly SilentPoint[], rules: readonly Rule[]): string {
  const rows = points.map(({ id, title, sections }) => [
    linkToId(id),
    escapeMarkdown(title),
    sections.join(', '),
    linksToIds(observersOf(id, rules)),
  ]);
  return table(['Point', 'Open question', 'Sections', 'Observed by'], rows);
}

/** Describes every silent point, with the rules of level crystal that observe it. */
export function silentPointsBlock(points: readonly SilentPoint[], rules: readonly Rule[]): string {
  return points
    .map((point) => {
      const observers = observersOf(point.id, rules);
      return [
        `**${anchoredId(point.id)}: ${escapeMarkdown(point.title)}** (${sectionsText(point.sections)})`,
        '',
        `- Why nothing is expected: ${escapeMarkdown(point.why)}`,
        `- crystal-i18n 0.2.2: ${escapeMarkdown(point.original)}`,
        `- The reference: ${escapeMarkdown(point.reference)}`,
        ...(observers.length > 0 ? [`- Observed by: ${linksToIds(observers)}`] : []),
      ].join('\n');
    })
    .join('\n\n');
}

function observersOf(point: string, rules: readonly Rule[]): string[] {
  return rules.filter(({ silentPoints }) => silentPoints.includes(point)).map(({ id }) => id);
}
