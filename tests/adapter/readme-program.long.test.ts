import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { callCommand } from '../runner/call-command';
import { temporaryFolder } from '../runner/command';
import { LIBRARY, PROGRAM } from './readme-program';

/**
 * The part of the suite that is played, as `--shard` takes it. The whole suite takes seconds, and a quarter has scenarios
 * of all chapters. CI plays the whole suite in its job `ports`.
 */
const SHARD = process.env['GUIDE_SHARD'] ?? '1/4';

const isPythonMissing = spawnSync('python3', ['--version']).status !== 0;

test(
  'the program of the guide gives no fault at level crystal, which includes level spec',
  { skip: isPythonMissing && 'python3 is not installed' },
  async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'adapter.py'), PROGRAM);
    writeFileSync(join(folder, 'yourlib.py'), LIBRARY);
    const options = ['--level', 'crystal', '--shard', SHARD, '--report', 'json=report.json'];
    const { status } = await callCommand(['run', '--command', 'python3 adapter.py', ...options], folder);
    const { totals } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    assert.deepEqual([status, totals.fault], [1, 0]);
    assert.ok(totals.passed > 0 && totals.failed > 0 && totals.unsupported > 0);
  },
);
