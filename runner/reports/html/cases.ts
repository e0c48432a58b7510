import { type Scenario, type Step, SURFACES } from '../../../suite';
import { grouped } from '../../grouped';
import {
  cellParts,
  type StepPart,
  stepParts,
  type WrittenScenario,
  writtenScenarios,
} from '../../text/suite-text';
import type { Judged } from '../../verdict/judgement';
import type { Verdict } from '../../verdict/verdict';
import { addressOf } from './links';
import { html, type Markup } from './markup';
import { verdictSign } from './verdict-sign';

/** A scenario, or a row of an outline, with its verdicts on all surfaces. */
export interface Case {
  readonly scenario: Scenario;
  readonly verdicts: readonly [Judged, ...Judged[]];
}

/** Groups verdicts by the scenarios that the features have. Rows of an outline that were not selected are left out. */
export function writtenCases(judged: readonly Judged[]): WrittenScenario<Case>[] {
  const cases = grouped(judged, ({ trial }) => trial.id).map(([, verdicts]): Case => ({
    scenario: verdicts[0].trial,
    verdicts,
  }));
  return writtenScenarios(cases, ({ scenario }) => scenario);
}

/**
 * Returns the steps of a scenario.
 *
 * @param failing the indexes of the steps that ended it
 */
export function stepList(steps: readonly Step[], failing: ReadonlySet<number> = new Set()): Markup {
  return html`<ol class="steps">${steps.map((step, index) => stepItem(step, failing.has(index)))}</ol>`;
}

function stepItem({ keyword, text, docString, table }: Step, isFailing: boolean): Markup {
  const note = isFailing
    ? html`<span class="hidden-text">the scenario ended at this step: </span>`
    : undefined;
  return html`<li${isFailing ? html` class="failing"` : undefined}>${note}<span class="keyword">${keyword}</span> ${stepParts(text).map(textPart)}${docString && html`<pre class="doc-string"><code>${docString.content}</code></pre>`}${table && dataTable(table)}</li>`;
}

function textPart(part: StepPart): Markup {
  if (part.kind === 'words') return html`${part.text}`;
  if (part.kind === 'fixture') return html`<a href="${addressOf(part.folder)}">${part.text}</a>`;
  return html`<span class="${part.kind}">${part.text}</span>`;
}

function dataTable(table: NonNullable<Step['table']>): Markup {
  const rows = table.map((row) => html`<tr>${row.map((cell) => html`<td>${tableCell(cell)}</td>`)}</tr>`);
  return html`<table class="data"><tbody>${rows}</tbody></table>`;
}

/** Returns the text of a table cell, in which line breaks and placeholders can be seen. */
function tableCell(cell: string): Markup {
  const { text, isPlaceholder } = cellParts(cell);
  return isPlaceholder ? html`<code class="placeholder">${text}</code>` : html`<code>${text}</code>`;
}

/**
 * Returns a table of examples with the verdicts on each row. Rows that were not selected are left out.
 *
 * @param table its first row is the header
 */
export function examplesTable(
  [header = [], ...rows]: readonly (readonly string[])[],
  cases: readonly Case[],
  isObserved: boolean,
): Markup | undefined {
  const named = header.indexOf('case');
  const surfaces = SURFACES.filter((surface) =>
    cases.some(({ verdicts }) => verdicts.some(({ trial }) => trial.surface === surface)),
  );
  const items = rows.flatMap((row) => {
    const its = cases.find(({ scenario }) => scenario.case === row[named]);
    return its === undefined ? [] : [exampleRow(row, named, its)];
  });
  if (items.length === 0) return undefined;
  return html`<div class="scroll"><table class="examples">
<thead><tr>${[...header, ...surfaces].map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${items}</tbody>
</table></div>`;

  function exampleRow(row: readonly string[], caseColumn: number, one: Case): Markup {
    const { id } = one.scenario;
    const cells = row.map((cell, column) =>
      column === caseColumn
        ? html`<th scope="row"><a href="${addressOf(id)}">${cell}</a></th>`
        : html`<td>${tableCell(cell)}</td>`,
    );
    const verdicts = surfaces.map((surface) => {
      const judged = one.verdicts.find(({ trial }) => trial.surface === surface);
      return html`<td class="verdict">${judged && verdictSign(judged.verdict, isObserved)}</td>`;
    });
    // A row that has a part of its own has its place and its results there.
    const place = isExplained(one)
      ? html`data-part="${id}"`
      : html`id="${id}" data-results="${resultsText(one)}"`;
    return html`<tr ${place}>${cells}${verdicts}</tr>\n`;
  }
}

const EXPLAINED: readonly Verdict[] = ['failed', 'expected-failure', 'stale', 'fault'];

/** Tells whether a row of an outline has a part of its own, which shows why it did not pass. */
export function isExplained({ verdicts }: Case): boolean {
  return verdicts.some(({ verdict, unstable }) => EXPLAINED.includes(verdict) || unstable !== undefined);
}

/** Returns the results of a case for the script of the page: `passed@module failed@catalog`. */
export function resultsText({ verdicts }: Case): string {
  return verdicts.map(({ verdict, trial }) => `${verdict}@${trial.surface}`).join(' ');
}
