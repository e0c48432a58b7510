import { conclusionText, observationsText, otherVerdictsText } from '../text/conclusion';
import { cellText, surfaceColumns } from '../text/chapter-text';
import { count } from '../text/count';
import { absentSurfaceText, lackingOperationsText, listComplaints } from '../text/lack-text';
import { markdownText } from '../text/markdown';
import { implementationText } from '../text/port-text';
import { chaptersOf } from '../verdict/chapters';
import type { Judgement } from '../verdict/judgement';
import { judgedAs, lacksOf } from '../verdict/lacks';
import { causeSection, scenarioDetails, type FailureDetail } from './markdown-parts';
import type { Reproduce, WriteReport } from './report';

/** The most bytes of a comment on GitHub, which takes 65,536, with room for what a job adds. */
const MAX_BYTES = 60_000;

const LEFT_OUT =
  'Something is left out, since a comment has no room for it: the reports html and json have everything.';

/** The most adapter faults that are shown where there is no room for all of them. */
const FAULTS_SHOWN = 3;

/** The report for the summary of a CI job. It shows of the failures as many as a comment has room for. */
export const markdownReport: WriteReport = (judgement, reproduce) => {
  const whole = markdownOf(judgement, 'all', reproduce);
  if (isShort(whole)) return whole;
  const shorter = (['one', 'none'] as const).map((detail) => markdownOf(judgement, detail, reproduce));
  const fitting = shorter.find((text) => isShort(`${text}\n${LEFT_OUT}\n`)) ?? cut(shorter.at(-1) ?? '');
  return `${fitting}\n${LEFT_OUT}\n`;
};

function isShort(text: string): boolean {
  return Buffer.byteLength(text) <= MAX_BYTES;
}

/** Cuts a text after the last line that leaves room for the remark that something is left out. */
function cut(text: string): string {
  const start = Buffer.from(text).subarray(0, MAX_BYTES - LEFT_OUT.length - 2);
  return start.subarray(0, start.lastIndexOf('\n') + 1).toString();
}

function markdownOf(judgement: Judgement, detail: FailureDetail, reproduce: Reproduce): string {
  const { port, suite, causes, differences } = judgement;
  return [
    `## ${markdownText(conclusionText(judgement))}`,
    '',
    `${markdownText(implementationText(port.implementation))}, judged by ${suite.name} ${suite.version}.`,
    '',
    ...chapterTable(judgement),
    ...faultSection(judgement, detail, reproduce),
    ...causes.flatMap((cause) => causeSection(cause, { detail, document: suite.document, reproduce })),
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
  return [tableRow(['chapter', ...columns, 'otherwise']), tableRow(ruler), ...rows, ''];
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The scenarios in which the adapter was at fault: they alone leave no verdict on the port. */
function faultSection(judgement: Judgement, detail: FailureDetail, reproduce: Reproduce): string[] {
  const faults = judgedAs('fault', judgement);
  if (faults.length === 0) return [];
  const shown = detail === 'all' ? faults : faults.slice(0, detail === 'one' ? FAULTS_SHOWN : 0);
  const rest = faults.length - shown.length;
  return [
    '### Adapter faults',
    '',
    ...shown.flatMap((fault) => scenarioDetails(fault, reproduce)),
    ...(rest > 0 ? [`${count(rest, 'adapter fault')}${shown.length > 0 ? ' more' : ''}.`, ''] : []),
  ];
}

function lackLines(judgement: Judgement): string[] {
  const lacks = lacksOf(judgement);
  const operations = lackingOperationsText(lacks);
  return [
    ...lacks.surfaces.flatMap((one) => [`**No such surface:** ${markdownText(absentSurfaceText(one))}.`, '']),
    ...(operations === '' ? [] : [`**The port lacks:** ${markdownText(operations)}.`, '']),
  ];
}

function listLines(judgement: Judgement): string[] {
  const complaints = listComplaints(judgement);
  if (complaints.length === 0) return [];
  return [
    '**The list of known failures does not hold:**',
    '',
    ...complaints.map(({ text }) => `- ${markdownText(text)}`),
    '',
  ];
}
