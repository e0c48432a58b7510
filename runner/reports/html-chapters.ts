import type { Surface } from '../../suite';
import { cellText, allPassed, surfaceColumns } from '../text/chapter-text';
import { otherVerdictsText } from '../text/conclusion';
import { escapeMarkup } from '../text/escape-markup';
import { chaptersOf, type ChapterRow } from '../verdict/chapters';
import type { Judgement } from '../verdict/judgement';

/** Returns a table of the scenarios that passed, by chapter and surface. */
export function chapterTable(judgement: Judgement): string {
  const columns = surfaceColumns(judgement);
  const rows = chaptersOf(judgement).map((row) => {
    const cells = columns.map((surface) => cell(row, surface)).join('');
    const others = escapeMarkup(otherVerdictsText(row.totals));
    return `<tr><th scope="row">${escapeMarkup(row.chapter)}</th>${cells}<td class="soft">${others}</td></tr>`;
  });
  return `<table>
<thead><tr><th scope="col">chapter</th>${columns.map((surface) => `<th scope="col" class="number">${surface}</th>`).join('')}<th scope="col">other verdicts</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

function cell(row: ChapterRow, surface: Surface): string {
  const text = cellText(row, surface);
  if (text === '') return '<td></td>';
  return `<td class="number ${allPassed(row, surface) ? 'passed' : 'failed'}">${text}</td>`;
}
