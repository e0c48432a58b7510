import { markdownOf } from '../../runner/blocks/markdown-text';
import type { TextLine } from '../../runner/blocks/block';
import { markdownText } from '../../runner/text/escape';
import type { ExplainedEntry } from '../../runner/explain/entries';
import type { DocumentTable } from '../../suite/read';

/** A page of the site, as a Markdown file. */
export interface Page {
  /** The path of the file, without its ending: `rules/LOOKUP-04`. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

/** Creates a page with a title and parts in Markdown. Empty parts are left out. */
export function page(path: string, title: string, ...parts: readonly string[]): Page {
  const plain = title.replaceAll('`', '');
  const front = `---\ntitle: ${JSON.stringify(plain)}\n---`;
  const shown = parts.filter((part) => part !== '');
  return { path, title: plain, text: [front, `# ${markdownText(plain)}`, ...shown, ''].join('\n\n') };
}

/**
 * Returns a heading.
 *
 * @param id the id of its place on the page, if it is not made from the title
 */
export function heading(level: 2 | 3, title: string, id?: string): string {
  return `${'#'.repeat(level)} ${markdownText(title)}${id === undefined ? '' : ` {:#${id}}`}`;
}

/** Returns a line of text. */
export function textOf(...line: TextLine): string {
  return markdownOf([{ kind: 'text', line }], 'all').trim();
}

/** Returns a list, or an empty text if there is nothing to list. */
export function listOf(items: readonly TextLine[]): string {
  return markdownOf([{ kind: 'list', items }], 'all').trim();
}

/** Returns a table of the document. */
export function tableOf({ columns, rows }: DocumentTable): string {
  const cells = rows.map((row) => row.map((cell) => ({ line: [cell] })));
  return markdownOf([{ kind: 'table', columns, numeric: [], rows: cells }], 'all').trim();
}

/** Returns a part with a heading, or an empty text if the part is empty. */
export function partOf(title: string, ...content: readonly string[]): string {
  const shown = content.filter((part) => part !== '');
  return shown.length === 0 ? '' : [heading(2, title), ...shown].join('\n\n');
}

/** Returns what stands below the title of an entry. */
export function aboutOf({ about }: ExplainedEntry): string {
  return about.map((line) => textOf(...line)).join('\n\n');
}

/** Returns one part of an entry: a text, or a list of several. */
export function linesOf({ parts }: ExplainedEntry, title: string): string {
  const lines = parts[title] ?? [];
  return lines.length === 1 ? textOf(...lines[0]!) : listOf(lines);
}

/** Returns a part that is folded to its summary. */
export function foldOf(summary: string, content: string, isOpen = false): string {
  return `<details${isOpen ? ' open' : ''}>\n<summary>\n\n${summary}\n\n</summary>\n\n${content}\n\n</details>`;
}
