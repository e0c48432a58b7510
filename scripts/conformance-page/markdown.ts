import { markdownTable } from 'markdown-table';

/** Returns plain text as a line or a table's cell of Markdown, in which nothing is markup. */
export function escapeMarkdown(plain: string): string {
  return plain
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*|[\]]/g, '\\$&')
    .replace(/</g, '&lt;');
}

/** Returns a table of cells that are already Markdown. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  // All cells count as equally wide, so that none is padded: a longer cell then changes one line of the page.
  return markdownTable([header, ...rows], { stringLength: () => '---'.length });
}

/** Returns a link to an id's anchor on the same page. */
export function linkToId(id: string): string {
  return `[${id}](#${id.toLowerCase()})`;
}

/** Returns links to the anchors of ids. */
export function linksToIds(ids: readonly string[]): string {
  return ids.map(linkToId).join(', ');
}

/** Returns an id with its anchor. */
export function anchoredId(id: string): string {
  return `<a id="${id.toLowerCase()}"></a>${id}`;
}
