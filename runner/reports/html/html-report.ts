import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compiledFile, SUITE } from '../../../adapter/contract/package';
import { type Block, type Heading, heading } from '../../blocks/block';
import { addressOf, barMarkup, blocksMarkup } from '../../blocks/html-markup';
import { type Insertable, Markup, markup } from '../../blocks/markup';
import { resultBlocks, type ResultBlocks } from '../../blocks/result-blocks';
import { fixtureBlocks, ruleBlocks } from '../../blocks/rule-blocks';
import { conclusionText, verdictCountText } from '../../blocks/conclusion-text';
import type { Reproduce } from '../../text/port-text';
import { count } from '../../text/suite-text';
import type { Judgement } from '../../verdict/judgement';
import { counted } from '../../verdict/verdict';
import { filterMarkup } from './filter';

/** Writes the report for a browser: one page without external resources. */
export function htmlReport(judgement: Judgement, reproduce: Reproduce): string {
  const style = readFileSync(compiledFile('runner/reports/html/styles/page.css'), 'utf8');
  const script = readFileSync(compiledFile('runner/reports/html/client/page.js'), 'utf8');
  const result = resultBlocks(judgement, reproduce);
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="generator" content="${SUITE.name}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policyOf(style, script))}">
<title>${result.port}: ${conclusionText(judgement)}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main>${mainMarkup(judgement, result, reproduce)}</main>
<script type="module">${new Markup(script)}</script>
</body>
</html>
`.text;
}

/** Returns the head of the page, links to its parts, and the parts: the result, then all rules and fixtures. */
function mainMarkup(judgement: Judgement, result: ResultBlocks, reproduce: Reproduce): Insertable {
  const folders = fixtureBlocks(judgement);
  const rules = heading('rules', 'Rules and scenarios', count(judgement.rules.length, 'rule'));
  const fixtures =
    folders.length > 0 ? [heading('fixtures', 'Fixtures', count(folders.length, 'folder'))] : [];
  const headings = [...result.blocks.filter(isHeading), rules, ...fixtures];
  return [
    headMarkup(judgement, result),
    markup`<nav aria-label="Parts of the report">${headings.map(
      ({ id, title }) => markup`<a href="${addressOf(id)}">${title}</a> `,
    )}</nav>`,
    blocksMarkup([...result.blocks, rules]),
    filterMarkup(judgement),
    blocksMarkup([...ruleBlocks(judgement, reproduce), ...fixtures, ...folders]),
  ];
}

function isHeading(block: Block): block is Heading {
  return block.kind === 'heading';
}

/** Returns the head of the page: the port, the conclusions, and the number of scenarios with each verdict. */
function headMarkup({ run, totals, conclusions }: Judgement, result: ResultBlocks): Markup {
  const { url } = run.port.implementation;
  const about = [url, result.environment].filter((part) => part).join(', ');
  const titles = result.conclusions.map(({ text }, index) => {
    const [words, ...numbers] = text.split(': ');
    return markup`<h1><span class="conclusion ${conclusions[index]?.conclusion}">${words}<span class="hidden-text">:</span></span> <span class="numbers">${numbers.join(': ')}</span></h1>`;
  });
  const legend = counted(totals).map(
    ([verdict, howMany]) =>
      markup`<li><a href="#rules" data-show="${verdict}"><span class="swatch ${verdict}" aria-hidden="true"></span>${verdictCountText(verdict, howMany)}</a></li>`,
  );
  const hint = result.hint === '' ? undefined : markup`<p class="soft">${result.hint}</p>`;
  return markup`<header>
<p><strong>${result.port}</strong>
<span class="soft">${about}</span></p>
${titles}
${hint}
${barMarkup(totals)}
<ul class="legend">${legend}</ul>
</header>`;
}

/**
 * Returns the content security policy of the page. The policy allows the page's own style and script, but no requests.
 */
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
