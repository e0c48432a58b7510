import type { Judged } from '../verdict/judgement';
import { stderrLines } from './port-text';
import { safeText } from './safe-text';
import { showDeviations } from './show-deviations';
import { stepLines } from './suite-text';

/** The problem of a scenario that did not pass, as plain text in several lines; empty when there is none. */
export function failureText({ result }: Judged): string {
  const problem = result?.problem;
  if (problem === undefined) return '';
  const checks = showDeviations(problem.deviations ?? []).flatMap(({ operations, difference }) => [
    `${operations}:`,
    ...difference.map(({ sign, text }) => `${sign} ${text}`),
  ]);
  return [
    ...(checks.length > 0 ? checks : [safeText(problem.message)]),
    ...stderrLines(problem.fault?.stderr ?? [], ''),
  ].join('\n');
}

/** The steps of a scenario as text, the one that ended it marked with `>`. */
export function stepsText({ scenario, result }: Judged): string {
  const marked = result?.problem ? result.step : undefined;
  return scenario.steps.flatMap((step, index) => stepLines(step, index === marked)).join('\n');
}
