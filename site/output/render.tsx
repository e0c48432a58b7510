import { renderToString } from 'preact-render-to-string';
import type { SiteData } from '../data/site-data';
import type { Page } from '../page';
import { CurrentPage } from '../parts/context';
import { Layout } from '../parts/layout';

/** Renders a page as HTML. */
export function render(page: Page, data: SiteData): string {
  const root = '../'.repeat(page.path.split('/').length - 1);
  const Content = page.content;
  const html = renderToString(
    <CurrentPage.Provider value={{ data, root }}>
      <Layout page={page}>
        <Content />
      </Layout>
    </CurrentPage.Provider>,
  );
  return `<!doctype html>\n${html}\n`;
}
