import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './chromium';
import { PAGES } from './served-site';

/** The policy of the pages: scripts and styles from files of the site, and workers from the playground's own code. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; worker-src blob:";

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <title>Playground</title>
    <link rel="stylesheet" href="page.css" />
    <script src="playground/playground.js" defer></script>
    <script src="page.js" defer></script>
  </head>
  <body>
    <main>
      <h1>Playground</h1>
      <div id="host"></div>
    </main>
  </body>
</html>`;

const STYLES = ':root { color-scheme: light dark } body { background: light-dark(#fff, #0d1117) }';

const SCRIPT = `
const scenarioId = new URLSearchParams(location.search).get('scenario') ?? undefined;
i18nPlayground.open({ scenarioId, host: document.querySelector('#host') });
`;

/** Pages with the playground, opened from the file system in a browser. */
export class PlaygroundPages {
  /** Errors in the consoles, and requests of anything but files. */
  readonly problems: string[] = [];

  private tab: Page | undefined;

  private constructor(
    private readonly browser: Browser,
    private readonly folder: string,
  ) {}

  /** Copies the playground of the built site and starts the browser. */
  static async create(): Promise<PlaygroundPages> {
    const folder = await mkdtemp(join(tmpdir(), 'i18n-playground-'));
    await cp(join(PAGES, 'playground'), join(folder, 'playground'), { recursive: true });
    await writeFile(join(folder, 'playground.html'), PAGE);
    await writeFile(join(folder, 'page.css'), STYLES);
    await writeFile(join(folder, 'page.js'), SCRIPT);
    return new PlaygroundPages(await launchBrowser(), folder);
  }

  /**
   * Loads a page in the tab that all tests share, because opening a tab takes longer than loading a page.
   *
   * @param address the query and the hash, or the whole address
   */
  async open(address: string): Promise<Page> {
    return this.load((this.tab ??= await this.openTab()), address);
  }

  /** Loads a page in a tab whose clock a test can move forward. */
  async openWithClock(address: string): Promise<Page> {
    const page = await this.openTab();
    await page.clock.install();
    return this.load(page, address);
  }

  private async load(page: Page, address: string): Promise<Page> {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: 'light' });
    // Without this, the browser would not load a page whose address differs in its hash alone.
    await page.goto('about:blank');
    const own = pathToFileURL(join(this.folder, 'playground.html')).href;
    await page.goto(address.startsWith('file:') ? address : `${own}${address}`);
    return page;
  }

  private async openTab(): Promise<Page> {
    const page = await this.browser.newPage();
    page.setDefaultTimeout(120_000);
    page.on('pageerror', ({ message }) => this.problems.push(message));
    page.on('console', (message) => message.type() === 'error' && this.problems.push(message.text()));
    page.on('request', (request) => {
      if (!/^(?:file|blob):/.test(request.url())) this.problems.push(`request of ${request.url()}`);
    });
    return page;
  }

  /** Ends the browser and removes the files. */
  async close(): Promise<void> {
    await this.browser.close();
    await rm(this.folder, { recursive: true });
  }
}
