import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';

test('a sample is measured without being recorded, and a sample of nothing fails', () => {
  const file = join(PACKAGE_ROOT, 'proof/fuzz-result.json');
  const before = readFileSync(file, 'utf8');
  const measure = (...args: string[]) =>
    spawnSync(process.execPath, [join(PACKAGE_ROOT, 'dist/proof/fuzzing/main.js'), ...args], {
      encoding: 'utf8',
    });
  // At level crystal, no variant is compared, which takes 1000 scenarios.
  const one = measure('--level', 'crystal', '--sample', '1', '--jobs', '1');
  assert.match(one.stdout, /^1 of 1 mutants found at level crystal\n$/);
  assert.equal(one.status, 0, one.stderr);
  const brief = measure('--runs', '20', '--sample', '1', '--jobs', '1');
  assert.match(brief.stdout, /^1 of 1 mutants found at level spec\n$/);
  assert.equal(brief.status, 0, brief.stderr);
  const nothing = measure('--sample', '0');
  assert.match(nothing.stdout, /\nnothing was measured: take at least one mutant\n$/);
  assert.equal(nothing.status, 1);
  assert.equal(readFileSync(file, 'utf8'), before);
});
