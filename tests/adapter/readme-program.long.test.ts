import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { callCommand } from '../runner/call-command';
import { temporaryFolder } from '../runner/command';
import { reported } from '../runner/reported';
import { LIBRARY, PROGRAM } from './readme-program';

/**
 * The scenarios that are played, as `--select` takes them. The whole suite takes seconds, and this part has scenarios of
 * all chapters. CI plays the whole suite in its job `ports`.
 */
const SELECTED = process.env['GUIDE_SELECT'] ?? '*/a-*';

const isPythonMissing = spawnSync('python3', ['--version']).status !== 0;

test(
  'the program of the guide gives no fault at level crystal, which includes level spec',
  { skip: isPythonMissing && 'python3 is not installed' },
  async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'adapter.py'), PROGRAM);
    writeFileSync(join(folder, 'yourlib.py'), LIBRARY);
    const options = ['--level', 'crystal', '--select', SELECTED, '--report', 'json=report.json'];
    const { status } = await callCommand(['run', '--command', 'python3 adapter.py', ...options], folder);
    const { totals } = reported(join(folder, 'report.json'));
    assert.deepEqual([status, totals.fault], [1, 0]);
    assert.ok(totals.passed > 0 && totals.failed > 0 && totals.unsupported > 0);
  },
);
