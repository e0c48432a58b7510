import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { callingAdapter } from '../../../adapter/client/calling-adapter';
import { openInProcessSession } from '../../../adapter/client/in-process-session';
import { AdapterFault, LostCall } from '../../../adapter/contract/errors';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import type { Adapter } from '../../../adapter/contract/adapter';
import type { Session } from '../../../adapter/contract/session';
import { playedOn } from '../../played';
import { playScripts, type ScriptOptions } from '../../../suite/play/play-scripts';
import { readScripts } from '../../../suite/compile/scripts-file';
import type { TrialResult } from '../../../suite/play/trial-result';
import createReference from '../../../ports/reference';
import { readSuite, type Trial } from '../../../suite/read';
import createFlawed from './adapters/flawed';
import { endingOf, type Ending } from './endings';
import { scriptedSession, scriptWith } from './scripted-session';

const { trials } = readSuite(PACKAGE_ROOT);
const scriptOf = readScripts();
/** In the order of their rules, whatever files these are in. */
const ofKeys = trials
  .filter(({ id }) => id.startsWith('LOOKUP-'))
  .toSorted((one, other) => one.rule.localeCompare(other.rule));

/** Plays scenarios on a port that declares pipelining, or does not. */
async function endings(session: Session, planned: readonly Trial[], pipelining: boolean): Promise<Ending[]> {
  return (await playedOn(declaring(session, pipelining), planned)).map(endingOf);
}

function declaring(session: Session, pipelining: boolean): Session {
  const handshake = { ...session.handshake, pipelining };
  return { handshake, fresh: () => session.fresh(), close: () => session.close() };
}

/** Plays trials in a session, and removes each from the queue when its turn comes. */
async function playQueue(session: Session, queue: Trial[], options: Partial<ScriptOptions>): Promise<void> {
  const inTurn = function* (): Generator<Trial> {
    while (queue.length > 0) yield queue.shift()!;
  };
  await playScripts([session], inTurn(), { scriptOf, ...options });
}

test('trials that are sent ahead have the same results as trials played in turn', async () => {
  // The first trial of each rule is enough: most others are rows of an outline.
  const some = trials.filter(({ rule }, index) => rule !== trials[index - 1]?.rule);
  const inTurn = await endings(await openInProcessSession(createFlawed), some, false);
  const ahead = await endings(await openInProcessSession(createFlawed), some, true);
  assert.deepEqual(ahead, inTurn);
});

for (const pipelining of [false, true]) {
  test(`an abort ends the player at the current call, ${pipelining ? 'with' : 'without'} pipelining`, async () => {
    const controller = new AbortController();
    const results: TrialResult[] = [];
    const never = new Promise<never>(() => undefined);
    const reference = createReference();
    let translations = 0;
    const session = await openInProcessSession(() => ({
      ...reference,
      translate: async (params) => {
        translations += 1;
        if (results.length < 2) return reference.translate(params);
        controller.abort();
        return never;
      },
    }));
    await playQueue(declaring(session, pipelining), [...ofKeys], {
      onResult: (result) => results.push(result),
      signal: controller.signal,
    });
    // With pipelining, the calls of 17 trials are sent after the first one if it was fast, and more once half are left.
    const mostPlayed = pipelining ? 10 : 2;
    assert.ok(results.length >= 2 && results.length <= mostPlayed, String(results.length));
    assert.deepEqual(
      results.map(({ trial, kind }) => [trial.key, kind]),
      ofKeys.slice(0, results.length).map(({ key }) => [key, 'passed']),
    );
    assert.ok(translations < ofKeys.length);
  });
}

test('an abort ends the player during a reset of the port, and the session', async () => {
  const controller = new AbortController();
  const session = declaring(await openInProcessSession(createReference), true);
  const queue = [...ofKeys];
  let isClosed = false;
  const aborting: Session = {
    ...session,
    fresh: () => {
      controller.abort();
      return new Promise(() => undefined);
    },
    close: async () => void (isClosed = true),
  };
  await playQueue(aborting, queue, {
    onResult: ({ trial }) => assert.fail(`${trial.key} has a result`),
    signal: controller.signal,
  });
  assert.equal(queue.length, ofKeys.length - 1);
  assert.ok(isClosed);
});

test('a slow player sends no trials ahead, and leaves them to other players', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const fresh = async (): Promise<Adapter> => {
    const reference = createReference();
    const translate: Adapter['translate'] = (params) => {
      const translated = last.then(() => delay(200)).then(() => reference.translate(params));
      last = translated.catch(() => undefined);
      return translated;
    };
    return { ...reference, translate };
  };
  const { handshake } = declaring(await openInProcessSession(createReference), true);
  const queue = ofKeys.slice(0, 5);
  const left: number[] = [];
  const session = { handshake, fresh, close: async () => undefined };
  await playQueue(session, queue, { onResult: () => left.push(queue.length) });
  assert.deepEqual(left, [4, 3, 2, 1, 0]);
});

test('a port that cannot be reset gets a fault in each scenario, before the first step', async () => {
  const session = declaring(await openInProcessSession(createReference), true);
  const fault = new AdapterFault('exited', 'the adapter exited with status 1');
  const results = await playedOn({ ...session, fresh: () => Promise.reject(fault) }, ofKeys.slice(0, 3));
  assert.deepEqual(
    results.map(endingOf),
    ofKeys.slice(0, 3).map(({ key }) => [key, 'fault', undefined, fault.message]),
  );
});

test('an error of the system, such as a full disk, is not a defect of the suite', async () => {
  const session = declaring(await openInProcessSession(createReference), false);
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { syscall: 'write' });
  const playing = playedOn({ ...session, fresh: () => Promise.reject(full) }, ofKeys.slice(0, 1));
  await assert.rejects(playing, full);
});

test('trials whose calls another one lost are played again', async ({ mock }) => {
  // After a slow trial, which any is on a busy machine, the next ones would not be sent ahead.
  mock.method(performance, 'now', () => 0);
  const planned = ofKeys.slice(0, 4);
  const keys = planned.map(({ key }) => key);
  let connection = 0;
  const { handshake } = scriptedSession(() => null, { pipelining: true });
  const fresh = async (): Promise<Adapter> => {
    const opened = connection;
    return callingAdapter(async (method) => {
      await delay(method === 'init' ? 10 : 5);
      if (method === 'init' && connection === opened) return null;
      if (method === 'init') throw new LostCall('lost by a fault in another scenario');
      connection += 1;
      throw new AdapterFault('exited', 'the adapter exited');
    });
  };
  const played: string[] = [];
  const results: TrialResult[] = [];
  await playQueue({ handshake, fresh, close: async () => undefined }, [...planned], {
    scriptOf: ({ key }) => {
      played.push(key);
      return scriptWith({ method: key === keys[1] ? 'default_locale' : 'init' });
    },
    onResult: (result) => results.push(result),
  });
  assert.deepEqual(
    results.map(({ trial, kind }) => [trial.key, kind]),
    keys.map((key, index) => [key, index === 1 ? 'fault' : 'passed']),
  );
  assert.deepEqual(played, [...keys, keys[2], keys[3]]);
});

test('nothing is sent ahead to a port without pipelining', async () => {
  const session = scriptedSession();
  const counts: number[] = [];
  await playQueue(session, ofKeys.slice(0, 3), {
    scriptOf: () => scriptWith({ method: 'init' }),
    onResult: () => counts.push(session.happened.length),
  });
  assert.deepEqual(counts, [2, 4, 6]);
});

test('no request is sent ahead to a port with isolation by process, even if it declares pipelining', async () => {
  for (const isolation of ['reset', 'process'] as const) {
    const session = scriptedSession(() => null, { pipelining: true, isolation });
    await playQueue(session, trials.slice(0, 4), {
      scriptOf: () => scriptWith({ method: 'init' }),
      onResult: () => session.happened.push('end'),
    });
    const inTurn = ['fresh', 'init', 'end'];
    const isInTurn = isDeepStrictEqual(session.happened, [...inTurn, ...inTurn, ...inTurn, ...inTurn]);
    assert.equal(isInTurn, isolation === 'process', session.happened.join(' '));
  }
});

test('a script that cannot be compiled ends all sessions, after the current trials', async () => {
  const error = new Error('it cannot be compiled');
  const [first, second, ...others] = ofKeys;
  const left = [second!, ...others];
  const inTurn = function* (): Generator<Trial> {
    yield first!;
    while (left.length > 0) yield left.shift()!;
  };
  const results: TrialResult[] = [];
  const sessions = [scriptedSession(), scriptedSession(async () => delay(20))];
  const playing = playScripts(sessions, inTurn(), {
    scriptOf(trial) {
      if (trial === first) throw error;
      return scriptWith({ method: 'init' });
    },
    onResult: (result) => results.push(result),
  });
  await assert.rejects(playing, error);
  assert.deepEqual(
    results.map(({ trial }) => trial),
    [second],
  );
  assert.deepEqual(left, others);
});
