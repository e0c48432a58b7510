import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSiteData } from '../data/site-data';
import { pagesOf } from '../pages';
import { bundleAssets } from './assets';
import { render } from './render';
import { searchEntries } from '../search/entries';

/** Writes a bundle that pages load on demand into the site's folder. */
export type BuildBundle = (folder: string) => Promise<void>;

/** The file by which the folder of a built site is recognized. */
const MARK = 'assets/search-data.js';

/** Thrown for a folder that contains something other than a site, and is therefore not emptied. */
export class ForeignFolder extends Error {
  override readonly name = 'ForeignFolder';

  constructor(folder: string) {
    super(`${folder} holds something other than a site: name a new or an empty folder`);
  }
}

/**
 * Builds the site into a folder. A site that the folder already contains is removed first. The same sources always give
 * the same files.
 *
 * @param packageRoot the folder that contains `package.json`, and `dist/` with the compiled reference
 * @param buildPlayground writes the playground, which `site/client/playground.ts` loads
 * @returns the number of pages
 * @throws ForeignFolder when the folder contains anything other than a site
 * @throws SuiteDefect when the features or the lists beside them have a mistake
 */
export async function buildSite(
  packageRoot: string,
  folder: string,
  buildPlayground?: BuildBundle,
): Promise<number> {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, MARK))) {
    throw new ForeignFolder(folder);
  }
  const data = await readSiteData(packageRoot);
  const pages = pagesOf(data);
  rmSync(folder, { recursive: true, force: true });
  const rendered = pages.map((page) => ({ page, ...render(page, data) }));
  for (const { page, html } of rendered) write(folder, page.path, html);
  // The data is a script, because pages that are opened from the file system cannot fetch data.
  write(folder, MARK, `globalThis.searchEntries=${JSON.stringify(searchEntries(data, rendered))};\n`);
  await bundleAssets(packageRoot, join(folder, 'assets'));
  await buildPlayground?.(folder);
  return pages.length;
}

function write(folder: string, path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
