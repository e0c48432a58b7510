import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

/** Runs Node in the project's folder, as if no test were running. */
function node(...args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  const options = { cwd: PACKAGE_ROOT, encoding: 'utf8', env } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, output: stdout + stderr };
}

test('a process that tests share fails when one of them exits', () => {
  const program = `require('./dist/tests/shared/require-tests').requireTests('tests/shared/fixtures/exits.js')`;
  const { status, output } = node('-e', program);
  assert.equal(status, 1, output);
  assert.match(output, /^The process of the tests exited before all of them had ended/m);
});

test('a run without tests fails', () => {
  const file = 'tests/repository/file-names.test.ts';
  const { status, output } = node('scripts/test.mjs', '--test-name-pattern', 'no such test', file);
  assert.equal(status, 1, output);
  assert.match(output, /^No test passed, so nothing shows that one was run\.$/m);
});

test('a path that names no tests is refused', () => {
  assert.deepEqual(node('scripts/test.mjs', 'tests/runner/usage.ts'), {
    status: 2,
    output:
      'tests/runner/usage.ts is neither a test file nor a folder of them, such as tests/runner/usage.test.ts\n',
  });
});
