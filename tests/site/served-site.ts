import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { launchBrowser, openTab, WINDOW, type OpenPage } from './chromium';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** The pages of the site below this path show that it needs no root of its own. */
const SUB_PATH = '/some/where/';

/** The folder in which `npm test pages` builds the site. */
export const PAGES = join(PACKAGE_ROOT, 'dist/pages');

/** A server of the built site, and a browser. */
export interface ServedSite {
  /** The address of the front page's folder. */
  readonly address: string;
  /** Opens an empty page that collects problems. */
  open(settings?: { readonly javaScript?: boolean }): Promise<OpenPage>;
  /**
   * Shows a page to a test. Fails when something goes wrong in the page. All visits share a tab, because opening one
   * takes longer than showing a page. So a visit must store nothing in the browser.
   */
  visit(path: string, look: (page: Page) => Promise<void>, settings?: VisitSettings): Promise<void>;
  close(): Promise<void>;
}

/** Serves the built site below a sub-path, and starts a browser. */
export async function serveSite(): Promise<ServedSite> {
  // First, because a server that nobody closes would keep the tests from ending.
  const browser = await launchBrowser();
  const server = createServer(({ url = '' }, response) => {
    try {
      const path = decodeURIComponent(new URL(url, 'http://site').pathname);
      const content = readFileSync(join(PAGES, path.slice(SUB_PATH.length)));
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let shared: OpenPage | undefined;
  const site: ServedSite = {
    address: `http://127.0.0.1:${port}${SUB_PATH}`,
    open: (settings) =>
      openTab(browser, (url) => url.startsWith(site.address) || /^(?:file|blob):/.test(url), settings),
    async visit(path, look, { width = WINDOW.width } = {}) {
      const { page, problems } = (shared ??= await site.open());
      problems.splice(0);
      await page.setViewportSize({ ...WINDOW, width });
      // Without this, the browser would only scroll when the address differs in its hash alone.
      await page.goto('about:blank');
      await page.goto(`${site.address}${path}`);
      await look(page);
      assert.deepEqual(problems, []);
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return site;
}

/** The size of a window. */
export interface VisitSettings {
  readonly width?: number;
}
