import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite } from '../output/build-site';
import { buildPlayground } from '../playground/build';
import { launchBrowser } from '../../tests/site/chromium';

/** The path of the picture of the playground, relative to the package's root. */
export const PLAYGROUND_PICTURE = 'docs/playground.png';

/**
 * Builds the site in a temporary folder, and takes a screenshot of its playground for README.md.
 *
 * @param packageRoot the folder that contains `package.json`
 * @throws Error when no Chromium is installed
 */
export async function takePlaygroundPicture(packageRoot: string): Promise<void> {
  const site = mkdtempSync(join(tmpdir(), 'i18n-pictures-'));
  const browser = await launchBrowser();
  try {
    await buildSite(packageRoot, site, buildPlayground);
    const page = await browser.newPage({ viewport: { width: 1100, height: 620 }, colorScheme: 'light' });
    await page.goto(pathToFileURL(join(site, 'playground.html')).href);
    await page.getByText('translate returned').waitFor();
    await page.screenshot({ path: join(packageRoot, PLAYGROUND_PICTURE), animations: 'disabled' });
  } finally {
    await browser.close();
    rmSync(site, { recursive: true });
  }
}
