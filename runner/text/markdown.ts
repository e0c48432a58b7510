import { safeText } from './safe-text';

/** Escapes text for a line or a table cell of Markdown. */
export function markdownText(text: string): string {
  return safeText(text)
    .replace(/\s+/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/[\\`*_{}[\]()#+!|~@:>-]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Returns any text as a fenced code block. */
export function markdownCode(text: string, language = ''): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${safeText(text)}\n${fence}`;
}
