import { conclusionText, observationsText, otherVerdictsText } from '../text/conclusion';
import { cellText, surfaceColumns } from '../text/chapter-text';
import { count } from '../text/count';
import { commonSymptomText } from '../text/finding-text';
import { absentSurfaceText, lackingOperationsText, listProblems } from '../text/lack-text';
import { markdownText } from '../text/markdown';
import { implementationText } from '../text/port-text';
import { commonestSymptom } from '../verdict/findings';
import { chaptersOf } from '../verdict/chapters';
import type { Judgement } from '../verdict/judgement';
import { judgedAs, lacksOf } from '../verdict/lacks';
import { findingSection, scenarioDetails, type FailureDetail } from './markdown-parts';
import type { Reproduce, WriteReport } from './report';

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
