/** Text as it stands in a paragraph or a table's cell of Markdown: nothing of it is markup. */
export function text(plain: string): string {
  return plain
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*|[\]]/g, '\\$&')
    .replace(/</g, '&lt;');
}

/** A table of cells that are already Markdown. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = header.map(() => '---');
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A link to the anchor of an id on the same page. */
export function linkToId(id: string): string {
  return `[${id}](#${id.toLowerCase()})`;
}

/** Links to the anchors of ids. */
export function linksToIds(ids: readonly string[]): string {
  return ids.map(linkToId).join(', ');
}

/** The id with its anchor. */
export function anchoredId(id: string): string {
  return `<a id="${id.toLowerCase()}"></a>${id}`;
}

/** `1 scenario`, `2 scenarios`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
