import { namesIn } from './theme/search';

/** The parts of a rule's page whose words say nothing about the rule. */
const CODE = /<h2 id="(?:files-that|libraries-that|where-the-reference)[^]*?(?=<h2|$)/g;

/**
 * Returns the HTML of a page for the search, which finds each heading with what stands below it. In a page of a rule or a
 * silent point, only the title remains a heading, so that the page is found once. Of the lists of rules and points, only
 * the beginning remains, because the search finds their pages.
 */
export function searchable(path: string, html: string): string {
  const isList = /^(?:rules|silent-points|document|matrix)\.md$/.test(path);
  if (!isList && !/^(?:rules|silent)\//.test(path)) return html;
  const shown = isList ? html.replace(/<h2[^]*/, '') : html.replace(CODE, '');
  const text = shown.replace(/(<\/?)h[23]/g, '$1p');
  // The words of a text are apart, even if only tags divide them.
  return `${text.replace(/<(?!\/?h1|a class="header-anchor")/g, ' <')} ${namesIn(html.replace(/<[^>]*>/g, ' ')).join(' ')}`;
}
