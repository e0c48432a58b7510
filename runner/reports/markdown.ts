import type { Section } from '../../suite';
import {
  absentSurfaceText,
  cellText,
  commonSymptomText,
  failingRuleText,
  findingTitle,
  judgedAs,
  lackingOperationsText,
  lacksOf,
  listProblems,
  mistakeText,
  otherRulesText,
  shareText,
  surfaceColumns,
} from '../document/document';
import { conclusionText, observationsText, otherVerdictsText, verdictText } from '../document/conclusion';
import { markdownCode, markdownText } from '../text/escape';
import { failureText, stepsText } from '../document/failure';
import { type Reproduce, implementationText } from '../text/port-text';
import { count, fixtureLines, statementTexts } from '../text/suite-text';
import { commonestSymptom } from '../verdict/findings';
import type { Finding, Judged, Judgement } from '../verdict/judgement';
import { chaptersOf } from '../verdict/surfaces';
import type { WriteReport } from './report';

/** The maximum size in bytes. A comment on GitHub may have 65,536, and a job may add text. */
const MAX_BYTES = 60_000;

const SHORTENED_NOTE =
  'This report was shortened to fit into a comment. The html and json reports are complete.';

/** The number of adapter faults that are shown when there is no room for all. */
const FAULTS_SHOWN = 3;

/** Writes the report for the summary of a CI job. It shows as many failures as fit into a comment. */
export const markdownReport: WriteReport = (judgement, reproduce) => {
  const whole = markdownOf(judgement, 'all', reproduce);
  if (isShort(whole)) return whole;
  const shorter = (['one', 'none'] as const).map((detail) => markdownOf(judgement, detail, reproduce));
  const fitting =
    shorter.find((text) => isShort(`${text}\n${SHORTENED_NOTE}\n`)) ?? cut(shorter.at(-1) ?? '');
  return `${fitting}\n${SHORTENED_NOTE}\n`;
};

function isShort(text: string): boolean {
  return Buffer.byteLength(text) <= MAX_BYTES;
}

/** Cuts a text after the last line that leaves room for {@link SHORTENED_NOTE}. */
function cut(text: string): string {
  const start = Buffer.from(text).subarray(0, MAX_BYTES - SHORTENED_NOTE.length - 2);
  return start.subarray(0, start.lastIndexOf('\n') + 1).toString();
}

function markdownOf(judgement: Judgement, detail: FailureDetail, reproduce: Reproduce): string {
  const { port, suite, findings, differences, totals } = judgement;
  return [
    `## ${markdownText(conclusionText(judgement))}`,
    '',
    `${markdownText(implementationText(port.implementation))}, judged by ${suite.name} ${suite.version}.`,
    '',
    ...chapterTable(judgement),
    ...faultSection(judgement, detail, reproduce),
    ...commonestLines(judgement),
    ...findings.flatMap((finding) =>
      findingSection(finding, { failures: totals.failed, detail, document: suite.document, reproduce }),
    ),
    ...lackLines(judgement),
    ...listLines(judgement),
    markdownText(observationsText(judgement)),
    '',
    ...differences.map(({ point }) => `- ${point.id} ${markdownText(point.title)}`),
    '',
  ].join('\n');
}

function chapterTable(judgement: Judgement): string[] {
  const columns = surfaceColumns(judgement);
  const rows = chaptersOf(judgement).map((row) =>
    tableRow([
      markdownText(row.chapter),
      ...columns.map((surface) => cellText(row, surface)),
      otherVerdictsText(row.totals),
    ]),
  );
  const ruler = ['---', ...columns.map(() => '---:'), '---'];
  return [tableRow(['chapter', ...columns, 'other verdicts']), tableRow(ruler), ...rows, ''];
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Returns the scenarios with an adapter fault. Such a fault prevents a verdict on the port. */
function faultSection(judgement: Judgement, detail: FailureDetail, reproduce: Reproduce): string[] {
  const faults = judgedAs('fault', judgement);
  if (faults.length === 0) return [];
  const shown = detail === 'all' ? faults : faults.slice(0, detail === 'one' ? FAULTS_SHOWN : 0);
  const rest = faults.length - shown.length;
  return [
    '### Adapter faults',
    '',
    ...shown.flatMap((fault) => scenarioDetails(fault, reproduce)),
    ...(rest > 0 ? [`${count(rest, `${shown.length > 0 ? 'more ' : ''}adapter fault`)}.`, ''] : []),
  ];
}

function commonestLines({ findings, totals }: Judgement): string[] {
  const commonest = commonestSymptom(findings);
  if (commonest === undefined) return [];
  return [`The most frequent deviation: ${markdownText(commonSymptomText(commonest, totals.failed))}.`, ''];
}

function lackLines(judgement: Judgement): string[] {
  const lacks = lacksOf(judgement);
  const operations = lackingOperationsText(lacks);
  return [
    ...lacks.surfaces.flatMap((one) => [`**No such surface:** ${markdownText(absentSurfaceText(one))}.`, '']),
    ...(operations === '' ? [] : [`**Unsupported:** ${markdownText(operations)}.`, '']),
  ];
}

function listLines(judgement: Judgement): string[] {
  const problems = listProblems(judgement);
  if (problems.length === 0) return [];
  return [
    '**The list of known failures is out of date:**',
    '',
    ...problems.map(({ text }) => `- ${markdownText(text)}`),
    '',
  ];
}

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
