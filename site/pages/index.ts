import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { ruleVerdicts } from '../../ports/judging/recorded';
import { frontPage, matrixPage, playgroundPage } from './front';
import { guidePage, GUIDES } from './guides';
import { libraryPage } from './libraries';
import { documentPage, originalPage, readingsPage, rulesPage, silentPage, silentPointsPage } from './lists';
import type { Page } from './page';
import { rulePage } from './rule';
import { sidebarOf } from './sidebar';
import { readSiteData, type SiteData } from './site-data';

/** The folder of the generated pages, which VitePress reads. */
export const PAGES = join(PACKAGE_ROOT, 'site/.pages');

/** The folder with the pictures of the guides. */
const PICTURES = join(PACKAGE_ROOT, 'docs');

/**
 * Writes all pages as Markdown files, with the data that the configuration of VitePress and the components read.
 *
 * @returns the number of pages
 * @throws SuiteDefect when the features, or the lists beside them, have a mistake
 */
export function writePages(): number {
  const data = readSiteData();
  const pages = pagesOf(data);
  rmSync(PAGES, { recursive: true, force: true });
  for (const { path, text } of pages) write(`${path}.md`, text);
  write('site-data.json', JSON.stringify({ sidebar: sidebarOf(data), addresses: addressesOf(data) }));
  write('rule-table.json', JSON.stringify(ruleTableOf(data)));
  mkdirSync(join(PAGES, 'public'), { recursive: true });
  copyFileSync(join(PACKAGE_ROOT, 'site/icon.svg'), join(PAGES, 'public/icon.svg'));
  for (const name of readdirSync(PICTURES).filter((file) => file.endsWith('.svg'))) {
    copyFileSync(join(PICTURES, name), join(PAGES, 'public', name));
  }
  return pages.length;
}

function pagesOf(data: SiteData): Page[] {
  const silent = data.entries.filter(({ id }) => id.startsWith('SILENT'));
  return [
    frontPage(data),
    ...GUIDES.map(guidePage),
    documentPage(data),
    rulesPage(data),
    ...data.suite.rules.map((rule) => rulePage(rule, data)),
    silentPointsPage(data),
    ...silent.map((entry) => silentPage(entry, data)),
    readingsPage(data),
    originalPage(data),
    matrixPage(data),
    ...data.libraries.map((library) => libraryPage(library, data)),
    playgroundPage(),
  ];
}

/** Returns the address of each id, so that ids in texts become links. */
function addressesOf({ suite, entries }: SiteData): Record<string, string> {
  const listed = entries.map(({ id }): [string, string] => {
    if (id.startsWith('SILENT')) return [id, `/silent/${id}`];
    return [id, `/${id.startsWith('READING') ? 'readings' : 'original'}#${id}`];
  });
  return Object.fromEntries([...suite.rules.map(({ id }) => [id, `/rules/${id}`]), ...listed]);
}

/** Returns the verdicts of all libraries on all rules, for the table of rules. */
function ruleTableOf({ suite, libraries }: SiteData): object {
  return {
    libraries: libraries.map(({ name }) => name),
    rules: suite.rules.map((rule) => ({
      id: rule.id,
      sentence: rule.sentence.replaceAll('`', ''),
      verdicts: libraries.map((library) => ruleVerdicts(library, [rule])[0]?.verdict ?? ''),
    })),
  };
}

function write(path: string, text: string): void {
  const file = join(PAGES, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
