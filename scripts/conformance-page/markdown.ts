import { markdownTable } from 'markdown-table';

/** Matches code in a text, that is, a part between two backticks. */
const CODE = /(`[^`]+`)/;

/**
 * Escapes a text for use in a line or table cell of Markdown. The parts between backticks remain code; all other markup
 * is escaped.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .split(CODE)
    .map((part) => (CODE.test(part) ? part.replaceAll('|', '\\|') : escapePlain(part)))
    .join('');
}

function escapePlain(text: string): string {
  return text.replace(/[\\`*|[\]]/g, '\\$&').replace(/</g, '&lt;');
}

/** Returns a link to a heading on the same page. The link uses the anchor that GitHub gives the heading. */
export function linkToHeading(heading: string): string {
  const anchor = heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');
  return `[${escapeMarkdown(heading)}](#${anchor})`;
}

/** Returns a Markdown table. The given cells must already be Markdown. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  // All cells are treated as equally wide, so that no cell is padded. As a result, a cell that becomes longer changes
  // only its own line of the page.
  return markdownTable([header, ...rows], { stringLength: () => '---'.length });
}

/** Returns a link to an id's anchor on the same page. */
export function linkToId(id: string): string {
  return `[${id}](#${id.toLowerCase()})`;
}

/** Returns links to the anchors of the given ids, separated by commas. */
export function linksToIds(ids: readonly string[]): string {
  return ids.map(linkToId).join(', ');
}

/** Returns an id with its anchor. */
export function anchoredId(id: string): string {
  return `<a id="${id.toLowerCase()}"></a>${id}`;
}
