import { count } from '../../text/count';
import type { JudgedRule, Judgement } from '../../verdict/judgement';
import { totalsOf } from '../../verdict/verdict';
import { grouped } from './cases';
import { html, type Markup } from './markup';
import type { ReportContext } from './report-context';
import { rulePart } from './rule';
import { totalsText, verdictBar } from './verdict-sign';

/** Returns rules by chapter, collapsed, in the order of the suite. */
export function chapterParts(rules: readonly JudgedRule[], context: ReportContext): Markup[] {
  const chapterOf = chaptersByFile(context.judgement);
  return grouped(rules, ({ rule }) => chapterOf(rule.file)).map(([chapter, its]) => {
    const isObserved = context.isObserved(its[0].rule);
    const totals = totalsOf(its.flatMap(({ scenarios }) => scenarios));
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
