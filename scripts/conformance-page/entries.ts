import { sectionsText } from '../../runner/text/suite-text';
import type { Reading, Rule, SilentPoint } from '../../suite';
import type { Accident, Contradiction } from '../../suite/differences';
import { anchoredId, escapeMarkdown, linksToIds, linkToId, table } from './markdown';

/** An entry of a list, such as a silent point, with the sections of the document that it concerns, if any. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly sections?: readonly string[];
}

/** Lists the silent points, one per line, each with the rules of level `crystal` that observe it. */
export function silentPointTableBlock(points: readonly SilentPoint[], rules: readonly Rule[]): string {
  const rows = points.map((point) => [
    linkToId(point.id),
    escapeMarkdown(point.title),
    point.sections.join(', '),
    linksToIds(observersOf(point, rules).map(({ id }) => id)),
  ]);
  return table(['Point', 'Open question', 'Sections', 'Observed by'], rows);
}

/** Describes the silent points, each with the rules of level `crystal` that observe it. */
export function silentPointsBlock(points: readonly SilentPoint[], rules: readonly Rule[]): string {
  return entriesBlock(points, (point) => ({
    'Why nothing is expected': escapeMarkdown(point.why),
    'crystal-i18n 0.2.2': escapeMarkdown(point.original),
    'The reference': escapeMarkdown(point.reference),
    'Observed by': linksToIds(observersOf(point, rules).map(({ id }) => id)),
  }));
}

/** Returns the rules of level `crystal` that observe a silent point. */
export function observersOf({ id }: Pick<SilentPoint, 'id'>, rules: readonly Rule[]): Rule[] {
  return rules.filter(({ silentPoints }) => silentPoints.includes(id));
}

/** Describes the readings, each with the rules that depend on it. */
export function readingsBlock(readings: readonly Reading[]): string {
  return entriesBlock(readings, ({ sentence, reading, why, rules }) => ({
    'The document, in our words': escapeMarkdown(sentence),
    'The reading': escapeMarkdown(reading),
    Why: escapeMarkdown(why),
    'Rules that depend on it': linksToIds(rules),
  }));
}

/** Lists the contradictions between the original and the document, each with the scenarios that the original fails. */
export function contradictionsBlock(contradictions: readonly Contradiction[]): string {
  return entriesBlock(contradictions, ({ document, original, reference, scenarios }) => ({
    'The document': escapeMarkdown(document),
    'crystal-i18n 0.2.2': escapeMarkdown(original),
    'The reference': escapeMarkdown(reference),
    ...failingScenarios(scenarios),
  }));
}

function failingScenarios(scenarios: readonly string[]): Readonly<Record<string, string>> {
  const rules = [...new Set(scenarios.map((scenario) => scenario.slice(0, scenario.indexOf('/'))))];
  return rules.length === 0
    ? { 'Failing scenarios': 'none, because no scenario of level `spec` shows this point' }
    : {
        [`Failing scenarios of ${linksToIds(rules)}`]: scenarios
          .map((scenario) => `\`${scenario}\``)
          .join(', '),
      };
}

/** Lists the accidents: unintended side effects of the original's code, which the reference does not copy. */
export function accidentsBlock(accidents: readonly Accident[]): string {
  return entriesBlock(accidents, ({ original, reference, why }) => ({
    'crystal-i18n 0.2.2': escapeMarkdown(original),
    'The reference': escapeMarkdown(reference),
    Why: escapeMarkdown(why),
  }));
}

/**
 * Returns the entries of a list as Markdown, each with a heading and a list of facts. Facts without a text are left
 * out.
 */
function entriesBlock<Item extends Entry>(
  items: readonly Item[],
  factsOf: (item: Item) => Readonly<Record<string, string>>,
): string {
  return items
    .map((item) => {
      const about = item.sections === undefined ? '' : ` (${sectionsText(item.sections)})`;
      const facts = Object.entries(factsOf(item)).filter(([, text]) => text !== '');
      return [
        `**${anchoredId(item.id)}: ${escapeMarkdown(item.title)}**${about}`,
        '',
        ...facts.map(([name, text]) => `- ${name}: ${text}`),
      ].join('\n');
    })
    .join('\n\n');
}
