import { statementsOf, type Rule } from '../../../suite';
import { sectionsText } from '../../text/suite-text';
import type { JudgedRule } from '../../verdict/judgement';
import { totalsOf } from '../../verdict/verdict';
import { writtenScenarios } from './cases';
import { findingTitle } from '../../text/finding-text';
import { idLine, ruleLink } from './links';
import { html, withCode, type Markup } from './markup';
import type { ReportContext } from './report-context';
import { scenarioPart } from './scenario';
import { totalsText, verdictSign } from './verdict-sign';

/** Returns a collapsible rule: the sentences of the document that it states, its readings, and its scenarios. */
export function rulePart({ rule, verdict, scenarios }: JudgedRule, context: ReportContext): Markup {
  const isObserved = context.isObserved(rule);
  return html`<details class="rule" id="${rule.id}" data-level="${rule.level}">
<summary>${verdictSign(verdict, isObserved)} <span class="id">${rule.id}</span> <span class="sentence">${withCode(rule.sentence)}</span> <span class="count">${totalsText(totalsOf(scenarios), isObserved)}</span></summary>
<p class="place">${idLine(rule.id)} ${rule.feature}, ${sectionsText(rule.sections)}, level ${rule.level}</p>
${statementQuotes(rule, context)}
${rule.description === '' ? undefined : html`<p>${withCode(rule.description)}</p>`}
${findingNote(rule, context)}
${readingParts(rule, context)}
${writtenScenarios(scenarios).map((written) => scenarioPart(written, context))}
</details>
`;
}

/** Returns the sentences of the document that a rule states. */
export function statementQuotes({ id }: Rule, { judgement }: ReportContext): Markup[] {
  return statementsOf(id, judgement.suite.document).map(
    ({ section, title, says }) =>
      html`<blockquote>${withCode(says)} <cite>section ${section}, ${title}</cite></blockquote>`,
  );
}

function findingNote({ id }: Rule, context: ReportContext): Markup | undefined {
  const finding = context.findings.get(id);
  if (finding === undefined) return undefined;
  const { rule } = finding;
  const because = rule
    ? html`${ruleLink(rule.judged.rule.id, context)} fails`
    : withCode(findingTitle(finding));
  return html`<p class="note">It may fail only because ${because}.</p>`;
}

function readingParts({ id }: Rule, { readings }: ReportContext): Markup[] {
  return readings
    .filter(({ rules }) => rules.includes(id))
    .map(
      (one) => html`<details class="reading">
<summary><span class="id">${one.id}</span> ${withCode(one.title)}</summary>
<p>The document says: ${withCode(one.sentence)}</p>
<p>The suite reads it so: ${withCode(one.reading)}</p>
<p>${withCode(one.why)}</p>
</details>`,
    );
}
