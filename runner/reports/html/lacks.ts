import { absentSurfaceText, judgedAs, lacksOf, listProblems } from '../../document/document';
import { count } from '../../text/suite-text';
import type { Judged } from '../../verdict/judgement';
import { foldedAfter, html, type Markup } from './markup';
import { scenarioLinks } from './links';
import type { ReportContext } from './report-context';
import { verdictSign } from './verdict-sign';
import { grouped } from '../../grouped';

/** The number of messages about operations that are listed at first; a port may have many. */
const OPERATIONS_SHOWN = 8;

/** Returns the surfaces and operations that the port lacks, with the scenarios that need them. */
export function lacksSection({ judgement }: ReportContext): Markup | undefined {
  const { surfaces, operations } = lacksOf(judgement);
  if (surfaces.length + operations.length === 0) return undefined;
  return html`<section id="unsupported">
<h2>Unsupported <span class="soft">${count(judgement.totals.unsupported, 'scenario')}</span></h2>
${surfaces.map((one) => html`<p>${verdictSign('unsupported', false)} <strong>No such surface:</strong> ${absentSurfaceText(one)}</p>`)}
${foldedAfter(
  OPERATIONS_SHOWN,
  operations.map(([message, scenarios]) =>
    foldedScenarios(html`${verdictSign('unsupported', false)} ${message}`, scenarios),
  ),
  (rest) => count(rest, 'more reason'),
)}
</section>`;
}

/** Returns the entries of the list of known failures: those that are out of date, then those that hold. */
export function knownFailuresSection({ judgement }: ReportContext): Markup | undefined {
  const problems = listProblems(judgement);
  const known = judgedAs('expected-failure', judgement);
  if (problems.length + known.length === 0) return undefined;
  const entries = grouped(known, (judged) => judged.known?.place ?? '').map(([place, its]) =>
    foldedScenarios(
      html`${verdictSign('expected-failure', false)} <span class="id">${its[0].known?.pattern}</span> ${its[0].known?.reason} <span class="soft">${place}</span>`,
      its,
    ),
  );
  const stale = problems.map(({ text, scenarios }) =>
    scenarios.length > 0
      ? foldedScenarios(html`${verdictSign('stale', false)} ${text}`, scenarios)
      : html`<p>${verdictSign('stale', false)} ${text}</p>`,
  );
  return html`<section id="known-failures">
<h2>Known failures <span class="soft">${count(known.length, 'scenario')}</span></h2>
${stale.length === 0 ? undefined : html`<p>The list of known failures is out of date:</p>`}
${stale}
${entries}
</section>`;
}

function foldedScenarios(title: Markup, scenarios: readonly Judged[]): Markup {
  return html`<details class="lack"><summary><span class="name">${title}</span> <span class="count">${count(scenarios.length, 'scenario')}</span></summary>${scenarioLinks(scenarios)}</details>`;
}
