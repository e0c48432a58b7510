import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Locale } from '../../reference';

test('a tag has its parents, nearest first', () => {
  const tag = new Locale.Tag('zh-Hant-TW');
  assert.equal(String(tag), 'zh-Hant-TW');
  assert.equal(String(tag.parent), 'zh-Hant');
  assert.deepEqual(tag.parents.map(String), ['zh-Hant', 'zh']);
  assert.equal(new Locale.Tag('en').parent, undefined);
});

test('a chain goes through parents, mappings and the default', () => {
  const fallbacks = new Locale.Fallbacks({
    mapping: { 'fr-CA': ['fr', Symbol('en-CA')], 'en-CA': 'en-US' },
    default: [Symbol('en')],
  });
  assert.deepEqual(fallbacks.for('fr-CA'), ['fr-CA', 'fr', 'en-CA', 'en', 'en-US']);
  assert.deepEqual(fallbacks.for(Symbol('de-AT')), ['de-AT', 'de', 'en']);
  assert.equal(fallbacks.for('de-AT'), fallbacks.for('de-AT'));
});

test('mappings may refer to each other, and to what objects have by nature', () => {
  const fallbacks = new Locale.Fallbacks({ mapping: { a: 'b', b: 'a' } });
  assert.deepEqual(fallbacks.for('a'), ['a', 'b']);
  assert.deepEqual(fallbacks.for('constructor'), ['constructor']);
  assert.deepEqual(new Locale.Fallbacks({ mapping: null, default: null }).for('__proto__'), ['__proto__']);
});
