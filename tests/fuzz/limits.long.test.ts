import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Adapter } from '../../adapter/contract/adapter';
import { unsupported } from '../../adapter/contract/errors';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import createReference from '../../ports/reference';
import { fuzz } from '../../fuzz/fuzz';
import { fuzzed, port } from './ports';

test('an unsupported operation ends the scenario, and is reported', async () => {
  const make = port(() => ({
    assignLocale: async () => {
      throw unsupported('there is no setter');
    },
  }));
  const { find, unsupported: told } = await fuzzed(make, { seed: 2, runs: 30 });
  assert.equal(find, undefined);
  assert.deepEqual([...told.keys()].sort(), [
    'locale=: there is no setter',
    'with_locale: there is no setter',
  ]);
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
  const { find } = await fuzzed(make, { runs: 100 });
  assert.equal(find, undefined);
  assert.ok(said.length > 100);
  assert.deepEqual(
    said.filter((params) => /"symbol"|"kwargs"/.test(params)),
    [],
  );
});

test('the same seed draws the same scenarios, and the path of one finds it again directly', async () => {
  const make = port((reference) => ({ t: ({ count: _, ...params }) => reference.t(params) }));
  const first = await fuzzed(make, { seed: 7 });
  const path = first.find?.path;
  assert.ok(path !== undefined && Number(path) > 0);
  const again = await fuzzed(make, { seed: 7, path });
  assert.deepEqual(String(again.find?.reason), String(first.find?.reason));
  assert.equal(again.find?.path, path);
  assert.equal(again.runs, first.runs - Number(path));
});

test('fuzz ends when it is aborted or its time is over, and reports the number of runs', async () => {
  const sessions = {
    reference: await openInProcessSession(createReference),
    port: await openInProcessSession(createReference),
  };
  const stop = new AbortController();
  const onRun = ({ runs }: { readonly runs: number }): void => {
    if (runs === 5) stop.abort();
  };
  const told = await fuzz({ ...sessions, level: 'spec', seed: 1, runs: 1e6, signal: stop.signal, onRun });
  assert.deepEqual([told.runs, told.isInterrupted, told.isOutOfTime], [5, true, false]);

  const late = await fuzz({ ...sessions, level: 'spec', seed: 1, runs: 1e6, time: 300 });
  assert.ok(late.runs > 0 && late.runs < 1e6);
  assert.deepEqual([late.isInterrupted, late.isOutOfTime], [false, true]);
});
