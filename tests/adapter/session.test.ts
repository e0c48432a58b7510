import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { openStdioSession } from '../../adapter/client/stdio-session';
import { AdapterFault } from '../../adapter/contract/errors';
import { folder, HANDSHAKE, isFault, scripted } from './scripted';

describe('a session', { concurrency: 4 }, () => {
  test('resets a program before each scenario, and restarts it after a fault', async () => {
    const session = await openStdioSession(
      scripted(`
        if (method === 'reset') globalThis.resets = (globalThis.resets ?? 0) + 1;
        if (method === 'locale') return ok(id, process.pid + ' ' + globalThis.resets);
        if (method === 't') process.exit(1);`),
    );
    const [first, second] = [await session.fresh(), await session.fresh()];
    const [pid, resets] = (await second.locale({})).split(' ');
    assert.equal(first, second);
    assert.equal(resets, '2');
    await assert.rejects(second.t({ key: 'a' }), AdapterFault);
    const [otherPid, otherResets] = (await (await session.fresh()).locale({})).split(' ');
    assert.notEqual(otherPid, pid);
    assert.equal(otherResets, '1');
    await session.close();
  });

  test('starts a program with isolation by process anew for each scenario', async () => {
    const session = await openStdioSession(
      scripted(`
        if (method === 'initialize') return ok(id, { ...${HANDSHAKE}, isolation: 'process' });
        if (method === 'locale') return ok(id, String(process.pid));`),
    );
    const pids = [await (await session.fresh()).locale({}), await (await session.fresh()).locale({})];
    assert.equal(new Set(pids).size, 2);
    await session.close();
  });

  test('does not wait for the reset of a program that declares pipelining', async () => {
    const session = await openStdioSession(
      scripted(`
        if (method === 'initialize') return ok(id, { ...${HANDSHAKE}, pipelining: true });
        if (method === 'reset') globalThis.resets = (globalThis.resets ?? 0) + 1;
        if (method === 'reset' && globalThis.resets === 3) return say({ id, error: { code: 3, message: 'enough' } });
        if (method === 'locale') return ok(id, String(globalThis.resets));`),
    );
    await session.fresh();
    assert.equal(await (await session.fresh()).locale({}), '2');
    const adapter = await session.fresh();
    await assert.rejects(
      adapter.locale({}),
      isFault('refused', /refused reset, which it must accept: enough/),
    );
    await session.close();
  });

  test('reports each response, and ends a program during its handshake when aborted', async () => {
    let responses = 0;
    const onResponse = (): void => void (responses += 1);
    const session = await openStdioSession({
      ...scripted(''),
      signal: new AbortController().signal,
      onResponse,
    });
    await session.fresh();
    assert.equal(responses, 2);
    await session.close();
    const controller = new AbortController();
    const opening = openStdioSession({ ...scripted('return;'), signal: controller.signal });
    controller.abort();
    await assert.rejects(opening, isFault('exited', /^the conversation with the adapter was closed$/));
  });

  test('stops restarting a program after three failed starts in a row', async () => {
    const started = join(folder, 'started');
    const session = await openStdioSession(
      scripted(`
        const fs = require('node:fs');
        if (method === 'initialize' && fs.existsSync(${JSON.stringify(started)})) process.exit(4);
        if (method === 'initialize') fs.writeFileSync(${JSON.stringify(started)}, '');
        if (method === 't') process.exit(1);`),
    );
    await assert.rejects((await session.fresh()).t({ key: 'a' }), isFault('exited', /with status 1/));
    for (let scenario = 1; scenario <= 3; scenario += 1) {
      await assert.rejects(session.fresh(), isFault('exited', /^the adapter exited with status 4 before/));
    }
    await assert.rejects(
      session.fresh(),
      isFault('exited', /^not started again after 3 starts in a row that failed: /),
    );
    await session.close();
  });
});
