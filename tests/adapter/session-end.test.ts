import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ProcessGroup } from '../../adapter/client/process-group';
import { openStdioSession } from '../../adapter/client/stdio-session';
import { PATIENT_TIMEOUT, POSIX_ONLY } from '../processes';
import { folder, HANDSHAKE, programs, scripted } from './scripted';

const BY_PROCESS = {
  protocol: 1,
  implementation: { name: 'shell', version: '1', language: 'sh' },
  isolation: 'process',
};

// One after the other, because two of them watch how programs are closed.
describe('a session that ends programs', () => {
  test('waits at its end for the program of the last scenario but one too', async () => {
    const [begun, ended] = ['begun', 'ended'].map((name) => JSON.stringify(join(folder, name)));
    const session = await openStdioSession({
      ...scripted(`
        const fs = require('node:fs');
        if (method === 'initialize') {
          try { fs.mkdirSync(${begun}); globalThis.isFirst = true; } catch {}
          return ok(id, { ...${HANDSHAKE}, isolation: 'process' });
        }
        if (method === 'shutdown' && globalThis.isFirst)
          return setTimeout(() => { fs.writeFileSync(${ended}, ''); process.exit(); }, 300);
        if (method === 'shutdown') process.exit();`),
      ahead: 1,
    });
    for (let scenario = 1; scenario <= 2; scenario += 1) await session.fresh();
    await session.close();
    assert.ok(existsSync(join(folder, 'ended')));
  });

  test('waits for only three programs that hang in shutdown', POSIX_ONLY, async (context) => {
    const response = `{"jsonrpc":"2.0","id":'"$id"',"result":${JSON.stringify(BY_PROCESS)}}`;
    const id = `id=\${request#*\\"id\\":}; id=\${id%%,*}`;
    const session = await openStdioSession({
      programs,
      command: `trap '' TERM; read -r request; ${id}; echo '${response}'; while true; do sleep 0.1; done`,
      ...{ folder, timeout: PATIENT_TIMEOUT },
    });
    const closing = context.mock.method(ProcessGroup.prototype, 'close');
    for (let scenario = 1; scenario <= 6; scenario += 1) await session.fresh();
    await session.close();
    const calls = closing.mock.calls.filter((call) =>
      String((call.this as ProcessGroup).leader.spawnargs).includes("trap ''"),
    );
    assert.deepEqual(
      calls.map(({ arguments: [isHurried] }) => isHurried),
      // The session itself is closed without hurry.
      [false, false, false, true, true, undefined],
    );
  });

  test('is in a hurry only after three slow exits in a row', async (context) => {
    const { close } = ProcessGroup.prototype;
    const haveExited = [false, false, true, false, false, false];
    const hurried: unknown[] = [];
    context.mock.method(
      ProcessGroup.prototype,
      'close',
      async function (this: ProcessGroup, isHurried?: boolean) {
        const hasExited = await close.call(this, isHurried);
        if (!this.leader.spawnargs.join(' ').includes('three in a row')) return hasExited;
        hurried.push(isHurried);
        return haveExited[hurried.length - 1] ?? hasExited;
      },
    );
    const session = await openStdioSession(
      scripted(
        `if ('three in a row' && method === 'initialize') return ok(id, ${JSON.stringify(BY_PROCESS)});`,
      ),
    );
    for (let scenario = 1; scenario <= 8; scenario += 1) await session.fresh();
    await session.close();
    assert.deepEqual(hurried, [false, false, false, false, false, false, true, undefined]);
  });
});
