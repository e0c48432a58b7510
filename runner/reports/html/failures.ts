import type { FaultBlock, FindingBlock } from '../../document/document';
import { count } from '../../text/suite-text';
import { addressOf, ruleLink, scenarioLinks } from './links';
import { capitalized, foldedAfter, html, type Markup, withCode } from './markup';
import type { ReportContext } from './report-context';
import { examplePart } from './results';
import { statementQuotes } from './rule';
import { verdictSign } from './verdict-sign';

/** The number of findings that are listed at first, so that the page begins with a few screens. */
const FINDINGS_SHOWN = 10;

/** Returns the failures by the mistakes that explain them. Only the first finding is open. */
export function failuresSection(context: ReportContext): Markup | undefined {
  const { findings, commonest } = context.document;
  if (findings.length === 0) return undefined;
  const failures = count(context.judgement.totals.failed, 'scenario');
  return html`<section id="failures">
<h2>Failures <span class="soft">${failures}, ${count(findings.length, 'finding')}</span></h2>
<p>${findings.length === 1 ? 'One mistake explains all failures.' : 'Begin with the first finding. Each failure belongs to one finding.'}</p>
${commonest && html`<p>The most frequent deviation: ${withCode(commonest)}.</p>`}
${foldedAfter(
  FINDINGS_SHOWN,
  findings.map((finding, index) => findingPart(finding, index === 0, context)),
  (rest) => count(rest, 'more finding'),
)}
</section>`;
}

function findingPart(finding: FindingBlock, isOpen: boolean, context: ReportContext): Markup {
  const { title, isSymptom, rule, share, like, example } = finding;
  const its = rule?.rule;
  const heading =
    !isSymptom && its ? html`<span class="id">${its.id}</span> ${withCode(its.sentence)}` : withCode(title);
  return html`<details class="finding"${isOpen ? html` open` : undefined}>
<summary>${verdictSign('failed', false)} <h3>${heading}</h3> <span class="count">${share}</span></summary>
${isSymptom && its ? html`<p>${ruleLink(its.id, context)} ${withCode(its.sentence)}</p>` : undefined}
${rule && html`<p class="place">${rule.origin}</p>`}
${like === '' ? undefined : html`<p>${withCode(capitalized(like))}.</p>`}
${its && statementQuotes(its, context)}
${examplePart(example, context)}
${otherRulesPart(finding, context)}
${its && html`<p><a href="${addressOf(its.id)}">All scenarios of ${its.id}</a></p>`}
</details>`;
}

function otherRulesPart({ rule, others }: FindingBlock, context: ReportContext): Markup | undefined {
  if (others.length === 0) return undefined;
  const failures = others.reduce((sum, one) => sum + one.failures.length, 0);
  const items = others.map(
    ({ judged, failures: its }) =>
      html`<li>${ruleLink(judged.rule.id, context)} ${withCode(judged.rule.sentence)} <span class="soft">${its.length} failed</span></li>`,
  );
  return html`<details class="other-rules">
<summary><span class="name">${count(others.length, rule ? 'other failing rule' : 'failing rule')} with failures that it explains (${count(failures, 'failure')})</span></summary>
<ul>${items}</ul>
</details>`;
}

/** Returns the adapter faults, those with like messages together. A fault prevents a conclusion about the port. */
export function faultsSection(context: ReportContext): Markup | undefined {
  const { document, judgement } = context;
  if (document.faults.length === 0) return undefined;
  return html`<section id="faults">
<h2>Adapter faults <span class="soft">${count(judgement.totals.fault, 'scenario')}</span></h2>
<p>The adapter died, hung, or did not speak the protocol. There is no verdict on the port until this is mended.</p>
${document.faults.map((fault, index) => faultPart(fault, index === 0, context))}
</section>`;
}

function faultPart({ message, trials }: FaultBlock, isOpen: boolean, context: ReportContext): Markup {
  const [first, ...others] = trials;
  return html`<details class="finding"${isOpen ? html` open` : undefined}>
<summary>${verdictSign('fault', false)} <h3>${message}</h3> <span class="count">${count(trials.length, 'scenario')}</span></summary>
${examplePart(first, context)}
${others.length === 0 ? undefined : html`<details><summary>${count(others.length, 'other scenario')}</summary>${scenarioLinks(others)}</details>`}
</details>`;
}
