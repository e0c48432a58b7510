import assert from 'node:assert/strict';
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Loader } from '../../reference/index';
import { folderOf, refuses } from './translation-files';

/** Mistakes of quoting: the lines of a locale, where the parser stops, and the end of what the error says. */
const QUOTING: readonly (readonly [lines: string, line: number, column: number, reason: RegExp])[] = [
  ['  a: %{name} hello', 2, 6, /, or a text that begins with a special .* must be quoted$/],
  ['  a: [%{x}, b]', 2, 7, /, or a text that begins with .* must be quoted$/],
  ['  a: { b: x%{x} }', 2, 13, /, or a text that begins with .* must be quoted$/],
  ['  a: hello: world', 2, 11, /, or a text that .* has ": " .* must be quoted$/],
  ["  a: 'it's'", 2, 10, /, or a text that .* or a quote in it, must be quoted$/],
  ['  a: "x\n\n  b: y', 4, 3, /: indent each line of a quoted text, .* or close the quote or bracket above$/],
  ['  a: x\n   b: y', 3, 5, /^bad indentation of a mapping entry, or /],
  ['  a: [x,\n  y', 3, 3, /^deficient indentation: indent /],
];

test('a mistake of quoting is refused with what to do about it', () => {
  for (const [lines, line, column, reason] of QUOTING)
    refuses('en.yml', `en:\n${lines}`, { reason, line, column });
});

test('a merged map is refused where it is written', () => {
  const reason = /^an array holds text only/;
  refuses('en.yml', 'en:\n  <<: {b: [[x]]}\n', { reason, line: 2, column: 8 });
});

test('an array that aliases repeat too often is refused', () => {
  const aliases = Array.from({ length: 600 }, (_, index) => `  k${index}: *a\n`);
  refuses('en.yml', `en:\n  a: &a [${'x,'.repeat(2000)}]\n${aliases.join('')}`, {
    reason: /unfold to more than/,
    key: 'en.k499',
  });
});

test('malformed JSON is refused, with the place of the error if it is known', () => {
  refuses('en.json', '', { reason: /^not JSON: / });
  refuses('en.json', '{"en":{}}\n x', { reason: /^not JSON: /, line: 2, column: 2 });
  refuses('en.json', '{"en":x}', { reason: /^not JSON: .*'x'/ });
});

test('a leaf of JSON that is refused is named by its key, with dots too', () => {
  refuses('en.json', '{"en":{"a.0":"x","a":[1]}}', { reason: /^expected text, found 1$/, key: 'en.a.0' });
  const reason = /is not an integer that can be held/;
  for (const number of ['1.5', '-1.5e-1'])
    refuses('en.json', `{"en":{"a":${number}}}`, { reason, key: 'en.a' });
});

test('a number in JSON that only looks like no integer is refused, with its place', () => {
  for (const number of ['1.0', '-12e1', '1E0'])
    refuses('en.json', `{"en":{"b":"1.5 \\\\ \\" 1.5",\n "a": ${number}}}`, {
      reason: new RegExp(`^${number} is not an integer that can be held`),
      line: 2,
      column: 7,
    });
});

test('an error shows only the first digits of a long number', () => {
  const reason = /^1{100}… is not an integer/;
  refuses('en.yml', `en: {a: ${'1'.repeat(300)}}`, { reason, line: 1, column: 6 });
});

test('a file of more than 32 MiB is refused before it is read', () => {
  const folder = folderOf({ 'en.json': '{"en":{}}' });
  truncateSync(join(folder, 'en.json'), 2 ** 25 + 1);
  assert.throws(() => new Loader.JSON(folder).load(), {
    message: `${join(folder, 'en.json')}: the file has 33554433 bytes; 33554432 are the most`,
  });
});
