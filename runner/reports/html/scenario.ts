import type { Outline, Scenario } from '../../../suite';
import { grouped } from '../../grouped';
import { count, restrictionText, type WrittenScenario } from '../../text/suite-text';
import type { Judged } from '../../verdict/judgement';
import { totalsOf } from '../../verdict/verdict';
import { type Case, examplesTable, isExplained, resultsText, stepList } from './cases';
import { idLine } from './links';
import { html, type Markup } from './markup';
import type { ReportContext } from './report-context';
import { caseBody } from './results';
import { countText, totalsText, verdictSign } from './verdict-sign';

/** Returns a collapsible scenario: one case, or an outline with all its rows. */
export function scenarioPart(written: WrittenScenario<Case>, context: ReportContext): Markup {
  const [{ scenario }] = written.cases;
  const { outline, name } = scenario;
  return outline ? outlinePart(outline, written, context) : casePart(written.cases[0], name, context);
}

/** Returns a collapsible case. The script of the page filters by its results. */
function casePart(one: Case, title: string, context: ReportContext): Markup {
  const { scenario, verdicts } = one;
  const signs = verdicts.map(
    ({ rule, verdict, trial: { surface } }) =>
      html`<span class="surface">${surface} ${verdictSign(verdict, context.isObserved(rule))}</span> `,
  );
  return html`<details class="scenario" id="${scenario.id}" data-results="${resultsText(one)}">
<summary><span class="name">${title}</span> <span class="signs">${signs}</span></summary>
<p class="place">${idLine(scenario.id)} ${placeText(scenario)}</p>
${caseBody(one, context)}
</details>`;
}

function outlinePart(outline: Outline, { cases }: WrittenScenario<Case>, context: ReportContext): Markup {
  const [{ scenario, verdicts }] = cases;
  const isObserved = context.isObserved(verdicts[0].rule);
  const totals = totalsOf(cases.flatMap((one) => one.verdicts));
  return html`<details class="scenario" id="${outline.id}">
<summary><span class="name">${scenario.name}</span> <span class="count">${count(cases.length, 'case')}: ${totalsText(totals, isObserved)}</span></summary>
<p class="place">${idLine(outline.id)} ${placeText({ ...scenario, line: outline.line })}</p>
${stepList(outline.steps)}
${outline.examples.map((table) => examplesTable(table, cases, isObserved))}
${reasonsList(cases, isObserved)}
${cases.filter(isExplained).map((one) => casePart(one, one.scenario.case ?? '', context))}
</details>`;
}

function placeText({ file, line, surfaces }: Pick<Scenario, 'file' | 'line' | 'surfaces'>): string {
  return [`${file}:${line}`, restrictionText(surfaces)].join(' ').trim();
}

/** Returns the reasons for which rows were not played to their end, each once. */
function reasonsList(cases: readonly Case[], isObserved: boolean): Markup | undefined {
  const unplayed = cases
    .flatMap(({ verdicts }) => verdicts)
    .filter(({ verdict }) => verdict === 'unsupported' || verdict === 'not-applicable');
  const reasons = grouped(unplayed, ({ verdict, result }) =>
    JSON.stringify([verdict, result?.problem?.message]),
  );
  if (reasons.length === 0) return undefined;
  return html`<ul class="reasons">${reasons.map(([, alike]) => reasonItem(alike, isObserved))}</ul>`;
}

function reasonItem(alike: readonly [Judged, ...Judged[]], isObserved: boolean): Markup {
  const [{ verdict, result }] = alike;
  return html`<li>${verdictSign(verdict, isObserved)} <span aria-hidden="true">${countText(verdict, alike.length, isObserved)}: </span>${result?.problem?.message}</li>`;
}
