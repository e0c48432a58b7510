import { scenarioTitle } from '../../text/suite-text';
import type { Judged } from '../../verdict/judgement';
import { idLine } from './links';
import { html, type Markup } from './markup';
import type { ReportContext } from './report-context';
import { caseBody } from './results';

/** Returns one scenario on one surface in full, as an example of those that end alike. */
export function examplePart(judged: Judged, context: ReportContext): Markup {
  const { scenario } = judged;
  return html`<div class="example">
<p><strong>${scenarioTitle(scenario)}</strong> ${idLine(scenario.id)}</p>
${caseBody({ scenario, verdicts: [judged] }, context)}
</div>`;
}
