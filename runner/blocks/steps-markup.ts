import type { Step } from '../../suite/read';
import { type Insertable, Markup, markup } from './markup';

/**
 * Returns the steps of a scenario, for the report and the site.
 *
 * @param marked the indexes of the steps at which the scenario ended
 * @param highlight returns a doc string as HTML with syntax colours
 */
export function stepsMarkup(
  steps: readonly Step[],
  marked: ReadonlySet<number> = new Set(),
  highlight?: (content: string) => string,
): Markup {
  const items = steps.map(({ keyword, text, docString, table }, index) => {
    const role = marked.has(index) ? 'failing' : /^(?:And|But|\*)$/.test(keyword) ? 'more' : '';
    const note = marked.has(index)
      ? markup`<span class="hidden-text">the scenario ended at this step: </span>`
      : undefined;
    const sentence = markup`${note}<span class="keyword">${keyword}</span> <span>${text.split(VALUES).map(partMarkup)}</span>`;
    const content = docString && (highlight ? new Markup(highlight(docString.content)) : docString.content);
    const argument = content && markup`<pre class="doc-string"><code>${content}</code></pre>`;
    return markup`<li class="${role}">${sentence}${argument}${table && tableMarkup(table)}</li>`;
  });
  return markup`<ol class="steps">${items}</ol>`;
}

/** Matches the values in a step: quoted texts, Symbols, and the placeholders of an outline. */
const VALUES = /("(?:[^"\\]|\\.)*"|(?<![\w:]):[a-z]\w*|<[^<>]+>)/;

function partMarkup(part: string, index: number): Insertable {
  if (index % 2 === 0) return part;
  const [, folder] = /^"(fixtures\/[^"<]+)"$/.exec(part) ?? [];
  if (folder !== undefined) return markup`<a href="#${folder}">${part}</a>`;
  return markup`<span class="${part.startsWith('<') ? 'placeholder' : 'value'}">${part}</span>`;
}

function tableMarkup(table: NonNullable<Step['table']>): Markup {
  const rows = table.map(
    (row) => markup`<tr>${row.map((cell) => markup`<td>${cellMarkup(cell)}</td>`)}</tr>`,
  );
  return markup`<div class="scroll" tabindex="0" role="group" aria-label="Data table"><table class="data"><tbody>${rows}</tbody></table></div>`;
}

/** Returns a cell of a Gherkin table, with visible placeholders and line breaks. */
export function cellMarkup(cell: string): Markup {
  const role = /^<.+>$/.test(cell) ? 'placeholder' : '';
  return markup`<code class="${role}">${cell.replaceAll('\n', '⏎\n') || ' '}</code>`;
}
