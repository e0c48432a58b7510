import { verdictText } from '../document/conclusion';
import {
  documentOf,
  type FindingBlock,
  type ResultDocument,
  type TableBlock,
  type WriteReport,
} from '../document/document';
import { type DiffLine, failureText, labelled, stepsText } from '../document/failure';
import type { Suite } from '../../suite';
import { markdownCode, markdownText } from '../text/escape';
import type { Reproduce } from '../text/port-text';
import { count, fixtureLines, statementTexts } from '../text/suite-text';
import type { Judged } from '../verdict/judgement';

/**
 * The maximum size of the report, in bytes. GitHub allows 65,536 characters in a comment, and a CI job may add text of
 * its own.
 */
const MAX_BYTES = 60_000;

const SHORTENED_NOTE =
  'This report was shortened to fit into a comment. The html and json reports are complete.';

/**
 * The maximum number of adapter faults to show in full if the report shows only one example of each finding. A report
 * without examples shows only the number of faults.
 */
const FAULTS_SHOWN = 3;

/** The failing trials to show for a finding: all, one example, or none. */
type FailureDetail = 'all' | 'one' | 'none';

/** The data that the parts of the report need in addition to the {@link ResultDocument}. */
interface Sources {
  readonly suite: Suite;
  readonly reproduce: Reproduce;
  readonly detail: FailureDetail;
}

/**
 * Writes the report for the summary of a CI job, or for a comment on GitHub. If the report is too long for a comment,
 * details of the failures are left out step by step; if it is still too long without them, it is truncated.
 */
export const markdownReport: WriteReport = (judgement, reproduce) => {
  const document = documentOf(judgement);
  const { suite } = judgement;
  const textOf = (detail: FailureDetail): string => markdownOf(document, { suite, reproduce, detail });
  const whole = textOf('all');
  if (isShort(whole)) return whole;
  const shorter = (['one', 'none'] as const).map(textOf);
  const fitting =
    shorter.find((text) => isShort(`${text}\n${SHORTENED_NOTE}\n`)) ?? cut(shorter.at(-1) ?? '');
  return `${fitting}\n${SHORTENED_NOTE}\n`;
};

function isShort(text: string): boolean {
  return Buffer.byteLength(text) <= MAX_BYTES;
}

/** Truncates a text after the last line that leaves room for {@link SHORTENED_NOTE}. */
function cut(text: string): string {
  const start = Buffer.from(text).subarray(0, MAX_BYTES - SHORTENED_NOTE.length - 2);
  return start.subarray(0, start.lastIndexOf('\n') + 1).toString();
}

function markdownOf(document: ResultDocument, sources: Sources): string {
  const { conclusion, port, commonest, findings, observations } = document;
  const { suite } = sources;
  return [
    `## ${markdownText(conclusion)}`,
    '',
    `${markdownText(port)}, judged by ${suite.name} ${suite.version}.`,
    '',
    ...chapterTable(document.chapters),
    ...faultSection(document, sources),
    ...(commonest === undefined ? [] : [`The most frequent deviation: ${markdownText(commonest)}.`, '']),
    ...findings.flatMap((finding) => findingSection(finding, sources)),
    ...lackLines(document),
    ...listLines(document),
    markdownText(observations.text),
    '',
    ...observations.points.map(({ point }) => `- ${point.id} ${markdownText(point.title)}`),
    '',
  ].join('\n');
}

function chapterTable({ columns, rows }: TableBlock): string[] {
  const ruler = ['---', ...columns.map(() => '---:'), '---'];
  return [
    tableRow(['chapter', ...columns, 'other verdicts']),
    tableRow(ruler),
    ...rows.map(({ chapter, cells, others }) =>
      tableRow([markdownText(chapter), ...cells.map(({ text }) => text), others]),
    ),
    '',
  ];
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Returns the section about the trials with an adapter fault, which prevents a conclusion about the port. */
function faultSection({ faults: blocks }: ResultDocument, sources: Sources): string[] {
  const { suite, detail, reproduce } = sources;
  const places = new Map(suite.trials.map(({ key }, index) => [key, index]));
  const placeOf = ({ trial }: Judged): number => places.get(trial.key)!;
  const faults = blocks.flatMap(({ trials }) => trials).sort((one, other) => placeOf(one) - placeOf(other));
  if (faults.length === 0) return [];
  const shown = detail === 'all' ? faults : faults.slice(0, detail === 'one' ? FAULTS_SHOWN : 0);
  const rest = faults.length - shown.length;
  return [
    '### Adapter faults',
    '',
    ...shown.flatMap((fault) => trialDetails(fault, reproduce)),
    ...(rest > 0 ? [`${count(rest, `${shown.length > 0 ? 'more ' : ''}adapter fault`)}.`, ''] : []),
  ];
}

/**
 * Returns the section about a finding, with the other rules whose failures it explains, and with all of its failing
 * trials or one example. For the detail `none`, returns a list item without trials.
 */
function findingSection(finding: FindingBlock, { suite, reproduce, detail }: Sources): string[] {
  const { title, isSymptom, rule, share, like, otherRules, failures, example } = finding;
  const sentences = [rule?.origin ?? '', `${share}${like && `, ${like}`}`, otherRules]
    .filter((text) => text !== '')
    .map(markdownText);
  const ruleTitle = rule && `${rule.rule.id} ${markdownText(rule.rule.sentence)}`;
  const heading = isSymptom || !ruleTitle ? markdownText(title) : ruleTitle;
  if (detail === 'none') return [`- **${heading}**: ${sentences.join('. ')}`, ''];
  return [
    `### ${heading}`,
    '',
    ...(ruleTitle && isSymptom ? [`**${ruleTitle}**`, ''] : []),
    ...sentences.flatMap((text) => [`${text}.`, '']),
    ...(rule ? statementTexts(rule.rule, suite.document) : []).map((text) => `> ${markdownText(text)}\n`),
    ...(detail === 'all' ? failures : [example]).flatMap((one) => trialDetails(one, reproduce)),
  ];
}

/**
 * The sign before each kind of line. GitHub shows lines that begin with `+` in green, and lines that begin with `-` in
 * red.
 */
const SIGNS: Readonly<Record<DiffLine['kind'], string>> = { expected: '+', actual: '-', equal: ' ' };

/**
 * Returns a collapsible part about a trial that did not pass: its steps, the difference, and the command that runs it
 * alone.
 */
function trialDetails(judged: Judged, reproduce: Reproduce): string[] {
  const { trial, rule, verdict } = judged;
  const text = [
    [...fixtureLines(trial), stepsText(judged)].join('\n'),
    failureText(judged, (line) => `${SIGNS[line.kind]} ${labelled(line)}`),
  ].filter((part) => part !== '');
  return [
    `<details><summary>${verdictText(verdict)}: ${trial.key}</summary>`,
    '',
    markdownCode(text.join('\n\n'), 'diff'),
    '',
    markdownCode(reproduce({ trial, rule }), 'sh'),
    '',
    '</details>',
    '',
  ];
}

function lackLines({ absentSurfaces, lacksLine }: ResultDocument): string[] {
  return [
    ...absentSurfaces.flatMap((text) => [`**No such surface:** ${markdownText(text)}.`, '']),
    ...(lacksLine === '' ? [] : [`**Unsupported:** ${markdownText(lacksLine)}.`, '']),
  ];
}

function listLines({ outOfDate }: ResultDocument): string[] {
  if (outOfDate.length === 0) return [];
  return [
    '**The list of known failures is out of date:**',
    '',
    ...outOfDate.map(({ text }) => `- ${markdownText(text)}`),
    '',
  ];
}
