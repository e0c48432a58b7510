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

const mistakes: readonly { readonly title: string; readonly page: string; readonly finding: RegExp }[] = [
  {
    title: 'a block without an end',
    page: '<!-- generated: one -->\n',
    finding: /"<!-- generated: one -->" has no/,
  },
  {
    title: 'a block in a block',
    page: '<!-- generated: one -->\n<!-- generated: one -->\n<!-- end -->',
    finding: /"<!-- generated: one -->" has no counterpart/,
  },
  {
    title: 'an end without a block',
    page: '<!-- end -->\n<!-- generated: one -->\n<!-- end -->',
    finding: /^PAGE.md: "<!-- end -->" has no counterpart$/,
  },
  {
    title: 'an unknown block',
    page: '<!-- generated: one -->\n<!-- end -->\n<!-- generated: three -->\n<!-- end -->',
    finding: /^PAGE.md: no block is called "three"; there are one$/,
  },
  {
    title: 'a missing block',
    page: 'text',
    finding: /^PAGE.md: the block "one" is on the page 0 times, not once$/,
  },
  {
    title: 'a duplicate block',
    page: '<!-- generated: one -->\n<!-- end -->\n<!-- generated: one -->\n<!-- end -->',
    finding: /^PAGE.md: the block "one" is on the page 2 times/,
  },
];
for (const { title, page, finding } of mistakes) {
  test(`a page with ${title} is refused`, () => {
    assert.throws(() => fillBlocks(page, new Map([['one', 'text']]), 'PAGE.md'), { message: finding });
  });
}

test('only the parts of a text between backticks become code', () => {
  assert.equal(
    escapeMarkdown('a |b| <c>\n  *d* [e](f) ` \\h'),
    'a \\|b\\| &lt;c> \\*d\\* \\[e\\](f) \\` \\\\h',
  );
  assert.equal(escapeMarkdown('*a* `b <c> *d* | e` `f'), '\\*a\\* `b <c> *d* \\| e` \\`f');
});
