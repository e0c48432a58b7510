import type { Colors } from 'picocolors/types';
import { count } from '../text/count';
import { consequencesText, failingRuleText } from '../text/cause-text';
import { isFailure } from '../verdict/causes';
import type { Cause, Judged, JudgedRule } from '../verdict/judgement';
import { failureLines, type FailureStyle } from './failure-lines';

/** The most causes that are shown in full without `--verbose`. */
const CAUSES_SHOWN = 10;

/**
 * Returns lines about the failing rules, by cause. Each cause has one example, and below it the failing rules that need
 * it. With `--verbose`, every failure is shown.
 */
export function causeLines(causes: readonly Cause[], style: FailureStyle): string[] {
  const shown = style.isVerbose ? causes : causes.slice(0, CAUSES_SHOWN);
  const rest = causes.slice(shown.length).map(({ failing }) => `  ${ruleSummary(failing)}`);
  return [
    ...shown.flatMap((cause) => linesOf(cause, style)),
    ...(rest.length > 0 ? ['', 'Other failing rules (--verbose shows why):', ...rest] : []),
  ];
}

function linesOf(cause: Cause, style: FailureStyle): string[] {
  const { failing, consequences } = cause;
  const { colors, isVerbose } = style;
  const folded = consequencesText(cause);
  return [
    ...ruleLines(failing, style),
    ...(folded === '' ? [] : ['', colors.dim(`  ${folded}`)]),
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

function headLines(failing: JudgedRule, colors: Colors): string[] {
  const { id, sentence } = failing.rule;
  return [`${colors.red(colors.bold(id))} ${colors.bold(sentence)}`, colors.dim(failingRuleText(failing))];
}

function ruleSummary({ rule, scenarios }: JudgedRule): string {
  const failures: readonly Judged[] = scenarios.filter(isFailure);
  return `${rule.id}  ${count(failures.length, 'failure')}  ${rule.sentence}`;
}
