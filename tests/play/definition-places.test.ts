import type { Envelope } from '@cucumber/messages';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { loadSteps } from '../../steps/step-library';

test('each step definition knows the line where it is written', () => {
  for (const { keyword, file, line } of loadSteps().definitions) {
    assert.match(file, /^dist\/steps\/[\w-]+\.steps\.js$/);
    const text = readFileSync(join(PACKAGE_ROOT, file), 'utf8').split('\n')[line - 1];
    assert.ok(text?.includes(`.${keyword})(`), `${file}:${line}: ${text}`);
  }
});

/** Cucumber reads paths from the stack without their parentheses. */
const skip = /[()]/.test(PACKAGE_ROOT) && 'cucumber does not read paths with parentheses';

test(
  'cucumber reports step definitions where they are written, and not where they are registered with it',
  { skip },
  () => {
    const bin = join(PACKAGE_ROOT, 'node_modules/@cucumber/cucumber/bin/cucumber.js');
    const options = ['--profile', 'compiled', '--dry-run', '--format', 'message'];
    const output = execFileSync(process.execPath, [bin, ...options, 'features/lookup/keys.feature'], {
      cwd: PACKAGE_ROOT,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    const reported = output
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as Envelope).stepDefinition)
      .filter((definition) => definition !== undefined);
    assert.deepEqual(
      reported.map(({ pattern, sourceReference }) => [
        pattern.source,
        sourceReference.uri,
        sourceReference.location?.line,
      ]),
      loadSteps().definitions.map(({ pattern, file, line }) => [pattern, file, line]),
    );
  },
);
