import type { Accident, Contradiction } from '../../suite/differences';
import { anchoredId, linkToId, text } from './markdown';

/** Where 0.2.2 contradicts the document, and the scenarios that it fails for it. */
export function contradictionsBlock(contradictions: readonly Contradiction[]): string {
  return contradictions
    .map(({ id, title, document, original, reference, scenarios }) =>
      [
        `**${anchoredId(id)}: ${text(title)}**`,
        '',
        `- The document: ${text(document)}`,
        `- crystal-i18n 0.2.2: ${text(original)}`,
        `- The reference: ${text(reference)}`,
        `- It fails, of rule ${linkToId(ruleOf(scenarios[0]))}: ${scenarios.map((scenario) => `\`${scenario}\``).join(', ')}`,
      ].join('\n'),
    )
    .join('\n\n');
}

/** What 0.2.2 does by accident, and the reference does not. */
export function accidentsBlock(accidents: readonly Accident[]): string {
  return accidents
    .map(({ id, title, original, reference, why }) =>
      [
        `**${anchoredId(id)}: ${text(title)}**`,
        '',
        `- crystal-i18n 0.2.2: ${text(original)}`,
        `- The reference: ${text(reference)}`,
        `- Why: ${text(why)}`,
      ].join('\n'),
    )
    .join('\n\n');
}

function ruleOf(scenario = ''): string {
  return scenario.split('/')[0] ?? '';
}
