import { verdictText } from '../text/conclusion';
import { surfaceName } from '../text/surfaces-text';
import type { Judgement } from '../verdict/judgement';
import { surfacesOf } from '../verdict/surfaces';
import { VERDICTS } from '../verdict/verdict';

/** Returns the form that filters scenarios by verdict and surface. */
export function filterForm({ totals, rules, observations }: Judgement): string {
  const judged = [...rules, ...observations.rules].flatMap(({ scenarios }) => scenarios);
  const verdicts = VERDICTS.map((verdict) => ({
    verdict,
    all: totals[verdict] + observations.totals[verdict],
  }))
    .filter(({ all }) => all > 0)
    .map(({ verdict, all }) =>
      checkbox('verdict', verdict, `<span class="${verdict}">${verdictText(verdict)}</span> (${all})`),
    );
  const surfaces = surfacesOf(judged, () => true).map(({ surface, planned }) =>
    checkbox('surface', surface, `on ${surfaceName(surface)} (${planned})`),
  );
  return `<fieldset id="filter" hidden>
<legend>Show scenarios</legend>
<div>${verdicts.join('\n')}</div>
<div>${surfaces.join('\n')}</div>
<p class="soft" id="shown" role="status"></p>
</fieldset>`;
}

function checkbox(name: string, value: string, label: string): string {
  return `<label><input type="checkbox" name="${name}" value="${value}" checked> ${label}</label>`;
}
