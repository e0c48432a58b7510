import { grouped } from '../../grouped';
import { surfacesText } from '../../text/suite-text';
import type { Judged } from '../../verdict/judgement';
import { html, type Markup } from './markup';
import type { ReportContext } from './report-context';

/** Returns the address of a rule, a scenario or a fixture on the page. */
export function addressOf(id: string): string {
  return `#${encodeURI(id)}`;
}

/** Returns a link to a rule by its id, or the id alone if the rule was not played. */
export function ruleLink(id: string, { ids }: Pick<ReportContext, 'ids'>): Markup {
  return ids.has(id)
    ? html`<a class="id" href="${addressOf(id)}">${id}</a>`
    : html`<span class="id">${id}</span>`;
}

/** Returns an id with a link to its place. The script adds a button that copies it. */
export function idLine(id: string): Markup {
  return html`<span class="copyable"><a href="${addressOf(id)}"><code>${id}</code></a></span>`;
}

/** Returns a command. The script adds a button that copies it. */
export function commandLine(command: string): Markup {
  return html`<div class="copyable command"><code>${command}</code></div>`;
}

/** Returns a list of links to scenarios, each once with the surfaces that are concerned. */
export function scenarioLinks(judged: readonly Judged[]): Markup {
  const items = grouped(judged, ({ trial }) => trial.id).map(
    ([id, its]) =>
      html`<li><a class="id" href="${addressOf(id)}">${id}</a> <span class="soft">${surfacesText(its.map(({ trial }) => trial.surface))}</span></li>`,
  );
  return html`<ul class="scenarios">${items}</ul>`;
}
