import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { dispatch, type Method } from '../../adapter/contract/adapter';
import { asOperationError } from '../../adapter/contract/errors';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import createAdapter from '../../ports/reference';

interface Message {
  readonly id: number;
  readonly method: Method;
  readonly params: object;
  readonly result?: unknown;
  readonly error?: { readonly code: number };
}

const page = readFileSync(join(PACKAGE_ROOT, 'adapter/README.md'), 'utf8');

test('the reference answers the conversation on the page as the page shows', async () => {
  const [, block = ''] = /```text\n(> \{"jsonrpc":"2.0","id":1,[^]*?)```/.exec(page) ?? [];
  const messages = (sign: string): Message[] =>
    block
      .split('\n')
      .filter((line) => line.startsWith(sign))
      .map((line) => JSON.parse(line.slice(2)));
  const [requests, responses] = [messages('>'), messages('<')];
  assert.deepEqual(
    [requests, responses].map((some) => some.map(({ id }) => id)),
    [
      [1, 2, 3, 4, 5, 6, 7],
      [1, 2, 3, 4, 5, 6, 7],
    ],
  );
  const adapter = createAdapter();
  for (const [index, { method, params }] of requests.entries()) {
    const { result, error } = responses[index]!;
    const made = dispatch(adapter, method, params);
    if (error !== undefined) {
      await assert.rejects(made, (thrown) => asOperationError(thrown).code === error.code);
    } else {
      const answered = (await made) ?? null;
      // The page introduces another library.
      if (method !== 'initialize') assert.deepEqual(answered, result);
    }
  }
});

test('the guide links a complete adapter of a library from elsewhere', () => {
  const links = [...page.matchAll(/\]\(\.\.\/(ports\/[\w-]+\/adapter\.\w+)\)/g)].map(([, path = '']) => path);
  assert.deepEqual(links, ['ports/ruby-i18n/adapter.rb']);
  for (const path of links) assert.ok(readFileSync(join(PACKAGE_ROOT, path), 'utf8').includes('-32'));
});
