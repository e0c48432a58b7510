import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import type { Adapter } from '../../adapter/contract/adapter';
import { missingTranslation } from '../../adapter/contract/errors';
import { MAX_LINE_BYTES } from '../../adapter/contract/line-reader';
import { hostAdapter } from '../../adapter/host/stdio-host';

const handshake = { protocol: 1, implementation: { name: 'hosted', version: '1', language: 'TypeScript' } };

/** Returns the answers of a hosted adapter to chunks of input. */
async function answers(
  adapter: Partial<Adapter>,
  ...chunks: readonly (string | Buffer)[]
): Promise<unknown[]> {
  const lines: unknown[] = [];
  const input = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  await hostAdapter(adapter as Adapter, input, (text) => {
    lines.push(
      ...text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    );
  });
  return lines;
}

const request = (id: number, method: string, params?: unknown): string =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;

test('requests are answered in order, wherever the input is split', async () => {
  const adapter = {
    t: async ({ key }: { key: unknown }) => String(key),
    init: async () => undefined as unknown as null,
    locale: async () => (() => 'x') as unknown as string,
  };
  const whole = Buffer.from(
    request(1, 't', { key: 'é' }) +
      '\n' +
      request(2, 'init') +
      request(3, 't', { key: 'b' }) +
      request(4, 'locale'),
  );
  const expected = [
    { jsonrpc: '2.0', id: 1, result: 'é' },
    { jsonrpc: '2.0', id: 2, result: null },
    { jsonrpc: '2.0', id: 3, result: 'b' },
    { jsonrpc: '2.0', id: 4, result: { unexpected: 'function' } },
  ];
  for (const cut of [1, whole.indexOf('é') + 1, whole.length - 1]) {
    assert.deepEqual(await answers(adapter, whole.subarray(0, cut), whole.subarray(cut)), expected);
  }
});

test('a call is made only after earlier requests in the same input are answered', async () => {
  const happened: string[] = [];
  const adapter = { init: async () => void happened.push('called') } as unknown as Adapter;
  const input = Readable.from([Buffer.from(request(1, 'init') + request(2, 'init'))]);
  await hostAdapter(adapter, input, () => void happened.push('answered'));
  assert.deepEqual(happened, ['called', 'answered', 'called', 'answered']);
});

test('the handshake declares pipelining', async () => {
  const [answer] = await answers(
    { initialize: async () => handshake },
    request(1, 'initialize', { protocol: 1 }),
  );
  assert.deepEqual(answer, { jsonrpc: '2.0', id: 1, result: { ...handshake, pipelining: true } });
  const [odd] = await answers(
    { initialize: async () => 7 as unknown as typeof handshake },
    request(1, 'initialize'),
  );
  assert.deepEqual(odd, { jsonrpc: '2.0', id: 1, result: 7 });
});

const NO_REQUEST = 'the line is not a JSON-RPC request: expected an object with an id, a method and params';

test('errors and invalid requests are answered with error responses', async () => {
  const lines = await answers(
    { tOrThrow: async () => Promise.reject(missingTranslation('none')) },
    request(1, 't!', {}),
    request(2, 'locale', {}),
    request(3, 'nonsense', {}),
    request(4, 't', 5),
    '{"id":5}\n',
    '{"id":6,"method":"t!","params":null}\n',
    '{"id":7,"method":"t!"}\n',
    'nonsense\n',
    '7\n',
    Buffer.from([0xff, 0x0a]),
  );
  assert.deepEqual(
    lines.map((line) => {
      const { id, error } = line as { id: unknown; error: { code: number; message: string } };
      return [id, error.code, error.message];
    }),
    [
      [1, 2, 'none'],
      [2, -32601, 'the adapter has no method locale'],
      [3, -32601, 'the protocol has no method "nonsense"'],
      [4, -32602, 'params must be an object'],
      [5, -32602, NO_REQUEST],
      [6, -32602, 'params must be an object'],
      [7, 2, 'none'],
      [null, -32602, NO_REQUEST],
      [null, -32602, NO_REQUEST],
      [null, -32602, NO_REQUEST],
    ],
  );
});

test('a line that is too long is answered once, and ends the conversation', async () => {
  const lines = await answers({}, `${'x'.repeat(MAX_LINE_BYTES + 1)}`, 'x', `\n${request(2, 'locale')}`);
  assert.deepEqual(
    lines.map((line) => (line as { error: { code: number } }).error.code),
    [-32602],
  );
});

test('nothing is answered after a shutdown', async () => {
  const lines = await answers({ shutdown: async () => null }, request(1, 'shutdown') + request(2, 'locale'));
  assert.deepEqual(lines, [{ jsonrpc: '2.0', id: 1, result: null }]);
});
