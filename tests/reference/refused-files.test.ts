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
  [
    '  a: %{name} hello',
    2,
    6,
    /, or a text that begins with a special character such as %, .* must be quoted$/,
  ],
  ['  a: [%{x}, b]', 2, 7, /, or a text that begins with .* must be quoted$/],
  ['  a: { b: x%{x} }', 2, 13, /, or a text that begins with .* must be quoted$/],
  ['  a: hello: world', 2, 11, /, or a text that .* has ": " .* must be quoted$/],
  ["  a: 'it's'", 2, 10, /, or a text that .* or a quote in it, must be quoted$/],
  ['  a: "x\n\n  b: y', 4, 3, /, or a quote or bracket above that is not closed$/],
  ['  a: x\n   b: y', 3, 5, /^bad indentation of a mapping entry, or /],
  ['  a: [x,\n  y', 3, 3, /^deficient indentation, or /],
];

test('a mistake of quoting is refused with what to do about it', () => {
  for (const [lines, line, column, reason] of QUOTING)
    refuses('en.yml', `en:\n${lines}`, { reason, line, column });
});

test('an array of names that begins with an empty one is refused, and says where the months begin', () => {
  const reason = /^an array holds text only; quote what is not; names of months begin with January/;
  refuses('en.yml', 'en:\n  months: [~, Jan]', { reason, line: 2, column: 3 });
  // As in files for Ruby on Rails.
  refuses('de.yml', '---\nde:\n  date:\n    abbr_month_names:\n    -\n    - Jan\n', {
    reason,
    line: 4,
    column: 5,
  });
});

test('YAML that is not a translations hash is refused', () => {
  refuses('en.yml', 'just text', { reason: /^expected a map of locales, found the text "just text"$/ });
  refuses('en.yml', '# c\n[a]', { reason: /^expected a map of locales, found an array$/ });
  refuses('en.yml', 'en: text', {
    reason: /^expected a map of the keys of a locale, found the text "text"$/,
    key: 'en',
  });
  refuses('en.yml', 'fr: {}\nen:\n', {
    reason: /^expected a map of the keys of a locale, found null$/,
    key: 'en',
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
  for (const item of ['1', 'true', '~', '1.5', '[b]', '{b: c}']) {
    refuses('en.yml', `en:\n  a: [x, ${item}]`, { reason: /^an array holds text only/, line: 2, column: 3 });
  }
  // A merged map is refused where it is written.
  refuses('en.yml', 'en:\n  <<: {b: [[x]]}\n', {
    reason: /^an array holds text only/,
    line: 2,
    column: 8,
  });
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
  });
  const list = `en:\n  a: &a [${'x,'.repeat(2000)}]\n${Array.from({ length: 600 }, (_, index) => `  k${index}: *a\n`).join('')}`;
  refuses('en.yml', list, { reason: /unfold to more than/, key: 'en.k499' });
  refuses('en.yml', 'en:\n  a: &a {b: {c: *a}}', {
    reason: /^the map stands inside itself$/,
    key: 'en.a.b.c',
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

test('JSON that is not a translations hash is refused, with the key', () => {
  refuses('en.json', '[]', { reason: /^expected a map of locales/ });
  refuses('en.json', '{"en":null}', {
    reason: /^expected a map of the keys of a locale, found null$/,
    key: 'en',
  });
  refuses('en.json', '{"en":{"a.0":"x","a":[1]}}', { reason: /^expected text, found 1$/, key: 'en.a.0' });
  refuses('en.json', '{"en":{"a":["x",{}]}}', { reason: /^expected text, found a map$/, key: 'en.a.1' });
  for (const number of ['1.5', '-1.5e-1', '9007199254740993', '-1e999'])
    refuses('en.json', `{"en":{"a":${number}}}`, {
      reason: /is not an integer that can be held/,
      key: 'en.a',
    });
  for (const depth of [220, 1e5]) {
    refuses('en.json', `{"en":${'{"a":'.repeat(depth)}1.5${'}'.repeat(depth + 1)}`, {
      reason: /^nested deeper than 200 levels$/,
      key: 'en.a.a.…',
    });
  }
});

test('a number in JSON that only looks like no integer is refused, with its place', () => {
  for (const number of ['1.0', '-12e1', '1E0'])
    refuses('en.json', `{"en":{"b":"1.5 \\\\ \\" 1.5",\n "a": ${number}}}`, {
      reason: new RegExp(`^${number} is not an integer that can be held`),
      line: 2,
      column: 7,
    });
});

test('maps that are repeated by aliases too deeply are refused', () => {
  const row = Array.from({ length: 220 }, (_, index) => `  a${index}: &a${index} {k: *a${index - 1}}`);
  row[0] = '  a0: &a0 {x: y}';
  refuses('en.yml', `en:\n${row.join('\n')}`, {
    reason: /^nested deeper than 200 levels$/,
    key: 'en.a199.k',
  });
});

test('a long key of a map is refused, but not a long key of a text', () => {
  const long = 'k'.repeat(1000);
  refuses('en.json', `{"en":{"a":{"${long}":{"a":"x"}}}}`, {
    reason: /^the keys that lead to other keys have more than 1000 characters together$/,
    key: `en.a.${'k'.repeat(95)}…`,
  });
  const part = 'k'.repeat(400);
  refuses('en.yml', `en:\n  a: &a {${part}: {${part}: {a: x}}}\n  ${part}: *a\n`, {
    reason: /^the keys that lead to other keys/,
    key: `en.${'k'.repeat(97)}…`,
  });
  const folder = folderOf({ 'en.json': `{"en":{"${long}":"x"}}` });
  const catalog = new Catalog();
  catalog.inject(new Loader.JSON(folder));
  assert.equal(catalog.t(long), 'x');
});

test('an error shows only the first digits of a long number', () => {
  refuses('en.yml', `en: {a: ${'1'.repeat(300)}}`, {
    reason: /^1{100}… is not an integer/,
    line: 1,
    column: 6,
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
