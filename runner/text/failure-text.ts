import type { Judged } from '../verdict/judgement';
import { stderrLines } from './port-text';
import { safeText } from './safe-text';
import { showChecks } from './show-check';
import { stepLines } from './suite-text';

/** The finding of a scenario that did not pass, as plain text in several lines; empty when there is none. */
export function failureText({ outcome }: Judged): string {
  const finding = outcome?.finding;
  if (finding === undefined) return '';
  const checks = showChecks(finding.checks ?? []).flatMap(({ operations, difference }) => [
    `${operations}:`,
    ...difference.map(({ sign, text }) => `${sign} ${text}`),
  ]);
  return [
    ...(checks.length > 0 ? checks : [safeText(finding.message)]),
    ...stderrLines(finding.fault?.stderr ?? [], ''),
  ].join('\n');
}

/** The steps of a scenario as text, the one that ended it marked with `>`. */
export function stepsText({ scenario, outcome }: Judged): string {
  const marked = outcome?.finding ? outcome.step : undefined;
  return scenario.steps.flatMap((step, index) => stepLines(step, index === marked)).join('\n');
}
