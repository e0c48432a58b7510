import type { Section } from '../../suite';
import { consequencesText, failingRuleText } from '../text/cause-text';
import { verdictText } from '../text/conclusion';
import { failureText, stepsText } from '../text/failure-text';
import { markdownCode, markdownText } from '../text/markdown';
import { fixtureLines, statementTexts } from '../text/source-text';
import { isFailure } from '../verdict/causes';
import type { Cause, Judged } from '../verdict/judgement';
import type { Reproduce } from './report';

/** The number of failing scenarios to show for a cause: all, one example, or none. */
export type FailureDetail = 'all' | 'one' | 'none';

/** The data that the section of a cause shows in addition to the cause. */
interface CauseSources {
  readonly detail: FailureDetail;
  readonly document: readonly Section[];
  readonly reproduce: Reproduce;
}

/** GitHub shows `+` in green, so it marks the expected lines. */
const SIGNS = { '-': '+', '+': '-', ' ': ' ' };

/** Returns a failing rule with its failing scenarios, and the failing rules that need it. */
export function causeSection(cause: Cause, { detail, document, reproduce }: CauseSources): string[] {
  const { rule, scenarios } = cause.failing;
  const where = markdownText(failingRuleText(cause.failing));
  const folded = consequencesText(cause);
  if (detail === 'none') {
    const rest = folded === '' ? '' : `. ${markdownText(folded)}`;
    return [`- **${rule.id}** ${markdownText(rule.sentence)}: ${where}${rest}`, ''];
  }
  const failures = scenarios.filter(isFailure);
  const shown = detail === 'all' ? failures : failures.slice(0, 1);
  return [
    `### ${rule.id} ${markdownText(rule.sentence)}`,
    '',
    `${where}.`,
    '',
    ...statementTexts(rule, document).map((text) => `> ${markdownText(text)}\n`),
    ...(folded === '' ? [] : [`${markdownText(folded)}.`, '']),
    ...shown.flatMap((one) => scenarioDetails(one, reproduce)),
  ];
}

/** Returns a collapsible scenario that did not pass: its steps, the difference, and the command that runs it alone. */
export function scenarioDetails(judged: Judged, reproduce: Reproduce): string[] {
  const { scenario, rule, verdict } = judged;
  const text = [[...fixtureLines(scenario), stepsText(judged)].join('\n'), failureText(judged, SIGNS)].filter(
    (part) => part !== '',
  );
  return [
    `<details><summary>${verdictText(verdict)}: ${scenario.key}</summary>`,
    '',
    markdownCode(text.join('\n\n'), 'diff'),
    '',
    markdownCode(reproduce({ scenario, rule }), 'sh'),
    '',
    '</details>',
    '',
  ];
}
