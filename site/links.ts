import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches an attribute that links to a file or a place. */
const LINK = /\s(?:href|src)="([^"]*)"/g;
/** Matches the id of an element. */
const ID = /\sid="([^"]*)"/g;

/**
 * Finds links to files or ids that do not exist, and ids that a page uses twice. Links to other hosts are not followed.
 *
 * @param folder the folder of the built site
 * @param base the path below which the site is served
 */
export function linkFindings(folder: string, base: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html').sort();
  const textOf = new Map(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]));
  const idsOf = new Map(files.map((file) => [file, valuesOf(ID, textOf.get(file) ?? '')]));
  return [...textOf].flatMap(([page, text]) => [
    ...repeated(idsOf.get(page) ?? []).map((id) => `${page}: the id ${id} is used twice`),
    ...[...new Set(valuesOf(LINK, text))].flatMap((link) => findingOf(link, page, base, idsOf) ?? []),
  ]);
}

/** Returns a finding if a link on a page leads out of the site, to no file, or to no place in a file. */
function findingOf(
  link: string,
  page: string,
  base: string,
  idsOf: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const { pathname, hash, protocol } = new URL(link, `file://${base}${page}`);
  if (protocol !== 'file:') return undefined;
  if (!pathname.startsWith(base)) return `${page}: ${link} leads out of the site`;
  const file = decodeURIComponent(pathname.slice(base.length)) || 'index.html';
  const ids = idsOf.get(file);
  if (ids === undefined) return `${page}: ${link} leads to no file`;
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || ids.includes(id) ? undefined : `${page}: ${link} leads to no place in ${file}`;
}

/** Returns the values of an attribute in the text of a page, without character references. */
function valuesOf(attribute: RegExp, text: string): string[] {
  const values = [...text.matchAll(attribute)].map(([, value = '']) => value);
  return values.map((value) =>
    value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
  );
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
