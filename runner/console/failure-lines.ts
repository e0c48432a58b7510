import type { Colors } from 'picocolors/types';
import type { Reproduce } from '../reports/report';
import type { Step } from '../../suite';
import { count } from '../text/count';
import { safeText } from '../text/safe-text';
import { showChecks } from '../text/show-check';
import { wrapped } from '../text/wrapped';
import type { Judged } from '../verdict/judgement';

/** How much of a doc string, and of a log, is shown where not everything is. */
const FEW_LINES = 12;

/** How failures are shown. */
export interface FailureStyle {
  readonly colors: Colors;
  readonly isVerbose: boolean;
  readonly reproduce: Reproduce;
}

/** A scenario that did not pass: its steps, what was expected and came, and how to run it alone. */
export function failureLines({ scenario, rule, outcome, unstable }: Judged, style: FailureStyle): string[] {
  const { colors, reproduce } = style;
  const finding = outcome?.finding;
  const title = scenario.case === undefined ? scenario.name : `${scenario.name} (${scenario.case})`;
  const checks = finding?.checks ?? [];
  return [
    `${colors.bold(title)}`,
    colors.dim(`${scenario.id}  ${scenario.file}:${scenario.line}`),
    ...scenario.steps.flatMap((step, index) => stepLines(step, index === outcome?.step, style)),
    ...(outcome?.step === undefined ? ['before the first step:'] : []),
    ...showChecks(checks).flatMap(({ operations, difference }) => [
      ...wrapped(`${operations}:`),
      ...difference.map(({ sign, text }) => signed(sign, text, colors)),
    ]),
    ...(checks.length === 0 ? safeText(finding?.message ?? '').split('\n') : []),
    ...logLines(finding?.fault?.stderr ?? [], style),
    ...(unstable ? [`of several runs: ${unstableInWords(unstable)}`] : []),
    `${colors.dim('run it alone:')} ${reproduce(scenario.id, rule.level)}`,
  ];
}

function stepLines(
  { keyword, text, docString, table }: Step,
  isFailing: boolean,
  style: FailureStyle,
): string[] {
  const { colors } = style;
  const step = `${keyword} ${text}`;
  const below = [
    ...(docString ? shortened(docString.content.split('\n'), style) : []),
    ...(table ?? []).map((row) => `| ${row.join(' | ')} |`),
  ];
  return [
    isFailing ? colors.red(`> ${step}`) : `  ${step}`,
    ...below.map((line) => colors.dim(`      ${line}`)),
  ];
}

function logLines(lines: readonly string[], style: FailureStyle): string[] {
  if (lines.length === 0) return [];
  const shown = style.isVerbose ? lines : lines.slice(-FEW_LINES);
  return ['the last lines of its standard error:', ...shown.map((line) => `  ${safeText(line)}`)];
}

function shortened(lines: readonly string[], { isVerbose }: FailureStyle): string[] {
  if (isVerbose || lines.length <= FEW_LINES) return [...lines];
  const rest = count(lines.length - FEW_LINES + 1, 'more line');
  return [...lines.slice(0, FEW_LINES - 1), `… ${rest}`];
}

function signed(sign: '-' | '+' | ' ', text: string, colors: Colors): string {
  if (sign === ' ') return `    ${text}`;
  return sign === '-' ? `  ${colors.green(`- ${text}`)}` : `  ${colors.red(`+ ${text}`)}`;
}

/** `2 × passed, 1 × failed` */
export function unstableInWords(unstable: NonNullable<Judged['unstable']>): string {
  return Object.entries(unstable)
    .map(([kind, howMany]) => `${howMany} × ${kind}`)
    .join(', ');
}
