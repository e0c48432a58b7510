import { count } from '../../text/count';
import { judgedAs } from '../../verdict/lacks';
import type { Judged } from '../../verdict/judgement';
import { grouped } from './cases';
import { examplePart } from './example';
import { html, type Markup } from './markup';
import { scenarioLinks } from './links';
import type { ReportContext } from './report-context';
import { verdictSign } from './verdict-sign';

/** Returns the adapter faults, those with the same message together. A fault prevents a verdict on the port. */
export function faultsSection(context: ReportContext): Markup | undefined {
  const faults = judgedAs('fault', context.judgement);
  if (faults.length === 0) return undefined;
  const groups = grouped(faults, ({ result }) => result?.problem?.message ?? '');
  return html`<section id="faults">
<h2>Adapter faults <span class="soft">${count(faults.length, 'scenario')}</span></h2>
<p>The adapter died, hung, or did not speak the protocol. There is no verdict on the port until this is mended.</p>
${groups.map(([message, alike], index) => faultPart(message, alike, index === 0, context))}
</section>`;
}

function faultPart(
  message: string,
  alike: readonly [Judged, ...Judged[]],
  isOpen: boolean,
  context: ReportContext,
): Markup {
  const [first, ...others] = alike;
  return html`<details class="finding"${isOpen ? html` open` : undefined}>
<summary>${verdictSign('fault', false)} <h3>${message}</h3> <span class="count">${count(alike.length, 'scenario')}</span></summary>
${examplePart(first, context)}
${others.length === 0 ? undefined : html`<details><summary>${count(others.length, 'other scenario')}</summary>${scenarioLinks(others)}</details>`}
</details>`;
}
