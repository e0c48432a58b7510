import type { FailingRule, Finding, Judged } from '../verdict/judgement';
import { commonestSymptom } from '../verdict/findings';
import { count } from '../text/suite-text';
import {
  commonSymptomText,
  failingRuleText,
  findingLine,
  findingTitle,
  mistakeText,
  otherRulesText,
  shareText,
} from '../document/document';
import { failureLines, type FailureStyle } from './failure-lines';

/** The most findings that are shown in full without `--verbose`. */
const FINDINGS_SHOWN = 10;

/**
 * Returns lines about the failures, by the mistakes that explain them. Each finding has one example, and names the other
 * failing rules that it explains. With `--verbose`, every failure is shown.
 */
export function findingLines(findings: readonly Finding[], style: FailureStyle): string[] {
  const shown = style.isVerbose ? findings : findings.slice(0, FINDINGS_SHOWN);
  const all = findings.reduce((sum, { failures }) => sum + failures.length, 0);
  const rest = findings.slice(shown.length).map((one) => `  ${findingLine(one)}`);
  return [
    ...commonestLines(findings, all),
    ...shown.flatMap((finding) => linesOf(finding, all, style)),
    ...(rest.length > 0 ? ['', 'Other findings (--verbose shows why):', ...rest] : []),
  ];
}

/** Returns a line about the symptom that most failures share, unless the first finding shows it. */
function commonestLines(findings: readonly Finding[], all: number): string[] {
  const commonest = commonestSymptom(findings);
  if (commonest === undefined) return [];
  return ['', `The most frequent deviation: ${commonSymptomText(commonest, all)}`];
}

function linesOf(finding: Finding, all: number, style: FailureStyle): string[] {
  const { rule, failures, example, others } = finding;
  const { colors, isVerbose } = style;
  const folded = otherRulesText(finding);
  const more = failures.length - 1;
  const shown: readonly Judged[] = isVerbose ? failures : [example];
  return [
    '',
    ...headLines(finding, all, style),
    ...shown.flatMap((failure) => ['', ...failureLines(failure, style).map((line) => `  ${line}`)]),
    ...(more > 0 && !isVerbose ? ['', `  ${count(more, 'more failure')} (--verbose shows all)`] : []),
    ...(folded === '' ? [] : ['', colors.dim(`  ${folded}`)]),
    ...(isVerbose && rule === undefined ? others.map((one) => `  ${ruleText(one)}`) : []),
  ];
}

function headLines(finding: Finding, all: number, { colors }: FailureStyle): string[] {
  const { rule, symptom } = finding;
  const like = mistakeText(finding);
  const share = shareText(finding, all);
  return [
    ...(symptom === undefined ? [] : [colors.red(colors.bold(findingTitle(finding)))]),
    ...(rule === undefined
      ? []
      : [
          `${colors.red(colors.bold(rule.judged.rule.id))} ${colors.bold(rule.judged.rule.sentence)}`,
          colors.dim(failingRuleText(rule)),
        ]),
    ...(like === '' ? [share] : [`${share}, ${like}`]),
  ];
}

function ruleText({ judged }: FailingRule): string {
  return `${judged.rule.id}  ${judged.rule.sentence}`;
}
