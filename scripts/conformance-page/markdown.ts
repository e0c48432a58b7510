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

/** Returns a Markdown table. The given cells must already be Markdown. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  // All cells are treated as equally wide, so that no cell is padded. As a result, a cell that becomes longer changes
  // only its own line of the page.
  return markdownTable([header, ...rows], { stringLength: () => '---'.length });
}

/** Returns links to the anchors of the given ids on the same page, separated by commas. */
export function linksToIds(ids: readonly string[]): string {
  return ids.map((id) => `[${id}](#${id.toLowerCase()})`).join(', ');
}

/** Returns an id with its anchor. */
export function anchoredId(id: string): string {
  return `<a id="${id.toLowerCase()}"></a>${id}`;
}
