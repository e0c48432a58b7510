import { basename } from 'node:path';
import { Marked, type Tokens } from 'marked';
import type { VNode } from 'preact';
import { slug } from '../../suite';
import { highlighted } from './code';
import { usePage } from './context';

/** The pages of the site that show files of the repository. */
const PAGES: Readonly<Record<string, string>> = {
  'README.md': 'start.html',
  'adapter/README.md': 'join.html',
  'docs/adapter-modules.md': 'modules.html',
  'docs/ci.md': 'ci.html',
  'docs/library-differs.md': 'differs.html',
  'docs/run.md': 'run.html',
  'docs/typed-languages.md': 'typed.html',
  'ports/README.md': 'index.html',
  'CONFORMANCE.md': 'verdicts.html',
};

/**
 * A text in Markdown from the repository. Its first heading is left out, because the page has its own heading.
 *
 * @param file the path of the text's file, relative to the package's root. Links in the text are relative to this file
 */
export function Markdown({ source, file }: { readonly source: string; readonly file: string }): VNode {
  const { root } = usePage();
  let regions = 0;
  // Users of screen readers tell regions apart by their names.
  const named = (name: string): string => `tabindex="0" role="region" aria-label="${name} ${(regions += 1)}"`;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading): string {
        const content = this.parser.parseInline(tokens);
        return depth === 1 ? '' : `<h${depth} id="${slug(text)}">${content}</h${depth}>\n`;
      },
      code({ text, lang = '' }: Tokens.Code): string {
        return `<pre class="code" ${named('Code')}><code>${highlighted(text, lang)}</code></pre>\n`;
      },
      table({ header, rows }: Tokens.Table): string {
        // On a phone, the cells of a wide table stand below each other, each with the name of its column.
        const cellOf = (cell: Tokens.TableCell, column: number): string =>
          this.tablecell(cell).replace('<td', `<td data-column="${escaped(header[column]?.text ?? '')}"`);
        const body = rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('\n');
        const head = header.map((cell) => this.tablecell(cell)).join('');
        const shape = header.length > 2 ? ' class="wide"' : '';
        return `<div class="scroll" ${named('Table')}><table${shape}><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const content = this.parser.parseInline(tokens);
        if (/^(?:https:|#)/.test(href)) return `<a href="${href}">${content}</a>`;
        const { pathname, hash } = new URL(href, `file:///${file}`);
        const page = PAGES[pathname.slice(1)];
        // For a file of the repository that is not on the site, only the text of the link is shown.
        return page === undefined ? content : `<a href="${root}${page}${hash}">${content}</a>`;
      },
      image({ href, text }: Tokens.Image): string {
        // On a phone, the picture alone can be enlarged.
        const file = `${root}assets/${basename(href)}`;
        return `<a href="${file}"><img src="${file}" alt="${escaped(text)}" loading="lazy"></a>`;
      },
    },
  });
  const html = marked.parse(source.replace(/<!--.*?-->\n?/gs, ''), { async: false });
  return <div class="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
