import { type Rule, statementsOf } from '../../../suite';
import { grouped } from '../../grouped';
import { count, sectionsText } from '../../text/suite-text';
import type { JudgedRule, Judgement } from '../../verdict/judgement';
import { totalsOf } from '../../verdict/verdict';
import { writtenCases } from './cases';
import { idLine, ruleLink } from './links';
import { html, type Markup, withCode } from './markup';
import type { ReportContext } from './report-context';
import { scenarioPart } from './scenario';
import { totalsText, verdictBar, verdictSign } from './verdict-sign';

/** Returns a collapsible rule: the sentences of the document that it states, its readings, and its scenarios. */
function rulePart({ rule, verdict, trials }: JudgedRule, context: ReportContext): Markup {
  const isObserved = context.isObserved(rule);
  return html`<details class="rule" id="${rule.id}" data-level="${rule.level}">
<summary>${verdictSign(verdict, isObserved)} <span class="id">${rule.id}</span> <span class="sentence">${withCode(rule.sentence)}</span> <span class="count">${totalsText(totalsOf(trials), isObserved)}</span></summary>
<p class="place">${idLine(rule.id)} ${rule.feature}, ${sectionsText(rule.sections)}, level ${rule.level}</p>
${statementQuotes(rule, context)}
${rule.description === '' ? undefined : html`<p>${withCode(rule.description)}</p>`}
${findingNote(rule, context)}
${readingParts(rule, context)}
${writtenCases(trials).map((written) => scenarioPart(written, context))}
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
  const { rule, title } = finding;
  const because = rule ? html`${ruleLink(rule.rule.id, context)} fails` : withCode(title);
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

/** Returns rules by chapter, collapsed, in the order of the suite. */
export function chapterParts(rules: readonly JudgedRule[], context: ReportContext): Markup[] {
  const chapterOf = chaptersByFile(context.judgement);
  return grouped(rules, ({ rule }) => chapterOf(rule.file)).map(([chapter, its]) => {
    const isObserved = context.isObserved(its[0].rule);
    const totals = totalsOf(its.flatMap(({ trials }) => trials));
    return html`<details class="chapter" id="${chapterPlace(chapter)}" data-chapter="${chapter}">
<summary><h3>${chapter}</h3> <span class="count">${count(its.length, 'rule')}: ${totalsText(totals, isObserved)}</span>${verdictBar(totals, isObserved)}</summary>
${its.map((judged) => rulePart(judged, context))}
</details>`;
  });
}

/** Returns the place of a chapter on the page. */
export function chapterPlace(chapter: string): string {
  return `chapter-${chapter}`;
}

/** Returns a function that gives the chapter of a feature file. */
export function chaptersByFile({ suite }: Pick<Judgement, 'suite'>): (file: string) => string {
  const chapters = new Map(suite.features.map(({ file, chapter }) => [file, chapter]));
  return (file) => chapters.get(file) ?? '';
}
