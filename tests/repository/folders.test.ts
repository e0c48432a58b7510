import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { requireNone } from '../none';

/** The files that name folders of the project, each with a pattern that matches these names. */
const NAMES: readonly (readonly [file: string, pattern: RegExp])[] = [
  ['tsconfig.json', /^ {4}"(\w+)",?$/gm],
  ['.dependency-cruiser.js', /^ {2}'?([a-z][\w./-]*)'?: \[.*\],$/gm],
  ['package.json', /"dist\/([a-z][\w-]*)"/g],
  ['CONTRIBUTING.md', /^- `([a-z]\w*)\/`/gm],
];

for (const [file, pattern] of NAMES) {
  test(`the folders that ${file} names exist`, () => {
    const named = [...readFileSync(join(PACKAGE_ROOT, file), 'utf8').matchAll(pattern)].map(
      ([, name = '']) => name,
    );
    assert.ok(named.length > 0);
    requireNone(named.filter((folder) => !existsSync(join(PACKAGE_ROOT, folder))));
  });
}
