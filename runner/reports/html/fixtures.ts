import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { fixturesOf, readFixture } from '../../../suite';
import { html, type Markup } from './markup';
import type { ReportContext } from './report-context';

/** Returns the fixture folders that the steps name, each once with its files. Steps link to them. */
export function fixturesSection({ judgement }: ReportContext): Markup | undefined {
  const { rules, observations } = judgement;
  const judged = [...rules, ...observations.rules].flatMap(({ scenarios }) => scenarios);
  const folders = [...new Set(judged.flatMap(({ scenario }) => fixturesOf(scenario)))].sort();
  if (folders.length === 0) return undefined;
  return html`<section id="fixtures">
<h2>Fixtures</h2>
${folders.map(fixturePart)}
</section>`;
}

function fixturePart(folder: string): Markup {
  const files = readFixture(PACKAGE_ROOT, folder).map(
    ({ file, text }) => html`<h3 class="id">${file}</h3>\n<pre><code>${text}</code></pre>`,
  );
  return html`<details class="fixture" id="${folder}"><summary class="id">${folder}</summary>${files}</details>`;
}
