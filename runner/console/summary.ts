import { annotationLines } from './annotations';
import { documentOf, type FaultBlock, type FindingBlock, type ResultDocument } from '../document/document';
import { safeText } from '../text/escape';
import { count } from '../text/suite-text';
import type { Judgement } from '../verdict/judgement';
import { failureLines, type FailureStyle } from './failure-lines';
import { fitted } from './terminal';

/** Without `--verbose`, at most this many kinds of adapter faults are shown. The others are only counted. */
const FAULTS_SHOWN = 3;
/** Without `--verbose`, at most this many findings are shown with an example. The others take one line each. */
const FINDINGS_SHOWN = 10;

/**
 * Shows the result of a run: the summary, the files written, annotations (in a GitHub Actions job), and the conclusion
 * on the last line.
 *
 * @param write writes the reports and other files, and returns a line about each file
 */
export function showResult(
  out: NodeJS.WriteStream,
  judgement: Judgement,
  style: Omit<FailureStyle, 'width'>,
  write: () => readonly string[],
): void {
  const { colors } = style;
  const width = out.isTTY ? out.columns : undefined;
  const document = documentOf(judgement);
  out.write(summary(document, { ...style, width }));
  const announcements = write();
  if (announcements.length > 0) out.write(safeText(`${announcements.join('\n')}\n\n`));
  if (process.env['GITHUB_ACTIONS'] === 'true') {
    for (const line of annotationLines(document, style.reproduce)) out.write(`${line}\n`);
  }
  const line = fitted(document.conclusion, width).join('\n');
  out.write(`${colors.bold(document.isGood ? colors.green(line) : colors.red(line))}\n`);
}

/**
 * Returns the summary of a run for the console. It consists of the adapter faults, the findings, what the port lacks,
 * the outdated known-failure entries, the chapters and the observations, in this order. The conclusion is not included,
 * because {@link showResult} prints it last.
 */
export function summary(document: ResultDocument, style: FailureStyle): string {
  const decisive = [
    ...faultLines(document, style),
    ...findingLines(document, style),
    ...lackLines(document, style),
    ...listLines(document, style),
  ];
  return [
    // Each part of `decisive` begins with an empty line. The first of these empty lines is dropped.
    ...(decisive.length > 0 ? [...decisive.slice(1), ''] : []),
    ...chapterTable(document, style),
    ...observationLines(document, style),
    '',
    '',
  ]
    .flatMap((line) => fitted(line, style.width))
    .join('\n');
}

/**
 * Returns lines about the adapter faults, which prevent a conclusion about the port. Without `--verbose`, only the
 * first {@link FAULTS_SHOWN} kinds of faults are shown, with one example of each; the other kinds are only counted.
 */
function faultLines({ faults }: ResultDocument, style: FailureStyle): string[] {
  const { colors, isVerbose } = style;
  const shown = isVerbose ? faults : faults.slice(0, FAULTS_SHOWN);
  const rest = faults.length - shown.length;
  const linesOf = ({ trials, otherRules }: FaultBlock): string[] => {
    const more = isVerbose ? 0 : trials.length - 1;
    return [
      ...(isVerbose ? trials : trials.slice(0, 1)).flatMap((fault) => [
        '',
        `${colors.red(colors.bold('Adapter fault'))} in ${fault.rule.id} ${fault.rule.sentence}`,
        ...indented(failureLines(fault, style)),
      ]),
      ...(more > 0 ? ['', `  the same fault in ${count(more, 'more scenario')}: ${otherRules}`] : []),
    ];
  };
  return [
    ...shown.flatMap(linesOf),
    ...(rest > 0 ? ['', `${count(rest, 'other kind')} of adapter faults (--verbose shows all)`] : []),
  ];
}

/**
 * Returns lines about the failures, grouped by the mistakes that explain them. Without `--verbose`, only the first
 * {@link FINDINGS_SHOWN} findings are shown with an example; the others take one line each.
 */
function findingLines({ findings, commonest }: ResultDocument, style: FailureStyle): string[] {
  const shown = style.isVerbose ? findings : findings.slice(0, FINDINGS_SHOWN);
  const rest = findings.slice(shown.length).map(({ line }) => line);
  return [
    ...(commonest === undefined ? [] : ['', `The most frequent deviation: ${commonest}`]),
    ...shown.flatMap((finding) => linesOfFinding(finding, style)),
    ...(rest.length > 0 ? ['', ...titled('Other findings (--verbose shows why):', rest)] : []),
  ];
}

function linesOfFinding(finding: FindingBlock, style: FailureStyle): string[] {
  const { title, isSymptom, rule, failures, example, others, share, like, otherRules } = finding;
  const { colors, isVerbose } = style;
  const shown = isVerbose ? failures : [example];
  const more = failures.length - shown.length;
  const ruleTitle = rule && `${colors.red(colors.bold(rule.rule.id))} ${colors.bold(rule.rule.sentence)}`;
  return [
    '',
    ...(isSymptom ? [colors.red(colors.bold(title))] : []),
    ...(ruleTitle ? [ruleTitle, colors.dim(rule.origin)] : []),
    `${share}${like && `, ${like}`}`,
    ...shown.flatMap((failure) => ['', ...indented(failureLines(failure, style))]),
    ...(more > 0 ? ['', `  ${count(more, 'more failure')} (--verbose shows all)`] : []),
    ...(otherRules === '' ? [] : ['', colors.dim(`  ${otherRules}`)]),
    ...(isVerbose && rule === undefined
      ? others.map(({ judged }) => `  ${judged.rule.id}  ${judged.rule.sentence}`)
      : []),
  ];
}

/** Returns lines about the surfaces that the port lacks, and about unsupported operations on the other surfaces. */
function lackLines(document: ResultDocument, { colors, isVerbose }: FailureStyle): string[] {
  const { absentSurfaces, lacks, lacksLine } = document;
  const ids = lacks.flatMap(({ trials }) => trials.map(({ trial }) => `    ${trial.key}`));
  return [
    ...absentSurfaces.flatMap((text) => ['', `${colors.yellow('No such surface:')} ${text}`]),
    ...(lacksLine === '' ? [] : ['', `${colors.yellow('Unsupported:')} ${lacksLine}`]),
    ...(isVerbose ? ids : []),
  ];
}

/** Returns lines about outdated known-failure entries: those with a passed trial, and those that match no scenario. */
function listLines({ outOfDate }: ResultDocument, { isVerbose }: FailureStyle): string[] {
  const lines = outOfDate.flatMap(({ text, trials }) => [
    text,
    ...(isVerbose && trials.length > 1 ? trials.map(({ trial }) => `  ${trial.key}`) : []),
  ]);
  return lines.length > 0 ? ['', ...titled('The list of known failures is out of date:', lines)] : [];
}

/** Returns a table of the numbers of passed trials, by chapter and surface. An empty shard has no table. */
function chapterTable({ chapters }: ResultDocument, { colors }: FailureStyle): string[] {
  const { columns, rows } = chapters;
  if (rows.length === 0) return [];
  const nameWidth = Math.max(...rows.map(({ chapter }) => chapter.length));
  const widths = columns.map((surface, index) =>
    Math.max(surface.length, ...rows.map(({ cells }) => cells[index]!.text.length)),
  );
  const head = columns.map((surface, index) => surface.padStart(widths[index]!)).join('   ');
  return [
    colors.dim(`  ${' '.repeat(nameWidth)}   ${head}`),
    ...rows.map(({ chapter, cells, others }) => {
      const parts = cells.map(({ text, isGood }, index) => {
        const padded = text.padStart(widths[index]!);
        if (isGood === undefined) return padded;
        return isGood ? colors.green(padded) : colors.red(padded);
      });
      return `  ${chapter.padEnd(nameWidth)}   ${parts.join('   ')}${others && `   ${others}`}`;
    }),
  ];
}

function observationLines({ observations }: ResultDocument, { colors, isVerbose }: FailureStyle): string[] {
  const { text, points, findings, faults } = observations;
  if (text === '') return [];
  const list = [
    ...points.flatMap(({ point, trials }) => [
      `  ${point.id} ${point.title}`,
      ...trials.map(({ trial }) => colors.dim(`    ${trial.key}`)),
    ]),
    ...titled('the same differences, by the rule that explains most:', findings),
    ...titled('adapter faults in observations:', faults),
  ];
  const hint = list.length > 0 && !isVerbose ? ' (--verbose lists them)' : '';
  return ['', `${text}${hint}`, ...(isVerbose ? list : [])];
}

function titled(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [title, ...indented(lines)] : [];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
