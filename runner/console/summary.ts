import type { Colors } from 'picocolors/types';
import type { Surface } from '../../suite';
import { conclusionText, isGood, observationsText, otherVerdictsText } from '../document/conclusion';
import {
  absentSurfaceText,
  allPassed,
  cellText,
  findingLine,
  judgedAs,
  lackingOperationsText,
  lacksOf,
  listProblems,
  surfaceColumns,
} from '../document/document';
import { safeText } from '../text/escape';
import { count } from '../text/suite-text';
import type { Judged, Judgement } from '../verdict/judgement';
import { type ChapterRow, chaptersOf } from '../verdict/surfaces';
import { failureLines, type FailureStyle } from './failure-lines';
import { findingLines } from './finding-lines';
import { fitted } from './terminal';

/** The most different adapter faults that are shown without `--verbose`. */
const FAULTS_SHOWN = 3;

/**
 * Returns the summary of a run for the console: first the failures that decided the verdict, then chapters and
 * observations. {@link showResult} prints the conclusion after it.
 */
export function summary(judgement: Judgement, style: FailureStyle): string {
  return [
    ...decisiveLines(judgement, style),
    ...chapterTable(judgement, style.colors),
    ...observationLines(judgement, style),
    '',
    '',
  ]
    .flatMap((line) => fitted(line, style.width))
    .join('\n');
}

function decisiveLines(judgement: Judgement, style: FailureStyle): string[] {
  const [first, ...lines] = [
    ...faultLines(judgement, style),
    ...findingLines(judgement.findings, style),
    ...lackLines(judgement, style),
    ...listLines(judgement, style),
  ];
  return first === undefined ? [] : [...(first === '' ? [] : [first]), ...lines, ''];
}

/**
 * Returns lines about the scenarios with an adapter fault, which prevents a verdict on the port. Of those with the same
 * fault, one is shown.
 */
function faultLines(judgement: Judgement, style: FailureStyle): string[] {
  const groups = groupFaults(judgedAs('fault', judgement));
  const shown = style.isVerbose ? groups : groups.slice(0, FAULTS_SHOWN);
  const rest = groups.length - shown.length;
  return [
    ...shown.flatMap((group) => faultGroupLines(group, style)),
    ...(rest > 0 ? ['', `${count(rest, 'other kind')} of adapter faults (--verbose shows all)`] : []),
  ];
}

function faultGroupLines(faults: readonly Judged[], style: FailureStyle): string[] {
  const { colors, isVerbose } = style;
  const shown = isVerbose ? faults : faults.slice(0, 1);
  const rest = faults.slice(shown.length);
  return [
    ...shown.flatMap((fault) => [
      '',
      `${colors.red(colors.bold('Adapter fault'))} in ${fault.rule.id} ${fault.rule.sentence}`,
      ...failureLines(fault, style).map((line) => `  ${line}`),
    ]),
    ...(rest.length > 0
      ? ['', `  the same fault in ${count(rest.length, 'more scenario')}: ${rulesText(rest)}`]
      : []),
  ];
}

/** Groups faults by their messages, in which numbers such as the id of a request may differ. */
function groupFaults(faults: readonly Judged[]): Judged[][] {
  const groups = new Map<string, Judged[]>();
  for (const fault of faults) {
    const message = (fault.result?.problem?.message ?? '').replace(/\d+/g, '#');
    groups.set(message, [...(groups.get(message) ?? []), fault]);
  }
  return [...groups.values()];
}

/** Returns the rules of scenarios with their numbers: `LOAD-03 (2), DATE-01 (1)`. */
function rulesText(scenarios: readonly Judged[]): string {
  const counts = new Map<string, number>();
  for (const { rule } of scenarios) counts.set(rule.id, (counts.get(rule.id) ?? 0) + 1);
  return [...counts].map(([id, howMany]) => `${id} (${howMany})`).join(', ');
}

/** Returns lines about the missing surfaces, and about the unsupported operations on other surfaces. */
function lackLines(judgement: Judgement, { colors, isVerbose }: FailureStyle): string[] {
  const lacks = lacksOf(judgement);
  const operations = lackingOperationsText(lacks);
  const ids = lacks.operations.flatMap(([, scenarios]) =>
    scenarios.map(({ scenario }) => `    ${scenario.key}`),
  );
  return [
    ...lacks.surfaces.flatMap((one) => [
      '',
      `${colors.yellow('No such surface:')} ${absentSurfaceText(one)}`,
    ]),
    ...(operations === '' ? [] : ['', `${colors.yellow('Unsupported:')} ${operations}`]),
    ...(isVerbose ? ids : []),
  ];
}

/** Returns lines about the entries of the list of known failures that are stale or match no scenario. */
function listLines(judgement: Judgement, { isVerbose }: FailureStyle): string[] {
  const lines = listProblems(judgement).flatMap(({ text, scenarios }) => [
    `  ${text}`,
    ...(isVerbose && scenarios.length > 1 ? scenarios.map(({ scenario }) => `    ${scenario.key}`) : []),
  ]);
  return lines.length > 0 ? ['', 'The list of known failures is out of date:', ...lines] : [];
}

function observationLines(judgement: Judgement, { colors, isVerbose }: FailureStyle): string[] {
  const line = observationsText(judgement);
  if (line === '') return [];
  const { differences, observations } = judgement;
  const points = differences.flatMap(({ point, scenarios }) => [
    `  ${point.id} ${point.title}`,
    ...scenarios.map(({ scenario }) => colors.dim(`    ${scenario.key}`)),
  ]);
  const faults = observations.rules
    .flatMap(({ scenarios }) => scenarios)
    .filter(({ verdict }) => verdict === 'fault')
    .map(({ scenario, result }) => `  ${scenario.key}: ${safeText(result?.problem?.message ?? '')}`);
  const findings = observations.findings.map((one) => `  ${findingLine(one)}`);
  const list = [
    ...points,
    ...(findings.length > 0 ? ['the same differences, by the rule that explains most:', ...findings] : []),
    ...(faults.length > 0 ? ['adapter faults in observations:', ...faults] : []),
  ];
  const hint = list.length > 0 && !isVerbose ? ' (--verbose lists them)' : '';
  return ['', `${line}${hint}`, ...(isVerbose ? list : [])];
}

/**
 * Shows the result of a run: the summary, what was written, and the conclusion as the last line.
 *
 * @param write writes reports and other files, and returns a line about each
 */
export function showResult(
  out: NodeJS.WriteStream,
  judgement: Judgement,
  style: Omit<FailureStyle, 'width'>,
  write: () => readonly string[],
): void {
  const { colors } = style;
  const width = out.isTTY ? out.columns : undefined;
  out.write(summary(judgement, { ...style, width }));
  const announcements = write();
  if (announcements.length > 0) out.write(safeText(`${announcements.join('\n')}\n\n`));
  const line = fitted(conclusionText(judgement), width).join('\n');
  out.write(`${colors.bold(isGood(judgement) ? colors.green(line) : colors.red(line))}\n`);
}

/** Returns a table of the scenarios that passed, by chapter and surface; nothing for an empty shard. */
export function chapterTable(judgement: Judgement, colors: Colors): string[] {
  const rows = chaptersOf(judgement);
  if (rows.length === 0) return [];
  const columns = surfaceColumns(judgement);
  const cells = rows.map((row) => columns.map((surface) => cellText(row, surface)));
  const nameWidth = Math.max(...rows.map(({ chapter }) => chapter.length));
  const widths = columns.map((surface, index) =>
    Math.max(surface.length, ...cells.map((row) => row[index]!.length)),
  );
  const head = columns.map((surface, index) => surface.padStart(widths[index]!)).join('   ');
  return [
    colors.dim(`  ${' '.repeat(nameWidth)}   ${head}`),
    ...rows.map((row, number) => {
      const parts = columns.map((surface, index) =>
        colored(row, surface, cells[number]![index]!.padStart(widths[index]!), colors),
      );
      const others = otherVerdictsText(row.totals);
      return `  ${row.chapter.padEnd(nameWidth)}   ${parts.join('   ')}${others && `   ${others}`}`;
    }),
  ];
}

function colored(row: ChapterRow, surface: Surface, text: string, colors: Colors): string {
  if (!row.cells.has(surface)) return text;
  return allPassed(row, surface) ? colors.green(text) : colors.red(text);
}
