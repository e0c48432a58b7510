import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSharedJson, sharedJson } from '../../../suite/read/shared-json';

const TRANSLATIONS = { en: { a: 'A' } };
const RECORDS = new Map<string, unknown>([
  ['one', { translations: TRANSLATIONS, calls: [{ translations: { ...TRANSLATIONS } }, null, 1, true] }],
  ['größe @module', { translations: 'a text', other: TRANSLATIONS }],
  ['three', 'only a text with\ttabs\nand lines'],
]);

test('a text that would be read as a reference is refused', () => {
  assert.throws(
    () => sharedJson(new Map([['one', { text: '\u00010' }]]), []),
    new Error('a text begins with U+0001: "\\u00010"'),
  );
});

test('a shared value is written once, and is the same object in each record', () => {
  const text = sharedJson(RECORDS, ['translations']);
  assert.equal(text.split('\n').length, 1 + RECORDS.size);
  assert.equal(text.split('\n')[0], '[{"en":{"a":"A"}}]');
  const read = parseSharedJson(Buffer.from(text));
  const { translations, calls } = read('one') as {
    readonly translations: object;
    readonly calls: readonly { readonly translations: object }[];
  };
  assert.equal(calls[0]!.translations, translations);
  for (const [key, record] of RECORDS) assert.deepEqual(read(key), record);
});
