import type { Surface } from '../../../suite';
import { cellText, surfaceColumns } from '../../text/chapter-text';
import { otherVerdictsText } from '../../text/conclusion';
import { chaptersOf, type ChapterRow } from '../../verdict/chapters';
import type { Judgement } from '../../verdict/judgement';
import { chapterPlace } from './chapters';
import { addressOf } from './links';
import { html, type Markup } from './markup';
import { verdictBar } from './verdict-sign';

/** Returns a table of the scenarios that passed, by chapter and surface. */
export function chapterTable(judgement: Judgement): Markup {
  const columns = surfaceColumns(judgement);
  const rows = chaptersOf(judgement).map(
    (row) =>
      html`<tr><th scope="row"><a href="${addressOf(chapterPlace(row.chapter))}">${row.chapter}</a></th>${columns.map((surface) => cell(row, surface))}<td class="others">${otherVerdictsText(row.totals)}</td></tr>\n`,
  );
  return html`<section id="chapters">
<h2>Chapters <span class="soft">scenarios that passed on each surface</span></h2>
<div class="scroll"><table>
<thead><tr><th scope="col">chapter</th>${columns.map((surface) => html`<th scope="col">${surface}</th>`)}<th scope="col" class="others">other verdicts</th></tr></thead>
<tbody>
${rows}</tbody>
</table></div>
</section>`;
}

function cell(row: ChapterRow, surface: Surface): Markup {
  const its = row.cells.get(surface);
  const text = cellText(row, surface);
  if (its === undefined) return html`<td></td>`;
  return html`<td${its.exists ? undefined : html` class="soft"`}>${text}${verdictBar(its.totals)}</td>`;
}
