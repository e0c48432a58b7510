import { safeText } from './safe-text';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for elements and attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
  return safeText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Returns text for an element of HTML, in which only the parts between backticks are markup: they are code. */
export function escapeExceptCode(text: string): string {
  return escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
