import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { launchBrowser } from './chromium';

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
  readonly browser: Browser;
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
    browser,
    async visit(path, look, { width = WIDTH } = {}) {
      const { page, problems } = (shared ??= await openPage(site));
      problems.splice(0);
      await page.setViewportSize({ width, height: HEIGHT });
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

/** An open page, and what went wrong in it. */
export interface OpenPage {
  readonly page: Page;
  /** Errors on the console, errors of scripts, and requests off the site. */
  readonly problems: string[];
}

/** The size of a window. */
export interface VisitSettings {
  readonly width?: number;
}

/** Pixels of a window on a laptop. */
export const WIDTH = 1280;
export const HEIGHT = 844;

/** A browser's settings that pages are opened with. */
export interface PageSettings {
  readonly javaScript?: boolean;
}

/** Opens an empty page that collects problems. */
export async function openPage(
  site: ServedSite,
  { javaScript = true }: PageSettings = {},
): Promise<OpenPage> {
  const context = await site.browser.newContext({
    colorScheme: 'light',
    viewport: { width: WIDTH, height: HEIGHT },
    javaScriptEnabled: javaScript,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // A machine that is ten times slower must not fail.
  page.setDefaultTimeout(60_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(site.address) || /^(?:file|blob):/.test(request.url());
    if (!isOwn) problems.push(`a request off the site: ${request.url()}`);
  });
  return { page, problems };
}
