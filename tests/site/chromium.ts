import axe from 'axe-core';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The file of the browser, if one is installed: `.ci/run` installs Debian's. */
const EXECUTABLE = (process.env['PATH'] ?? '')
  .split(delimiter)
  .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  .find((file) => existsSync(file));

/**
 * The options of a test that needs a browser. It is skipped where there is none, unless I18N_TOOLCHAINS is `required`:
 * then it fails.
 */
export const BROWSER_ONLY = {
  skip:
    EXECUTABLE === undefined && process.env['I18N_TOOLCHAINS'] !== 'required' && 'Chromium is not installed',
};

/** Starts the browser. */
export function launchBrowser(): Promise<Browser> {
  if (EXECUTABLE === undefined) throw new Error(`none of ${NAMES.join(', ')} is installed`);
  // The sandbox needs rights that root in a container does not have. A GPU that is emulated would take CPU time.
  const args = ['--no-sandbox', '--disable-gpu'];
  return chromium.launch({ executablePath: EXECUTABLE, args, timeout: 120_000 });
}

/** An open page, and what went wrong in it. */
export interface OpenPage {
  readonly page: Page;
  /** Errors on the console, errors of scripts, and requests of anything else than what is tested. */
  readonly problems: string[];
}

/** Pixels of a window on a laptop. */
export const WINDOW = { width: 1280, height: 844 } as const;

/**
 * Opens an empty page that collects problems.
 *
 * @param isOwn tells whether the page may request an address
 */
export async function openTab(
  browser: Browser,
  isOwn: (address: string) => boolean,
  { javaScript = true }: { readonly javaScript?: boolean } = {},
): Promise<OpenPage> {
  const context = await browser.newContext({
    colorScheme: 'light',
    viewport: WINDOW,
    javaScriptEnabled: javaScript,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  // A machine that is ten times slower must not fail.
  page.setDefaultTimeout(120_000);
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    if (!isOwn(request.url())) problems.push(`a request of ${request.url()}`);
  });
  return { page, problems };
}

/**
 * Returns the barriers that axe finds on a page, each with the first 200 characters of the element that has it.
 *
 * @param options the rules that are tried: by default, those that are enabled
 */
export async function barriers(
  page: Page,
  options: Pick<axe.RunOptions, 'rules' | 'runOnly'> = {},
): Promise<string[]> {
  // The policy of the page forbids other scripts, and evaluating passes it by.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  // The elements that pass stay in the page, because they are megabytes of markup. No rule needs what axe would load.
  const given = JSON.stringify({ resultTypes: ['violations'], preload: false, ...options });
  const found: unknown = await page.evaluate(
    `axe.run(document, ${given}).then(({ violations }) => violations)`,
  );
  return (found as axe.Result[]).flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
}
