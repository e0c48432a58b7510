import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { VERDICT_PICTURE, verdictPicture } from '../../site/pictures/verdict';

test('the picture in README.md shows the current result of its run', () => {
  const drawn = readFileSync(join(PACKAGE_ROOT, VERDICT_PICTURE), 'utf8');
  assert.ok(drawn === verdictPicture(PACKAGE_ROOT), `${VERDICT_PICTURE} is stale: run npm run pictures`);
});
