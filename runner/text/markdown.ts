import { safeText } from './safe-text';

/** Text that stands for itself in a line of Markdown, in a cell of a table too. */
export function markdownText(text: string): string {
  return safeText(text)
    .replace(/\s+/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/[\\`*_{}[\]()#+!|~@:>-]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text as a block of code, whatever it holds. */
export function markdownCode(text: string, language = ''): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${safeText(text)}\n${fence}`;
}
