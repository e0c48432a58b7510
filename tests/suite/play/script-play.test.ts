import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { AdapterFault, invalidLocale, LostCall, unsupported } from '../../../adapter/contract/errors';
import type { Session } from '../../../adapter/contract/session';
import { ScriptPlay } from '../../../suite/play/script-play';
import type { Script } from '../../../steps/script';
import { playScript, scriptedSession, scriptWith } from './scripted-session';

const FAULT = new AdapterFault('exited', 'the adapter exited', ['last words']);

/** Returns the kind and the message of the problem, and the step. */
async function ending(script: Script, session: Session): Promise<unknown[]> {
  const { problem, step } = await playScript(script, session);
  return [problem?.kind, problem?.message, step];
}

/** Answers each method with its own result; a function is called, and an Error is thrown. */
function answers(results: { readonly [method: string]: unknown }): Session & { happened: string[] } {
  return scriptedSession((method) => {
    const result = results[method] ?? null;
    if (result instanceof Error) throw result;
    return typeof result === 'function' ? result() : result;
  });
}

describe('a step', () => {
  test('passes if all outcomes are as expected, and the next one follows', async () => {
    const session = answers({ locale: 'en' });
    const script = scriptWith(
      { method: 'init', expect: [{ result: null, step: 3 }] },
      { method: 'locale', step: 2, expect: [{ result: 'en', step: 3 }] },
    );
    const begun: number[] = [];
    assert.deepEqual(await new ScriptPlay(session, script).play((step) => begun.push(step)), {});
    assert.deepEqual(begun, [0, 2, 3]);
  });

  test('follows the one before it, even in a scenario of more than ten steps', async () => {
    const steps = Array.from({ length: 12 }, (_, step) => step);
    const calls = steps.map((step) => ({ method: 'init', step, expect: [{ result: null, step }] }) as const);
    const begun: number[] = [];
    await new ScriptPlay(answers({}), scriptWith(...calls)).play((step) => begun.push(step));
    assert.deepEqual(begun, steps);
  });

  test('fails with the deviations of all its expectations, and ends the script', async () => {
    const session = answers({ locale: 'en', default_locale: 'fr' });
    const script = scriptWith(
      { method: 'locale', expect: [{ result: 'de', step: 1 }] },
      { method: 'default_locale', step: 1, expect: [{ result: 'en', step: 1 }] },
      { method: 'init', step: 2 },
    );
    assert.deepEqual(await ending(script, session), [
      'failed',
      'locale on the module: expected "de", got "en"\ndefault_locale on the module: expected "en", got "fr"',
      1,
    ]);
    assert.deepEqual(session.happened, ['fresh', 'locale', 'default_locale']);
  });

  test('is unsupported if the port lacks an operation, even if another call of the step deviates', async () => {
    const lacking = { method: 'l', expect: [{ result: 'A', step: 0 }] } as const;
    const session = (): Session => answers({ l: unsupported('there is no l'), locale: 'en' });
    assert.deepEqual(await ending(scriptWith(lacking), session()), ['unsupported', 'there is no l', 0]);
    assert.deepEqual(await ending(scriptWith(lacking), answers({ l: unsupported('') })), [
      'unsupported',
      '',
      0,
    ]);
    const wrong = { method: 'locale', expect: [{ result: 'fr', step: 0 }] } as const;
    assert.deepEqual((await ending(scriptWith(wrong, lacking), session()))[0], 'unsupported');
    assert.deepEqual((await ending(scriptWith(lacking, wrong), session()))[0], 'unsupported');
  });

  test('is unsupported if the port lacks the operation whose outcome must be the same', async () => {
    const script = scriptWith(
      { method: 't', expect: [{ predicate: 'same outcome', call: 1, step: 1 }] },
      { method: 'translate', step: 1 },
    );
    const session = answers({ t: 'A', translate: unsupported('there is no translate') });
    assert.deepEqual(await ending(script, session), ['unsupported', 'there is no translate', 1]);
  });

  test('is unsupported if the port lacks an operation in a block, nested ones included', async () => {
    const missing = { error: { code: -32601, message: 'there is no t!' } };
    const call = { method: 't!' };
    const nested = { method: 'with_locale', params: { locale: 'de', block: [{ method: 'locale' }, call] } };
    const script = scriptWith({ method: 'with_locale', params: { locale: 'fr', block: [nested] } });
    const session = answers({
      with_locale: { block: [{ result: { block: [{ result: 'de' }, missing] } }], value: 1 },
    });
    assert.deepEqual(await ending(script, session), ['unsupported', 'there is no t!', 0]);
    // The first of several operations is named.
    const several = { block: [missing, { error: { code: -32601, message: 'there is no t' } }], value: 1 };
    const twice = scriptWith({
      method: 'with_locale',
      params: { locale: 'fr', block: [call, { method: 't' }] },
    });
    assert.deepEqual((await ending(twice, answers({ with_locale: several })))[1], 'there is no t!');
    const raised = answers({ with_locale: invalidLocale('fr') });
    assert.deepEqual(await ending(script, raised), [undefined, undefined, undefined]);
  });

  test('is not applicable if the adapter does not report the value of a block', async () => {
    const script = scriptWith({
      method: 'with_locale',
      params: { locale: 'fr', block: [] },
      expect: [{ predicate: 'block value', locales: ['en'], step: 1 }],
    });
    assert.deepEqual(await ending(script, answers({ with_locale: { block: [] } })), [
      'not-applicable',
      'the adapter does not say what with_locale returned',
      1,
    ]);
  });

  test('ends when all its calls have ended, with the fault of one of them', async () => {
    const session = answers({
      locale: 'wrong',
      init: FAULT,
      default_locale: () => delay(20, 'en').then(() => session.happened.push('ended')),
    });
    const script = scriptWith(
      { method: 'locale', expect: [{ result: 'en', step: 0 }] },
      { method: 'init' },
      { method: 'default_locale' },
    );
    assert.deepEqual(await playScript(script, session), {
      problem: {
        kind: 'fault',
        message: 'the adapter exited',
        fault: { reason: 'exited', stderr: ['last words'] },
      },
      step: 0,
    });
    assert.equal(session.happened.at(-1), 'ended');
  });

  test('makes 256 calls before the first of them has ended, and at most 512 before all of these have', async () => {
    const waiting: (() => void)[] = [];
    const session = scriptedSession(() => new Promise<void>((resolve) => waiting.push(resolve)));
    const calls = Array.from({ length: 600 }, () => ({ method: 'locale' }) as const);
    const playing = playScript(scriptWith(...calls), session);
    // After the first part, one call ends; after the others, all do.
    for (const [made, ended] of [
      [256, 1],
      [511, 511],
      [88, 88],
    ] as const) {
      await delay(20);
      assert.equal(waiting.length, made);
      for (const end of waiting.splice(0, ended)) end();
    }
    assert.deepEqual(await playing, {});
  });

  test('throws an error that neither the port nor the adapter can cause', async () => {
    const script = scriptWith({
      method: 'locale',
      expect: [{ predicate: 'states missing', not: { path: '(', text: '' }, step: 0 }],
    });
    await assert.rejects(playScript(script, answers({ locale: 'en' })), SyntaxError);
  });
});

describe('what a language cannot express', () => {
  test('keeps a script from being played, without any call', async () => {
    const session = scriptedSession(() => null, { inexpressible: ['offsets', 'symbols'] });
    const script: Script = { ...scriptWith({ method: 'init' }), needs: ['whole-floats', 'symbols'] };
    const reason = ['not-applicable', "the port's language cannot express symbols", undefined];
    assert.deepEqual(await ending(script, session), reason);
    const ahead = new ScriptPlay(session, script);
    await ahead.sendAhead();
    assert.equal((await ahead.play()).problem?.kind, 'not-applicable');
    assert.deepEqual(session.happened, []);
    assert.deepEqual(await playScript(script, scriptedSession()), {});
  });

  test('leaves out calls of recordings, and what is expected of them', async () => {
    const script = scriptWith(
      { method: 'localize', needs: ['whole-floats'], expect: [{ result: '1.0', step: 0 }] },
      { method: 'locale', needs: ['offsets'], expect: [{ result: null, step: 0 }] },
    );
    const session = scriptedSession(() => null, { inexpressible: ['whole-floats'] });
    assert.deepEqual(await playScript(script, session), {});
    assert.deepEqual(session.happened, ['fresh', 'locale']);
    assert.equal((await playScript(script, scriptedSession())).problem?.kind, 'failed');
  });

  test('turns the Symbols of recordings into Strings, but not the keys of translations', async () => {
    const params = {
      key: { symbol: 'simple' },
      count: null,
      scope: [{ symbol: 'a' }, 'b', { symbol: '' }],
      translations: { en: { symbol: 'text' } },
    };
    const script = scriptWith({ method: 't', params });
    const without = scriptedSession(() => null, { inexpressible: ['symbols'] });
    await playScript(script, without);
    assert.deepEqual(without.params, [{ ...params, key: 'simple', scope: ['a', 'b', ''] }]);
    const withSymbols = scriptedSession();
    await playScript(script, withSymbols);
    assert.deepEqual(withSymbols.params, [params]);
  });
});

describe('a fresh state in a script', () => {
  const script = scriptWith({ method: 'locale' }, { method: 'init', fresh: true }, { method: 'init' });
  const answeringLate = (happened: () => string[]) => async (method: string) => {
    if (method === 'locale') happened().push(await delay(20, 'answer'));
    return null;
  };

  for (const { isolation, order } of [
    { isolation: 'reset', order: ['fresh', 'locale', 'fresh', 'init', 'init', 'answer'] },
    { isolation: 'process', order: ['fresh', 'locale', 'answer', 'fresh', 'init', 'init'] },
  ] as const) {
    const waits = isolation === 'process' ? 'waits' : 'does not wait';
    test(`${waits} for earlier calls with isolation by ${isolation}`, async () => {
      const session = scriptedSession(
        answeringLate(() => session.happened),
        { isolation },
      );
      assert.deepEqual(await playScript(script, session), {});
      assert.deepEqual(session.happened, order);
      assert.equal(new ScriptPlay(session, script).canBeSentAhead, false);
    });
  }

  test('is not begun in a new process after a fault', async () => {
    const session = scriptedSession(() => Promise.reject(FAULT), { isolation: 'process' });
    assert.deepEqual(await ending(script, session), ['fault', 'the adapter exited', 0]);
    assert.deepEqual(session.happened, ['fresh', 'locale']);
  });

  test('that cannot be reached because of an earlier call leaves the fault with that call', async () => {
    const scripted = scriptedSession(() => Promise.reject(FAULT));
    const fresh = async () => {
      if (scripted.happened.includes('fresh')) throw new LostCall('lost by a fault in another scenario');
      return scripted.fresh();
    };
    assert.deepEqual(await ending(script, { ...scripted, fresh }), ['fault', 'the adapter exited', 0]);
    assert.deepEqual(scripted.happened, ['fresh', 'locale']);
  });
});

describe('a script that is sent ahead', () => {
  test('makes all its calls at once, and only once', async () => {
    const session = answers({ locale: 'en' });
    const one = new ScriptPlay(
      session,
      scriptWith({ method: 'locale' }, { method: 'init', step: 1, expect: [{ result: null, step: 1 }] }),
    );
    assert.ok(one.canBeSentAhead);
    await one.sendAhead();
    await one.sendAhead();
    const sent = ['fresh', 'locale', 'init'];
    assert.deepEqual(session.happened, sent);
    assert.deepEqual(await one.play(), {});
    await one.settle();
    assert.deepEqual(session.happened, sent);
  });

  test('has the fault of a port that cannot be reset when its turn comes', async () => {
    const one = new ScriptPlay(
      { ...scriptedSession(), fresh: () => Promise.reject(FAULT) },
      scriptWith({ method: 'init' }),
    );
    await one.sendAhead();
    const { problem, step } = await one.play();
    assert.deepEqual([problem?.kind, problem?.message, step], ['fault', 'the adapter exited', undefined]);
    assert.equal(one.isLost, false);
  });

  test('is lost if another script ended the connection', async () => {
    const lost = new LostCall('lost by a fault in another scenario');
    const script = scriptWith({ method: 'init' });
    const byCall = new ScriptPlay(answers({ init: lost }), script);
    const byReset = new ScriptPlay({ ...scriptedSession(), fresh: () => Promise.reject(lost) }, script);
    for (const one of [byCall, byReset]) {
      await one.sendAhead();
      await assert.rejects(one.play(), lost);
      assert.ok(one.isLost);
    }
  });
});
