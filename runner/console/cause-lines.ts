import type { Colors } from 'picocolors/types';
import { count } from '../text/count';
import { sectionsText } from '../text/suite-text';
import { surfacesText } from '../text/surfaces-text';
import { isFailure, type Cause } from '../verdict/causes';
import type { Judged, JudgedRule } from '../verdict/judgement';
import { failureLines, type FailureStyle } from './failure-lines';

/** The most causes that are shown in full without `--verbose`. */
const CAUSES_SHOWN = 10;

/**
 * Shows the rules that fail by cause: each with one example, and below it the rules that may fail as a consequence. With
 * `--verbose` every failure is shown.
 */
export function causeLines(causes: readonly Cause[], style: FailureStyle): string[] {
  const shown = style.isVerbose ? causes : causes.slice(0, CAUSES_SHOWN);
  const rest = causes.slice(shown.length).map(({ failing }) => `  ${ruleSummary(failing)}`);
  return [
    ...shown.flatMap((cause) => linesOf(cause, style)),
    ...(rest.length > 0 ? ['', 'And these rules fail (--verbose shows why):', ...rest] : []),
  ];
}

function linesOf({ failing, consequences }: Cause, style: FailureStyle): string[] {
  const { colors, isVerbose } = style;
  const folded = consequences.map((one) => `${one.rule.id} (${one.scenarios.filter(isFailure).length})`);
  return [
    ...ruleLines(failing, style),
    ...(folded.length > 0 ? ['', colors.dim(`  Rules that need it and fail too: ${folded.join(', ')}`)] : []),
    ...(isVerbose ? consequences.flatMap((one) => ruleLines(one, style)) : []),
  ];
}

function ruleLines(failing: JudgedRule, style: FailureStyle): string[] {
  const failures = failing.scenarios.filter(isFailure);
  const shown = style.isVerbose ? failures : failures.slice(0, 1);
  const rest = failures.length - shown.length;
  return [
    '',
    ...headLines(failing, style.colors),
    ...shown.flatMap((failure) => ['', ...failureLines(failure, style).map((line) => `  ${line}`)]),
    ...(rest > 0 ? ['', `  ${count(rest, 'more failure')} of this rule (--verbose shows all)`] : []),
  ];
}

function headLines({ rule, scenarios }: JudgedRule, colors: Colors): string[] {
  const { id, sentence, sections, level } = rule;
  const failures = scenarios.filter(isFailure);
  const where = [
    `${sectionsText(sections)}, level ${level}`,
    `${failures.length} of ${count(scenarios.length, 'scenario')} failed`,
    surfacesText(failures.map(({ scenario }) => scenario.surface)),
  ];
  return [`${colors.red(colors.bold(id))} ${colors.bold(sentence)}`, colors.dim(where.join(', '))];
}

function ruleSummary({ rule, scenarios }: JudgedRule): string {
  const failures: readonly Judged[] = scenarios.filter(isFailure);
  return `${rule.id}  ${count(failures.length, 'failure')}  ${rule.sentence}`;
}
