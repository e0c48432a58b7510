import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../runner/command';
import { codeBlock, LIBRARY, PROGRAM } from './readme-program';

const folder = temporaryFolder();
const isPythonMissing = spawnSync('python3', ['--version']).status !== 0;
const PYTHON_ONLY = { skip: isPythonMissing && 'python3 is not installed' };

/** Returns the program's answers to requests. */
function answersTo(requests: readonly object[]): unknown[] {
  writeFileSync(join(folder, 'adapter.py'), PROGRAM);
  writeFileSync(join(folder, 'yourlib.py'), LIBRARY);
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const { stdout, stderr } = spawnSync('python3', ['adapter.py'], { cwd: folder, input, encoding: 'utf8' });
  assert.equal(stderr, '');
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('the program on the page gives the responses shown on the page', PYTHON_ONLY, () => {
  const lines = codeBlock('text', '"method":"initialize"').trimEnd().split('\n');
  const messages = (sign: string): object[] =>
    lines.filter((line) => line.startsWith(sign)).map((line) => JSON.parse(line.slice(2)));
  assert.equal(messages('>').length, 7);
  assert.deepEqual(answersTo(messages('>')), messages('<'));
});

test('the program distinguishes its own mistakes from errors of the library', PYTHON_ONLY, () => {
  const calls: readonly (readonly [method: string, params: object])[] = [
    ['Catalog.new', { catalog: 'c' }],
    ['inject', { subject: 'c', translations: { en: { a: '%{name}, %{place}' } } }],
    ['translate', { subject: 'c', key: 'a', params: { name: 'Ann' }, kwargs: { place: { float: '1.5' } } }],
    ['translate', { subject: 'c', key: 'proc' }],
    ['translate', { subject: 'c', key: 'locale' }],
    ['translate', { subject: 'c', key: 'bug' }],
    ['translate', { subject: 'c' }],
    ['translate', { subject: 'nobody', key: 'a' }],
    ['translate', { key: 'a' }],
    ['inject', { subject: 'c', loader: { format: 'inline', translations: {} } }],
    ['tag_parents', { tag: 'en' }],
    ['translate', { subject: 'c', key: 'bug', count: { float: 'x' } }],
  ];
  const answers = answersTo(
    calls.map(([method, params], index) => ({ jsonrpc: '2.0', id: index + 1, method, params })),
  );
  assert.deepEqual(
    (answers as { readonly result?: unknown; readonly error?: { readonly code: number } }[]).map(
      ({ result, error }) => error?.code ?? result,
    ),
    [null, null, 'Ann, 1.5', { unexpected: 'Proc' }, 1, 3, -32602, -32601, -32601, -32601, -32601, -32602],
  );
});
