import { deepStrictEqual, rejects } from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Adapter, InitializeResult } from '../../adapter/contract/adapter';
import { AdapterFault } from '../../adapter/contract/errors';
import type { Session } from '../../adapter/contract/session';
import { PortCalls } from '../../steps/port-calls';
import { ConformanceWorld } from '../../steps/world';

describe('PortCalls.renew', () => {
  for (const { isolation, order } of [
    { isolation: 'reset', order: ['first', 'fresh', 'second', 'answer'] },
    { isolation: 'process', order: ['first', 'answer', 'fresh', 'second'] },
  ] as const) {
    it(`${isolation === 'process' ? 'waits' : 'does not wait'} for earlier calls with isolation by ${isolation}`, async () => {
      const happened: string[] = [];
      const first = { translate: () => answered(happened) } as unknown as Adapter;
      const calls = callsOn(first, isolation, happened);
      await calls.step(async () => {
        void calls.call('translate', { key: 'a' });
        happened.push('first');
        await calls.renew();
        void calls.call('translate', { key: 'b' });
        happened.push('second');
      });
      deepStrictEqual(happened, order);
    });
  }

  it('throws the fault of an earlier call instead of starting a new process', async () => {
    const happened: string[] = [];
    const fault = new AdapterFault('exited', 'the adapter exited');
    const dying = { translate: async () => Promise.reject(fault) } as unknown as Adapter;
    const calls = callsOn(dying, 'process', happened);
    const step = calls.step(async () => {
      void calls.call('translate', { key: 'a' });
      await calls.renew();
    });
    await rejects(step, fault);
    deepStrictEqual(happened, []);
  });
});

/** Returns the calls of a scenario whose port, once it is renewed, answers at once. */
function callsOn(adapter: Adapter, isolation: 'reset' | 'process', happened: string[]): PortCalls {
  const fresh = async () => {
    happened.push('fresh');
    return { translate: async () => 'b' } as unknown as Adapter;
  };
  const session = { handshake: { isolation } as InitializeResult, fresh, close: async () => undefined };
  return new PortCalls(session satisfies Session, adapter, new ConformanceWorld().given);
}

/** Answers only after several turns of the event loop. */
async function answered(happened: string[]): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  happened.push('answer');
  return 'a';
}
