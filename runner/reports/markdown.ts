import { unmatchedText } from '../plan/known-failures';
import { conclusionText, observationsText, otherVerdictsText, verdictText } from '../text/conclusion';
import { failureText, stepsText } from '../text/failure-text';
import { markdownCode, markdownText } from '../text/markdown';
import { implementationText } from '../text/port-text';
import type { Judged, JudgedRule, Judgement } from '../verdict/judgement';
import { totalsOf, type Verdict } from '../verdict/verdict';
import type { Reproduce, WriteReport } from './report';

const FAILING_VERDICTS: readonly Verdict[] = ['failed', 'fault', 'stale', 'unsupported'];

/** The report for the summary of a CI job. */
export const markdownReport: WriteReport = (judgement, reproduce) => {
  const { port, suite, rules, unmatched, differences } = judgement;
  const failing = rules.filter(({ scenarios }) => scenarios.some(isFailing));
  return [
    `## ${markdownText(conclusionText(judgement))}`,
    '',
    `${markdownText(implementationText(port.implementation))}, judged by ${suite.name} ${suite.version}.`,
    '',
    ...chapterTable(judgement),
    ...failing.flatMap((rule) => ruleSection(rule, reproduce)),
    ...unmatched.map((entry) => `- ${markdownText(unmatchedText(entry))}`),
    '',
    markdownText(observationsText(judgement)),
    '',
    ...differences.map(({ point }) => `- ${point.id} ${markdownText(point.title)}`),
    '',
  ].join('\n');
};

function isFailing({ verdict }: Judged): boolean {
  return FAILING_VERDICTS.includes(verdict);
}

function chapterTable({ rules, suite }: Judgement): string[] {
  const rows = suite.features.flatMap(({ name, file }) => {
    const scenarios = rules.filter(({ rule }) => rule.file === file).flatMap((rule) => rule.scenarios);
    if (scenarios.length === 0) return [];
    const totals = totalsOf(scenarios);
    return [
      `| ${markdownText(name)} | ${totals.passed} of ${scenarios.length} | ${otherVerdictsText(totals)} |`,
    ];
  });
  return ['| feature | passed | otherwise |', '|---|---|---|', ...rows, ''];
}

function ruleSection({ rule, scenarios }: JudgedRule, reproduce: Reproduce): string[] {
  const failing = scenarios.filter(isFailing);
  return [
    `### ${rule.id} ${markdownText(rule.sentence)}`,
    '',
    `Section ${rule.sections.join(', ')}, level ${rule.level}. ${failing.length} of ${scenarios.length} not as they should be.`,
    '',
    ...failing.flatMap((judged) => scenarioDetails(judged, reproduce)),
  ];
}

function scenarioDetails(judged: Judged, reproduce: Reproduce): string[] {
  const { scenario, rule, verdict, known } = judged;
  const text = [stepsText(judged), failureText(judged)].filter((part) => part !== '').join('\n\n');
  return [
    `<details><summary>${verdictText(verdict)}: ${scenario.id}</summary>`,
    '',
    ...(known ? [markdownText(`${known.place}: ${known.reason}`), ''] : []),
    markdownCode(text, 'diff'),
    '',
    markdownCode(reproduce(scenario.id, rule.level), 'sh'),
    '',
    '</details>',
    '',
  ];
}
