import { SURFACES } from '../../../suite/read';
import { type Markup, markup } from '../../blocks/markup';
import { verdictText } from '../../blocks/conclusion-text';
import { surfaceName } from '../../text/suite-text';
import type { Judgement } from '../../verdict/judgement';
import { counted } from '../../verdict/verdict';

/** Returns the form for searching and filtering the rules and their scenarios. */
export function filterMarkup(judgement: Judgement): Markup {
  const fields = Object.entries(choicesOf(judgement)).map(([name, options]) => {
    const items = options.map(([value, text = value]) => markup`<option value="${value}">${text}</option>`);
    return markup`<label><span class="hidden-text">${name}</span>
<select name="${name}"><option value="">all ${name}s</option>${items}</select></label>`;
  });
  return markup`<form class="filter needs-script" role="search">
<label class="search">Search <input type="search" name="text" placeholder="id, name or sentence"
autocomplete="off" spellcheck="false" title="Press / to search"></label>
${fields}
<button type="button">Clear</button>
<p class="soft" role="status"></p>
</form>`;
}

/** Returns the choices that each field of the form offers: values, with the texts to show for them. */
function choicesOf({ totals, planned, surfaces }: Judgement) {
  const judged = new Set(surfaces.map(({ surface }) => surface));
  const choices: Record<string, (readonly [value: string, text?: string])[]> = {
    verdict: [
      ['not passed', `not passed (${planned - totals.passed})`],
      ...counted(totals).map(([one, howMany]) => [one, `${verdictText(one)} (${howMany})`] as const),
    ],
    surface: SURFACES.filter((one) => judged.has(one)).map((one) => [one, surfaceName(one)]),
  };
  return choices;
}
