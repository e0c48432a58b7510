import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Returns the links of a package's pages that lead to no file of the package, with their pages. */
export function deadLinks(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const pages = paths.filter((path) => path.endsWith('.md') && !path.startsWith('node_modules/'));
  assert.ok(pages.includes('README.md'));
  return pages.flatMap((page) =>
    linksOf(readFileSync(join(folder, page), 'utf8'))
      .map((link) => posix.join(posix.dirname(page), link))
      .filter((target) => !paths.includes(target))
      .map((target) => `${page} links to ${target}`),
  );
}

/** Returns the relative targets of the links of a page, outside of code. */
function linksOf(page: string): string[] {
  const prose = page.replace(/^( *)```[^]*?^\1```/gm, '').replace(/`[^`\n]*`(?!\])/g, '');
  return [...prose.matchAll(/\]\(<?([^)#\s>]+)[^)]*\)/g)]
    .map(([, target = '']) => target.replace(/\/$/, ''))
    .filter((target) => !/^[a-z]+:/.test(target));
}
