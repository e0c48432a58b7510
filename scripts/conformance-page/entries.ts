import type { Reading, Rule, SilentPoint } from '../../suite/read';
import type { Accident, Contradiction } from '../../suite/read/lists';
import { linksToSections } from './document';
import { anchoredId, escapeMarkdown, linksToIds, table } from './markdown';

/** Lists the silent points, each with the rules of level `crystal` that observe it. */
export function silentPointsBlock(points: readonly SilentPoint[], rules: readonly Rule[]): string {
  const rows = points.map((point) => [
    anchoredId(point.id),
    escapeMarkdown(point.title),
    linksToSections(point.sections),
    linksToIds(observersOf(point, rules).map(({ id }) => id)),
  ]);
  return table(['Point', 'Open question', 'Sections', 'Observed by'], rows);
}

/** Returns the rules of level `crystal` that observe a silent point. */
export function observersOf({ id }: Pick<SilentPoint, 'id'>, rules: readonly Rule[]): Rule[] {
  return rules.filter(({ silentPoints }) => silentPoints.includes(id));
}

/** Lists the readings, each with the rules that depend on it. */
export function readingsBlock(readings: readonly Reading[]): string {
  const rows = readings.map(({ id, title, sections, reading, rules }) => [
    anchoredId(id),
    `${escapeMarkdown(title)}: ${escapeMarkdown(reading)}`,
    linksToSections(sections),
    linksToIds(rules),
  ]);
  return table(['Reading', 'How the suite reads it', 'Sections', 'Rules that depend on it'], rows);
}

/** Lists the contradictions between the original and the document, each with the rules that the original fails. */
export function contradictionsBlock(contradictions: readonly Contradiction[]): string {
  const rows = contradictions.map(({ id, title, original, scenarios }) => {
    const rules = new Set(scenarios.map((scenario) => scenario.slice(0, scenario.indexOf('/'))));
    return [anchoredId(id), `${escapeMarkdown(title)}: ${escapeMarkdown(original)}`, linksToIds([...rules])];
  });
  return table(['Contradiction', 'What crystal-i18n 0.2.2 does', 'Rules that it fails'], rows);
}

/** Lists the accidents: unintended side effects of the original's code, which a port need not copy. */
export function accidentsBlock(accidents: readonly Accident[]): string {
  const rows = accidents.map(({ id, title, original }) => [
    anchoredId(id),
    `${escapeMarkdown(title)}: ${escapeMarkdown(original)}`,
  ]);
  return table(['Accident', 'What crystal-i18n 0.2.2 does'], rows);
}
