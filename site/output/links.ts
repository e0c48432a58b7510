import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unescaped } from './html-text';

const LINK = /\s(?:href|src)="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;
/** External links, which cannot be checked without the network. */
const OUTSIDE = /^https:/;

/**
 * Finds links to files or ids that do not exist, and ids that a page uses twice.
 *
 * @param folder the folder of the built site
 */
export function linkFindings(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  const idsOf = new Map<string, readonly string[] | undefined>(files.map((file) => [file, undefined]));
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  const textOf = new Map(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]));
  for (const [page, text] of textOf) idsOf.set(page, valuesOf(ID, text));
  return [...textOf].flatMap(([page, text]) => [
    ...repeated(idsOf.get(page) ?? []).map((id) => `${page}: the id ${id} is used twice`),
    ...[...new Set(valuesOf(LINK, text))].flatMap((link) => problemOf(link, page, idsOf) ?? []),
  ]);
}

function problemOf(
  link: string,
  page: string,
  idsOf: ReadonlyMap<string, readonly string[] | undefined>,
): string | undefined {
  if (OUTSIDE.test(link)) return undefined;
  const { pathname, hash, protocol } = new URL(link, `file:///${page}`);
  if (protocol !== 'file:' || link.startsWith('/')) return `${page}: ${link} leads out of the site`;
  const file = decodeURIComponent(pathname.slice(1));
  if (!idsOf.has(file)) return `${page}: ${link} leads to no file`;
  const id = decodeURIComponent(hash.slice(1));
  if (id === '' || (idsOf.get(file) ?? []).includes(id)) return undefined;
  return `${page}: ${link} leads to no place in ${file}`;
}

function valuesOf(attribute: RegExp, text: string): string[] {
  return [...text.matchAll(attribute)].map(([, value = '']) => unescaped(value));
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
