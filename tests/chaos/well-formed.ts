import assert from 'node:assert/strict';

const VOID_ELEMENTS = new Set(['meta', 'input', 'link', 'br']);

/** Asserts that each element of XML, or of HTML as the suite writes it, is closed, and that nothing is left unescaped. */
export function assertWellFormed(markup: string): void {
  const open: string[] = [];
  const body = markup.replace(/<(style|script)\b[^>]*>.*?<\/\1>/gs, '').replace(/^<[?!][^>]*>/, '');
  const rest = body.replace(
    /<(\/?)([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"<]*")?)*)\s*(\/?)>/gi,
    (...parts: string[]) => {
      const [, end, name = '', , isEmpty] = parts;
      if (end) assert.equal(open.pop(), name);
      else if (!isEmpty && !VOID_ELEMENTS.has(name)) open.push(name);
      return '';
    },
  );
  assert.deepEqual(open, []);
  assert.doesNotMatch(rest, /[<\u0000-\u0008\u000b-\u001f\ufffe\uffff]|&(?!(?:amp|lt|gt|quot|#\d+);)/);
}
