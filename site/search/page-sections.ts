import { headingsIn } from '../output/headings';
import { textOf } from '../output/html-text';
import type { Page } from '../page';
import type { SearchEntry } from './entry';

/** A page with the HTML of its content. */
export interface RenderedPage {
  readonly page: Page;
  readonly content: string;
}

/** The maximum number of characters that the results show of a section's text. */
const SHOWN_LENGTH = 160;

/** Returns the entry for a page as a whole. */
export function pageEntry({ path, title, description }: Page): SearchEntry {
  return { kind: 'page', to: path, name: title, text: description };
}

/** Returns the entries for a page and for its sections. A section is the text after a heading. */
export function pageEntries({ page, content }: RenderedPage): SearchEntry[] {
  const headings = headingsIn(content);
  const introduction = content.slice(0, headings[0]?.start);
  return [
    { ...pageEntry(page), words: distinct(textOf(introduction)) },
    ...headings.map(({ id, text: name, end }, index) => {
      const section = content.slice(end, headings[index + 1]?.start);
      const text = textOf(section);
      return {
        kind: 'section',
        to: `${page.path}#${id}`,
        under: page.path,
        name,
        text: shown(text),
        topic: termsIn(section),
        words: distinct(text),
      };
    }),
  ];
}

/** Returns the terms that a section explains: the first cells of its tables, and the terms of its lists. */
function termsIn(section: string): string {
  const terms = section.matchAll(/(?:<tr>\s*<t[dh][^>]*>|<dt[^>]*>|<strong>)(.*?)<\/(?:t[dh]|dt|strong)>/gs);
  return distinct([...terms].map(([, term = '']) => textOf(term)).join(' '));
}

function shown(text: string): string {
  return text.length <= SHOWN_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', SHOWN_LENGTH))} …`;
}

/** Returns each word of a text once, because the data is loaded before the search opens. */
export function distinct(text: string): string {
  return [...new Set(text.split(/\s+/))].join(' ');
}
