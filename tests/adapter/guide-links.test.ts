import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

const page = readFileSync(join(PACKAGE_ROOT, 'adapter/README.md'), 'utf8');

test('the guide links two complete adapters of libraries from elsewhere', () => {
  const links = [...page.matchAll(/\]\(\.\.\/(ports\/[\w-]+\/adapter\.\w+)\)/g)].map(([, path = '']) => path);
  assert.deepEqual(links, ['ports/ruby-i18n/adapter.rb', 'ports/maketext/adapter.pl']);
  for (const path of links) assert.ok(readFileSync(join(PACKAGE_ROOT, path), 'utf8').includes('-32'));
});
