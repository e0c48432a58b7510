import { SURFACES } from '../../../suite';
import { surfaceName } from '../../text/surfaces-text';
import type { Judgement } from '../../verdict/judgement';
import { VERDICTS } from '../../verdict/verdict';
import { chaptersByFile } from './chapters';
import { html, type Markup } from './markup';
import { lookOf } from './verdict-sign';

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
