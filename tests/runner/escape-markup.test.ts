import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marked } from 'marked';
import { escapeMarkup, markdownText } from '../../runner/text/escape';

test('escaped text contains no markup', () => {
  assert.equal(escapeMarkup('<b> & "`a`"'), '&lt;b&gt; &amp; &quot;`a`&quot;');
});

test('in Markdown, a text is shown as it is, and the parts between backticks are code', () => {
  const rendered = (text: string): string => marked.parse(markdownText(text), { async: false }).trim();
  const shown = 'LOOKUP-01 (2): not _this_ *or* [that](x), <b>, a | b, #12, @you, https://a.example';
  assert.equal(rendered(shown), `<p>${shown.replace('<b>', '&lt;b&gt;')}</p>`);
  assert.equal(rendered('- no list'), '<p>- no list</p>');
  assert.equal(rendered('1. no list'), '<p>1. no list</p>');
  assert.equal(rendered('# no title'), '<p># no title</p>');
  assert.equal(
    rendered('`inject` takes `<a>` & ` here'),
    '<p><code>inject</code> takes <code>&lt;a&gt;</code> &amp; ` here</p>',
  );
});

test('in Markdown, the source of a plain sentence is the sentence', () => {
  const sentence = 'not conformant at level spec (3 trials selected): 2 of 3 trials, 1 failed!';
  assert.equal(markdownText(sentence), sentence);
});
