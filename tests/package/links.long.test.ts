import { execaSync } from 'execa';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

const PACKAGES = { '.': [], reference: ['--workspace', 'reference'] };

for (const [folder, options] of Object.entries(PACKAGES)) {
  test(`the pages of the package in ${folder} link only to files of the package`, () => {
    const pack = ['pack', '--dry-run', '--json', '--ignore-scripts', ...options];
    const [{ files }] = JSON.parse(execaSync('npm', pack, { cwd: PACKAGE_ROOT }).stdout);
    const paths: string[] = files.map(({ path }: { readonly path: string }) => path);
    const pages = paths.filter((path) => path.endsWith('.md'));
    assert.ok(pages.includes('README.md'));
    const dead = pages.flatMap((page) =>
      linksOf(readFileSync(join(PACKAGE_ROOT, folder, page), 'utf8'))
        .map((link) => posix.join(posix.dirname(page), link))
        .filter((target) => !paths.some((path) => path === target || path.startsWith(`${target}/`)))
        .map((target) => `${page} links to ${target}`),
    );
    assert.deepEqual(dead, []);
  });
}

/** Returns the relative targets of the links of a page, outside of code. */
function linksOf(page: string): string[] {
  const prose = page.replace(/^( *)```[^]*?^\1```/gm, '').replace(/`[^`\n]*`(?!\])/g, '');
  return [...prose.matchAll(/\]\(<?([^)#\s>]+)[^)]*\)/g)]
    .map(([, target = '']) => target.replace(/\/$/, ''))
    .filter((target) => !/^[a-z]+:/.test(target));
}
