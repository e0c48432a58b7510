import { fixturesOf } from '../../suite';
import { verdictText } from '../text/conclusion';
import { escapeMarkup } from '../text/escape-markup';
import { failureText, stepsText } from '../text/failure-text';
import { scenarioTitle } from '../text/suite-text';
import { surfaceName } from '../text/surfaces-text';
import type { Judged } from '../verdict/judgement';
import type { FixtureTexts } from './fixture-texts';
import type { Reproduce } from './report';

/** The data that the page shows about a scenario in addition to its verdict. */
export interface ScenarioSources {
  readonly reproduce: Reproduce;
  readonly fixtures: FixtureTexts;
}

/** Returns a collapsible scenario: its steps, the difference, its fixtures, and the command that runs it alone. */
export function scenarioDetails(
  judged: Judged,
  { reproduce, fixtures }: ScenarioSources,
  isOpen: boolean,
): string {
  const { scenario, rule, verdict, known } = judged;
  const reason = known ? `<p>${escapeMarkup(`${known.place}: ${known.reason}`)}</p>` : '';
  const problem = verdict === 'passed' ? '' : failureText(judged);
  // The fixtures of every scenario would make the page many times larger.
  const folders = verdict === 'passed' ? [] : fixturesOf(scenario);
  const title = `${scenarioTitle(scenario)}, on ${surfaceName(scenario.surface)}`;
  return `<details data-verdict="${verdict}" data-surface="${scenario.surface}"${isOpen ? ' open' : ''}>
<summary><span class="verdict ${verdict}">${verdictText(verdict)}</span>${escapeMarkup(title)}</summary>
<p class="soft id">${escapeMarkup(scenario.key)}</p>
${reason}
<pre>${linesOf(stepsText(judged), { '>': 'marked' })}</pre>
${folders.map((folder) => fixtureDetails(folder, fixtures)).join('\n')}
${problem === '' ? '' : `<pre>${linesOf(problem, { '-': 'minus', '+': 'plus' })}</pre>`}
<pre>${escapeMarkup(reproduce({ scenario, rule }))}</pre>
</details>`;
}

function fixtureDetails(folder: string, fixtures: FixtureTexts): string {
  const files = fixtures
    .of(folder)
    .map(
      ({ file, text }) => `<p class="soft id">${escapeMarkup(file)}</p>\n<pre>${escapeMarkup(text)}</pre>`,
    );
  return `<details>\n<summary class="id">${escapeMarkup(folder)}</summary>\n${files.join('\n')}\n</details>`;
}

/** Returns lines as markup. The first character of a line determines its class. */
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
