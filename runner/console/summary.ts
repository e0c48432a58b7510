import type { Colors } from 'picocolors/types';
import { unmatchedText } from '../plan/known-failures';
import { conclusionText, observationsText, verdictText } from '../text/conclusion';
import { count } from '../text/count';
import { safeLine, safeText } from '../text/safe-text';
import { surfaceName } from '../text/surfaces-text';
import type { Judged, Judgement } from '../verdict/judgement';
import { causeLines } from './cause-lines';
import { chapterTable } from './chapter-table';
import { fitted } from './fitted';
import { failureLines, type FailureStyle } from './failure-lines';

/** The most adapter faults that are shown without `--verbose`. */
const FAULTS_SHOWN = 3;

/**
 * Summarizes a run for the console: first what decided the verdict, then chapters and observations.
 * {@link verdictLine} follows it.
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

/** The scenarios in which the adapter was at fault: they alone leave no verdict on the port. */
function faultLines({ rules }: Judgement, style: FailureStyle): string[] {
  const faults = rules.flatMap(({ scenarios }) => scenarios).filter(({ verdict }) => verdict === 'fault');
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

/** The surfaces that the port lacks, and the operations that it lacks on the others, with the number of scenarios. */
function lackLines({ rules, surfaces }: Judgement, { colors, isVerbose }: FailureStyle): string[] {
  const absent = surfaces.filter(({ exists }) => !exists);
  const lacking = rules
    .flatMap(({ scenarios }) => scenarios)
    .filter(({ verdict }) => verdict === 'unsupported')
    .filter(({ scenario }) => !absent.some(({ surface }) => surface === scenario.surface));
  const lacks = new Map<string, Judged[]>();
  for (const judged of lacking) {
    const what = safeLine(judged.result?.problem?.message ?? '');
    lacks.set(what, [...(lacks.get(what) ?? []), judged]);
  }
  const texts = [...lacks]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([what, scenarios]) => `${what} (${count(scenarios.length, 'scenario')})`);
  const ids = lacking.map(({ scenario }) => `    ${scenario.key}`);
  return [
    ...absent.flatMap(({ surface, planned }) => [
      '',
      `${colors.yellow('No such surface:')} the port has nothing of what is called on ${surfaceName(surface)} (${count(planned, 'scenario')})`,
    ]),
    ...(texts.length > 0 ? ['', `${colors.yellow('The port lacks:')} ${texts.join(', ')}`] : []),
    ...(isVerbose ? ids : []),
  ];
}

/** The entries of the list of known failures that are stale, or match no scenario. */
function listLines({ rules, unmatched }: Judgement, { isVerbose }: FailureStyle): string[] {
  const stale = rules.flatMap(({ scenarios }) => scenarios).filter(({ verdict }) => verdict === 'stale');
  const byEntry = new Map<string, Judged[]>();
  for (const judged of stale) {
    const place = judged.known?.place ?? '';
    byEntry.set(place, [...(byEntry.get(place) ?? []), judged]);
  }
  const lines = [
    ...[...byEntry.values()].flatMap((scenarios) => [
      `  ${staleText(scenarios)}`,
      ...(isVerbose && scenarios.length > 1 ? scenarios.map(({ scenario }) => `    ${scenario.key}`) : []),
    ]),
    ...unmatched.map((entry) => `  ${unmatchedText(entry)}`),
  ];
  return lines.length > 0 ? ['', 'The list of known failures does not hold:', ...lines] : [];
}

/** The complaint about an entry whose scenarios have passed: one line, however many they are. */
function staleText(scenarios: readonly Judged[]): string {
  const [{ known, scenario }] = scenarios as [Judged];
  const passed =
    scenarios.length === 1 ? scenario.key : `${known?.pattern}: ${count(scenarios.length, 'scenario')}`;
  return `${known?.place}: ${passed} ${verdictText('stale')}`;
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

/** The verdict of a run, for the last line on the console. */
export function verdictLine(judgement: Judgement, colors: Colors, width?: number): string {
  const isGood = judgement.conclusion.startsWith('conformant') && !judgement.isInterrupted;
  const line = fitted(conclusionText(judgement), width).join('\n');
  return colors.bold(isGood ? colors.green(line) : colors.red(line));
}
