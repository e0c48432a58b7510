import { count } from '../../text/suite-text';
import type { Difference } from '../../verdict/judgement';
import { chapterParts } from './rule';
import { capitalized, foldedAfter, html, type Markup, withCode } from './markup';
import { scenarioLinks } from './links';
import type { ReportContext } from './report-context';

/** The number of silent points that are listed at first. There are about 50 of them. */
const POINTS_SHOWN = 5;

/** Returns the silent points on which the port differs from 0.2.2, and what was observed at level `spec`. */
export function observationsSection(context: ReportContext): Markup | undefined {
  const { document, judgement } = context;
  const { differences, observations, level } = judgement;
  if (differences.length + observations.rules.length === 0) return undefined;
  const isObserved = observations.rules.length > 0;
  return html`<section id="observations">
<h2>Silent points <span class="soft">${isObserved ? 'no part in the verdict' : 'differences from 0.2.2'}</span></h2>
<p>${isObserved ? `${capitalized(document.observations.text)}.` : `The port differs from crystal-i18n 0.2.2 on ${count(differences.length, 'silent point')}.`}</p>
<p class="soft">The document leaves these points open. ${level === 'spec' ? undefined : 'Level crystal expects what 0.2.2 does.'}</p>
${foldedAfter(POINTS_SHOWN, differences.map(differencePart), (rest) => count(rest, 'more silent point'))}
${observations.findings.length === 0 ? undefined : html`<details class="other-rules"><summary>The same differences, by the rule that explains most</summary><ul>${document.observations.findings.map((line) => html`<li>${withCode(line)}</li>`)}</ul></details>`}
${isObserved ? html`<div class="observed">${chapterParts(observations.rules, context)}</div>` : undefined}
</section>`;
}

function differencePart({ point, trials }: Difference): Markup {
  return html`<details class="difference-point" id="${point.id}">
<summary><span class="sign different" aria-hidden="true">≠</span> <span class="id">${point.id}</span> <span class="sentence">${withCode(point.title)}</span> <span class="count">${count(trials.length, 'scenario')}</span></summary>
<p>Why the document leaves it open: ${withCode(point.why)}</p>
<p>crystal-i18n 0.2.2: ${withCode(point.original)}</p>
<p>The reference: ${withCode(point.reference)}</p>
<p>This port differs in:</p>
${scenarioLinks(trials)}
</details>`;
}
