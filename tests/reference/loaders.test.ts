import assert from 'node:assert/strict';
import fs, { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { Loader } from '../../reference/index';
import { POSIX_ONLY } from '../processes';
import { catalogOf } from './catalog-of';
import { folderOf } from './translation-files';

const load = (files: Readonly<Record<string, string | Buffer>>) => new Loader.YAML(folderOf(files)).load();
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a linked file is read, and a linked folder is ignored', POSIX_ONLY, () => {
  const elsewhere = folderOf({ 'fr.yml': 'fr: {a: F}' });
  const folder = folderOf({ 'en.yml': 'en: {a: A}' });
  symlinkSync(join(elsewhere, 'fr.yml'), join(folder, 'fr.yml'));
  symlinkSync(elsewhere, join(folder, 'linked.yml'));
  assert.deepEqual(plain(new Loader.YAML(folder).load()), { en: { a: 'A' }, fr: { a: 'F' } });
});

for (const [leadsTo, target, code] of [
  ['itself', 'fr.json', 'ELOOP'],
  ['nothing', 'none', 'ENOENT'],
]) {
  test(
    `a link that leads to ${leadsTo} is refused by its name, unless another kind of file has that name`,
    POSIX_ONLY,
    () => {
      const folder = folderOf({ 'en.yml': 'en: {a: A}' });
      symlinkSync(target!, join(folder, 'fr.json'));
      assert.deepEqual(plain(new Loader.YAML(folder).load()), { en: { a: 'A' } });
      assert.throws(() => new Loader.JSON(folder).load(), {
        name: 'InvalidTranslations',
        message: `${join(folder, 'fr.json')}: the file cannot be read (${code})`,
        place: { file: join(folder, 'fr.json') },
      });
    },
  );
}

test('YAML leaves are text, integers, booleans, null and arrays of text; merge keys and aliases work', () => {
  const yaml = `
base: &base {x: "1"}
en: {<<: [*base, {y: b}], again: *base, list: [a, "1"], integer: -12, hexadecimal: 0x10}
fr: {yes: true, nothing: ~, text: "1.5", not_a_number: 1_000}
`;
  assert.deepEqual(plain(load({ 'en.yml': yaml })), {
    base: { x: '1' },
    en: { x: '1', y: 'b', again: { x: '1' }, list: ['a', '1'], integer: -12, hexadecimal: 16 },
    fr: { yes: true, nothing: null, text: '1.5', not_a_number: '1_000' },
  });
});

test('a loader lists all files that it cannot read, or ten of them and a number', () => {
  const named = (count: number): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${String.fromCharCode(97 + index)}.yml`, 'x: 1.5']),
    );
  const reason = ':1:1: 1.5 is a decimal number; quote it to make it text';
  const two = folderOf({ ...named(2), 'good.yml': 'en: {}' });
  assert.throws(() => new Loader.YAML(two).load(), {
    name: 'InvalidTranslations',
    message: `${two}: 2 files cannot be read\n  ${join(two, 'a.yml')}${reason}\n  ${join(two, 'b.yml')}${reason}`,
    place: { file: two },
  });
  const many = folderOf(named(12));
  assert.throws(
    () => new Loader.YAML(many).load(),
    ({ message }: Error) => {
      const lines = message.split('\n');
      assert.deepEqual([lines[0], lines.length], [`${many}: 12 files cannot be read`, 12]);
      assert.deepEqual(lines.slice(10), [`  ${join(many, 'j.yml')}${reason}`, '  and 2 more']);
      return true;
    },
  );
});

test('an error of the file system without a code is told in its own words, as under Deno', () => {
  const folder = folderOf({ 'en.yml': 'en: {}' });
  mock.method(fs, 'readdirSync', () => {
    throw new Error('Requires read access to "locales", run again with the --allow-read flag');
  });
  try {
    assert.throws(() => new Loader.YAML(folder).load(), {
      message: `${folder}: the folder cannot be read (Requires read access to "locales", run again with the --allow-read flag)`,
    });
  } finally {
    mock.restoreAll();
  }
});

test('a path that does not exist or is a file is refused', () => {
  const folder = folderOf({ 'en.yml': 'en: {}' });
  const absent = join(folder, 'absent');
  assert.throws(() => new Loader.YAML(absent).load(), {
    name: 'InvalidTranslations',
    message: `${absent}: the folder cannot be read (ENOENT)`,
  });
  assert.throws(() => new Loader.JSON(join(folder, 'en.yml')).load(), {
    message: `${join(folder, 'en.yml')}: the folder cannot be read (ENOTDIR)`,
  });
});

test('an error of a user-defined loader is thrown unchanged', () => {
  const failure = new Error('boom');
  class Broken extends Loader.YAML {
    protected override parse(): never {
      throw failure;
    }
  }
  assert.throws(() => new Broken(folderOf({ 'en.yml': '' })).load(), failure);
});

test('keys nest 200 levels deep in files of either format', () => {
  const json = `{"en":${'{"a":'.repeat(200)}"leaf"${'}'.repeat(201)}`;
  const folder = folderOf({ 'en.json': json, 'en.yml': json });
  for (const loader of [new Loader.JSON(folder), new Loader.YAML(folder)])
    assert.equal(catalogOf(loader.load()).t('a.'.repeat(199) + 'a'), 'leaf');
});
