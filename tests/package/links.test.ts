import { execaSync } from 'execa';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

const PACKAGES = { '.': [], reference: ['--workspace', 'reference'] };

for (const [folder, options] of Object.entries(PACKAGES)) {
  test(`README.md of the package in ${folder} links only to files of the package`, () => {
    const pack = ['pack', '--dry-run', '--json', '--ignore-scripts', ...options];
    const [{ files }] = JSON.parse(execaSync('npm', pack, { cwd: PACKAGE_ROOT }).stdout);
    const paths: string[] = files.map(({ path }: { readonly path: string }) => path);
    const page = readFileSync(join(PACKAGE_ROOT, folder, 'README.md'), 'utf8');
    const targets = [...page.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);
    const relative = targets.filter((target) => !/^https?:/.test(target));
    assert.ok(relative.includes('LICENSE'));
    assert.deepEqual(
      relative.filter((target) => !paths.some((path) => path === target || path.startsWith(`${target}/`))),
      [],
    );
  });
}
