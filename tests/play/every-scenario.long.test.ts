import Ajv2020 from 'ajv/dist/2020';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callingAdapter } from '../../adapter/client/calling-adapter';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import { dispatch, type Method } from '../../adapter/contract/adapter';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import schema from '../../adapter/protocol.schema.json';
import { loadSteps, Playthrough } from '../../play';
import createReference from '../../ports/reference';
import { readSuite, type Trial } from '../../suite';
import { beforeTests } from '../before-tests';
import { requireListed, UsedNames } from './used-names';

// Playing all scenarios takes seconds, so that they are played once for all that holds for each of them.
const library = loadSteps();
const { trials } = readSuite(PACKAGE_ROOT);
/** Findings of each kind, with their scenarios. */
const found = { requests: [] as string[], names: [] as string[], steps: [] as string[] };
const usedNames = new UsedNames();
let requests = 0;

async function playAllScenarios(): Promise<void> {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false }).compile(
    schema,
  );
  const reference = createReference();
  let names = new Set<string>();
  let played = '';
  const observe = (method: Method, params: object): void => {
    requests++;
    usedNames.take(params);
    const request = { jsonrpc: '2.0', id: 1, method, params };
    if (!validate(request)) found.requests.push(JSON.stringify([played, method, params, validate.errors]));
    if (method === 'reset') names = new Set();
    if (!('catalog' in params)) return;
    const name = String(params.catalog);
    if (names.has(name)) found.names.push(`${played}: ${name}`);
    names.add(name);
  };
  const opened = await openInProcessSession(() =>
    callingAdapter(async (method, params) => {
      observe(method, params);
      return dispatch(reference, method, params);
    }),
  );
  // The values that the reference's language cannot express are of interest too.
  const session = { ...opened, handshake: { ...opened.handshake, inexpressible: [] } };
  for (const trial of trials) {
    played = trial.key;
    const playthrough = new Playthrough(library, session, await session.fresh(), trial.surface);
    await playSteps(playthrough, trial);
    await playthrough.end();
  }
  await session.close();
}

async function playSteps(playthrough: Playthrough, { key, steps }: Trial): Promise<void> {
  for (const step of steps) {
    const { keyword, isObserving, isSequential, pattern } = library.match(step.text).definition;
    const { outcomes } = playthrough.world;
    const isPlayed = await playthrough.play(step).then(
      () => true,
      () => false,
    );
    if (!isPlayed) return;
    if (keyword !== 'Then' || isSequential || /^the (?:main configuration|constant)/.test(pattern)) continue;
    if ((playthrough.world.outcomes !== outcomes) !== isObserving) found.steps.push(`${key}: ${step.text}`);
  }
}

beforeTests(playAllScenarios, () => {
  test('every request that the features make is one of the protocol', () => {
    assert.ok(requests > trials.length);
    assert.deepEqual(found.requests, []);
  });

  test('the features, recordings included, use only listed Symbols and sets of named arguments', () => {
    requireListed(usedNames);
  });

  test('no scenario gives two catalogs the same name', () => {
    assert.deepEqual(found.names, []);
  });

  test('a Then makes calls only when its definition has the options OBSERVING', () => {
    assert.deepEqual(found.steps, []);
  });
});
