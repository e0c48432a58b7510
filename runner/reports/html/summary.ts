import { conclusionText, verdictCountText } from '../../text/conclusion';
import { implementationText } from '../../text/port-text';
import { VERDICTS } from '../../verdict/verdict';
import { html, type Markup } from './markup';
import type { ReportContext } from './report-context';
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
