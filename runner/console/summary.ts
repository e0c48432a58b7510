import type { Colors } from 'picocolors/types';
import { conclusionText, isGood, observationsText } from '../text/conclusion';
import { count } from '../text/count';
import { absentSurfaceText, lackingOperationsText, listProblems } from '../text/lack-text';
import { safeText } from '../text/safe-text';
import type { Judgement } from '../verdict/judgement';
import { judgedAs, lacksOf } from '../verdict/lacks';
import { causeLines } from './cause-lines';
import { chapterTable } from './chapter-table';
import { fitted } from './fitted';
import { failureLines, type FailureStyle } from './failure-lines';

/** The most adapter faults that are shown without `--verbose`. */
const FAULTS_SHOWN = 3;

/**
 * Returns the summary of a run for the console: first the failures that decided the verdict, then chapters and
 * observations. {@link verdictLine} is printed after it.
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
    ...causeLines(judgement.causes, style),
    ...lackLines(judgement, style),
    ...listLines(judgement, style),
  ];
  return first === undefined ? [] : [...(first === '' ? [] : [first]), ...lines, ''];
}

/** Returns lines about the scenarios with an adapter fault. Such a fault prevents a verdict on the port. */
function faultLines(judgement: Judgement, style: FailureStyle): string[] {
  const faults = judgedAs('fault', judgement);
  const shown = style.isVerbose ? faults : faults.slice(0, FAULTS_SHOWN);
  const rest = faults.length - shown.length;
  return [
    ...shown.flatMap((fault) => [
      '',
      `${style.colors.red(style.colors.bold('Adapter fault'))} in ${fault.rule.id} ${fault.rule.sentence}`,
      ...failureLines(fault, style).map((line) => `  ${line}`),
    ]),
    ...(rest > 0 ? ['', `${count(rest, 'more adapter fault')} (--verbose shows all)`] : []),
  ];
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
  const list = [...points, ...(faults.length > 0 ? ['adapter faults in observations:', ...faults] : [])];
  const hint = list.length > 0 && !isVerbose ? ' (--verbose lists them)' : '';
  return ['', `${line}${hint}`, ...(isVerbose ? list : [])];
}

/** Returns the verdict of a run, for the last line on the console. */
export function verdictLine(judgement: Judgement, colors: Colors, width?: number): string {
  const line = fitted(conclusionText(judgement), width).join('\n');
  return colors.bold(isGood(judgement) ? colors.green(line) : colors.red(line));
}
