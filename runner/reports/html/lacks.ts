import { count } from '../../text/suite-text';
import type { Judged } from '../../verdict/judgement';
import { scenarioLinks } from './links';
import { foldedAfter, html, type Markup } from './markup';
import type { ReportContext } from './report-context';
import { verdictSign } from './verdict-sign';

/** The number of messages about operations that are listed at first; a port may have many. */
const OPERATIONS_SHOWN = 8;

/** Returns the surfaces and operations that the port lacks, with the scenarios that need them. */
export function lacksSection({ judgement, document }: ReportContext): Markup | undefined {
  const { absentSurfaces, lacks } = document;
  if (absentSurfaces.length + lacks.length === 0) return undefined;
  return html`<section id="unsupported">
<h2>Unsupported <span class="soft">${count(judgement.totals.unsupported, 'scenario')}</span></h2>
${absentSurfaces.map((text) => html`<p>${verdictSign('unsupported', false)} <strong>No such surface:</strong> ${text}</p>`)}
${foldedAfter(
  OPERATIONS_SHOWN,
  lacks.map(({ text, trials }) => foldedTrials(html`${verdictSign('unsupported', false)} ${text}`, trials)),
  (rest) => count(rest, 'more reason'),
)}
</section>`;
}

/** Returns the entries of the list of known failures: those that are out of date, then those that hold. */
export function knownFailuresSection({ judgement, document }: ReportContext): Markup | undefined {
  const { outOfDate, knownFailures } = document;
  if (outOfDate.length + knownFailures.length === 0) return undefined;
  const entries = knownFailures.map(({ entry: { pattern, reason, place }, trials }) =>
    foldedTrials(
      html`${verdictSign('expected-failure', false)} <span class="id">${pattern}</span> ${reason} <span class="soft">${place}</span>`,
      trials,
    ),
  );
  const stale = outOfDate.map(({ text, trials }) =>
    trials.length > 0
      ? foldedTrials(html`${verdictSign('stale', false)} ${text}`, trials)
      : html`<p>${verdictSign('stale', false)} ${text}</p>`,
  );
  return html`<section id="known-failures">
<h2>Known failures <span class="soft">${count(judgement.totals['expected-failure'], 'scenario')}</span></h2>
${stale.length === 0 ? undefined : html`<p>The list of known failures is out of date:</p>`}
${stale}
${entries}
</section>`;
}

function foldedTrials(title: Markup, trials: readonly Judged[]): Markup {
  return html`<details class="lack"><summary><span class="name">${title}</span> <span class="count">${count(trials.length, 'scenario')}</span></summary>${scenarioLinks(trials)}</details>`;
}
