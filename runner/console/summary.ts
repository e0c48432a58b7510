import type { Colors } from 'picocolors/types';
import { unmatchedText } from '../plan/known-failures';
import { conclusionText, observationsText, otherVerdictsText, verdictText } from '../text/conclusion';
import { count } from '../text/count';
import { safeLine, safeText } from '../text/safe-text';
import { sectionsText } from '../text/suite-text';
import type { Judged, JudgedRule, Judgement } from '../verdict/judgement';
import { totalsOf } from '../verdict/verdict';
import { fitted } from './fitted';
import { failureLines, type FailureStyle } from './failure-lines';

/** The most failures of a rule, and the most failing rules, that are shown in full without `--verbose`. */
const FAILURES_SHOWN = 3;
const RULES_SHOWN = 10;

/**
 * Summarizes a run for the console: first what decided the verdict, then chapters and observations.
 * {@link verdictLine} follows it.
 */
export function summary(judgement: Judgement, style: FailureStyle): string {
  return [
    ...decisiveLines(judgement, style),
    ...chapterLines(judgement, style.colors),
    ...observationLines(judgement, style),
    '',
    '',
  ]
    .flatMap((line) => fitted(line, style.width))
    .join('\n');
}

function decisiveLines(judgement: Judgement, style: FailureStyle): string[] {
  const [first, ...lines] = [
    ...failuresByRule(judgement, style),
    ...lackLines(judgement, style),
    ...listLines(judgement, style),
  ];
  return first === undefined ? [] : [...(first === '' ? [] : [first]), ...lines, ''];
}

function chapterLines({ rules, suite }: Judgement, colors: Colors): string[] {
  const chapterOf = new Map(suite.features.map(({ file, chapter }) => [file, chapter]));
  const chapters = new Map<string, Judged[]>();
  for (const { rule, scenarios } of rules) {
    const chapter = chapterOf.get(rule.file) ?? '';
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), ...scenarios]);
  }
  const width = Math.max(...[...chapters.keys()].map(({ length }) => length));
  return [...chapters].map(([chapter, scenarios]) => {
    const totals = totalsOf(scenarios);
    const passed = `${totals.passed} of ${scenarios.length}`.padStart(10);
    const others = otherVerdictsText(totals);
    const isClean = totals.passed + totals['not-applicable'] === scenarios.length;
    const line = `  ${chapter.padEnd(width)} ${passed}`;
    return `${isClean ? colors.green(line) : colors.red(line)}${others && `   ${others}`}`;
  });
}

function failuresByRule({ rules }: Judgement, style: FailureStyle): string[] {
  const isFailure = ({ verdict }: Judged): boolean => verdict === 'failed' || verdict === 'fault';
  // A fault alone is enough to leave no verdict on the port.
  const failing = rules
    .filter(({ scenarios }) => scenarios.some(isFailure))
    .sort((one, other) => Number(other.verdict === 'fault') - Number(one.verdict === 'fault'));
  const shownRules = style.isVerbose ? failing : failing.slice(0, RULES_SHOWN);
  const lines = shownRules.flatMap(({ rule, scenarios }) => {
    const failures = scenarios
      .filter(isFailure)
      .sort((one, other) => Number(other.verdict === 'fault') - Number(one.verdict === 'fault'));
    const shown = style.isVerbose ? failures : failures.slice(0, FAILURES_SHOWN);
    const rest = failures.length - shown.length;
    return [
      '',
      ...ruleLines(rule, style.colors),
      ...shown.flatMap((failure) => ['', ...failureLines(failure, style).map((line) => `  ${line}`)]),
      ...(rest > 0 ? ['', `  and ${count(rest, 'more failure')} of this rule (--verbose shows all)`] : []),
    ];
  });
  const rest = failing.slice(shownRules.length).map(({ rule, scenarios }) => {
    const failures = count(scenarios.filter(isFailure).length, 'failure');
    return `  ${rule.id}  ${failures}  ${rule.sentence}`;
  });
  return rest.length > 0 ? [...lines, '', 'And in these rules (--verbose shows all):', ...rest] : lines;
}

function ruleLines({ id, sentence, sections, level }: JudgedRule['rule'], colors: Colors): string[] {
  const where = `${sectionsText(sections)}, level ${level}`;
  return [`${colors.red(colors.bold(id))} ${colors.bold(sentence)}`, colors.dim(where)];
}

/** The operations that the port lacks, each with the number of scenarios that need it. */
function lackLines({ rules }: Judgement, { colors, isVerbose }: FailureStyle): string[] {
  const lacks = new Map<string, Judged[]>();
  for (const judged of rules.flatMap(({ scenarios }) => scenarios)) {
    if (judged.verdict !== 'unsupported') continue;
    const what = judged.result?.problem?.message ?? '';
    lacks.set(what, [...(lacks.get(what) ?? []), judged]);
  }
  if (lacks.size === 0) return [];
  const texts = [...lacks].map(
    ([what, scenarios]) => `${safeLine(what)} (${count(scenarios.length, 'scenario')})`,
  );
  const ids = [...lacks.values()].flatMap((scenarios) =>
    scenarios.map(({ scenario }) => `    ${scenario.id}`),
  );
  return ['', `${colors.yellow('The port lacks:')} ${texts.join(', ')}`, ...(isVerbose ? ids : [])];
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
      ...(isVerbose && scenarios.length > 1 ? scenarios.map(({ scenario }) => `    ${scenario.id}`) : []),
    ]),
    ...unmatched.map((entry) => `  ${unmatchedText(entry)}`),
  ];
  return lines.length > 0 ? ['', 'The list of known failures does not hold:', ...lines] : [];
}

/** The complaint about an entry whose scenarios have passed: one line, however many they are. */
function staleText(scenarios: readonly Judged[]): string {
  const [{ known, scenario }] = scenarios as [Judged];
  const passed =
    scenarios.length === 1 ? scenario.id : `${known?.pattern}: ${count(scenarios.length, 'scenario')}`;
  return `${known?.place}: ${passed} ${verdictText('stale')}`;
}

function observationLines(judgement: Judgement, { colors, isVerbose }: FailureStyle): string[] {
  const line = observationsText(judgement);
  if (line === '') return [];
  const { differences, observations } = judgement;
  const points = differences.flatMap(({ point, scenarios }) => [
    `  ${point.id} ${point.title}`,
    ...scenarios.map(({ scenario }) => colors.dim(`    ${scenario.id}`)),
  ]);
  const faults = observations.rules
    .flatMap(({ scenarios }) => scenarios)
    .filter(({ verdict }) => verdict === 'fault')
    .map(({ scenario, result }) => `  ${scenario.id}: ${safeText(result?.problem?.message ?? '')}`);
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
