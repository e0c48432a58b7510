import assert from 'node:assert/strict';
import { test } from 'node:test';
import { escapeExceptCode, escapeMarkup } from '../../runner/text/escape';

test('escaped text contains no markup', () => {
  assert.equal(escapeMarkup('<b> & "`a`"'), '&lt;b&gt; &amp; &quot;`a`&quot;');
});

test('the parts between backticks become code, and their text is escaped', () => {
  assert.equal(
    escapeExceptCode('`inject` takes a `<loader>` & more ` here'),
    '<code>inject</code> takes a <code>&lt;loader&gt;</code> &amp; more ` here',
  );
});
