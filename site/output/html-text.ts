/**
 * Returns HTML text with its character references replaced by characters. Handles the references that the generator
 * writes.
 */
export function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Returns HTML as plain text, without tags and with single spaces. */
export function textOf(html: string): string {
  return unescaped(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
