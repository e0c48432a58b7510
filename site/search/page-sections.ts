import { textOf } from '../output/html-text';
import type { Page } from '../page';
import type { SearchEntry } from './entry';

/** A page with its HTML. */
export interface RenderedPage {
  readonly page: Page;
  readonly html: string;
}

/** The maximum number of characters that the results show of a section's text. */
const SHOWN_LENGTH = 160;

const HEADING = /<h([23]) id="([^"]*)">(.*?)<\/h\1>/gs;

/** Returns the entry for a page as a whole. */
export function pageEntry({ path, title, description }: Page): SearchEntry {
  return { kind: 'page', to: path, name: title, text: description };
}

/** Returns the entries for a page and for its sections. A section is the text after a heading. */
export function pageEntries({ page, html }: RenderedPage): SearchEntry[] {
  const content = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const headings = [...content.matchAll(HEADING)];
  const introduction = content.slice(0, headings[0]?.index);
  return [
    { ...pageEntry(page), words: distinct(textOf(introduction)) },
    ...headings.map((heading, index) => {
      const section = content.slice(heading.index + heading[0].length, headings[index + 1]?.index);
      const text = textOf(section);
      return {
        kind: 'section',
        to: `${page.path}#${heading[2] ?? ''}`,
        under: page.path,
        name: textOf((heading[3] ?? '').replace(/<a class="permalink".*?<\/a>/s, '')),
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
