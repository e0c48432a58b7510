import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { readSuite } from '../../suite';
import { callCommand } from './call-command';
import { temporaryFolder } from './command';

const ADAPTER = join(PACKAGE_ROOT, 'tests/runner/adapters/fooling.js');
const SELECTED = ['LOOKUP-02', 'ACTIVATE-01', 'ACTIVATE-02', 'CONSTANT-*'];

const TRICKS: Readonly<Record<string, readonly string[]>> = {
  'null to all': [],
  'an error to all': [],
  'every error of the document': [],
  'the text of the key': [],
  'the answer before': ['--jobs', '1'],
  'the answer of another job': ['--jobs', '2'],
  'the suite by heart': [],
  'right the first time': ['--repeat', '2', '--jobs', '1'],
};

describe('a port that answers without doing the work is not conformant', { concurrency: 2 }, () => {
  for (const [trick, options] of Object.entries(TRICKS)) {
    test(trick, async () => {
      const selected = SELECTED.flatMap((id) => ['--select', id]);
      const port = ['--command', `node "${ADAPTER}" "${trick}"`, '--max-faults', '1'];
      const { status, stdout } = await callCommand(
        ['run', ...port, ...selected, ...options],
        temporaryFolder(),
      );
      assert.ok(status === 1 || (status === 3 && /adapter is at fault/.test(stdout)), `${status}: ${stdout}`);
      assert.doesNotMatch(stdout, /\nconformant at level/);
    });
  }
});

test('a port that is right the first time alone passes a single run, and not a repeated one', async () => {
  const port = [
    '--command',
    `node "${ADAPTER}" "right the first time"`,
    '--jobs',
    '1',
    '--select',
    'LOOKUP-01/a-key-with-spaces-around-it',
  ];
  const { status, stdout } = await callCommand(['run', ...port, '--repeat', '2', '--surface', 'module']);
  assert.equal(status, 1, stdout);
  assert.match(stdout, /Results differ between runs: 1 × passed, 1 × failed/);
});

test('expected values are never sent to a port, nor the names of scenarios', async () => {
  const folder = temporaryFolder();
  const transcript = ['--select', 'LOOKUP-*', '--select', 'NUMBER-01', '--transcript', 'talk.jsonl'];
  const { status } = await callCommand(['run', '--level', 'spec', ...transcript], folder);
  assert.equal(status, 0);
  const requests = readFileSync(join(folder, 'talk.jsonl'), 'utf8');
  const { trials } = readSuite(PACKAGE_ROOT);
  const played = trials.filter(({ rule }) => /^(?:LOOKUP-|NUMBER-01$)/.test(rule));
  for (const { id, rule, name } of played) {
    for (const text of [id, `"${rule}`, name]) assert.ok(!requests.includes(text), text);
  }
  const numbers = played
    .filter(({ rule }) => rule === 'NUMBER-01')
    .flatMap(({ steps }) => steps)
    .flatMap(({ text }) => /^the text is "(.*)"$/.exec(text)?.slice(1) ?? []);
  const formatted = numbers.filter((text) => text.includes(','));
  assert.ok(formatted.length > 0);
  for (const text of formatted) assert.ok(!requests.includes(JSON.stringify(text)), text);
});
