import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { buildSite } from '../output/build-site';
import { buildPlayground } from '../playground/build';
import { launchBrowser } from '../../tests/site/chromium';

/** A picture of a page of the site. */
interface PagePicture {
  /** The path of the picture, relative to the package's root. */
  readonly file: string;
  /** The page's path in the site. */
  readonly page: string;
  /** The size of the window, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Brings the page into the state to be shown. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const PICTURES: readonly PagePicture[] = [
  { file: 'docs/ports.png', page: 'ports.html', size: { width: 1100, height: 820 } },
  {
    file: 'docs/playground.png',
    page: 'playground.html',
    size: { width: 1100, height: 620 },
    prepare: (page) => page.getByText('translate returned').waitFor(),
  },
];

/**
 * Builds the site in a temporary folder, and takes the screenshots of its pages for README.md.
 *
 * @param packageRoot the folder that contains `package.json`
 * @returns the paths of the pictures, relative to `packageRoot`
 * @throws Error when no Chromium is installed
 */
export async function takePagePictures(packageRoot: string): Promise<string[]> {
  const site = mkdtempSync(join(tmpdir(), 'i18n-pictures-'));
  const browser = await launchBrowser();
  try {
    await buildSite(packageRoot, site, buildPlayground);
    for (const { file, page: path, size, prepare } of PICTURES) {
      const page = await browser.newPage({ viewport: size, colorScheme: 'light' });
      await page.goto(pathToFileURL(join(site, path)).href);
      await prepare?.(page);
      await page.screenshot({ path: join(packageRoot, file), animations: 'disabled' });
      await page.close();
    }
  } finally {
    await browser.close();
    rmSync(site, { recursive: true });
  }
  return PICTURES.map(({ file }) => file);
}
