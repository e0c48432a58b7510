import type { Section } from '../../suite';
import { failingRuleText, findingTitle, mistakeText, otherRulesText, shareText } from '../text/finding-text';
import { verdictText } from '../text/conclusion';
import { failureText, stepsText } from '../text/failure-text';
import { markdownCode, markdownText } from '../text/markdown';
import { fixtureLines, statementTexts } from '../text/source-text';
import type { Finding, Judged } from '../verdict/judgement';
import type { Reproduce } from './report';

/** The number of failing scenarios to show for a finding: all, one example, or none. */
export type FailureDetail = 'all' | 'one' | 'none';

/** The data that the section of a finding shows in addition to it. */
interface FindingSources {
  /** The number of all failures. */
  readonly failures: number;
  readonly detail: FailureDetail;
  readonly document: readonly Section[];
  readonly reproduce: Reproduce;
}

/** GitHub shows `+` in green, so it marks the expected lines. */
const SIGNS = { '-': '+', '+': '-', ' ': ' ' };

/** Returns a finding with its failing scenarios, and the other failing rules that it explains. */
export function findingSection(
  finding: Finding,
  { failures: all, detail, document, reproduce }: FindingSources,
): string[] {
  const { rule, symptom, failures, example } = finding;
  const like = mistakeText(finding);
  const share = `${shareText(finding, all)}${like && `, ${like}`}`;
  const others = otherRulesText(finding);
  const sentences = (rule ? [failingRuleText(rule), share, others] : [share, others]).filter(
    (text) => text !== '',
  );
  const ruleTitle = rule && `${rule.judged.rule.id} ${markdownText(rule.judged.rule.sentence)}`;
  const title = symptom || !ruleTitle ? markdownText(findingTitle(finding)) : ruleTitle;
  if (detail === 'none') {
    return [`- **${title}**: ${sentences.map(markdownText).join('. ')}`, ''];
  }
  return [
    `### ${title}`,
    '',
    ...(ruleTitle && symptom ? [`**${ruleTitle}**`, ''] : []),
    ...sentences.flatMap((text) => [`${markdownText(text)}.`, '']),
    ...(rule ? statementTexts(rule.judged.rule, document) : []).map((text) => `> ${markdownText(text)}\n`),
    ...(detail === 'all' ? failures : [example]).flatMap((one) => scenarioDetails(one, reproduce)),
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
