import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import type { Check } from '../../scripts/checks/check';
import { runChecks } from '../../scripts/checks/run-checks';
import { toolFindings } from '../../scripts/checks/tool';

test('a check with findings, and one that throws, make the checks fail', async () => {
  const lines: string[] = [];
  const checkWith = (title: string, find: Check['find']): Check => ({
    name: title,
    title,
    remedy: 'mend it',
    find,
  });
  const checks = [
    checkWith('good', () => []),
    checkWith('bad', () => ['a.ts:1: a finding']),
    checkWith('broken', () => Promise.reject(new Error('it threw'))),
  ];
  const counts = await runChecks(checks, '', (line) => lines.push(line));
  assert.deepEqual(counts, { passed: 1, failed: 2 });
  assert.ok(lines.includes('    a.ts:1: a finding') && lines.includes('  What to do: mend it.'));
  assert.ok(lines.some((line) => line.startsWith('    Error: it threw')));
  assert.equal(lines.at(-1), '1 passed, 2 failed');
});

test('a tool that fails without output has a finding, one that succeeds has none', async () => {
  const run = (script: string) => toolFindings(PACKAGE_ROOT, process.execPath, ['-e', script]);
  assert.deepEqual(await run('process.exit(1)'), ['']);
  assert.deepEqual(await run('console.log("a.ts:1: wrong"); process.exit(1)'), ['a.ts:1: wrong']);
  assert.deepEqual(await run('console.log("all is well")'), []);
});
