import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillBlocks } from '../../scripts/conformance-page/fill-blocks';
import { escapeMarkdown } from '../../scripts/conformance-page/markdown';

test('blocks are filled, and the rest of the page does not change', () => {
  const page =
    '# Title\n<!-- generated: one -->\nold\n<!-- end -->\nBetween\n<!-- generated: two -->\n<!-- end -->\n';
  const blocks = new Map([
    ['one', 'new $& text'],
    ['two', '| a |'],
  ]);
  const filled =
    '# Title\n<!-- generated: one -->\n\nnew $& text\n\n<!-- end -->\nBetween\n' +
    '<!-- generated: two -->\n\n| a |\n\n<!-- end -->\n';
  assert.equal(fillBlocks(page, blocks, 'PAGE.md'), filled);
  assert.equal(fillBlocks(filled, blocks, 'PAGE.md'), filled);
});

test('a page whose blocks are not those that are generated is refused', () => {
  const block = '<!-- generated: one -->\n<!-- end -->\n';
  for (const [page, message] of [
    ['<!-- generated: one -->\n', /"<!-- generated: one -->" has no counterpart/],
    [`<!-- generated: one -->\n${block}`, /"<!-- generated: one -->" has no counterpart/],
    [`<!-- end -->\n${block}`, /^PAGE\.md: "<!-- end -->" has no counterpart$/],
    [
      `${block}<!-- generated: three -->\n<!-- end -->`,
      /^PAGE\.md: no block is called "three"; there are one$/,
    ],
    ['text', /^PAGE\.md: the block "one" is on the page 0 times, not once$/],
    [`${block}${block}`, /^PAGE\.md: the block "one" is on the page 2 times/],
  ] as const)
    assert.throws(() => fillBlocks(page, new Map([['one', 'text']]), 'PAGE.md'), { message });
});

test('only the parts of a text between backticks become code', () => {
  assert.equal(
    escapeMarkdown('a |b| <c>\n  *d* [e](f) ` \\h'),
    'a \\|b\\| &lt;c> \\*d\\* \\[e\\](f) \\` \\\\h',
  );
  assert.equal(escapeMarkdown('*a* `b <c> *d* | e` `f'), '\\*a\\* `b <c> *d* \\| e` \\`f');
});
