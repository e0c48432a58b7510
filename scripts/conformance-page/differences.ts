import type { Accident, Contradiction } from '../../suite/differences';
import { anchoredId, escapeMarkdown, linksToIds } from './markdown';

/** Lists the contradictions between 0.2.2 and the document, each with the scenarios that 0.2.2 fails because of it. */
export function contradictionsBlock(contradictions: readonly Contradiction[]): string {
  return contradictions
    .map(({ id, title, document, original, reference, scenarios }) =>
      [
        `**${anchoredId(id)}: ${escapeMarkdown(title)}**`,
        '',
        `- The document: ${escapeMarkdown(document)}`,
        `- crystal-i18n 0.2.2: ${escapeMarkdown(original)}`,
        `- The reference: ${escapeMarkdown(reference)}`,
        `- ${failedText(scenarios)}`,
      ].join('\n'),
    )
    .join('\n\n');
}

/** Lists the accidents of 0.2.2, which the reference does not copy. */
export function accidentsBlock(accidents: readonly Accident[]): string {
  return accidents
    .map(({ id, title, original, reference, why }) =>
      [
        `**${anchoredId(id)}: ${escapeMarkdown(title)}**`,
        '',
        `- crystal-i18n 0.2.2: ${escapeMarkdown(original)}`,
        `- The reference: ${escapeMarkdown(reference)}`,
        `- Why: ${escapeMarkdown(why)}`,
      ].join('\n'),
    )
    .join('\n\n');
}

function failedText(scenarios: readonly string[]): string {
  if (scenarios.length === 0)
    return 'Failing scenarios: none, because no scenario of level `spec` shows this point';
  const listed = scenarios.map((scenario) => `\`${scenario}\``).join(', ');
  const rules = [...new Set(scenarios.map(ruleOf))];
  return `Failing scenarios of ${linksToIds(rules)}: ${listed}`;
}

function ruleOf(scenario: string): string {
  return scenario.split('/')[0] ?? '';
}
