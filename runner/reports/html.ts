import { statementTexts } from '../text/source-text';
import { consequencesText, failingRuleText } from '../text/cause-text';
import { conclusionText, observationsText, verdictText } from '../text/conclusion';
import { count } from '../text/count';
import { escapeExceptCode, escapeMarkup } from '../text/escape-markup';
import { absentSurfaceText, lackingOperationsText, listProblems } from '../text/lack-text';
import { implementationText } from '../text/port-text';
import { sectionsText } from '../text/suite-text';
import type { Cause, Difference, JudgedRule, Judgement } from '../verdict/judgement';
import { judgedAs, lacksOf } from '../verdict/lacks';
import { chapterTable } from './html-chapters';
import { filterForm } from './html-filter';
import { POLICY, SCRIPT, STYLE } from './html-parts';
import { scenarioDetails, type ScenarioSources } from './html-scenario';
import { FixtureTexts } from './fixture-texts';
import type { WriteReport } from './report';

/** Writes the report for a browser: one page without external resources. */
export const htmlReport: WriteReport = (judgement, reproduce) => {
  const { port, suite, observations, conclusion } = judgement;
  const sources: RuleSources = { document: suite.document, reproduce, fixtures: new FixtureTexts() };
  const { name, url } = port.implementation;
  const title = conclusionText(judgement);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escapeMarkup(`${name}: ${title}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1 class="${conclusion}">${escapeMarkup(title)}</h1>
<p>${escapeMarkup(implementationText(port.implementation))}${url === undefined ? '' : ` <span class="soft">${escapeMarkup(url)}</span>`}</p>
<p class="soft">judged by ${suite.name} ${suite.version} in ${(judgement.milliseconds / 1000).toFixed(1)} s</p>
${chapterTable(judgement)}
${filterForm(judgement)}
${faultList(judgement, sources)}
${causeList(judgement, sources)}
${lackList(judgement)}
${listProblemsSection(judgement)}
${otherRules(judgement, sources)}
${observations.rules.length > 0 ? `<h2>Observations</h2>\n<p>${escapeMarkup(observationsText(judgement))}</p>` : ''}
${judgement.differences.map(differenceDetails).join('\n')}
${observations.rules.map((rule) => ruleDetails(rule, sources)).join('\n')}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
};

/** The data that the page shows about a rule in addition to its verdict. */
type RuleSources = ScenarioSources & { readonly document: Judgement['suite']['document'] };

/** Returns the rules with adapter faults. Such a fault prevents a verdict on the port. */
function faultList(judgement: Judgement, sources: RuleSources): string {
  const faulty = new Set(judgedAs('fault', judgement).map(({ rule }) => rule.id));
  const rules = judgement.rules.filter(
    ({ rule }) => faulty.has(rule.id) && !isShownAsFailure(rule.id, judgement),
  );
  if (rules.length === 0) return '';
  return `<h2>Adapter faults</h2>\n${rules.map((rule) => ruleDetails(rule, sources, true)).join('\n')}`;
}

function causeList({ causes }: Judgement, sources: RuleSources): string {
  if (causes.length === 0) return '';
  return `<h2>Failures</h2>\n${causes.map((cause) => causeDetails(cause, sources)).join('\n')}`;
}

function causeDetails(cause: Cause, sources: RuleSources): string {
  const { failing, consequences } = cause;
  const folded =
    consequences.length === 0
      ? ''
      : `<details class="consequences">
<summary>${escapeMarkup(consequencesText(cause))}</summary>
${consequences.map((one) => ruleDetails(one, sources)).join('\n')}
</details>`;
  return `<div data-cause>\n${ruleDetails(failing, sources, true)}\n${folded}\n</div>`;
}

/** Tells whether a rule is shown among the failures, as a cause or as a consequence of one. */
function isShownAsFailure(id: string, { causes }: Judgement): boolean {
  return causes.some(
    ({ failing, consequences }) => failing.rule.id === id || consequences.some(({ rule }) => rule.id === id),
  );
}

function lackList(judgement: Judgement): string {
  const lacks = lacksOf(judgement);
  const operations = lackingOperationsText(lacks);
  return [
    ...lacks.surfaces.map(
      (one) => `<p><b class="unsupported">No such surface:</b> ${escapeMarkup(absentSurfaceText(one))}</p>`,
    ),
    ...(operations === ''
      ? []
      : [`<p><b class="unsupported">Unsupported:</b> ${escapeMarkup(operations)}</p>`]),
  ].join('\n');
}

function listProblemsSection(judgement: Judgement): string {
  const items = listProblems(judgement).map(({ text }) => `<li>${escapeMarkup(text)}</li>`);
  if (items.length === 0) return '';
  return `<h2>The list of known failures is out of date</h2>\n<ul>${items.join('')}</ul>`;
}

function otherRules(judgement: Judgement, sources: RuleSources): string {
  const faulty = new Set(judgedAs('fault', judgement).map(({ rule }) => rule.id));
  const rules = judgement.rules.filter(
    ({ rule }) => !isShownAsFailure(rule.id, judgement) && !faulty.has(rule.id),
  );
  if (rules.length === 0) return '';
  const title = rules.length < judgement.rules.length ? 'Other rules' : 'Rules';
  return `<h2>${title}</h2>\n${rules.map((rule) => ruleDetails(rule, sources)).join('\n')}`;
}

/** Returns a rule and its scenarios. If it is open, the first scenario with the rule's verdict is open too. */
function ruleDetails(judged: JudgedRule, sources: RuleSources, isOpen = false): string {
  const { rule, verdict, scenarios } = judged;
  const first = isOpen ? scenarios.findIndex((one) => one.verdict === verdict) : -1;
  const failing = scenarios.some((one) => one.verdict === 'failed');
  const where = failing
    ? failingRuleText(judged)
    : `${sectionsText(rule.sections)}, level ${rule.level}, ${count(scenarios.length, 'scenario')}`;
  const statements = statementTexts(rule, sources.document);
  return `<details data-rule${isOpen ? ' open' : ''}>
<summary><span class="verdict ${verdict}">${verdictText(verdict)}</span>
<span class="id">${rule.id}</span> ${escapeExceptCode(rule.sentence)}</summary>
<p class="soft">${escapeMarkup(where)}</p>
${statements.map((text) => `<blockquote>${escapeExceptCode(text)}</blockquote>`).join('\n')}
${scenarios.map((one, index) => scenarioDetails(one, sources, index === first)).join('\n')}
</details>`;
}

function differenceDetails({ point, scenarios }: Difference): string {
  return `<details>
<summary><span class="id">${point.id}</span> ${escapeExceptCode(point.title)}</summary>
<p>${escapeExceptCode(`crystal-i18n 0.2.2: ${point.original}`)}</p>
<p class="soft id">${scenarios.map(({ scenario }) => escapeMarkup(scenario.key)).join('<br>')}</p>
</details>`;
}
