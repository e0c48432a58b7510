import { type Surface, SURFACES } from '../../../suite';
import { cellText, surfaceColumns } from '../../document/document';
import { conclusionText, otherVerdictsText, verdictCountText } from '../../document/conclusion';
import { implementationText } from '../../text/port-text';
import { surfaceName } from '../../text/suite-text';
import type { Judgement } from '../../verdict/judgement';
import { type ChapterRow, chaptersOf } from '../../verdict/surfaces';
import { VERDICTS } from '../../verdict/verdict';
import { addressOf } from './links';
import { html, type Markup } from './markup';
import type { ReportContext } from './report-context';
import { chapterPlace, chaptersByFile } from './rule';
import { lookOf, verdictBar } from './verdict-sign';

/** Returns the head of the page: the port, the conclusion, and the number of scenarios with each verdict. */
export function summaryPart({ judgement }: ReportContext): Markup {
  const { port, suite, conclusion, totals, seed } = judgement;
  const { url } = port.implementation;
  const [verdict = '', ...numbers] = conclusionText(judgement).split(': ');
  const legend = VERDICTS.filter((one) => totals[one] > 0).map((one) => {
    const { style } = lookOf(one, false);
    return html`<li><a href="#rules" data-show="${one}"><span class="swatch ${style}" aria-hidden="true"></span>${verdictCountText(one, totals[one])}</a></li>`;
  });
  const run = [
    `judged by ${suite.name} ${suite.version} in ${(judgement.milliseconds / 1000).toFixed(1)} s`,
    ...(seed === undefined ? [] : [`shuffled with --shuffle ${seed}`]),
  ].join(', ');
  return html`<header>
<p><strong>${implementationText(port.implementation)}</strong> <span class="soft">${run}</span>${url === undefined ? undefined : html` <span class="soft">${url}</span>`}</p>
<h1><span class="conclusion ${conclusion}">${verdict}<span class="hidden-text">:</span></span> <span class="numbers">${numbers.join(': ')}</span></h1>
${verdictBar(totals)}
<ul class="legend">${legend}</ul>
</header>`;
}

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

type Choice = readonly [value: string, text: string];

/**
 * Returns the form that searches and filters the rules and their scenarios. The numbers of the verdicts are those of the
 * conclusion, without observations.
 */
export function filterForm(judgement: Judgement): Markup {
  const { rules, observations, totals, planned } = judgement;
  const all = [...rules, ...observations.rules];
  const surfaces = new Set(all.flatMap(({ scenarios }) => scenarios.map(({ scenario }) => scenario.surface)));
  const chapterOf = chaptersByFile(judgement);
  const verdicts = VERDICTS.filter((verdict) =>
    all.some(({ scenarios }) => scenarios.some((one) => one.verdict === verdict)),
  );
  return html`<form class="filter needs-script" role="search">
<label class="search">Search <input type="search" name="text" placeholder="id, name or sentence" autocomplete="off" spellcheck="false" title="Press / to search"></label>
${choice('verdict', 'all verdicts', [
  ['not passed', `not passed (${planned - totals.passed})`],
  ...verdicts.map((verdict): Choice => [verdict, `${lookOf(verdict, false).words} (${totals[verdict]})`]),
])}
${choice('chapter', 'all chapters', unique(all.map(({ rule }) => chapterOf(rule.file))))}
${choice('level', 'all levels', unique(all.map(({ rule }) => rule.level)))}
${choice(
  'surface',
  'all surfaces',
  SURFACES.filter((one) => surfaces.has(one)).map((one) => [one, surfaceName(one)]),
)}
<button type="button">Clear</button>
<p class="soft" role="status"></p>
</form>`;
}

function choice(name: string, everything: string, choices: readonly Choice[]): Markup {
  const options = [['', everything] as const, ...choices].map(
    ([value, text]) => html`<option value="${value}">${text}</option>`,
  );
  return html`<label><span class="hidden-text">${name}</span><select name="${name}">${options}</select></label>`;
}

function unique(values: readonly string[]): Choice[] {
  return [...new Set(values)].map((value) => [value, value]);
}
