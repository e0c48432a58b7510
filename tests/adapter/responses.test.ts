import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { OperationError } from '../../adapter/contract/errors';
import { requireNone } from '../none';
import { connected, HANDSHAKE, isFault, programs } from './scripted';

/** A block that raises an error, and makes a call afterwards. */
const RAISING = [{ method: 'raise' }, { method: 't' }];

describe('a response', { concurrency: 4 }, () => {
  test('cuts a large error, and treats a deep answer to reset as a fault', async () => {
    const connection = await connected(`
      const deep = '['.repeat(5000) + ']'.repeat(5000);
      if (method === 'reset') return write('{"jsonrpc":"2.0","id":' + id + ',"result":' + deep + '}\\n');
      const text = 'x'.repeat(100_000);
      if (method === 't') return say({ id, error: { code: 3, message: text, data: { type: text } } });`);
    await assert.rejects(connection.adapter.t({ key: 'a' }), ({ message, type }: OperationError) => {
      for (const text of [message, type]) assert.match(text, /^x{1000}… \(cut: 100000 characters, /);
      return true;
    });
    const deep = /^the result of reset has a wrong shape: it must be null, but is .*more than 100 levels/;
    await assert.rejects(connection.adapterForScenario('now'), isFault('wrong-shape', deep));
  });

  test('reads the bytes of a text in a result that is not UTF-8', async () => {
    const { adapter } = await connected(
      `if (method === 't') return write(Buffer.from(\`{"jsonrpc":"2.0","id":\${id},"result":\${params.key}}\n\`, 'latin1'));`,
    );
    const latin1 = (text: string) => Buffer.from(text).toString('latin1');
    for (const [written, read] of [
      ['"Hi\xff"', { unexpected: 'invalid UTF-8: 48 69 ff' }],
      // As many bytes as are shown, and one more.
      [
        `"${'b'.repeat(8)}\xff${'c'.repeat(15)}"`,
        { unexpected: `invalid UTF-8: ${'62 '.repeat(8)}ff${' 63'.repeat(15)}` },
      ],
      [
        `"${'b'.repeat(8)}\xff${'c'.repeat(16)}"`,
        { unexpected: `invalid UTF-8: ${'62 '.repeat(8)}ff${' 63'.repeat(15)} …` },
      ],
      [`["${latin1('é\\u00e9\\\\')}", "\\"\xe9"]`, ['éé\\', { unexpected: 'invalid UTF-8: 5c 22 e9' }]],
      [`"${'b'.repeat(30)}\xff"`, { unexpected: `invalid UTF-8: … ${'62 '.repeat(8)}ff` }],
      [
        `{"a": "${latin1('…\ufffd')}${'b'.repeat(9)}\xc3(${'c'.repeat(99)}"}`,
        { a: { unexpected: `invalid UTF-8: … ${'62 '.repeat(8)}c3 28${' 63'.repeat(14)} …` } },
      ],
    ] as const) {
      assert.deepEqual(await adapter.t({ key: written }), read);
    }
  });

  test('rejects a second response to the same request, even to the first', async () => {
    const twice = isFault(
      'wrong-id',
      /answered request \d+ twice, or late, where it was to answer t, request \d+: /,
    );
    const { adapter } = await connected(`if (method === 't') { ok(id, 'a'); return ok(id, 'a'); }`);
    assert.equal(await adapter.t({ key: 'a' }), 'a');
    await assert.rejects(adapter.t({ key: 'a' }), twice);
    const first = await connected(`if (method === 'initialize') ok(id, ${HANDSHAKE});`);
    await assert.rejects(first.adapter.t({ key: 'a' }), twice);
  });

  test('is followed by a complaint if its program ends badly, or reports a mistake of memory', async () => {
    for (const [report, status, told] of [
      ['', 3, 'ended with status 3 after its last answer'],
      [
        'a.c:1:2: runtime error: x',
        4,
        'ended with status 4 after its last answer: a.c:1:2: runtime error: x',
      ],
      ['b.c:1:2: runtime error: y', 0, 'wrote: b.c:1:2: runtime error: y'],
    ] as const) {
      const connection = await connected(
        `if (method === 'initialize') console.error('${report}');
        if (method === 'shutdown') process.exit(${status});`,
      );
      await connection.close();
      const { complaints } = programs;
      assert.ok(complaints.has(`the program of the adapter ${told}`), [...complaints].join());
    }
  });

  test('is followed by no complaint if the suite ended the program, because it did not end by itself', async () => {
    const connection = await connected('globalThis.timer ??= setInterval(() => undefined, 1000);');
    await connection.close(true);
    requireNone([...programs.complaints].filter((one) => one.includes('SIGTERM')));
  });

  const fields: readonly (readonly [field: string, fields: string, reason: string])[] = [
    ['error', '"error":VALUE', 'wrong-shape'],
    ['error.code', '"error":{"code":VALUE,"message":""}', 'wrong-shape'],
    ['error.message', '"error":{"code":3,"message":VALUE}', 'wrong-shape'],
    ['error.data', '"error":{"code":3,"message":"","data":VALUE}', 'wrong-shape'],
    ['error.data.type', '"error":{"code":3,"message":"","data":{"type":VALUE}}', 'wrong-shape'],
    ['jsonrpc', '"jsonrpc":VALUE,"result":1', 'wrong-shape'],
    ['id', '"id":VALUE,"result":1', 'wrong-id'],
    ['error in a block', '"result":{"block":[{"error":VALUE}]}', 'wrong-shape'],
    ['response in a block', '"result":{"block":[VALUE]}', 'wrong-shape'],
  ];
  for (const [field, text, reason] of fields) {
    test(`bounds a deep or long ${field}, and reports it as a fault`, async () => {
      for (const value of [`'['.repeat(9000) + ']'.repeat(9000)`, `JSON.stringify('x'.repeat(100_000))`]) {
        const { adapter } = await connected(`
          const fields = '${text}'.replace('VALUE', () => ${value});
          if (method === 'with_locale') return write('{"jsonrpc":"2.0","id":' + id + ',' + fields + '}\\n');`);
        const call = adapter.withLocale({ locale: 'en', block: [{ method: 't' }] });
        await assert.rejects(call, (thrown: Error) => {
          // The interface has long texts in two places.
          const isAllowed = value.includes('stringify') && /^error\.(message|data\.type)$/.test(field);
          assert.ok(isAllowed ? thrown instanceof OperationError : isFault(reason, /./)(thrown));
          assert.ok(thrown.message.length < 1500, thrown.message);
          return true;
        });
      }
    });
  }

  test('leaves out fields that the protocol does not have, and cuts long errors in a block', async () => {
    const { adapter } = await connected(`
      const more = { extra: 'x'.repeat(100_000) };
      const error = { code: 3, message: 'y'.repeat(100_000), data: { type: 'T', ...more }, ...more };
      if (method === 'with_locale') return say({ id, result: { block: [{ error, ...more }], ...more }, ...more });`);
    const { block } = await adapter.withLocale({ locale: 'en', block: [{ method: 't' }] });
    const [response] = block;
    assert.ok(response !== undefined && 'error' in response);
    assert.deepEqual(Object.keys(response), ['error']);
    assert.deepEqual({ ...response.error, message: '' }, { code: 3, message: '', data: { type: 'T' } });
    assert.match(response.error.message, /^y{1000}… \(cut: 100000 characters, /);
  });

  const wrong: readonly (readonly [answer: string, message: RegExp])[] = [
    [
      'say({ id })',
      /^the response to t has a wrong shape: it must have required property 'result', but is \{"jsonrpc":"2\.0"\}$/,
    ],
    [
      'say({ id, result: 1, error: null })',
      /a wrong shape: .*must be object, but is null$|either a result or an error/,
    ],
    [
      'say({ id, error: { code: 7, message: "" } })',
      /\/error\/code must be one of 1, 2, 3, -32601, -32602, but is 7$/,
    ],
    [
      'write(JSON.stringify({ jsonrpc: "1.0", id, result: "" }) + "\\n")',
      /\/jsonrpc must be "2.0", but is "1.0"$/,
    ],
    [
      'say({ id, error: { code: 3, message: "", data: [1] } })',
      /\/error\/data must be object, but is \[.*1.*\]$/,
    ],
    [`say({ id, error: "x".repeat(78) })`, /\/error must be object, but is "x{78}"$/],
    [`say({ id, error: "x".repeat(79) })`, /\/error must be object, but is "x{79}…$/],
    [`say({ id, error: "x".repeat(100) })`, /\/error must be object, but is "xxx.*…$/],
  ];
  for (const [answer, message] of wrong) {
    test(`reports a response with a wrong shape as a fault: ${answer}`, async () => {
      const { adapter } = await connected(`if (method === 't') return ${answer};`);
      await assert.rejects(adapter.t({ key: 'a' }), isFault('wrong-shape', message));
    });
  }

  test('reports a malformed result of with_locale as a fault, also inside a block', async () => {
    const { adapter } = await connected(
      `if (method === 'with_locale') return ok(id, { block: [{ result: 1 }] });`,
    );
    const inner = { method: 'with_locale', params: { locale: 'en', block: [] } };
    await assert.rejects(
      adapter.withLocale({ locale: 'en', block: [inner] }),
      isFault('wrong-shape', /^the result of with_locale has a wrong shape: it must be object, but is 1$/),
    );
  });

  for (const [locale, reason, message] of [
    ['length', 'wrong-shape', /0 responses to a block of 1 calls/],
    [
      'swallowed',
      'wrong-shape',
      /1 responses to a block of 2 calls; if the library swallowed the error of raise, /,
    ],
    ['misunderstood', 'invalid-params', /did not understand the params of t: what\?/],
  ] as const) {
    test(`reports a block with wrong responses as a fault: ${locale}`, async () => {
      const { adapter } = await connected(`
        const swallowed = [{ result: null }];
        const block = { length: [], swallowed, misunderstood: [{ error: { code: -32602, message: 'what?' } }] };
        if (method === 'with_locale') return ok(id, { block: block[params.locale] });`);
      await assert.rejects(
        adapter.withLocale({ locale, block: locale === 'swallowed' ? RAISING : [{ method: 't' }] }),
        isFault(reason, message),
      );
    });
  }
});
