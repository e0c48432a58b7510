import type { Step } from '../../../suite';
import { cellParts, stepParts, type StepPart } from '../../text/suite-text';
import { addressOf } from './links';
import { html, type Markup } from './markup';

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
export function tableCell(cell: string): Markup {
  const { text, isPlaceholder } = cellParts(cell);
  return isPlaceholder ? html`<code class="placeholder">${text}</code>` : html`<code>${text}</code>`;
}
