import type { Colors } from 'picocolors/types';
import type { Step } from '../../suite';
import { type DiffLine, labelled, originalFailsText, problemLines, unstableText } from '../document/failure';
import { type Reproduce, stderrLines } from '../text/port-text';
import { scenarioTitle, stepLines, surfaceName } from '../text/suite-text';
import type { Judged } from '../verdict/judgement';

/** Without `--verbose`, at most this many lines of a doc string or of the adapter's standard error are shown. */
const FEW_LINES = 12;

/** The options for showing failures. */
export interface FailureStyle {
  readonly colors: Colors;
  readonly isVerbose: boolean;
  readonly reproduce: Reproduce;
  /** The width of the terminal, in columns; omitted if the output is not a terminal. */
  readonly width?: number | undefined;
}

/**
 * Describes a scenario that did not pass: its steps, the difference from the expected outcome, and the command that
 * runs the scenario alone.
 */
export function failureLines(judged: Judged, style: FailureStyle): string[] {
  const { trial, rule, result, unstable } = judged;
  const { colors, isVerbose, reproduce } = style;
  const stderr = result?.problem?.fault?.stderr ?? [];
  const original = originalFailsText(judged);
  return [
    colors.bold(`${scenarioTitle(trial)}, on ${surfaceName(trial.surface)}`),
    colors.dim(`${trial.id}  ${trial.file}:${trial.line}`),
    ...trial.steps.flatMap((step, index) => coloredStepLines(step, index === result?.step, style)),
    ...(result?.step === undefined ? ['before the first step:'] : []),
    ...problemLines(judged, (line) => `  ${COLORS[line.kind](colors)(labelled(line))}`),
    ...stderrLines(isVerbose ? stderr : stderr.slice(-FEW_LINES)),
    ...(unstable ? [`results differ between runs: ${unstableText(unstable)}`] : []),
    ...(original === '' ? [] : [original]),
    `${colors.dim('run it alone:')} ${reproduce({ trial, rule })}`,
  ];
}

function coloredStepLines(step: Step, isFailing: boolean, { colors, isVerbose }: FailureStyle): string[] {
  const [sentence = '', ...argument] = stepLines(step, isFailing, isVerbose ? Infinity : FEW_LINES);
  return [isFailing ? colors.red(sentence) : sentence, ...argument.map(colors.dim)];
}

const COLORS: Readonly<Record<DiffLine['kind'], (colors: Colors) => (text: string) => string>> = {
  expected: (colors) => colors.green,
  actual: (colors) => colors.red,
  equal: () => (text) => text,
};
