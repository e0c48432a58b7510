import { renderToString } from 'preact-render-to-string';
import type { SiteData } from '../data/site-data';
import type { Page } from '../page';
import { CurrentPage } from '../parts/context';
import { Layout } from '../parts/layout';
import { headingsIn } from './headings';

/** The number of headings from which a page is long enough for a list of its contents. */
const LONG = 4;

/** Renders a page as HTML, as a whole and its content alone. */
export function render(page: Page, data: SiteData): { readonly html: string; readonly content: string } {
  const root = '../'.repeat(page.path.split('/').length - 1);
  const Content = page.content;
  const context = { data, root };
  const content = renderToString(
    <CurrentPage.Provider value={context}>
      <Content />
    </CurrentPage.Provider>,
  );
  const headings = page.hasContents ? headingsIn(content) : [];
  const html = renderToString(
    <CurrentPage.Provider value={context}>
      <Layout page={page} contents={headings.length < LONG ? [] : headings} content={content} />
    </CurrentPage.Provider>,
  );
  return { html: `<!doctype html>\n${html}\n`, content };
}
