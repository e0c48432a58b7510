import { SURFACES } from '../../../suite';
import { verdictCountText } from '../../document/conclusion';
import type { TableBlock, CellBlock } from '../../document/document';
import { surfaceName } from '../../text/suite-text';
import type { Judgement } from '../../verdict/judgement';
import { VERDICTS } from '../../verdict/verdict';
import { addressOf } from './links';
import { html, type Markup } from './markup';
import type { ReportContext } from './report-context';
import { chapterPlace, chaptersByFile } from './rule';
import { lookOf, verdictBar } from './verdict-sign';

/** Returns the head of the page: the port, the conclusion, and the number of scenarios with each verdict. */
export function summaryPart({ judgement, document }: ReportContext): Markup {
  const { port, suite, conclusion, totals, seed } = judgement;
  const { url } = port.implementation;
  const [words = '', ...numbers] = document.conclusion.split(': ');
  const legend = VERDICTS.filter((one) => totals[one] > 0).map((one) => {
    const { style } = lookOf(one, false);
    return html`<li><a href="#rules" data-show="${one}"><span class="swatch ${style}" aria-hidden="true"></span>${verdictCountText(one, totals[one])}</a></li>`;
  });
  const run = [
    `judged by ${suite.name} ${suite.version} in ${(judgement.milliseconds / 1000).toFixed(1)} s`,
    ...(seed === undefined ? [] : [`shuffled with --shuffle ${seed}`]),
  ].join(', ');
  return html`<header>
<p><strong>${document.port}</strong> <span class="soft">${run}</span>${url === undefined ? undefined : html` <span class="soft">${url}</span>`}</p>
<h1><span class="conclusion ${conclusion}">${words}<span class="hidden-text">:</span></span> <span class="numbers">${numbers.join(': ')}</span></h1>
${verdictBar(totals)}
<ul class="legend">${legend}</ul>
</header>`;
}

/** Returns a table of the scenarios that passed, by chapter and surface. */
export function chapterTable({ columns, rows }: TableBlock): Markup {
  const lines = rows.map(
    ({ chapter, cells, others }) =>
      html`<tr><th scope="row"><a href="${addressOf(chapterPlace(chapter))}">${chapter}</a></th>${cells.map(cellPart)}<td class="others">${others}</td></tr>\n`,
  );
  return html`<section id="chapters">
<h2>Chapters <span class="soft">scenarios that passed on each surface</span></h2>
<div class="scroll"><table>
<thead><tr><th scope="col">chapter</th>${columns.map((surface) => html`<th scope="col">${surface}</th>`)}<th scope="col" class="others">other verdicts</th></tr></thead>
<tbody>
${lines}</tbody>
</table></div>
</section>`;
}

function cellPart({ text, exists, totals }: CellBlock): Markup {
  if (totals === undefined) return html`<td></td>`;
  return html`<td${exists ? undefined : html` class="soft"`}>${text}${verdictBar(totals)}</td>`;
}

type Choice = readonly [value: string, text: string];

/**
 * Returns the form that searches and filters the rules and their scenarios. The numbers of the verdicts are those of the
 * conclusion, without observations.
 */
export function filterForm(judgement: Judgement): Markup {
  const { rules, observations, totals, planned } = judgement;
  const all = [...rules, ...observations.rules];
  const surfaces = new Set(all.flatMap(({ trials }) => trials.map(({ trial }) => trial.surface)));
  const chapterOf = chaptersByFile(judgement);
  const verdicts = VERDICTS.filter((verdict) =>
    all.some(({ trials }) => trials.some((one) => one.verdict === verdict)),
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
