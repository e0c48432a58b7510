import { SURFACES } from '../../../suite';
import type { Verdict } from '../../verdict/verdict';
import type { Case } from './cases';
import { addressOf } from './links';
import { html, type Markup } from './markup';
import { tableCell } from './steps';
import { verdictSign } from './verdict-sign';

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
