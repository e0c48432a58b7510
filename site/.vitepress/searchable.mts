import { namesIn } from './theme/search';

/** The parts of a rule's page whose words say nothing about the rule. */
const CODE = /<h2 id="(?:files-that|libraries-that|where-the-reference)[^]*?(?=<h2|$)/g;

/**
 * Returns the HTML of a page for the search, which finds each heading with what stands below it. A page of a rule or of a
 * silent point has only its title as a heading, so that it is found once; of a list of such pages, only the beginning is
 * found.
 */
export function searchable(path: string, html: string): string {
  const isList = /^(?:rules|silent-points|document|matrix)\.md$/.test(path);
  if (!isList && !/^(?:rules|silent)\//.test(path)) return html;
  const shown = isList ? html.replace(/<h2[^]*/, '') : html.replace(CODE, '');
  const text = shown.replace(/(<\/?)h[23]/g, '$1p');
  // The words of a text are apart, even if only tags divide them.
  return `${text.replace(/<(?!\/?h1|a class="header-anchor")/g, ' <')} ${namesIn(html.replace(/<[^>]*>/g, ' ')).join(' ')}`;
}
