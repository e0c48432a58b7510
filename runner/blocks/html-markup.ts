import { verdictText } from './conclusion-text';
import { counted, meaningOf, type Totals } from '../verdict/verdict';
import type { Block, Cell, Diff, Fold, TextLine, Span, Table } from './block';
import { attribute, type Insertable, type Markup, markup } from './markup';
import { stepsMarkup } from './steps-markup';

/** Returns blocks as parts of a page. */
export function blocksMarkup(blocks: readonly Block[]): Insertable {
  return blocks.map(blockMarkup);
}

function blockMarkup(block: Block): Insertable {
  switch (block.kind) {
    case 'heading':
      return markup`<h2 id="${block.id}">${block.title} <span class="soft">${block.remark}</span></h2>`;
    case 'text':
      return textMarkup(block.line, block.role);
    case 'table':
      return tableMarkup(block);
    case 'steps':
      return stepsMarkup(block.steps, block.marked);
    case 'diff':
      return diffMarkup(block);
    case 'code': {
      const title = block.title && markup`<p class="operations">${block.title}</p>`;
      return markup`${title}<pre><code>${block.lines.join('\n')}</code></pre>`;
    }
    case 'command':
      // The script adds a button that copies the command.
      return markup`<div class="copyable command"><code>${block.command}</code></div>`;
    case 'list':
      return markup`<ul>${block.items.map((item) => markup`<li>${lineMarkup(item)}</li>`)}</ul>`;
    case 'fold':
      if (block.elsewhere === undefined) return foldMarkup(block);
      return block.elsewhere.length > 0 ? textMarkup(block.elsewhere) : undefined;
  }
}

function textMarkup(line: TextLine, role?: string): Markup {
  if (role === 'quote') return markup`<blockquote>${lineMarkup(line)}</blockquote>`;
  if (role !== 'place') return markup`<p${attribute('class', role)}>${lineMarkup(line)}</p>`;
  // The script adds a button that copies the id at the start of a place.
  const [id = '', ...rest] = line;
  return markup`<p class="place"><span class="copyable">${spanMarkup(id)}</span>${lineMarkup(rest)}</p>`;
}

function foldMarkup({ role, folded, id, data = {}, summary, numbers, totals, content }: Fold): Markup {
  const attributes = [
    attribute('class', role),
    attribute('id', id),
    ...Object.entries(data).map(([name, value]) => attribute(`data-${name}`, value)),
    folded === 'nowhere' ? attribute('open', '') : undefined,
  ];
  // The sign of a verdict stands beside the title, so that the title's lines are aligned.
  const [first, ...others] = summary;
  const isSign = typeof first === 'object' && 'verdict' in first;
  const title = lineMarkup(isSign ? others : summary);
  const heading =
    role === 'finding' || role === 'chapter'
      ? markup`<h3 class="name">${title}</h3>`
      : markup`<span class="name">${title}</span>`;
  const count = numbers && markup` <span class="count">${numbers}</span>`;
  return markup`<details${attributes}>
<summary>${isSign ? spanMarkup(first) : undefined} ${heading}${count}${totals && barMarkup(totals)}</summary>
${blocksMarkup(content())}</details>
`;
}

function tableMarkup({ columns, rows }: Table): Markup {
  const cellMarkup = ({ line, totals }: Cell, index: number): Markup =>
    index === 0
      ? markup`<th scope="row">${lineMarkup(line)}</th>`
      : markup`<td>${lineMarkup(line)}${totals && barMarkup(totals)}</td>`;
  const head = columns.map((title) => markup`<th scope="col">${title}</th>`);
  const body = rows.map((cells) => markup`<tr>${cells.map(cellMarkup)}</tr>`);
  return markup`<div class="scroll"><table><thead><tr>${head}</tr></thead>
<tbody>${body}</tbody></table></div>`;
}

function diffMarkup({ title, lines }: Diff): Markup {
  const rows = lines.map(({ kind, text }, index) => {
    const label = kind !== 'equal' && lines[index - 1]?.kind !== kind ? kind : '';
    return markup`<div class="line ${kind}"><span class="label">${label}</span> <code>${text}</code></div>`;
  });
  return markup`<p class="operations">${title}</p><div class="difference">${rows}</div>`;
}

function lineMarkup(line: TextLine): Insertable {
  return line.map(spanMarkup);
}

function spanMarkup(span: Span): Insertable {
  if (typeof span === 'string') {
    return span
      .split(/`([^`]+)`/)
      .map((part, index) => (index % 2 === 0 ? part : markup`<code>${part}</code>`));
  }
  if ('verdict' in span) {
    const { verdict, text } = span;
    const { sign } = meaningOf(verdict);
    // Screen readers read the sign out in words, unless words follow.
    return text === undefined
      ? markup`<b class="sign ${verdict}" role="img" aria-label="${verdictText(verdict)}">${sign}</b>`
      : markup`<b class="sign ${verdict}" aria-hidden="true">${sign}</b> <strong>${text}</strong>`;
  }
  if ('to' in span) {
    const { to, text } = span;
    return markup`<a${attribute('class', text === undefined ? 'id' : undefined)} href="${addressOf(to)}">${text ?? to}</a>`;
  }
  if ('code' in span) return markup`<code>${span.code}</code>`;
  return 'strong' in span
    ? markup`<strong>${span.strong}</strong>`
    : markup`<span class="soft">${span.soft}</span>`;
}

/** Returns the address of a place on the page. */
export function addressOf(id: string): string {
  return `#${encodeURI(id)}`;
}

/**
 * Returns a bar with a segment for each verdict. The bar only repeats the text beside it, so screen readers skip it. It
 * is drawn as an SVG image, because the page's security policy forbids style attributes.
 */
export function barMarkup(totals: Totals): Markup {
  let end = 0;
  const segments = counted(totals).map(([verdict, width]) => {
    const x = end;
    end += width;
    return markup`<rect class="${verdict}" x="${x}" width="${width}" height="1"/>`;
  });
  return markup`<svg class="bar" viewBox="0 0 ${end} 1" preserveAspectRatio="none" aria-hidden="true">${segments}</svg>`;
}
