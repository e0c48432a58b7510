import { grouped } from '../../grouped';
import {
  commonSymptomText,
  failingRuleText,
  findingTitle,
  judgedAs,
  mistakeText,
  shareText,
} from '../../document/document';
import { count } from '../../text/suite-text';
import { commonestSymptom } from '../../verdict/findings';
import type { Finding, Judged } from '../../verdict/judgement';
import { addressOf, ruleLink, scenarioLinks } from './links';
import { foldedAfter, html, type Markup, withCode } from './markup';
import type { ReportContext } from './report-context';
import { examplePart } from './results';
import { statementQuotes } from './rule';
import { verdictSign } from './verdict-sign';

/** The number of findings that are listed at first, so that the page begins with a few screens. */
const FINDINGS_SHOWN = 10;

/** Returns the failures by the mistakes that explain them. Only the first finding is open. */
export function failuresSection(context: ReportContext): Markup | undefined {
  const { findings, totals } = context.judgement;
  if (findings.length === 0) return undefined;
  const commonest = commonestSymptom(findings);
  return html`<section id="failures">
<h2>Failures <span class="soft">${count(totals.failed, 'scenario')}, ${count(findings.length, 'finding')}</span></h2>
<p>${findings.length === 1 ? 'One mistake explains all failures.' : 'Begin with the first finding. Each failure belongs to one finding.'}</p>
${commonest && html`<p>The most frequent deviation: ${withCode(commonSymptomText(commonest, totals.failed))}.</p>`}
${foldedAfter(
  FINDINGS_SHOWN,
  findings.map((finding, index) => findingPart(finding, index === 0, context)),
  (rest) => count(rest, 'more finding'),
)}
</section>`;
}

function findingPart(finding: Finding, isOpen: boolean, context: ReportContext): Markup {
  const { rule, symptom, example } = finding;
  const its = rule?.judged.rule;
  const like = mistakeText(finding);
  const title =
    symptom === undefined && its
      ? html`<span class="id">${its.id}</span> ${withCode(its.sentence)}`
      : withCode(findingTitle(finding));
  return html`<details class="finding"${isOpen ? html` open` : undefined}>
<summary>${verdictSign('failed', false)} <h3>${title}</h3> <span class="count">${shareText(finding, context.judgement.totals.failed)}</span></summary>
${symptom && its && html`<p>${ruleLink(its.id, context)} ${withCode(its.sentence)}</p>`}
${rule && html`<p class="place">${failingRuleText(rule)}</p>`}
${like === '' ? undefined : html`<p>${withCode(`${like[0]!.toUpperCase()}${like.slice(1)}`)}.</p>`}
${its && statementQuotes(its, context)}
${examplePart(example, context)}
${otherRulesPart(finding, context)}
${its && html`<p><a href="${addressOf(its.id)}">All scenarios of ${its.id}</a></p>`}
</details>`;
}

function otherRulesPart({ rule, others }: Finding, context: ReportContext): Markup | undefined {
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
