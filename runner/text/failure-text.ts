import type { Judged } from '../verdict/judgement';
import { safeText } from './safe-text';
import { showChecks } from './show-check';

/** What was found of a scenario that did not pass, as plain text in several lines; empty when nothing was. */
export function failureText({ outcome }: Judged): string {
  const finding = outcome?.finding;
  if (finding === undefined) return '';
  const checks = showChecks(finding.checks ?? []).flatMap(({ operations, difference }) => [
    `${operations}:`,
    ...difference.map(({ sign, text }) => `${sign} ${text}`),
  ]);
  const log = finding.fault?.stderr ?? [];
  return [
    ...(checks.length > 0 ? checks : [safeText(finding.message)]),
    ...(log.length > 0 ? ['the last lines of its standard error:', ...log.map(safeText)] : []),
  ].join('\n');
}

/** The steps of a scenario as text, the one that ended it marked with `>`. */
export function stepsText({ scenario, outcome }: Judged): string {
  const marked = outcome?.finding ? outcome.step : undefined;
  return scenario.steps
    .flatMap(({ keyword, text, docString, table }, index) => [
      `${index === marked ? '>' : ' '} ${keyword} ${text}`,
      ...(docString ? docString.content.split('\n').map((line) => `      ${line}`) : []),
      ...(table ?? []).map((row) => `      | ${row.join(' | ')} |`),
    ])
    .join('\n');
}
