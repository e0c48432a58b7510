import { safeText } from './safe-text';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stands for itself in HTML and in XML, inside elements and attributes. */
export function escapeMarkup(text: string): string {
  return safeText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
