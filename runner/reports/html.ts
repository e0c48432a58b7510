import { conclusionText, observationsText, verdictText } from '../text/conclusion';
import { count } from '../text/count';
import { escapeMarkup } from '../text/escape-markup';
import { failureText, stepsText } from '../text/failure-text';
import { implementationText } from '../text/port-text';
import { scenarioTitle, sectionsText } from '../text/suite-text';
import type { Difference, Judged, JudgedRule, Judgement } from '../verdict/judgement';
import { VERDICTS, type Verdict } from '../verdict/verdict';
import { POLICY, SCRIPT, STYLE } from './html-parts';
import type { Reproduce, WriteReport } from './report';

/** The report for a browser: one page that asks for nothing else. */
export const htmlReport: WriteReport = (judgement, reproduce) => {
  const { port, suite, rules, observations, conclusion } = judgement;
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
${filterForm(judgement)}
${unmatchedList(judgement)}
<h2>Rules</h2>
${rules.map((rule) => ruleDetails(rule, reproduce)).join('\n')}
${observations.rules.length > 0 ? `<h2>Observations</h2>\n<p>${escapeMarkup(observationsText(judgement))}</p>` : ''}
${judgement.differences.map(differenceDetails).join('\n')}
${observations.rules.map((rule) => ruleDetails(rule, reproduce)).join('\n')}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
};

function filterForm({ totals, observations }: Judgement): string {
  const boxes = VERDICTS.map((verdict) => ({ verdict, all: totals[verdict] + observations.totals[verdict] }))
    .filter(({ all }) => all > 0)
    .map(
      ({ verdict, all }) =>
        `<label><input type="checkbox" name="verdict" value="${verdict}" checked> ` +
        `<span class="${verdict}">${verdictText(verdict)}</span> (${all})</label>`,
    );
  return `<fieldset id="filter" hidden>
<legend>Show scenarios that</legend>
${boxes.join('\n')}
<p class="soft" id="shown" role="status"></p>
</fieldset>`;
}

function unmatchedList({ unmatched }: Judgement): string {
  if (unmatched.length === 0) return '';
  const items = unmatched.map(({ place, pattern }) => `<li>${escapeMarkup(`${place}: ${pattern}`)}</li>`);
  return `<h2>Known failures that no scenario is</h2>\n<ul>${items.join('')}</ul>`;
}

function ruleDetails({ rule, verdict, scenarios }: JudgedRule, reproduce: Reproduce): string {
  return `<details data-rule${isAmiss(verdict) ? ' open' : ''}>
<summary><span class="verdict ${verdict}">${verdictText(verdict)}</span>
<span class="id">${rule.id}</span> ${escapeMarkup(rule.sentence)}</summary>
<p class="soft">${escapeMarkup(`${sectionsText(rule.sections)}, level ${rule.level}, ${count(scenarios.length, 'scenario')}`)}</p>
${scenarios.map((judged) => scenarioDetails(judged, reproduce)).join('\n')}
</details>`;
}

function scenarioDetails(judged: Judged, reproduce: Reproduce): string {
  const { scenario, rule, verdict, known } = judged;
  const reason = known ? `<p>${escapeMarkup(`${known.place}: ${known.reason}`)}</p>` : '';
  const found = verdict === 'passed' ? '' : failureText(judged);
  const isOpen = isAmiss(verdict);
  return `<details data-verdict="${verdict}"${isOpen ? ' open' : ''}>
<summary><span class="verdict ${verdict}">${verdictText(verdict)}</span>${escapeMarkup(scenarioTitle(scenario))}</summary>
<p class="soft id">${escapeMarkup(scenario.id)}</p>
${reason}
<pre>${linesOf(stepsText(judged), { '>': 'marked' })}</pre>
${found === '' ? '' : `<pre>${linesOf(found, { '-': 'minus', '+': 'plus' })}</pre>`}
<pre>${escapeMarkup(reproduce({ scenario, rule }))}</pre>
</details>`;
}

/** Tells whether a verdict opens its rule and its scenario on the page. */
function isAmiss(verdict: Verdict): boolean {
  return verdict === 'failed' || verdict === 'fault' || verdict === 'stale';
}

/** Lines, those with a certain first character in a class of their own. */
function linesOf(text: string, classes: Readonly<Record<string, string>>): string {
  return text
    .split('\n')
    .map((line) => {
      const itsClass = classes[line.charAt(0)];
      return itsClass === undefined
        ? escapeMarkup(line)
        : `<span class="${itsClass}">${escapeMarkup(line)}</span>`;
    })
    .join('\n');
}

function differenceDetails({ point, scenarios }: Difference): string {
  return `<details>
<summary><span class="id">${point.id}</span> ${escapeMarkup(point.title)}</summary>
<p>${escapeMarkup(`crystal-i18n 0.2.2: ${point.original}`)}</p>
<p class="soft id">${scenarios.map(({ scenario }) => escapeMarkup(scenario.id)).join('<br>')}</p>
</details>`;
}
