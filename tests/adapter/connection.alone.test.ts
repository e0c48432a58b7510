import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { Connection } from '../../adapter/client/connection';
import { LostCall, OperationError } from '../../adapter/contract/errors';
import { aliveAmong, PATIENT_TIMEOUT, POSIX_ONLY } from '../processes';
import { connected, folder, HANDSHAKE, isFault, programs, scripted } from './scripted';

describe('a connection', { concurrency: 4 }, () => {
  test('returns results and errors unchanged', async () => {
    const { adapter } = await connected(`
      if (method === 't') return ok(id, params.key + ' ✓');
      if (method === 't!') return say({ id, error: { code: 2, message: 'none', data: { type: 'Missing' } } });
      if (method === 'activate') return say({ id, error: { code: 1, message: 'no' } });`);
    assert.equal(await adapter.t({ key: 'a' }), 'a ✓');
    await assert.rejects(adapter.tOrThrow({ key: 'a' }), new OperationError(2, 'Missing', 'none'));
    await assert.rejects(adapter.activate({ locale: 'xx' }), new OperationError(1, 'error 1', 'no'));
    assert.equal(await adapter.init(), null);
  });

  test('sends several requests at once only to a program that declares pipelining', async () => {
    // The program answers only after both requests: without pipelining it would wait for the second one forever.
    const answer = `
      if (method === 'initialize') return ok(id, { ...${HANDSHAKE}, pipelining: true });
      globalThis.heard = [...(globalThis.heard ?? []), { id, key: params.key }];
      if (globalThis.heard.length < 2) return;
      return globalThis.heard.splice(0).forEach(({ id, key }) => ok(id, key));`;
    const { adapter } = await connected(answer);
    assert.deepEqual(await Promise.all([adapter.t({ key: 'a' }), adapter.t({ key: 'b' })]), ['a', 'b']);
    const oneByOne = await connected(answer.replace('true', 'false'), { timeout: 1000 });
    const [first] = await Promise.allSettled([
      oneByOne.adapter.t({ key: 'a' }),
      oneByOne.adapter.t({ key: 'b' }),
    ]);
    assert.equal(first.status, 'rejected');
  });

  test('receives a long line and many lines completely', async () => {
    const { adapter } = await connected(`
      if (method === 't') return ok(id, 'é'.repeat(3_000_000));
      if (method === 'initialize') return ok(id, { ...${HANDSHAKE}, pipelining: true });
      if (method === 'locale') return ok(id, 'en');`);
    assert.match(await adapter.t({ key: 'a' }), /^é{1000}… \(cut: 3000000 characters, /);
    const many = await Promise.all(Array.from({ length: 2000 }, () => adapter.locale({})));
    assert.equal(many.length, 2000);
  });

  test('charges a fault to the scenario that caused it, and goes on after one that leaves it intact', async () => {
    const connection = await connected(`
      if (method === 'initialize') return ok(id, { ...${HANDSHAKE}, pipelining: true });
      if (method === 't') return say({ id, error: { code: -32602, message: 'what?' } });
      if (method === 'l') return say({ id });
      if (method === 'translate') process.exit(2);
      if (method === 'locale') return ok(id, 'en');`);
    const [one, other] = [connection.adapter, await connection.adapterForScenario('with-first-call')];
    const settled = await Promise.allSettled([one.t({ key: 'a' }), other.locale({}), one.locale({})]);
    assert.deepEqual(
      settled.map(({ status }) => status),
      ['rejected', 'fulfilled', 'fulfilled'],
    );
    await assert.rejects(one.l({ object: { integer: '1' } }), isFault('wrong-shape', /the response to l/));
    assert.equal(connection.hasEnded, false);
    const [own, otherCall, later] = await Promise.allSettled([
      one.translate({ key: 'a' }),
      other.locale({}),
      one.locale({}),
    ]);
    const died = isFault('exited', /exited with status 2 before it answered translate/);
    for (const end of [own, later]) assert.ok(end.status === 'rejected' && died(end.reason));
    assert.ok(otherCall.status === 'rejected' && otherCall.reason instanceof LostCall);
    await assert.rejects(other.locale({}), LostCall);
    await assert.rejects(one.locale({}), died);
  });

  test('ends with the first fault that breaks it, and every later call of the scenario throws it again', async () => {
    const connection = await connected(`
      if (method === 't') { console.error('a log'); return write('nonsense\\n'); }`);
    const nonsense = isFault('not-json', /^the adapter answered t with a line that is not JSON: nonsense$/);
    await assert.rejects(connection.adapter.t({ key: 'a' }), nonsense);
    assert.deepEqual(connection.fault?.stderr, ['a log']);
    await assert.rejects(connection.adapter.locale({}), nonsense);
    await connection.close();
  });

  test('rejects a response that the program wrote before it was sent the request', async () => {
    const early = await connected(`if (method === 't') return ok(id, 'a'), void ok(id + 1, 'b');`);
    assert.equal(await early.adapter.t({ key: 'a' }), 'a');
    // The second line may still be on its way.
    await delay(500);
    await assert.rejects(
      early.adapter.t({ key: 'b' }),
      isFault('wrong-id', /^the adapter answered t, request \d+, before it was sent the request: /),
    );
  });

  test('rejects responses that were written before the program was started', POSIX_ONLY, async () => {
    for (const pipelining of [true, false]) {
      const implementation = { name: 'recorded', version: '1', language: 'sh' };
      const result = { protocol: 1, implementation, pipelining };
      const recorded = JSON.stringify({ jsonrpc: '2.0', id: 1, result });
      const command = `echo '${recorded}'; cat > /dev/null`;
      const connection = new Connection({ command, folder, timeout: PATIENT_TIMEOUT, programs });
      after(() => connection.close());
      await assert.rejects(connection.initialize(), isFault('wrong-id', /with another id: /));
    }
  });

  test('begins the ids of each program at a random number that each language can read', async () => {
    const ids = [];
    for (let start = 0; start < 3; start += 1) {
      const { adapter } = await connected(`if (method === 't') return ok(id, String(id));`);
      ids.push(Number(await adapter.t({ key: 'a' })));
    }
    assert.equal(new Set(ids).size, 3);
    for (const id of ids) assert.ok(id > 0 && id < 2 ** 30 + 10, String(id));
  });

  test('reads an integer in any notation of JSON', async () => {
    const { adapter } = await connected(
      `if (method === 't') return write(\`{"jsonrpc":"2.0","id":\${id},"result":[1.0,1e0,1]}\n\`);`,
    );
    assert.deepEqual(await adapter.t({ key: 'a' }), [1, 1, 1]);
  });

  const faults: readonly (readonly [answer: string, reason: string, message: RegExp])[] = [
    // The program goes on, but nothing more is read.
    [`void setInterval(() => write('x\\n'.repeat(1e5)), 1)`, 'not-json', /: x$/],
    [`write('x'.repeat(200) + '\\n')`, 'not-json', /: x{200}$/],
    [`write('x'.repeat(201) + '\\n')`, 'not-json', /: x{200}…$/],
    [
      `write('\\ufeff{}\\n')`,
      'not-json',
      /a line that is not JSON, because it begins with a byte order mark \(BOM\): \{\}$/,
    ],
    ['write(Buffer.from([0xff, 0x0a]))', 'not-json', /with bytes that are not UTF-8$/],
    [`write(Buffer.from('"\\xff"\\xff\\n', 'latin1'))`, 'not-json', /with bytes that are not UTF-8$/],
    [`write('x'.repeat(17 << 20))`, 'line-too-long', /longer than 16777216 bytes$/],
    [`say({ id, error: { code: -32602, message: 'what?' } })`, 'invalid-params', /the params of t: what\?$/],
    ['ok(id + 1)', 'wrong-id', /^the adapter answered t, request \d+, with another id: /],
    ['ok(0)', 'wrong-id', /^the adapter answered t, request \d+, with another id: /],
    ['say({ result: null })', 'wrong-id', /^the adapter answered t, request \d+, with another id: /],
    [
      `process.kill(process.pid, 'SIGSEGV')`,
      'exited',
      /exited on SIGSEGV \(in C or C\+\+, .*\) before it answered t$/,
    ],
    // The statuses with which a shell reports crashes, and one that means nothing.
    ...[134, 135, 139].map(
      (status) =>
        [
          `process.exit(${status})`,
          'exited',
          new RegExp(`exited with status ${status} \\(in C or C\\+\\+, .*\\) before it answered t$`),
        ] as const,
    ),
    ['process.exit(133)', 'exited', /exited with status 133 before it answered t$/],
    [`write('half'), process.exit()`, 'exited', /with status 0 .*, after 4 bytes of an unfinished line$/],
  ];
  for (const [answer, reason, message] of faults) {
    test(`reports an answer as a fault: ${answer}`, async () => {
      const { adapter } = await connected(`if (method === 't') return ${answer};`);
      await assert.rejects(adapter.t({ key: 'a' }), isFault(reason, message));
    });
  }

  for (const [answer, reason, message] of [
    [
      'ok(id, { protocol: 1 })',
      'wrong-shape',
      /^the result of initialize has a wrong shape: .*'implementation'/,
    ],
    [
      `say({ id, error: { code: -32602, message: 'what?' } })`,
      'invalid-params',
      /^the adapter did not understand the params of initialize: what\?/,
    ],
    [
      `say({ id, error: { code: 3, message: 'not today' } })`,
      'refused',
      /^the adapter refused initialize, which it must accept: not today$/,
    ],
  ] as const) {
    test(`reports an answer to initialize as a fault: ${answer}`, async () => {
      await assert.rejects(
        connected(`if (method === 'initialize') return ${answer};`),
        isFault(reason, message),
      );
    });
  }

  test('returns results of any type, because the rules judge them', async () => {
    const { adapter } = await connected(`
      if (method === 't') return ok(id, { unexpected: 'function' });
      if (method === 'available_locales') return ok(id, 15);
      if (method === 'with_locale') return ok(id, { block: [{ result: 1 }, { error: { code: 1, message: 'no' } }] });`);
    assert.deepEqual(await adapter.t({ key: 'a' }), { unexpected: 'function' });
    assert.equal(await adapter.availableLocales({}), 15);
    assert.deepEqual(await adapter.withLocale({ locale: 'en', block: [{ method: 't' }, { method: 't' }] }), {
      block: [{ result: 1 }, { error: { code: 1, message: 'no' } }],
    });
  });

  test('reports a program that cannot be started as a fault', async () => {
    const connection = new Connection({
      command: ['/no/such/program'],
      folder,
      timeout: PATIENT_TIMEOUT,
      programs,
    });
    await assert.rejects(connection.initialize(), isFault('does-not-start', /cannot be started: .*ENOENT/));
  });

  test(
    'ends a program that does not answer or closes its output, even when it ignores SIGTERM',
    POSIX_ONLY,
    async () => {
      // Half a line comes with the handshake, so that it is there however soon the time for t is over.
      const opening = `JSON.stringify({ jsonrpc: '2.0', id, result: ${HANDSHAKE} }) + '\\nhalf a line'`;
      const silent = await connected(
        `if (method === 'initialize') return write(${opening}); if (method === 't') return;`,
        { timeout: 300 },
      );
      const half =
        /^the port did not answer t within [\d.]+ s \(--timeout\), after 11 bytes of an unfinished line$/;
      await assert.rejects(silent.adapter.t({ key: 'a' }), isFault('timed-out', half));
      const stays = `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000);`;
      const closed = await connected(`if (method === 't') { ${stays} return process.stdout.end(); }`);
      await assert.rejects(closed.adapter.t({ key: 'a' }), isFault('exited', /closed its standard output/));
      const killed = await connected(`if (method === 't') return process.kill(process.pid, 'SIGKILL');`);
      await assert.rejects(killed.adapter.t({ key: 'a' }), isFault('exited', /exited on SIGKILL/));
      const lasting = await connected(`if (method === 't') { ${stays} return ok(id, ''); }`);
      await lasting.adapter.t({ key: 'a' });
      await lasting.close();
    },
  );

  test('says what may delay a program that does not answer initialize', async () => {
    const connection = new Connection(scripted(`if (method === 'initialize') return;`, { timeout: 300 }));
    after(() => connection.close());
    await assert.rejects(
      connection.initialize(),
      isFault(
        'timed-out',
        /^the adapter did not answer initialize within 0\.3 s \(--timeout\); does it flush/,
      ),
    );
  });

  test('ends a program that answers byte by byte, too late', async () => {
    const timeout = 1000;
    const drips = `if (method === 't') return void setInterval(() => write('x'), 50);`;
    const dripping = await connected(drips, { timeout });
    const late = setTimeout(() => void dripping.close(), 5 * timeout);
    await assert.rejects(
      dripping.adapter.t({ key: 'a' }),
      isFault('timed-out', /^the port did not answer t/),
    );
    clearTimeout(late);
  });

  test('starts a command line with the shell', POSIX_ONLY, async () => {
    const starting = (command: string): Promise<unknown> =>
      new Connection({ command, folder, timeout: PATIENT_TIMEOUT, programs }).initialize();
    const isFaultOf = (line: string) => isFault('not-json', new RegExp(`a line that is not JSON: ${line}$`));
    await assert.rejects(starting('echo nonsense; exit 3'), isFaultOf('nonsense'));
    for (const blanks of ['', ' ', '"\t\r"'])
      await assert.rejects(starting(`echo ${blanks}; exit 3`), isFaultOf('an empty line'));
    await assert.rejects(
      starting('echo; echo; echo "Warning: x"; exit 3'),
      isFaultOf('an empty line, and then "Warning: x"'),
    );
    await assert.rejects(
      starting('echo; printf "%0201d\\n" 0; exit 3'),
      isFaultOf('an empty line, and then "0{200}"'),
    );
  });

  test(
    'ends its program when its parent process exits, with a process that has left its group',
    { ...POSIX_ONLY, timeout: 2 * PATIENT_TIMEOUT },
    async () => {
      const adapter = JSON.stringify(require.resolve('../../adapter/client/adapter-process'));
      const group = JSON.stringify(require.resolve('../../adapter/client/process-group'));
      const command = 'sleep 1000 & inside=$!; setsid sleep 1000 & sleep 0.1; echo $inside $!; sleep 1000';
      const program = `const { AdapterProcess } = require(${adapter});
      const { RunningPrograms } = require(${group});
      const adapter = new AdapterProcess(new RunningPrograms(), { command: '${command}', folder: '.' }, () => {
        console.log(adapter.takeLine(${PATIENT_TIMEOUT}, ''));
        process.exit();
      });`;
      const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
      assert.match(stdout, /^\d+ \d+\n$/, stderr);
      assert.deepEqual(await aliveAmong(() => stdout.trim().split(' ')), []);
    },
  );
});
