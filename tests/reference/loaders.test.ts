import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { Catalog, Errors, I18nModule, Loader } from '../../reference';

const folders: string[] = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'loaders-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const load = (files: Readonly<Record<string, string | Buffer>>) => new Loader.YAML(folderOf(files)).load();
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

interface Refusal {
  readonly reason: RegExp;
  readonly line?: number;
  readonly column?: number;
  readonly key?: string;
}

/** Checks that a folder of one file is refused, that the file is named, and where in it. */
function refuses(name: string, content: string | Buffer, { reason, ...place }: Refusal): void {
  const folder = folderOf({ [name]: content });
  const loader = name.endsWith('.json') ? new Loader.JSON(folder) : new Loader.YAML(folder);
  const catalog = new Catalog();
  assert.throws(
    () => catalog.inject(loader),
    (error) => {
      assert.ok(error instanceof Errors.InvalidTranslations && error instanceof Errors.I18nError);
      assert.match(error.reason, reason);
      assert.deepEqual(error.place, { file: join(folder, name), ...place });
      assert.ok(error.message.startsWith(join(folder, name)) && error.message.endsWith(error.reason));
      return true;
    },
    String(content),
  );
  assert.deepEqual(catalog.availableLocales, ['en']);
}

test('YAML files in folders inside folders are read, and nothing else', () => {
  const files = {
    'en.yml': 'en: {a: A, m: {x: X}}',
    'more/deep/en.yaml': 'en: {b: B, m: {y: Y}}',
    'fr.yml': '\uFEFFfr: {a: F}',
    'notes.txt': 'en: [',
    'en.json': '{',
    'en.YML': '[',
    '.hidden.yml': '[',
    '.hidden/en.yml': '[',
    'folder.yml/de.yml': 'de: {}',
  };
  assert.deepEqual(plain(load(files)), {
    en: { a: 'A', b: 'B', m: { x: 'X', y: 'Y' } },
    fr: { a: 'F' },
    de: {},
  });
});

test('files that say the same differently are read in the order of their paths', () => {
  const files = { 'b.yml': 'en: {a: b, m: {x: b}}', 'a.yml': 'en: {a: a, m: a}', 'a/z.yml': 'en: {a: z}' };
  assert.deepEqual(plain(load(files)), { en: { a: 'b', m: { x: 'b' } } });
});

test('a linked file is read; a link to nothing and a linked folder are passed over', () => {
  const elsewhere = folderOf({ 'fr.yml': 'fr: {a: F}' });
  const folder = folderOf({ 'en.yml': 'en: {a: A}' });
  symlinkSync(join(elsewhere, 'fr.yml'), join(folder, 'fr.yml'));
  symlinkSync(join(elsewhere, 'no.yml'), join(folder, 'no.yml'));
  symlinkSync(elsewhere, join(folder, 'linked.yml'));
  assert.deepEqual(plain(new Loader.YAML(folder).load()), { en: { a: 'A' }, fr: { a: 'F' } });
});

test('YAML leaves are text, integers, booleans, null and arrays of text; maps may be merged and repeated', () => {
  const yaml = `
base: &base {x: "1"}
en:
  <<: [*base, {y: b}]
  integer: -12
  hexadecimal: 0x10
  yes: true
  nothing: ~
  text: "1.5"
  not_a_number: 1_000
  list: [a, "1"]
  again: *base
`;
  assert.deepEqual(plain(load({ 'en.yml': yaml })), {
    base: { x: '1' },
    en: {
      x: '1',
      y: 'b',
      integer: -12,
      hexadecimal: 16,
      yes: true,
      nothing: null,
      text: '1.5',
      not_a_number: '1_000',
      list: ['a', '1'],
      again: { x: '1' },
    },
  });
});

test('keys that objects have by nature are keys like any other in files', () => {
  const catalog = new Catalog();
  catalog.inject(
    load({ 'a.yml': 'en: {__proto__: {a: A}, constructor: C}', 'b.yml': 'en: {__proto__: {b: B}}' }),
  );
  assert.equal(catalog.t('__proto__.a') + catalog.t('__proto__.b') + catalog.t('constructor'), 'ABC');
  const json = folderOf({ 'en.json': '{"en":{"__proto__":{"a":"J"}},"__proto__":{"a":"P"}}' });
  catalog.inject(new Loader.JSON(json));
  assert.equal(catalog.t('__proto__.a'), 'J');
  assert.equal(catalog.activate('__proto__') && catalog.t('a'), 'P');
});

test('malformed YAML is refused where it is malformed', () => {
  refuses('en.yml', '', { reason: /empty/ });
  refuses('en.yml', '# nothing', { reason: /empty/ });
  refuses('en.yml', 'en: [1', { reason: /flow collection/, line: 1, column: 7 });
  refuses('en.yml', 'en:\n\ta: b', { reason: /tab/, line: 2, column: 1 });
  refuses('en.yml', 'en:\n  a: x\n  a: y', { reason: /duplicated/, line: 3, column: 3 });
  refuses('en.yml', 'en: {}\n---\nfr: {}', { reason: /single document/ });
  refuses('en.yml', 'en: {a: *b}', { reason: /unidentified alias/, line: 1, column: 10 });
  refuses('en.yml', 'en: {a: !!binary aGk=}', { reason: /unknown scalar tag/, line: 1, column: 9 });
});

test('YAML that is no translations hash is refused', () => {
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
    reason: /^expected a map of keys, found the text "text"$/,
    key: 'en',
    line: 1,
    column: 1,
  });
  refuses('en.yml', 'fr: {}\nen:\n', {
    reason: /^expected a map of keys, found null$/,
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

test('aliases that multiply, or lead into themselves, are refused', () => {
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
  refuses('en.yml', list, { reason: /unfold to more than/, key: 'en.k500', line: 503, column: 3 });
  refuses('en.yml', 'en:\n  a: &a {b: {c: *a}}', {
    reason: /^the map stands inside itself$/,
    key: 'en.a.b.c',
    line: 2,
    column: 14,
  });
  refuses('en.yml', `en: ${'{a: '.repeat(150)}x${'}'.repeat(150)}`, {
    reason: /maxDepth/,
    line: 1,
    column: 398,
  });
  const many = `en: {a: &a x, ${Array.from({ length: 10_001 }, (_, index) => `k${index}: *a`).join(', ')}}`;
  assert.throws(() => load({ 'en.yml': many }), { message: /aliases/ });
});

test('JSON files are read, with the same structure', () => {
  const folder = folderOf({
    'en.json':
      '\uFEFF{"en": {"a": "A", "s\\"{" : "}1.5\\\\", "list": ["1.5"], "i": -3, "t": true, "n": null, "m": {"a": {}}}}',
    'sub/fr.json': '{"fr":{}}',
    'en.yml': '[',
  });
  assert.deepEqual(plain(new Loader.JSON(folder).load()), {
    en: { a: 'A', 's"{': '}1.5\\', list: ['1.5'], i: -3, t: true, n: null, m: { a: {} } },
    fr: {},
  });
  assert.equal(new Loader.JSON(folder).path, folder);
});

test('malformed JSON is refused, where it is known', () => {
  refuses('en.json', '', { reason: /^not JSON: /, line: 1, column: 1 });
  refuses('en.json', '{\n"en":', { reason: /^not JSON: /, line: 2, column: 6 });
  refuses('en.json', '{"en":{}}\n x', { reason: /^not JSON: /, line: 2, column: 2 });
  refuses('en.json', '{"en":x}', { reason: /^not JSON: .*'x'/ });
});

test('JSON that is no translations hash is refused', () => {
  refuses('en.json', '\n []', { reason: /^expected a map of locales/, line: 2, column: 2 });
  refuses('en.json', '{"en":null}', {
    reason: /^expected a map of keys, found null$/,
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
    reason: /^nested deeper than 100 levels$/,
    key: 'en.a.a.…',
    line: 1,
    column: 503,
  });
});

test('what is refused inside of a repeated map is where it is repeated, or where it was merged', () => {
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
  const row = Array.from({ length: 120 }, (_, index) => `  a${index}: &a${index} {k: *a${index - 1}}`);
  row[0] = '  a0: &a0 {x: y}';
  refuses('en.yml', `en:\n${row.join('\n')}`, {
    reason: /^nested deeper than 100 levels$/,
    key: 'en.a99.k',
    line: 101,
    column: 14,
  });
});

test('a long key that leads to others is refused, and a long key of a text is not', () => {
  const long = 'k'.repeat(1000);
  refuses('en.json', `{"en":{"a":{"${long}":{"a":"x"}}}}`, {
    reason: /^the keys that lead to other keys have more than 250 characters together$/,
    key: `en.a.${'k'.repeat(95)}…`,
    line: 1,
    column: 13,
  });
  const part = 'k'.repeat(100);
  refuses('en.yml', `en:\n  a: &a {${part}: {${part}: {a: x}}}\n  ${part}: *a\n`, {
    reason: /^the keys that lead to other keys/,
    key: `en.${part}`,
    line: 3,
    column: 3,
  });
  const folder = folderOf({ 'en.json': `{"en":{"${long}":"x"}}` });
  const catalog = new Catalog();
  catalog.inject(new Loader.JSON(folder));
  assert.equal(catalog.t(long), 'x');
});

test('a number of many digits is shown by the first ones', () => {
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

test('a text of many escapes is read', () => {
  const folder = folderOf({ 'en.json': JSON.stringify({ en: { a: '"\\'.repeat(1e6) } }) });
  const catalog = new Catalog();
  catalog.inject(new Loader.JSON(folder));
  assert.equal(catalog.t('a').length, 2e6);
});

test('a folder that is absent, or is a file, is refused', () => {
  const folder = folderOf({ 'en.yml': 'en: {}' });
  const absent = join(folder, 'absent');
  assert.throws(() => new Loader.YAML(absent).load(), {
    name: 'InvalidTranslations',
    message: `${absent}: the folder cannot be read (ENOENT)`,
  });
  assert.throws(() => new Loader.JSON(join(folder, 'en.yml')).load(), {
    message: /cannot be read \(ENOTDIR\)$/,
  });
});

test('the module reads the folders of its configuration', () => {
  const module = new I18nModule();
  module.config.loaders.push(
    new Loader.YAML(folderOf({ 'en.yml': 'en: {a: A}' })),
    new Loader.JSON(folderOf({ 'fr.json': '{"fr":{"a":"F"}}' })),
  );
  module.init();
  assert.deepEqual(module.availableLocales, ['en', 'fr']);
  const broken = folderOf({ 'en.yml': 'en: {b: B}', 'fr.yml': 'fr: [' });
  module.config.loaders.push(new Loader.YAML(broken));
  assert.throws(() => module.init(), { message: new RegExp(`^${join(broken, 'fr.yml')}:1:`) });
  assert.equal(module.t('b', { default: 'none' }), 'none');
});

test('an error that a format of one’s own throws comes through as it is', () => {
  const failure = new Error('boom');
  class Broken extends Loader.YAML {
    protected override parse(): never {
      throw failure;
    }
  }
  assert.throws(() => new Broken(folderOf({ 'en.yml': '' })).load(), failure);
});
