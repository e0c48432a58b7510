import assert from 'node:assert/strict';
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Catalog, Loader } from '../../reference/index';
import { folderOf, refuses } from './translation-files';

test('malformed YAML is refused with the place of the error', () => {
  for (const empty of ['', '# nothing'])
    refuses('en.yml', empty, { reason: /^the file is empty; begin it with its locale, such as "en:"$/ });
  refuses('en.yml', 'en: [1', { reason: /flow collection/, line: 1, column: 7 });
  refuses('en.yml', 'en:\n\ta: b', { reason: /tab/, line: 2, column: 1 });
  refuses('en.yml', 'en:\n  a: x\n  a: y', { reason: /duplicated/, line: 3, column: 3 });
  refuses('en.yml', 'en: {}\n---\nfr: {}', { reason: /single document/ });
  refuses('en.yml', 'en: {a: *b}', { reason: /unidentified alias/, line: 1, column: 10 });
  refuses('en.yml', 'en: {a: !!binary aGk=}', { reason: /unknown scalar tag/, line: 1, column: 9 });
});

/** Mistakes of quoting: the lines of a locale, where the parser stops, and what the error says. */
const QUOTING: readonly (readonly [lines: string, line: number, column: number, reason: RegExp])[] = [
  ['  a: %{name} hello', 2, 6, /^a text that begins with % must be quoted, such as "%{name}: hello"$/],
  ['  - %', 2, 5, /^a text that begins with % must be/],
  ['  a: [%{x}, b]', 2, 7, /^a text that begins with % must be/],
  ['  a: { b: %{x} }', 2, 11, /^a text that begins with % must be/],
  ['  a: @x', 2, 6, /^a text that begins with @ must be/],
  ['  a: `x`', 2, 6, /^a text that begins with ` must be/],
  ['  a: - x', 2, 6, /^a text that begins with - must be/],
  ['  a: ? x', 2, 6, /^a text that begins with \? must be/],
  ['  a: {name} hello', 2, 13, /^a text that begins with { must be/],
  ['  a: [x] y', 2, 10, /^a text that begins with \[ must be/],
  ['  a: { b: x%{x} }', 2, 13, /^a text with %{…} in it, between brackets, must be/],
  ['  a: hello: world', 2, 11, /^a text with ": " in it must be/],
  ['  a: Hello %{name}: hi', 2, 19, /^a text with ": " in it must be/],
  ["  a: 'it's'", 2, 10, /^the text goes on after its closing quote; write '' for a quote inside '…'$/],
  ['  a: "x"y"', 2, 9, /^the text goes on after its closing quote; write \\" for a quote inside "…"$/],
  ['  a: "x\n\n  b: y', 4, 3, /^the text that begins with " in line 2 has no closing quote$/],
  ["  a: x\r\n  b: 'y\r\n", 4, 1, /^the text that begins with ' in line 3 has no closing quote$/],
  // Other mistakes are told in the words of the parser.
  ['  a: x\n   b: y', 3, 5, /^bad indentation of a mapping entry$/],
  ['   a: x\n  b: y', 3, 3, /^bad indentation of a mapping entry$/],
  ['  a: [x,\n  y', 3, 3, /^deficient indentation$/],
  ['  a: {b: c d: e}', 2, 13, /^a text with ": " in it must be/],
  ['  a: "x\n  y"', 3, 3, /^the text that begins with " in line 2/],
];

test('a mistake of quoting is refused with what to do about it', () => {
  for (const [lines, line, column, reason] of QUOTING)
    refuses('en.yml', `en:\n${lines}`, { reason, line, column });
});

test('an array of names that begins with an empty one is refused, and says where the months begin', () => {
  refuses('en.yml', 'en:\n  months: [~, Jan]', {
    reason: /^an array holds text only; quote what is not; names of months begin with January/,
    line: 2,
    column: 12,
  });
});

test('YAML that is not a translations hash is refused', () => {
  refuses('en.yml', 'just text', {
    reason: /^expected a map of locales, found the text "just text"$/,
    line: 1,
    column: 1,
  });
  refuses('en.yml', '# c\n[a]', {
    reason: /^expected a map of locales, found an array$/,
    line: 2,
    column: 1,
  });
  refuses('en.yml', 'en: text', {
    reason: /^expected a map of the keys of a locale, found the text "text"$/,
    key: 'en',
    line: 1,
    column: 1,
  });
  refuses('en.yml', 'fr: {}\nen:\n', {
    reason: /^expected a map of the keys of a locale, found null$/,
    key: 'en',
    line: 2,
    column: 1,
  });
  refuses('en.yml', 'en: {a: [x, {b: c}]}', {
    reason: /^expected text, found a map$/,
    key: 'en.a.1',
    line: 1,
    column: 13,
  });
  refuses('en.yml', 'en: {"a.b": x, a: {"b": [y, [b]]}}', {
    reason: /^expected text, found an array$/,
    key: 'en.a.b.1',
    line: 1,
    column: 29,
  });
  for (const key of ['1', 'true', '~', '1.5']) {
    refuses('en.yml', `en:\n  ${key}: x`, { reason: /^a key must be text/, line: 2, column: 3 });
  }
  for (const number of ['1.5', '1.0', '1e3', '.inf', '9007199254740993', '0x20000000000001']) {
    refuses('en.yml', `en:\n  a: ${number}`, {
      reason: /is not an integer that can be held/,
      line: 2,
      column: 3,
    });
  }
  for (const item of ['1', 'true', '~', '1.5']) {
    refuses('en.yml', `en:\n  a: [x, ${item}]`, { reason: /^an array holds text only/, line: 2, column: 10 });
  }
});

test('aliases that multiply or are circular are refused', () => {
  const levels = [...'bcdefghi'].map((name, index) => {
    const aliases = Array.from('12345678', (key) => `k${key}: *${'abcdefgh'[index]}`);
    return `  ${name}: &${name} {${aliases.join(', ')}}`;
  });
  const bomb = ['en:', '  a: &a {x: x, y: y}', ...levels].join('\n');
  refuses('en.yml', bomb, {
    reason: /unfold to more than 1000000 entries/,
    key: 'en.h.k1',
    line: 9,
    column: 10,
  });
  const list = `en:\n  a: &a [${'x,'.repeat(2000)}]\n${Array.from({ length: 600 }, (_, index) => `  k${index}: *a\n`).join('')}`;
  refuses('en.yml', list, { reason: /unfold to more than/, key: 'en.k499', line: 502, column: 3 });
  refuses('en.yml', 'en:\n  a: &a {b: {c: *a}}', {
    reason: /^the map stands inside itself$/,
    key: 'en.a.b.c',
    line: 2,
    column: 14,
  });
  refuses('en.yml', `en: ${'{a: '.repeat(250)}x${'}'.repeat(250)}`, {
    reason: /^nested deeper than 200 levels$/,
    line: 1,
    column: 810,
  });
  const many = `en: {a: &a x, ${Array.from({ length: 10_001 }, (_, index) => `k${index}: *a`).join(', ')}}`;
  assert.throws(() => new Loader.YAML(folderOf({ 'en.yml': many })).load(), { message: /aliases/ });
});

test('malformed JSON is refused, with the place of the error if it is known', () => {
  refuses('en.json', '', { reason: /^not JSON: /, line: 1, column: 1 });
  refuses('en.json', '{\n"en":', { reason: /^not JSON: /, line: 2, column: 6 });
  refuses('en.json', '{"en":{}}\n x', { reason: /^not JSON: /, line: 2, column: 2 });
  refuses('en.json', '{"en":x}', { reason: /^not JSON: .*'x'/ });
});

test('JSON that is nested too deep is refused as such, whatever is in it', () => {
  refuses('en.json', `{"en":${'{"a":'.repeat(220)}1.5${'}'.repeat(221)}`, {
    reason: /^nested deeper than 200 levels$/,
    key: 'en.a.a.…',
    line: 1,
    column: 1003,
  });
});

test('JSON that is not a translations hash is refused', () => {
  refuses('en.json', '\n []', { reason: /^expected a map of locales/, line: 2, column: 2 });
  refuses('en.json', '{"en":null}', {
    reason: /^expected a map of the keys of a locale, found null$/,
    key: 'en',
    line: 1,
    column: 2,
  });
  refuses('en.json', '{"en":{"a.0":"x","a":[1]}}', {
    reason: /^expected text, found 1$/,
    key: 'en.a.0',
    line: 1,
    column: 23,
  });
  refuses('en.json', '{"fr":{"a":["x"],"b":{"a":{"a":null}}},\n "en":{"b":["1"],"\\u0061":["x",\n{}]}}', {
    reason: /^expected text, found a map$/,
    key: 'en.a.1',
    line: 3,
    column: 1,
  });
  for (const number of ['1.5', '1.0', '-1e3', '9007199254740993']) {
    refuses('en.json', `{"en":\n {"a":${number}}}`, {
      reason: /is not an integer that can be held/,
      line: 2,
      column: 7,
    });
  }
  refuses('en.json', '{"en":{"a":"x", "\\u0061":"y"}}', { reason: /"a" stands twice/, line: 1, column: 17 });
  refuses('en.json', `{"en":${'{"a":'.repeat(1e5)}1${'}'.repeat(1e5)}}`, {
    reason: /^nested deeper than 200 levels$/,
    key: 'en.a.a.…',
    line: 1,
    column: 1003,
  });
});

test('an error inside a repeated map is reported at the alias or the merge key', () => {
  refuses('en.yml', 'a: &a {x: "1"}\nen:\n  <<: {b: *a}\n  c: *a\n  d:\n  - [x]\n', {
    reason: /^expected text, found an array$/,
    key: 'en.d.0',
    line: 6,
    column: 5,
  });
  refuses('en.yml', 'en:\n  <<: {b: [[x]]}\n', {
    reason: /^expected text/,
    key: 'en.b.0',
    line: 1,
    column: 1,
  });
  // JavaScript puts integer keys first, wherever they are in the file.
  refuses('en.yml', 'en:\n  a: &a {b: [[x]]}\n  "1": *a\n', {
    reason: /^expected text, found an array$/,
    key: 'en.1.b.0',
    line: 3,
    column: 3,
  });
  const row = Array.from({ length: 220 }, (_, index) => `  a${index}: &a${index} {k: *a${index - 1}}`);
  row[0] = '  a0: &a0 {x: y}';
  refuses('en.yml', `en:\n${row.join('\n')}`, {
    reason: /^nested deeper than 200 levels$/,
    key: 'en.a199.k',
    line: 201,
    column: 16,
  });
});

test('a long key of a map is refused, but not a long key of a text', () => {
  const long = 'k'.repeat(1000);
  refuses('en.json', `{"en":{"a":{"${long}":{"a":"x"}}}}`, {
    reason: /^the keys that lead to other keys have more than 1000 characters together$/,
    key: `en.a.${'k'.repeat(95)}…`,
    line: 1,
    column: 13,
  });
  const part = 'k'.repeat(400);
  refuses('en.yml', `en:\n  a: &a {${part}: {${part}: {a: x}}}\n  ${part}: *a\n`, {
    reason: /^the keys that lead to other keys/,
    key: `en.${'k'.repeat(97)}…`,
    line: 3,
    column: 3,
  });
  const folder = folderOf({ 'en.json': `{"en":{"${long}":"x"}}` });
  const catalog = new Catalog();
  catalog.inject(new Loader.JSON(folder));
  assert.equal(catalog.t(long), 'x');
});

test('an error shows only the first digits of a long number', () => {
  refuses('en.json', `{"en":{"a":${'1'.repeat(1000)}}}`, {
    reason: /^1{100}… is not an integer/,
    line: 1,
    column: 12,
  });
});

test('a file of more than 32 MiB is refused before it is read', () => {
  const folder = folderOf({ 'en.json': '{"en":{}}' });
  truncateSync(join(folder, 'en.json'), 2 ** 25 + 1);
  assert.throws(() => new Loader.JSON(folder).load(), {
    message: `${join(folder, 'en.json')}: the file has 33554433 bytes; 33554432 are the most`,
  });
});

test('text that is not UTF-8 is refused in both formats', () => {
  refuses('en.yml', Buffer.from([0x65, 0x6e, 0x3a, 0x20, 0xff]), { reason: /^cannot be read as UTF-8 text/ });
  refuses('en.json', Buffer.from('{"en":{"a":"\xe9"}}', 'latin1'), {
    reason: /^cannot be read as UTF-8 text/,
  });
});
