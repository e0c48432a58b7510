import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { patchOf } from '../../scripts/generated-file';
import { generatedFiles } from '../../scripts/pages';

for (const generated of generatedFiles(PACKAGE_ROOT)) {
  test(`${generated.file} is up to date`, () => {
    const patch = patchOf(generated);
    if (patch !== undefined) assert.fail(`run npm run docs, and look at what it changed\n${patch}`);
  });
}
