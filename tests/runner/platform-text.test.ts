import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemErrorText } from '../../runner/errors';
import { shellQuote } from '../../runner/text/escape';

const QUOTED: readonly (readonly [word: string, posix: string, windows: string])[] = [
  ['./a-b.js', './a-b.js', './a-b.js'],
  ['C:\\a\\b.js', `'C:\\a\\b.js'`, 'C:\\a\\b.js'],
  ['C:\\my ports\\', `'C:\\my ports\\'`, '"C:\\my ports\\\\"'],
  ['node "a b.js"', `'node "a b.js"'`, '"node \\"a b.js\\""'],
  ['a \\"b', `'a \\"b'`, '"a \\\\\\"b"'],
  ["it's $HOME", `'it'\\''s $HOME'`, `"it's $HOME"`],
  ['a b', '"a b"', '"a b"'],
  ['', '""', '""'],
];

for (const [word, posix, windows] of QUOTED) {
  test(`the word ${word} is quoted for the shell of each platform`, () => {
    assert.deepEqual([shellQuote(word, 'linux'), shellQuote(word, 'win32')], [posix, windows]);
  });
}

test('the folder for temporary files has a variable on each platform', () => {
  const error = Object.assign(new Error('ENOENT'), { syscall: 'mkdtemp' });
  assert.match(systemErrorText(error, 'linux'), /^ENOENT; set TMPDIR to a folder that exists/);
  assert.match(systemErrorText(error, 'win32'), /^ENOENT; set TEMP to a folder that exists/);
});
