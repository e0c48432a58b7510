import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compiledFile, PACKAGE_ROOT } from '../../../adapter/contract/package';
import { fixturesOf, readFixture } from '../../../suite';
import type { WriteReport } from '../../document/document';
import { failuresSection, faultsSection } from './failures';
import { knownFailuresSection, lacksSection } from './lacks';
import { addressOf } from './links';
import { html, type Markup, trusted } from './markup';
import { observationsSection } from './observations';
import { chapterTable, filterForm, summaryPart } from './overview';
import { contextOf, type ReportContext } from './report-context';
import { chapterParts } from './rule';

/** Writes the report for a browser: one page without external resources. */
export const htmlReport: WriteReport = (judgement, reproduce) => {
  const style = readFileSync(compiledFile('runner/reports/html/page.css'), 'utf8');
  const script = readFileSync(compiledFile('runner/reports/html/client/page.js'), 'utf8');
  const context = contextOf(judgement, reproduce);
  const title = `${context.document.port}: ${context.document.conclusion}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${trusted(policyOf(style, script))}">
<title>${title}</title>
<style>${trusted(style)}</style>
</head>
<body>
<main>
${mainParts(context)}
</main>
<script type="module">${trusted(script)}</script>
</body>
</html>
`.source;
};

/** Returns the parts of the page in the order in which an author of the port needs them, and links to them. */
function mainParts(context: ReportContext): Markup {
  const sections = [
    ['faults', 'Adapter faults', faultsSection(context)],
    ['failures', 'Failures', failuresSection(context)],
    ['chapters', 'Chapters', chapterTable(context.document.chapters)],
    ['unsupported', 'Unsupported', lacksSection(context)],
    ['known-failures', 'Known failures', knownFailuresSection(context)],
    ['rules', 'Rules and scenarios', rulesSection(context)],
    ['observations', 'Silent points', observationsSection(context)],
    ['fixtures', 'Fixtures', fixturesSection(context)],
  ] as const;
  const present = sections.filter(([, , section]) => section !== undefined);
  return html`${summaryPart(context)}
<nav aria-label="Parts of the report">${present.map(([id, title]) => html`<a href="${addressOf(id)}">${title}</a> `)}</nav>
${present.map(([, , section]) => html`${section}\n`)}`;
}

function rulesSection(context: ReportContext): Markup {
  const { judgement } = context;
  return html`<section id="rules">
<h2>Rules and scenarios</h2>
${filterForm(judgement)}
${chapterParts(judgement.rules, context)}
</section>`;
}

/** Returns the content security policy of the page. It allows the page's own style and script, and no requests. */
function policyOf(style: string, script: string): string {
  return [
    `default-src 'none'`,
    `style-src '${digest(style)}'`,
    `script-src '${digest(script)}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

function digest(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

/** Returns the fixture folders that the steps name, each once with its files. Steps link to them. */
function fixturesSection({ judgement }: ReportContext): Markup | undefined {
  const { rules, observations } = judgement;
  const judged = [...rules, ...observations.rules].flatMap(({ trials }) => trials);
  const folders = [...new Set(judged.flatMap(({ trial }) => fixturesOf(trial)))].sort();
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
