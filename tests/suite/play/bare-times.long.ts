import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openInProcessSession } from '../../../adapter/client/in-process-session';
import type { Adapter, LocalizeParams } from '../../../adapter/contract/adapter';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { playedOn } from '../../played';
import type { TrialResult } from '../../../suite/play/trial-result';
import createReference from '../../../ports/reference';
import { readSuite } from '../../../suite/read';
import { beforeTests } from '../../before-tests';
import { requireNone } from '../../none';

/** Makes a port whose times have no offset: it prints nothing for `%z`, like `strftime` of a time without a zone. */
function createBareTimes(): Adapter {
  const reference = createReference();
  const onBareTimes =
    (localize: Adapter['localize']) =>
    async (params: LocalizeParams): Promise<string> => {
      if (!('time' in params.object)) return localize(params);
      const object = { time: params.object.time.replace(/[-+][\d:]+$/, '+00:00') };
      return (await localize({ ...params, object })).replace(/\+00:?00(?::00)?/, '');
    };
  return {
    ...reference,
    initialize: async (params) => ({
      ...(await reference.initialize(params)),
      inexpressible: ['whole-floats', 'offsets'],
    }),
    localize: onBareTimes(reference.localize),
    l: onBareTimes(reference.l),
  };
}

/** The trials that may localize something: the others do not differ from those of the reference. */
const trials = readSuite(PACKAGE_ROOT).trials.filter(({ steps }) =>
  /localize|\btimes?\b|recording/.test(JSON.stringify(steps)),
);

async function play(): Promise<TrialResult[]> {
  return playedOn(await openInProcessSession(createBareTimes), trials);
}

beforeTests(play, (results) => {
  test('a port whose times have no offset passes, and scenarios about times are still played', () => {
    const failed = results.filter(({ kind }) => kind !== 'passed' && kind !== 'not-applicable');
    requireNone(failed.map(({ trial, problem }) => [trial.key, problem?.message]));
    const reasons = results.flatMap(({ problem }) => problem?.message ?? []);
    assert.ok(reasons.includes("the port's language cannot express offsets"));
    const ofTimes = trials.filter(({ steps }) => steps.some(({ text }) => text.startsWith('the time ')));
    const passed = new Set(results.filter(({ kind }) => kind === 'passed').map(({ trial }) => trial.key));
    assert.ok(ofTimes.some(({ key }) => passed.has(key)));
  });
});
