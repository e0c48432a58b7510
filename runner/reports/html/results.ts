import { grouped } from '../../grouped';
import {
  type DiffLine,
  originalFailsText,
  showDeviations,
  type ShownDeviation,
  unstableText,
} from '../../document/failure';
import { stderrLines } from '../../text/port-text';
import { scenarioTitle, surfacesText } from '../../text/suite-text';
import type { Judged } from '../../verdict/judgement';
import { type Case, stepList } from './cases';
import { commandLine, idLine } from './links';
import { html, type Markup } from './markup';
import type { ReportContext } from './report-context';
import { lookOf, verdictSign } from './verdict-sign';

/** Returns the steps of a case, with a mark where it ended, and its results. Results that are alike are shown once. */
export function caseBody({ scenario, verdicts }: Case, context: ReportContext): Markup {
  // A failure is what the reader looks for; an operation that another surface lacks would distract from it.
  const failed = verdicts.filter(({ result }) => result?.kind === 'failed' || result?.kind === 'fault');
  const ended = (failed.length > 0 ? failed : verdicts).flatMap(({ result }) =>
    result?.problem && result.step !== undefined ? [result.step] : [],
  );
  const results = grouped(verdicts.map(shownResult), ({ key }) => key);
  return html`${stepList(scenario.steps, new Set(ended))}
${results.map(([, alike]) => resultPart(alike, context))}`;
}

/** A verdict with the differences that explain it. */
interface ShownResult {
  readonly judged: Judged;
  readonly differences: readonly ShownDeviation[];
  /** The text of everything shown but the surfaces; the same for results that are alike. */
  readonly key: string;
}

function shownResult(judged: Judged): ShownResult {
  const { verdict, result, known, unstable } = judged;
  const { deviations = [], message, fault } = result?.problem ?? {};
  const differences = showDeviations(deviations);
  const problem =
    differences.length > 0 ? differences.map(({ difference }) => difference) : [message, fault?.stderr];
  const key = JSON.stringify([verdict, result?.step, problem, known?.place, unstable]);
  return { judged, differences, key };
}

function resultPart(alike: readonly [ShownResult, ...ShownResult[]], context: ReportContext): Markup {
  const [{ judged, differences }] = alike;
  const { rule, verdict, result, known, unstable } = judged;
  const isObserved = context.isObserved(rule);
  const surfaces = surfacesText(alike.map(({ judged: { trial } }) => trial.surface));
  const original = originalFailsText(judged);
  const notes = [
    ...(known ? [`Listed at ${known.place}: ${known.reason}`] : []),
    ...(result?.problem && result.step === undefined ? ['It ended before its first step.'] : []),
    ...(unstable ? [`Results differ between runs: ${unstableText(unstable)}.`] : []),
    ...(original === '' ? [] : [`${original}.`]),
  ];
  return html`<div class="result">
<p class="where">${verdictSign(verdict, isObserved)} <span aria-hidden="true">${lookOf(verdict, isObserved).words}</span> ${surfaces}</p>
${notes.map((note) => html`<p class="note">${note}</p>`)}
${differences.map(({ difference }, index) => differencePart(operationsOf(alike, index), difference))}
${differences.length === 0 ? messagePart(result) : undefined}
${alike.map((one) => commandLine(context.reproduce(one.judged)))}
</div>`;
}

/** Returns the operations of all results that are alike, which have the same differences in the same order. */
function operationsOf(alike: readonly ShownResult[], index: number): string {
  return alike.map(({ differences }) => differences[index]?.operations ?? '').join(', ');
}

function differencePart(operations: string, difference: readonly DiffLine[]): Markup {
  const lines = difference.map(({ kind, text }, index) => {
    const isFirst = kind !== 'equal' && difference[index - 1]?.kind !== kind;
    return html`<div class="line ${kind}"><span class="label">${isFirst ? kind : ''}</span><code>${text}</code></div>`;
  });
  return html`<p class="operations">${operations}</p><div class="difference">${lines}</div>`;
}

/** Returns the message of a problem without a difference, and the last lines of the adapter's standard error. */
function messagePart(result: Judged['result']): Markup | undefined {
  const problem = result?.problem;
  if (problem === undefined) return undefined;
  const stderr = stderrLines(problem.fault?.stderr ?? [], '');
  return html`<p class="message">${problem.message}</p>${stderr.length > 0 ? html`<pre class="stderr"><code>${stderr.join('\n')}</code></pre>` : undefined}`;
}

/** Returns one scenario on one surface in full, as an example of those that end alike. */
export function examplePart(judged: Judged, context: ReportContext): Markup {
  const { trial } = judged;
  return html`<div class="example">
<p><strong>${scenarioTitle(trial)}</strong> ${idLine(trial.id)}</p>
${caseBody({ scenario: trial, verdicts: [judged] }, context)}
</div>`;
}
