import { failingRuleText } from '../../text/cause-text';
import { count } from '../../text/count';
import { isFailure } from '../../verdict/causes';
import type { Cause, JudgedRule } from '../../verdict/judgement';
import { examplePart } from './example';
import { foldedAfter } from './folded';
import { addressOf, ruleLink } from './links';
import { html, withCode, type Markup } from './markup';
import type { ReportContext } from './report-context';
import { statementQuotes } from './rule';
import { verdictSign } from './verdict-sign';

/** The number of causes that are listed at first, so that the page begins with a few screens. */
const CAUSES_SHOWN = 10;

/** Returns the failures by cause, the cause with the most consequences first. Only the first one is open. */
export function failuresSection(context: ReportContext): Markup | undefined {
  const { causes, totals } = context.judgement;
  if (causes.length === 0) return undefined;
  return html`<section id="failures">
<h2>Failures <span class="soft">${count(totals.failed, 'scenario')}, ${count(causes.length, 'cause')}</span></h2>
<p>${causes.length === 1 ? 'One failing rule explains all failures.' : 'Begin with the first. A failing rule stands higher the more failing rules build on it.'}</p>
${foldedAfter(
  CAUSES_SHOWN,
  causes.map((cause, index) => causePart(cause, index === 0, context)),
  (rest) => count(rest, 'more cause'),
)}
</section>`;
}

function causePart(cause: Cause, isOpen: boolean, context: ReportContext): Markup {
  const { failing, consequences } = cause;
  const { rule, scenarios } = failing;
  const failures = scenarios.filter(isFailure);
  const all = failures.length + consequences.reduce((sum, one) => sum + failuresOf(one), 0);
  return html`<details class="cause"${isOpen ? html` open` : undefined}>
<summary>${verdictSign('failed', false)} <h3><span class="id">${rule.id}</span> ${withCode(rule.sentence)}</h3> <span class="count">${all} of ${count(context.judgement.totals.failed, 'failure')}</span></summary>
<p class="place">${failingRuleText(failing)}</p>
${statementQuotes(rule, context)}
${failures.slice(0, 1).map((one) => examplePart(one, context))}
${consequencesPart(cause, context)}
<p><a href="${addressOf(rule.id)}">All scenarios of ${rule.id}</a></p>
</details>`;
}

function consequencesPart({ consequences }: Cause, context: ReportContext): Markup | undefined {
  if (consequences.length === 0) return undefined;
  const failures = consequences.reduce((sum, one) => sum + failuresOf(one), 0);
  const items = consequences.map(
    (one) =>
      html`<li>${ruleLink(one.rule.id, context)} ${withCode(one.rule.sentence)} <span class="soft">${failuresOf(one)} failed</span></li>`,
  );
  return html`<details class="consequences">
<summary><span class="name">${count(consequences.length, 'failing rule')} that ${consequences.length === 1 ? 'needs' : 'need'} this one (${count(failures, 'failure')})</span></summary>
<ul>${items}</ul>
</details>`;
}

function failuresOf({ scenarios }: JudgedRule): number {
  return scenarios.filter(isFailure).length;
}
