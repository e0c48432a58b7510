import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import type { Adapter } from '../../adapter/contract/adapter';
import { AdapterFault, type FaultReason, unsupported } from '../../adapter/contract/errors';
import { fuzz } from '../../fuzz/fuzz';
import { FoundDifference } from '../../fuzz/random-scenario';
import createReference from '../../ports/reference';
import { fuzzed, port } from './ports';

test('fuzz ends with the first difference, which its path finds again', async () => {
  const wrongVersion = port((reference) => ({
    constants: async () => ({ ...(await reference.constants()), VERSION: '0' }),
  }));
  const { find, isInterrupted, isOutOfTime } = await fuzzed(wrongVersion, { runs: 100 });
  assert.ok(find?.reason instanceof FoundDifference);
  assert.equal(find.reason.reference.method, 'constants');
  assert.deepEqual([isInterrupted, isOutOfTime], [false, false]);
  const again = await fuzzed(wrongVersion, { path: find.path });
  assert.deepEqual([again.find?.path, again.find?.groups], [find.path, find.groups]);
});

test('an unsupported operation ends the scenario, and is reported', async () => {
  const lacking = port(() => ({ assignLocale: () => Promise.reject(unsupported('there is no setter')) }));
  const { find, unsupported: told } = await fuzzed(lacking, { seed: 2, runs: 30 });
  assert.equal(find, undefined);
  const operations = ['locale=: there is no setter', 'with_locale: there is no setter'];
  assert.deepEqual([...told.keys()].sort(), operations);
});

test('calls that the language of a port cannot express are not made', async () => {
  const said: string[] = [];
  const make = (): Adapter => {
    const reference = createReference();
    return {
      ...reference,
      initialize: async (params) => ({
        ...(await reference.initialize(params)),
        inexpressible: ['symbols', 'named-arguments'],
      }),
      translate: (params) => {
        said.push(JSON.stringify(params));
        return reference.translate(params);
      },
    };
  };
  assert.equal((await fuzzed(make, { runs: 100 })).find, undefined);
  assert.ok(said.length > 100);
  for (const params of said) assert.doesNotMatch(params, /"symbol"|"kwargs"/);
});

test('fuzz ends when it is aborted or its time is over, and reports the number of runs', async () => {
  const stop = new AbortController();
  const search = {
    reference: await openInProcessSession(createReference),
    port: await openInProcessSession(createReference),
    level: 'spec',
    seed: 1,
    runs: 1e6,
  } as const;
  const onRun = ({ runs }: { readonly runs: number }): void => {
    if (runs === 5) stop.abort();
  };
  const told = await fuzz({ ...search, signal: stop.signal, onRun });
  assert.deepEqual([told.runs, told.isInterrupted, told.isOutOfTime], [5, true, false]);
  const none = await fuzz({ ...search, signal: AbortSignal.abort() });
  assert.deepEqual([none.runs, none.isInterrupted, none.isOutOfTime], [0, true, false]);
  const late = await fuzz({ ...search, time: 300 });
  assert.ok(late.runs > 0 && late.runs < 1e6);
  assert.deepEqual([late.isInterrupted, late.isOutOfTime], [false, true]);
});

test('a difference that is found just before the time is over is shrunk as any other', async ({ mock }) => {
  const wrongAlias = port(() => ({
    l: async () => {
      now = 2000;
      return 'always the same';
    },
  }));
  let now = 0;
  const whole = await fuzzed(wrongAlias, { surface: 'catalog' });
  now = 0;
  mock.method(performance, 'now', () => now);
  const late = await fuzzed(wrongAlias, { surface: 'catalog', time: 1000 });
  assert.deepEqual([late.find?.groups, late.isOutOfTime], [whole.find?.groups, false]);
  assert.ok(late.find);
});

test('a fault that takes long is found in one scenario, and any other is shrunk', async () => {
  const reference = await openInProcessSession(createReference);
  const found = async (reason: FaultReason) => {
    const failing = { ...reference, fresh: () => Promise.reject(new AdapterFault(reason, 'no answer')) };
    const { find, runs, steps } = await fuzz({ reference, port: failing, level: 'spec', seed: 1, runs: 9 });
    assert.ok(find?.reason instanceof AdapterFault);
    return [runs === 1, steps === find.groups.length];
  };
  for (const reason of ['timed-out', 'does-not-start'] as const)
    assert.deepEqual(await found(reason), [true, true], reason);
  assert.deepEqual(await found('exited'), [false, false]);
});

/** Returns the reference with available locales in reverse order, while a loader has read files or while none has. */
function reversing(when: 'with files' | 'without files'): () => Adapter {
  return port((reference) => {
    let state = 'without files';
    const operations = Object.entries(reference).map(([name, operation]) => [
      name,
      (params: object) => {
        if (name === 'reset') state = 'without files';
        if (JSON.stringify(params ?? {}).includes('"path":')) state = 'with files';
        return (operation as (params: object) => unknown).call(reference, params);
      },
    ]);
    return {
      ...(Object.fromEntries(operations) as Adapter),
      availableLocales: async (params) => {
        const locales = await reference.availableLocales(params);
        return state === when ? locales.toReversed() : locales;
      },
    };
  });
}

test('at level crystal, the order of locales is compared, but not that of locales from files', async () => {
  const search = { level: 'crystal', seed: 4, runs: 150 } as const;
  const [withFiles, without] = [
    await fuzzed(reversing('with files'), search),
    await fuzzed(reversing('without files'), search),
  ];
  assert.equal(withFiles.find, undefined);
  assert.ok(without.find);
});
