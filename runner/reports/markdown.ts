import { unmatchedText } from '../plan/known-failures';
import { conclusionText, observationsText, otherVerdictsText, verdictText } from '../text/conclusion';
import { failureText, stepsText } from '../text/failure-text';
import { markdownCode, markdownText } from '../text/markdown';
import { implementationText } from '../text/port-text';
import type { Judged, JudgedRule, Judgement } from '../verdict/judgement';
import { totalsOf, type Verdict } from '../verdict/verdict';
import type { Reproduce, WriteReport } from './report';

const FAILING_VERDICTS: readonly Verdict[] = ['failed', 'fault', 'stale', 'unsupported'];

/** The most bytes of a comment on GitHub, which takes 65,536, with room for what a job adds. */
const MAX_BYTES = 60_000;

const LEFT_OUT =
  'The scenarios are left out, since a comment has no room for them: the reports html and json have them.';

/** In a block of a difference, GitHub shows `+` in green: that is what was expected. */
const SIGNS = { '-': '+', '+': '-', ' ': ' ' };

/** The report for the summary of a CI job. Where it would be too long for a comment, the scenarios are left out. */
export const markdownReport: WriteReport = (judgement, reproduce) => {
  const whole = markdownOf(judgement, (rule) => ruleSection(rule, reproduce));
  if (Buffer.byteLength(whole) <= MAX_BYTES) return whole;
  return `${markdownOf(judgement, ruleSummary)}\n${LEFT_OUT}\n`;
};

function markdownOf(judgement: Judgement, sectionOf: (rule: JudgedRule) => string[]): string {
  const { port, suite, rules, unmatched, differences } = judgement;
  const failing = rules.filter(({ scenarios }) => scenarios.some(isFailing));
  return [
    `## ${markdownText(conclusionText(judgement))}`,
    '',
    `${markdownText(implementationText(port.implementation))}, judged by ${suite.name} ${suite.version}.`,
    '',
    ...chapterTable(judgement),
    ...failing.flatMap(sectionOf),
    ...unmatched.map((entry) => `- ${markdownText(unmatchedText(entry))}`),
    '',
    markdownText(observationsText(judgement)),
    '',
    ...differences.map(({ point }) => `- ${point.id} ${markdownText(point.title)}`),
    '',
  ].join('\n');
}

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

function ruleSection(judged: JudgedRule, reproduce: Reproduce): string[] {
  const { rule, scenarios } = judged;
  return [
    `### ${rule.id} ${markdownText(rule.sentence)}`,
    '',
    `Section ${rule.sections.join(', ')}, level ${rule.level}. ${failuresText(judged)} not as they should be.`,
    '',
    ...scenarios.filter(isFailing).flatMap((one) => scenarioDetails(one, reproduce)),
  ];
}

/** A rule in one line. The other reports have its scenarios. */
function ruleSummary(judged: JudgedRule): string[] {
  const { id, sentence } = judged.rule;
  return [`- ${id} ${markdownText(sentence)}: ${failuresText(judged)} not as they should be`];
}

function failuresText({ scenarios }: JudgedRule): string {
  return `${scenarios.filter(isFailing).length} of ${scenarios.length}`;
}

function scenarioDetails(judged: Judged, reproduce: Reproduce): string[] {
  const { scenario, rule, verdict, known } = judged;
  const text = [stepsText(judged), failureText(judged, SIGNS)].filter((part) => part !== '').join('\n\n');
  return [
    `<details><summary>${verdictText(verdict)}: ${scenario.id}</summary>`,
    '',
    ...(known ? [markdownText(`${known.place}: ${known.reason}`), ''] : []),
    markdownCode(text, 'diff'),
    '',
    markdownCode(reproduce({ scenario, rule }), 'sh'),
    '',
    '</details>',
    '',
  ];
}
