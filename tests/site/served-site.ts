import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { compiledFile, PACKAGE_ROOT } from '../../adapter/contract/package';
import { launchBrowser, openTab, WINDOW, type OpenPage } from './chromium';

/** The path below which the site is served, as on GitHub Pages. */
export const BASE = '/i18n-conformance/';

let built: string | undefined;

/** Builds the site once in this process, and returns its folder, which is removed when the process ends. */
export function builtSite(): string {
  if (built !== undefined) return built;
  const folder = mkdtempSync(join(tmpdir(), 'i18n-site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [compiledFile('site/main.js'), '--output', folder, '--base', BASE],
    { cwd: PACKAGE_ROOT, encoding: 'utf8' },
  );
  assert.equal(status, 0, `${stdout}${stderr}`);
  return (built = folder);
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** The built site on a server, and a browser. */
export interface ServedSite {
  /** The address of the site, which ends with a slash. */
  readonly address: string;
  /** Opens an empty page that collects problems. Only pages of the site may be requested. */
  readonly open: (settings?: Parameters<typeof openTab>[2]) => Promise<OpenPage>;
  /** Looks at a page in the tab that all visits share, and checks that nothing goes wrong in it. */
  readonly visit: (path: string, look: (page: Page) => Promise<void>, width?: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Serves the built site, and starts the browser. */
export async function serveSite(): Promise<ServedSite> {
  const folder = builtSite();
  const browser = await launchBrowser();
  const server = createServer(({ url = '/' }, response) => {
    try {
      const path =
        decodeURIComponent(new URL(url, 'http://site').pathname).slice(BASE.length) || 'index.html';
      const content = readFileSync(join(folder, path));
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;
  let shared: OpenPage | undefined;
  const open: ServedSite['open'] = (settings) => openTab(browser, (url) => url.startsWith(address), settings);
  return {
    address,
    open,
    async visit(path, look, width = WINDOW.width) {
      const { page, problems } = (shared ??= await open());
      problems.splice(0);
      await page.setViewportSize({ ...WINDOW, width });
      // Without this, the browser would only scroll when the address differs in its hash alone.
      await page.goto('about:blank');
      await page.goto(`${address}${path}`);
      await look(page);
      assert.deepEqual(problems, []);
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
