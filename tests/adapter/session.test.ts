import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { Connection } from '../../adapter/client/connection';
import { SpareConnections } from '../../adapter/client/spare-connections';
import { openStdioSession } from '../../adapter/client/stdio-session';
import { AdapterFault } from '../../adapter/contract/errors';
import type { Session } from '../../adapter/contract/session';
import { isAlive } from '../processes';
import { folder, HANDSHAKE, isFault, scripted } from './scripted';

/** Returns the ids of the programs that answer in the next scenarios: a script returns its own as the locale. */
async function pidsOf(session: Session, scenarios: number): Promise<string[]> {
  const pids: string[] = [];
  while (pids.length < scenarios) pids.push(await (await session.fresh()).locale({}));
  return pids;
}

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
    assert.notEqual(first, second, 'each scenario has requests of its own');
    assert.equal(resets, '2');
    await assert.rejects(second.t({ key: 'a' }), AdapterFault);
    const [otherPid, otherResets] = (await (await session.fresh()).locale({})).split(' ');
    assert.notEqual(otherPid, pid);
    assert.equal(otherResets, '1');
    await session.close();
  });

  test('starts programs in the same time zone on every machine', async () => {
    const session = await openStdioSession(
      scripted(`if (method === 'locale') return ok(id, process.env.TZ + new Date(0).getTimezoneOffset());`),
    );
    assert.equal(await (await session.fresh()).locale({}), 'Asia/Kathmandu-330');
    await session.close();
  });

  test('starts a program with isolation by process anew for each scenario, and does not reset it', async () => {
    const session = await openStdioSession(
      scripted(`
        if (method === 'initialize') return ok(id, { ...${HANDSHAKE}, isolation: 'process' });
        if (method === 'reset') process.exit(1);
        if (method === 'locale') return ok(id, String(process.pid));`),
    );
    assert.equal(new Set(await pidsOf(session, 2)).size, 2);
    await session.close();
  });

  test('starts programs ahead for the next scenarios, if it is isolated by processes', async () => {
    const started = join(folder, 'ahead');
    const session = await openStdioSession({
      ...scripted(`
        if (method === 'initialize') require('node:fs').appendFileSync(${JSON.stringify(started)}, process.pid + ' ');
        if (method === 'initialize') return ok(id, { ...${HANDSHAKE}, isolation: 'process' });
        if (method === 'locale') return ok(id, String(process.pid));`),
      ahead: 2,
    });
    assert.equal(new Set(await pidsOf(session, 3)).size, 3);
    const all = (): string[] => readFileSync(started, 'utf8').trim().split(' ');
    // Two more are started than were needed.
    while (all().length < 5) await delay(10);
    await session.close();
    assert.deepEqual(all().filter(isAlive), []);
  });

  test('starts one program at a time when another cannot start beside it', async () => {
    const lock = JSON.stringify(join(folder, 'lock'));
    const session = await openStdioSession({
      ...scripted(`
        const fs = require('node:fs');
        if (method === 'initialize') {
          try { fs.mkdirSync(${lock}); } catch { process.exit(5); }
          process.on('exit', () => fs.rmdirSync(${lock}));
          return ok(id, { ...${HANDSHAKE}, isolation: 'process' });
        }
        if (method === 'shutdown') process.exit();
        if (method === 'locale') return ok(id, String(process.pid));`),
      ahead: 2,
    });
    assert.equal(new Set(await pidsOf(session, 3)).size, 3);
    await session.close();
  });

  test('sends shutdown before the end of the input', async () => {
    const log = join(folder, 'methods');
    const session = await openStdioSession(
      scripted(`require('node:fs').appendFileSync(${JSON.stringify(log)}, method + '\\n');`),
    );
    await session.close();
    assert.equal(readFileSync(log, 'utf8'), 'initialize\nshutdown\n');
  });

  test('does not use a program that ended before it was needed', async () => {
    const connections: Connection[] = [];
    const connect = (): Connection => {
      const program = `if (method === 'initialize') { ok(id, ${HANDSHAKE}); return setImmediate(() => process.exit(6)); }`;
      const connection = new Connection(scripted(program));
      connections.push(connection);
      return connection;
    };
    const implementation = { name: 'scripted', version: '1', language: 'JavaScript' };
    const handshake = { protocol: 1, implementation };
    const spares = new SpareConnections(1, connect, handshake);
    spares.fill();
    await spares.ready();
    while (!connections[0]!.hasEnded) await delay(10);
    assert.equal(spares.take(), undefined);
    await spares.close();
    spares.fill();
    assert.equal(connections.length, 1, 'no more are started once they are closed');
    const none = new SpareConnections(1, () => assert.fail('the system allows no program'), handshake);
    none.fill();
    assert.equal(none.take(), undefined);
  });

  test('starts no program after it was closed', async () => {
    for (const ahead of [0, 1]) {
      const session = await openStdioSession({
        ...scripted(`if (method === 'initialize') return ok(id, { ...${HANDSHAKE}, isolation: 'process' });`),
        ahead,
      });
      await session.fresh();
      const next = assert.rejects(
        session.fresh(),
        isFault('exited', /conversation with the adapter was closed$/),
      );
      await session.close();
      await next;
    }
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

  test('ends a program during its handshake when aborted', async () => {
    const controller = new AbortController();
    const opening = openStdioSession({ ...scripted('return;'), signal: controller.signal });
    controller.abort();
    await assert.rejects(opening, isFault('exited', /^the conversation with the adapter was closed$/));
  });

  test('reports a program that states another handshake than before, in the scenario that met it', async () => {
    for (const isolation of ['reset', 'process']) {
      const started = join(folder, `other-${isolation}`);
      const session = await openStdioSession({
        ...scripted(`
          const fs = require('node:fs');
          const isAgain = fs.existsSync(${JSON.stringify(started)});
          if (method === 'initialize') fs.writeFileSync(${JSON.stringify(started)}, '');
          if (method === 'initialize')
            return ok(id, { ...${HANDSHAKE}, isolation: '${isolation}', ...(isAgain && { inexpressible: ['symbols'] }) });
          if (method === 't') process.exit(1);`),
        ahead: 1,
      });
      await assert.rejects((await session.fresh()).t({ key: 'a' }), AdapterFault);
      const changed =
        /^the adapter was started again, and states another inexpressible in its handshake: \["symbols"\] instead of \[\]$/;
      await assert.rejects(session.fresh(), isFault('changed-handshake', changed));
      await session.close();
    }
  });

  test('reports another handshake than that of the first program in its first scenario', async () => {
    const version = '{ name: "scripted", version: "2", language: "JavaScript" }';
    const first = await openStdioSession(scripted(''));
    const session = await openStdioSession({
      ...scripted(
        `if (method === 'initialize') return ok(id, { ...${HANDSHAKE}, implementation: ${version} });`,
      ),
      expected: first.handshake,
    });
    assert.deepEqual(session.handshake, first.handshake);
    const exits = { ...scripted('process.exit(4);'), expected: first.handshake };
    await assert.rejects(openStdioSession(exits), isFault('exited', /status 4/));
    const pipelining = {
      ...scripted(`if (method === 'initialize') return ok(id, { ...${HANDSHAKE}, pipelining: true });`),
      expected: first.handshake,
    };
    const other = await openStdioSession(pipelining);
    await assert.rejects(
      other.fresh(),
      isFault('changed-handshake', /another pipelining .*: true instead of false/),
    );
    await other.close();
    await assert.rejects(session.fresh(), isFault('changed-handshake', /another implementation/));
    await Promise.all([first.close(), session.close()]);
  });

  test('stops restarting a program after three failed starts in a row', async () => {
    const starts = JSON.stringify(join(folder, 'starts'));
    const session = await openStdioSession(
      scripted(`
        const fs = require('node:fs');
        if (method === 'initialize') {
          fs.appendFileSync(${starts}, '.');
          const start = fs.statSync(${starts}).size;
          if (start % 2 === 0 || start > 7) process.exit(4);
        }
        if (method === 't') process.exit(1);`),
    );
    const fails = async (): Promise<void> =>
      assert.rejects(session.fresh(), isFault('exited', /^the adapter exited with status 4 before/));
    const exits = async (): Promise<void> =>
      assert.rejects((await session.fresh()).t({ key: 'a' }), isFault('exited', /with status 1/));
    // Three starts fail, each followed by one that does not.
    for (let pair = 1; pair <= 3; pair += 1) {
      await exits();
      await fails();
    }
    await exits();
    for (let start = 1; start <= 3; start += 1) await fails();
    await assert.rejects(
      session.fresh(),
      isFault('exited', /^not started again after 3 starts in a row that failed: /),
    );
    await session.close();
  });
});
