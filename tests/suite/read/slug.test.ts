import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slug } from '../../../suite/read';

test('the part of an id that a name becomes begins and ends with a letter or a digit', () => {
  for (const [name, part] of [
    ['A key, and 2 others', 'a-key-and-2-others'],
    ['"en"', 'en'],
    ['(none) ', 'none'],
    ['%{größe} – 日本', 'größe-日本'],
  ] as const)
    assert.equal(slug(name), part);
});
