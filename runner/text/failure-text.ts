import type { Judged } from '../verdict/judgement';
import { stderrLines } from './port-text';
import { safeText } from './safe-text';
import { showDeviations, type DiffLine } from './show-deviations';
import { stepLines } from './suite-text';

/** The signs of what was expected, of what came instead, and of what is equal. */
export type DifferenceSigns = Readonly<Record<DiffLine['sign'], string>>;

const SIGNS: DifferenceSigns = { '-': '-', '+': '+', ' ': ' ' };

/** Returns the problem of a scenario as plain text in several lines; empty when there is none. */
export function failureText({ result }: Judged, signs = SIGNS): string {
  const problem = result?.problem;
  if (problem === undefined) return '';
  const checks = showDeviations(problem.deviations ?? []).flatMap(({ operations, difference }) => [
    `${operations}:`,
    ...difference.map(({ sign, text }) => `${signs[sign]} ${text}`),
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
