import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { projectFiles } from '../../scripts/checks/project-files';

/** Names and characters that Windows refuses. Git for Windows then checks out no file at all. */
const REFUSED = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?(?:\/|$)|[<>:"|?*\\]|[. ](?:\/|$)/i;

test('names that Windows refuses are recognized', () => {
  for (const file of ['a/nul.json', 'COM1', 'aux/b.ts', 'a:b', 'a?', 'a./b', 'a '])
    assert.match(file, REFUSED);
  for (const file of ['a/null.json', 'console/b.ts', 'a.b/.c', 'a [b] (c)'])
    assert.doesNotMatch(file, REFUSED);
});

test('each file has a name that Windows accepts, and that differs from others by more than its case', () => {
  const files = projectFiles(PACKAGE_ROOT);
  assert.deepEqual(
    files.filter((file) => REFUSED.test(file)),
    [],
  );
  const names = files.map((file) => file.toLowerCase()).sort();
  assert.deepEqual(
    names.filter((name, index) => name === names[index + 1]),
    [],
  );
});
