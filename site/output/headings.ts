import { textOf } from './html-text';

/** A heading of a page's content, which links can lead to. */
export interface Heading {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
  /** The positions of the heading in the HTML. */
  readonly start: number;
  readonly end: number;
}

const HEADING = /<h([23]) id="([^"]*)">(.*?)<\/h\1>/gs;

/** Finds the headings with ids in HTML, in order. */
export function headingsIn(html: string): Heading[] {
  return [...html.matchAll(HEADING)].map((match) => {
    const [whole, level, id = '', content = ''] = match;
    return {
      level: level === '2' ? 2 : 3,
      id,
      text: textOf(content.replace(/<a class="permalink".*?<\/a>/s, '')),
      start: match.index,
      end: match.index + whole.length,
    };
  });
}
