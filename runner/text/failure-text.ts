import type { Judged } from '../verdict/judgement';
import { originalFailsText } from './original-text';
import { stderrLines } from './port-text';
import { safeText } from './escape';
import { showDeviations, type DiffLine } from './show-deviations';
import { stepLines } from './suite-text';

/** The signs of expected, actual and equal lines. */
export type DifferenceSigns = Readonly<Record<DiffLine['sign'], string>>;

const SIGNS: DifferenceSigns = { '-': '-', '+': '+', ' ': ' ' };

/** Returns the problem of a scenario as lines of plain text; empty when there is none. */
export function failureText(judged: Judged, signs = SIGNS): string {
  const problem = judged.result?.problem;
  if (problem === undefined) return '';
  const differences = showDeviations(problem.deviations ?? []).flatMap(({ operations, difference }) => [
    `${operations}:`,
    ...difference.map(({ sign, text }) => `${signs[sign]} ${text}`),
  ]);
  return [
    ...(differences.length > 0 ? differences : [safeText(problem.message)]),
    ...stderrLines(problem.fault?.stderr ?? [], ''),
    ...noteLines(originalFailsText(judged)),
  ].join('\n');
}

function noteLines(note: string): string[] {
  return note === '' ? [] : [note];
}

/** Returns the steps of a scenario as text. The step that ended it is marked with `>`. */
export function stepsText({ scenario, result }: Judged): string {
  const marked = result?.problem ? result.step : undefined;
  return scenario.steps.flatMap((step, index) => stepLines(step, index === marked)).join('\n');
}
